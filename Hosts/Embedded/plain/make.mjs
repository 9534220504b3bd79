// Makes the text of the program that plain alerts need out of the whole one's.
//
// node make.mjs mark WHOLE.ll MARKED.ll
// node make.mjs keep WHOLE.ll MARKED.wasm PLAIN.ll

import { readFileSync, writeFileSync } from "node:fs";
import { runAll } from "./courses.mjs";
import { Program } from "./blocks.mjs";
import { starter } from "./page.mjs";

const [step, whole, ...files] = process.argv.slice(2);
const program = new Program(readFileSync(whole, "utf8"));
if (step === "mark") {
  writeFileSync(files[0], program.marked());
} else {
  const seen = new Uint8Array(program.count);
  const answers = runAll(starter(readFileSync(files[0]), { block: (number) => (seen[number] = 1) }));
  const kept = seen.reduce((sum, each) => sum + each, 0);
  console.log(`plain: ${answers} answers, by ${kept} of ${program.count} blocks.`);
  writeFileSync(files[1], program.kept(seen));
}
