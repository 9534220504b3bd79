// Makes the text of the program that plain alerts need out of the whole one's.
//
// node make.mjs mark LETTER WHOLE.ll MARKED.ll
// node make.mjs keep LETTER WHOLE.ll MARKED.wasm PLAIN.ll
//
// What has no name in the text gets one that begins with the letter.

import { readFileSync, writeFileSync } from "node:fs";
import { Blocks } from "./blocks.mjs";
import { runAll } from "./courses.mjs";
import { Program } from "./page.mjs";

const [step, letter, whole, ...files] = process.argv.slice(2);
const blocks = new Blocks(readFileSync(whole, "utf8"), letter);
if (step === "mark") {
  writeFileSync(files[0], blocks.marked());
} else {
  const seen = new Uint8Array(blocks.count);
  const marked = new WebAssembly.Module(readFileSync(files[0]));
  const answers = runAll(() => new Program(marked, { block: (number) => (seen[number] = 1) }));
  const kept = seen.reduce((sum, each) => sum + each, 0);
  console.log(`plain: ${answers} answers came to ${kept} of ${blocks.count} blocks.`);
  writeFileSync(files[1], blocks.kept(seen));
}
