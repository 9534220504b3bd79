// Runs both builds of the core on the same documents and compares what they say, byte for byte; and
// weighs what a page loads.
//
// node check.mjs PROGRAM.wasm NATIVE-PROGRAM WEB-FOLDER DOCUMENT…
//
// PROGRAM writes everything down that the core makes of a document.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

// The most bytes, compressed, that each program of a page may have; a limit never rises. What a page
// loads for plain alerts, and what it loads for all others.
const mostCompressed = { "heed-plain.wasm": 45_000, "heed.wasm": 120_500 };
// A page's program depends on nothing else, so that it does the same when it is told the same.
const ofPage = ["env.strtod", "env.measure"];
const ofProof = ["env.fmod", "env.strtod", "env.random_byte", "env.write_byte"];
// What an Embedded build prints for a value of which it knows no text: a mistake in the source.
const placeholder = "cannot print value in embedded";

const [wasmPath, nativePath, webFolder, ...documents] = process.argv.slice(2);
const failures = [];

function check(path, allowed) {
  const bytes = readFileSync(path);
  const module = new WebAssembly.Module(bytes);
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (!allowed.includes(`${from}.${name}`)) failures.push(`${path} asks its host for ${from}.${name}`);
  }
  if (bytes.includes(placeholder)) failures.push(`${path} holds the text "${placeholder}"`);
  return { bytes, module };
}

function start(module) {
  let memory;
  const text = (start, length) =>
    new TextDecoder().decode(new Uint8Array(memory.buffer, start, length));
  const instance = new WebAssembly.Instance(module, {
    env: {
      fmod: (value, divisor) => value % divisor,
      strtod: (start, length) => Number(text(start, length)),
      random_byte: () => Math.floor(Math.random() * 256),
      write_byte: (byte) => process.stderr.write(Buffer.from([byte])),
    },
  });
  memory = instance.exports.memory;
  return instance.exports;
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
const program = start(check(wasmPath, ofProof).module);
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

console.log(`Embedded: ${documents.length} documents, ${compared} bytes of text compared.`);
for (const [name, most] of Object.entries(mostCompressed)) {
  const { bytes } = check(join(webFolder, name), ofPage);
  // The zlib of Node.js compresses in other ways than `gzip` does.
  const compressed = spawnSync("gzip", ["-9"], { input: bytes }).stdout.length;
  console.log(`Embedded: ${name} has ${bytes.length} bytes, ${compressed} compressed (limit ${most}).`);
  if (compressed > most) failures.push(`${name} is larger than its limit`);
}
for (const failure of failures) console.error(`Embedded: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
