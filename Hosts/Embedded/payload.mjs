// Says what each part of a program costs: bytes as they are, and by themselves compressed.
//
// node payload.mjs LINKED.wasm
//
// The program is made small as `Scripts/wasm-optimize` does it, but keeps its names.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const features = [
  "--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals",
  "--enable-nontrapping-float-to-int",
];

function run(command, args, input) {
  const { status, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

function named(linked) {
  const folder = mkdtempSync(join(tmpdir(), "heed-payload-"));
  const [whole, small] = ["whole.wasm", "small.wasm"].map((name) => join(folder, name));
  run("wasm-opt", [...features, "-g", "--strip-dwarf", linked, "-o", whole]);
  run("wasm-opt", [
    ...features, "-g", "-Oz", "--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz",
    whole, "-o", small,
  ]);
  const bytes = readFileSync(small);
  rmSync(folder, { recursive: true });
  return bytes;
}

// A reader of the parts of the format that are needed here.
class Reader {
  constructor(bytes, place = 0) {
    this.bytes = bytes;
    this.place = place;
  }
  byte() { return this.bytes[this.place++]; }
  number() {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }
  take(count) { return this.bytes.subarray(this.place, (this.place += count)); }
  text() { return this.take(this.number()).toString(); }
}

function functions(bytes) {
  const reader = new Reader(bytes, 8);
  const bodies = [], names = new Map(), rest = [];
  let imported = 0;
  while (reader.place < bytes.length) {
    const id = reader.byte();
    const section = new Reader(reader.take(reader.number()));
    const isNames = id === 0 && section.text() === "name";
    if (id === 2) {
      for (let count = section.number(); count > 0; count--) {
        section.text(), section.text();
        if (section.byte() !== 0) throw new Error("it imports what is no function");
        section.number(), imported++;
      }
    } else if (id === 10) {
      for (let count = section.number(); count > 0; count--) bodies.push(section.take(section.number()));
    } else if (id !== 0) rest.push([id, section.bytes]);
    while (isNames && section.place < section.bytes.length) {
      const kind = section.byte();
      const part = new Reader(section.take(section.number()));
      if (kind !== 1) continue;
      for (let count = part.number(); count > 0; count--) names.set(part.number(), part.text());
    }
  }
  const symbols = bodies.map((_, index) => names.get(index + imported) ?? "");
  const words = run("swift", ["demangle", "-compact"], symbols.join("\n")).toString().split("\n");
  return { bodies: bodies.map((body, index) => [body, words[index] ?? ""]), rest };
}

const parts = [
  ["copies and ends of values", /outlined|value witness|deallocating_deinit/],
  ["lists and other generics of the standard library", /generic specialization/],
  ["texts and numbers of the standard library", /^(merged |function signature [^>]*> of )?(static )?(Swift\.|\(extension in Swift\))/],
  ["documents: values", /HeedDocument\.DocumentDecoder/],
  ["documents: JSON", /HeedDocument\./],
  ["checks", /Heed\.(AlertChecker|AlertProblem|ProblemPath|ImagePath)|problems\.getter/],
  ["sessions", /Heed\.(Session|FieldPart|FieldFault|Field\b|PauseSet|Stopwatch)/],
  ["lanes and presenting", /Heed\.(Lane|AlertPresenter|Presenter|Presentation|AlertHandle|Handlers|Work|Validation|Pending|AlertHost)/],
  ["motion", /Heed\.(PanelMotion|Motion|Spring|CubicBezier|Curve|Mathematics|Moment|Transition)/],
  ["layout: figures of themes", /Heed\.(Metrics|DynamicType|Styler|Color)/],
  ["layout: content and controls", /Heed\.(ContentLayout|ControlLayout|ParagraphsLayout|TextParagraph|Piece)/],
  ["layout: actions", /Heed\.(Action|Fitted)/],
  ["layout: panel, texts and the rest", /Heed\.(PanelLayout|LayoutContext|VerticalRoom|FocusOrder|TextLayout|.LineHeights|Alert\.scene)/],
  ["values", /Heed\./],
  ["the program around it", /heed_/],
  ["memory and the rest", /./],
];

const { bodies, rest } = functions(named(process.argv[2]));
const groups = new Map(parts.map(([name]) => [name, []]));
for (const [body, words] of bodies) {
  // What is told of arguments does not count, only whose function it is.
  const owner = words.replace(/\((\S+) in _\w+\)/g, "$1").replace(/(?<=[\w.])\(.*/, "");
  const [name] = parts.find(([, pattern]) => pattern.test(owner)) ?? parts.at(-1);
  groups.get(name).push(body);
}
groups.set("constants", rest.filter(([id]) => id === 11).map(([, bytes]) => bytes));
groups.set("types, tables, exports", rest.filter(([id]) => id !== 11).map(([, bytes]) => bytes));

console.log("| part | bytes | gzip |\n|---|---:|---:|");
let [raw, compressed] = [0, 0];
for (const [name, pieces] of groups) {
  const whole = Buffer.concat(pieces);
  const small = gzipSync(whole, { level: 9 }).length;
  (raw += whole.length), (compressed += small);
  console.log(`| ${name} | ${whole.length} | ${small} |`);
}
console.log(`| sum | ${raw} | ${compressed} |`);
