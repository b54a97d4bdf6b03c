import "./art/tokens.css";
import "./art/type.css";
import "./page.css";

import { mount } from "svelte";

import App from "./App.svelte";

mount(App, { target: document.body });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
