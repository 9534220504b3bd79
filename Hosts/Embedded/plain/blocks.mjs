// Programs in LLVM's text form, taken apart into their blocks: stretches of instructions that run from the
// first to the last or not at all.

/** Everything that a function says of itself which no longer holds once it may stop anywhere. */
const PROMISES = new Set(["willreturn", "mustprogress", "nofree", "nosync", "norecurse", "speculatable"]);
/** Added to the numbers of attributes, for those of functions that have a body. */
const OWN = 100_000;

const LABEL = /^("[^"]*"|[\w.$-]+):/;
const PHI = /^\s+\S+ = phi /;
const INCOMING = /\[ [^\]]*?, %("[^"]*"|[\w.$-]+) \]/g;
const LEADS = /, %(?:"[^"]*"|[\w.$-]+) \]/g;

const withoutDebugging = (line) => line.replace(/,? !dbg !\d+/g, "");
/** What defines or calls refers to attributes of its own. */
const withOwnAttributes = (line) => line.replace(/ #(\d+)/g, (_, number) => ` #${OWN + Number(number)}`);

class Block {
  phis = [];
  instructions = [];

  constructor(name) {
    this.name = name;
  }
}

/** A program as a list of lines and, in their places, of functions with their blocks. */
export class Blocks {
  #parts = [];
  #letter;
  count = 0;

  /** Values and labels that are only numbered get names with a letter, which no name begins with yet. */
  constructor(text, letter) {
    this.#letter = letter;
    const lines = text.split("\n");
    for (let place = 0; place < lines.length; place++) {
      const line = lines[place];
      if (line.startsWith("define ")) place = this.#readFunction(lines, place);
      else if (line.startsWith("attributes #")) this.#parts.push(line, ownAttributes(line));
      // Without its version what is left of the debugging notes is left out.
      else if (!/^!llvm\.(module\.flags|dbg\.cu)/.test(line)) this.#parts.push(withoutDebugging(line));
    }
    if (this.count === 0) throw new Error("there is no function in it: is it LLVM's text form?");
  }

  #named(line) {
    return line.replace(/%(\d+)\b/g, `%${this.#letter}$1`);
  }

  #readFunction(lines, first) {
    const parameters = lines[first].match(/%\d+\b/g)?.length ?? 0;
    const head = withOwnAttributes(this.#named(withoutDebugging(lines[first])));
    let block = new Block(`${this.#letter}${parameters}`);
    const blocks = [block];
    let place = first + 1;
    for (; lines[place] !== "}"; place++) {
      if (place >= lines.length) throw new Error(`a function has no end: ${lines[first]}`);
      const line = lines[place];
      if (line.trim() === "" || line.trimStart().startsWith("#dbg")) continue;
      const label = LABEL.exec(line);
      if (label) {
        const name = /^\d+$/.test(label[1]) ? `${this.#letter}${label[1]}` : label[1];
        if (block.phis.length + block.instructions.length === 0) blocks.pop();
        blocks.push((block = new Block(name)));
        continue;
      }
      const written = this.#named(withoutDebugging(line));
      if (PHI.test(written)) block.phis.push(written);
      else block.instructions.push(/\b(call|invoke) /.test(written) ? withOwnAttributes(written) : written);
    }
    this.#parts.push({ head, blocks, start: this.count });
    this.count += blocks.length;
    return place;
  }

  /** The program, which tells its host the number of each block that it comes to. */
  marked() {
    const mark = (block, number) => [
      ...block.phis, `  call void @block(i32 ${number})`, ...block.instructions,
    ];
    return this.#text(mark, [
      `declare void @block(i32) #${OWN - 1}`,
      `attributes #${OWN - 1} = { nounwind "wasm-import-module"="env" "wasm-import-name"="block" }`,
    ]);
  }

  /** The program with only the blocks that were seen: in place of every other it stops. */
  kept(seen) {
    if (seen.length !== this.count) throw new Error("what was seen is of another program");
    const keep = (block, number, blocks, first) => {
      if (!seen[number]) return ["  call void @llvm.trap()", "  unreachable"];
      const gone = new Set(blocks.filter((_, place) => !seen[first + place]).map(({ name }) => name));
      return [...block.phis.map((phi) => withoutIncoming(phi, gone)), ...block.instructions];
    };
    return this.#text(keep, this.#declares("@llvm.trap(") ? [] : ["declare void @llvm.trap()"]);
  }

  #declares(name) {
    return this.#parts.some((part) => part.startsWith?.("declare ") && part.includes(name));
  }

  #text(write, ending) {
    const lines = [];
    const functions = [];
    for (const part of this.#parts) {
      if (typeof part === "string") {
        lines.push(part);
        continue;
      }
      const { head, blocks, start } = part;
      const written = blocks.flatMap((block, place) =>
        [`${block.name}:`, ...write(block, start + place, blocks, start)]);
      functions.push([head, ...written, "}"]);
    }
    // Functions of a size are alike, and what is alike is compressed best where it is near.
    functions.sort((one, other) => one.length - other.length);
    return [...lines, ...functions.flat(), ...ending, ""].join("\n");
  }
}

function ownAttributes(line) {
  const [, number, body] = /^attributes #(\d+) = \{(.*)\}$/.exec(line);
  const parts = body.replace(/\bmemory\([^)]*\)/g, "").match(/"[^"]*"(?:="[^"]*")?|[^\s"]+/g) ?? [];
  const kept = parts.filter((part) => !PROMISES.has(part) && part !== "noinline");
  // A group has to have something in it.
  return `attributes #${OWN + Number(number)} = { ${kept.length > 0 ? kept.join(" ") : "nounwind"} }`;
}

function withoutIncoming(phi, gone) {
  const ways = [...phi.matchAll(INCOMING)];
  if (ways.length !== phi.match(LEADS)?.length) throw new Error(`this cannot be taken apart: ${phi}`);
  const left = ways.filter(([, from]) => !gone.has(from));
  if (left.length === 0) throw new Error(`nothing leads to a block that was seen: ${phi}`);
  if (left.length === ways.length) return phi;
  return phi.slice(0, ways[0].index) + left.map(([way]) => way).join(", ");
}
