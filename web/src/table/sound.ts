/** The sounds of the table, made by the browser as they are needed: no file, nothing to load. Each
 * is a few notes or a puff of noise. */
import { settings } from "../settings/settings";

export type Sound = "card" | "dice" | "coin" | "bid" | "build" | "turn" | "end";

/** A tone: pitch, when it begins, how long it lasts, how loud it is, and the form of its wave. */
type Note = readonly [number, number, number, number, OscillatorType];
/** Noise through a band: its middle, when it begins, how long it lasts, how loud it is. */
type Puff = readonly [number, number, number, number];

const SOUNDS: Record<Sound, { notes?: readonly Note[]; puffs?: readonly Puff[] }> = {
  card: {
    puffs: [
      [2600, 0, 0.07, 0.5],
      [1200, 0.03, 0.06, 0.3],
    ],
  },
  dice: {
    puffs: [0, 0.09, 0.16, 0.26, 0.33].map((at, i): Puff => [900 + 260 * i, at, 0.045, 0.7]),
  },
  coin: {
    notes: [
      [1318, 0, 0.18, 0.2, "triangle"],
      [1976, 0.06, 0.3, 0.16, "triangle"],
    ],
  },
  bid: { notes: [[220, 0, 0.06, 0.5, "square"]], puffs: [[700, 0, 0.09, 0.9]] },
  build: {
    puffs: [
      [420, 0, 0.09, 0.9],
      [520, 0.14, 0.08, 0.8],
    ],
    notes: [[110, 0, 0.1, 0.4, "sine"]],
  },
  turn: {
    notes: [
      [523, 0, 0.28, 0.22, "sine"],
      [784, 0.15, 0.36, 0.2, "sine"],
    ],
  },
  end: {
    notes: [523, 659, 784, 1047].map((pitch, i): Note => [pitch, 0.13 * i, 0.5, 0.2, "triangle"]),
  },
};

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  const { sound: on, volume } = settings();
  if (!on || volume <= 0) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    const out = audio.createGain();
    out.gain.value = 0.5 * volume;
    out.connect(audio.destination);
    const { notes = [], puffs = [] } = SOUNDS[sound];
    for (const note of notes) tone(audio, out, note);
    for (const puff of puffs) noise(audio, out, puff);
  } catch {
    // A browser without sound, or one that has not been clicked yet.
  }
}

/** A loudness that fades from `loud` to nothing. */
function fading(into: AudioNode, context: AudioContext, at: number, length: number, loud: number) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(into);
  return gain;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  [pitch, when, length, loud, wave]: Note,
): void {
  const at = context.currentTime + when;
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.value = pitch;
  source.connect(fading(out, context, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function noise(context: AudioContext, out: AudioNode, [middle, when, length, loud]: Puff): void {
  const at = context.currentTime + when;
  const samples = context.createBuffer(
    1,
    Math.ceil(context.sampleRate * length),
    context.sampleRate,
  );
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = middle;
  const source = context.createBufferSource();
  source.buffer = samples;
  source.connect(band);
  band.connect(fading(out, context, at, length, loud));
  source.start(at);
}

/** What something that happened sounds like: by its verb, the same in every game. */
export function soundOf(verb: string): Sound | null {
  const found = Object.entries(BY_VERB).find(([, verbs]) => verbs.includes(verb));
  return (found?.[0] as Sound | undefined) ?? null;
}

const BY_VERB: Partial<Record<Sound, readonly string[]>> = {
  card: ["play", "discard", "draw", "take", "remove", "uncover", "stack", "card", "site"],
  dice: ["roll", "event"],
  coin: ["pay", "trade", "region"],
  bid: ["bid", "pass"],
  build: ["build", "send", "move"],
};
