// Runs both builds of the core on the same documents and compares what they say, byte for byte.
//
// node check.mjs PROGRAM.wasm PAGE.wasm NATIVE-PROGRAM DOCUMENT…
//
// PROGRAM writes everything down that the core makes of a document, PAGE is what a page would load.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";

// What a web page should load at most, and what it may at the moment: the second only ever falls.
const aim = 45_000;
const mostCompressed = 120_000;
const allowedImports = new Set([
  "env.fmod", "env.strtod", "env.random_byte", "env.write_byte", "env.measure", "env.line_end",
  "env.line_width",
]);
// What an Embedded build prints for a value of which it knows no text: a mistake in the source.
const placeholder = "cannot print value in embedded";

const [wasmPath, pagePath, nativePath, ...documents] = process.argv.slice(2);
const failures = [];
const [wasm, page] = [wasmPath, pagePath].map((path) => readFileSync(path));

function start(bytes) {
  const module = new WebAssembly.Module(bytes);
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (!allowedImports.has(`${from}.${name}`)) failures.push(`it asks its host for ${from}.${name}`);
  }
  if (bytes.includes(placeholder)) failures.push(`it holds the text "${placeholder}"`);
  let memory;
  const text = (start, length) =>
    new TextDecoder().decode(new Uint8Array(memory.buffer, start, length));
  const instance = new WebAssembly.Instance(module, {
    env: {
      fmod: (value, divisor) => value % divisor,
      strtod: (start, length) => Number(text(start, length)),
      random_byte: () => Math.floor(Math.random() * 256),
      write_byte: (byte) => process.stderr.write(Buffer.from([byte])),
      // Each text is one line of 100 points.
      measure: () => 1,
      line_end: () => 1 << 20,
      line_width: () => 100,
    },
  });
  memory = instance.exports.memory;
  return instance.exports;
}

// Presents a document, chooses an action, and waits for the answer.
function answer(document, node) {
  const program = start(page);
  const write = (bytes) =>
    new Uint8Array(program.memory.buffer, program.room(bytes.length), bytes.length).set(bytes);
  const output = () => {
    const from = program.output();
    return Buffer.from(program.memory.buffer, from, program.output_length()).toString("latin1");
  };
  write(document);
  if (!program.present()) return output();
  program.wake(10);
  output();
  write(Buffer.from(node));
  program.content(0, 0);
  program.wake(20);
  return output();
}

function embeddedDump(program, document) {
  const room = program.document_room(document.length);
  new Uint8Array(program.memory.buffer, room, document.length).set(document);
  const length = program.document_dump();
  const bytes = new Uint8Array(program.memory.buffer, program.document_text(), length);
  return Buffer.from(bytes);
}

function nativeDump(document) {
  const { status, stdout } = spawnSync(nativePath, { input: document, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${nativePath} ended with ${status}`);
  return stdout;
}

// Each document as it is, and in ways in which one can be broken.
function* variants(path) {
  const whole = readFileSync(path);
  const name = basename(path);
  yield [name, whole];
  yield [`${name}, cut in the middle`, whole.subarray(0, whole.length >> 1)];
  yield [
    `${name}, with a misspelled key`,
    Buffer.from(whole.toString().replace('"title"', '"titel"')),
  ];
}

let compared = 0;
const program = start(wasm);
for (const path of documents) {
  for (const [name, document] of variants(path)) {
    const expected = nativeDump(document);
    const actual = embeddedDump(program, document);
    compared += expected.length;
    if (actual.equals(expected)) continue;
    const [here, there] = [expected, actual].map((dump) => dump.toString().split("\n"));
    const line = here.findIndex((words, index) => words !== there[index]);
    failures.push(`${name}: line ${line + 1} is\n  ${there[line]}\nbut natively\n  ${here[line]}`);
  }
}
if (documents.length === 0 || compared === 0) failures.push("there was nothing to compare");

const chosen = answer(
  Buffer.from('{"heed": 1, "title": "Delete?", "actions": [{"title": "Delete", "id": "delete"}]}'),
  "action/delete",
);
if (!chosen.includes("delete")) failures.push("the page's program gives no answer");

const compressed = gzipSync(page, { level: 9 }).length;
if (compressed > mostCompressed) {
  failures.push(`it has ${compressed} bytes when compressed, more than ${mostCompressed}`);
}

console.log(`Embedded: ${documents.length} documents, ${compared} bytes of text compared.`);
console.log(
  `Embedded: ${page.length} bytes, ${compressed} compressed (limit ${mostCompressed}, aim ${aim}).`,
);
for (const failure of failures) console.error(`Embedded: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
