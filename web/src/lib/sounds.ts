/** The sounds of a table, synthesised: each short, one at a time, and only as loud as the player wants. */
import { PACES, settings, type Volume } from "./settings.svelte";

interface Tone {
  /** Hertz; 0 for noise. */
  pitch: number;
  /** Seconds after the start, and how long it lasts. */
  at: number;
  length: number;
  loudness: number;
  shape?: OscillatorType;
}

const pluck = (pitch: number, at: number): Tone => ({ pitch, at, length: 0.36, loudness: 0.16, shape: "triangle" });
const knock = (pitch: number, at = 0): Tone => ({ pitch, at, length: 0.09, loudness: 0.2, shape: "sine" });
const noise = (at: number, length: number, loudness: number): Tone => ({ pitch: 0, at, length, loudness });

/** All sounds, the loudest setting that is needed to hear them, and their tones. */
export const SOUNDS = {
  turn: { volume: "turn", tones: [pluck(392, 0), pluck(494, 0.07), pluck(587, 0.14)] },
  won: { volume: "turn", tones: [pluck(440, 0), pluck(523, 0.12), pluck(659, 0.24)] },
  piece: { volume: "table", tones: [knock(180), noise(0, 0.05, 0.05)] },
  coin: { volume: "table", tones: [{ pitch: 1900, at: 0, length: 0.18, loudness: 0.06, shape: "sine" }] },
  dice: { volume: "table", tones: [0, 0.07, 0.16, 0.22].map((at) => noise(at, 0.04, 0.12)) },
  wood: { volume: "table", tones: [knock(120), knock(95, 0.1)] },
  thunder: { volume: "table", tones: [noise(0, 0.6, 0.22), knock(55)] },
  dial: { volume: "all", tones: [noise(0, 0.02, 0.1)] },
} as const satisfies Record<string, { volume: Volume; tones: Tone[] }>;

export type Sound = keyof typeof SOUNDS;

const LOUDER: Volume[] = ["turn", "table", "all"];
const LONGEST = 0.6;
let audio: AudioContext | undefined;
let busyUntil = 0;

/** Whether a sound is to be heard with the present settings. */
export function isHeard(sound: Sound): boolean {
  if (!settings.sound || PACES[settings.pace] < 1) return settings.sound && SOUNDS[sound].volume === "turn";
  return LOUDER.indexOf(SOUNDS[sound].volume) <= LOUDER.indexOf(settings.volume);
}

/** Play a sound, unless another one is still heard. */
export function play(sound: Sound): void {
  if (!isHeard(sound)) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  if (now < busyUntil) return;
  for (const tone of SOUNDS[sound].tones) sounding(audio, tone, now);
  busyUntil = now + Math.min(LONGEST, Math.max(...SOUNDS[sound].tones.map(({ at, length }) => at + length)));
}

function sounding(context: AudioContext, { pitch, at, length, loudness, shape }: Tone, now: number): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness, now + at);
  gain.gain.exponentialRampToValueAtTime(0.001, now + at + length);
  gain.connect(context.destination);
  const source = pitch ? context.createOscillator() : hiss(context);
  if (source instanceof OscillatorNode) {
    source.type = shape ?? "sine";
    source.frequency.value = pitch;
  }
  source.connect(gain);
  source.start(now + at);
  source.stop(now + at + length);
}

/** White noise for knocks, dice and thunder. */
function hiss(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * LONGEST, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
