import "./art/tokens.css";
import "./art/type.css";
import "./page.css";

import { mount } from "svelte";

import App from "./App.svelte";

mount(App, { target: document.body });
