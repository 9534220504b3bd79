// Reads documents beside the page, so that a hard one does not stop it.

import { Ruler } from "./measure.js";

const ruler = new Ruler();
const { exports: program } = await load();

self.postMessage({ ready: true });
self.addEventListener("message", ({ data: { id, text, surface } }) => {
  const encoder = new TextEncoder();
  const first = encoder.encode(JSON.stringify(surface));
  const second = encoder.encode(text);
  const room = program.report_room(first.length + second.length);
  const memory = new Uint8Array(program.memory.buffer, room, first.length + second.length);
  memory.set(first);
  memory.set(second, first.length);
  const size = program.report_make(first.length);
  const report = new Uint8Array(program.memory.buffer, program.report_text(), size);
  self.postMessage({ id, report: new TextDecoder().decode(report) });
});

async function load() {
  const response = await fetch(new URL("../heed-playground.wasm", import.meta.url));
  if (!response.ok) throw new Error(`heed-playground.wasm: ${response.status}`);
  let memory;
  const decoder = new TextDecoder();
  const text = (start, length) => decoder.decode(new Uint8Array(memory.buffer, start, length));
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {
    env: {
      fmod: (value, divisor) => value % divisor,
      strtod: (start, length) => Number(text(start, length)),
      random_byte: () => Math.floor(Math.random() * 256),
      write_byte: () => {},
      measure: (start, length) => {
        const answer = ruler.answer(JSON.parse(text(start, length)));
        const room = program.answer_room(answer.length);
        new Float64Array(program.memory.buffer, room, answer.length).set(answer);
        return answer.length;
      },
    },
  });
  memory = instance.exports.memory;
  return instance;
}
