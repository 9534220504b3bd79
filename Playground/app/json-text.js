// JSON as text: what its parts are, where its lines begin, and which part stands at a place.
//
// No part of JSON goes over the end of a line, so each line is looked at by itself.

/** Lines end with a line feed, a carriage return or both, as the reader counts them. */
export function splitLines(text) {
  return text.split(/\r\n|\r|\n/);
}

const part = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** The parts of a line that have a colour, as `{ kind, from, to }`, in their order. */
export function parts(line) {
  const found = [];
  for (const match of line.matchAll(part)) {
    const [whole, string, colon, number] = match;
    const from = match.index;
    if (string !== undefined) {
      found.push({ kind: colon === undefined ? "text" : "key", from, to: from + string.length });
    } else {
      found.push({ kind: number === undefined ? "word" : "number", from, to: from + whole.length });
    }
  }
  return found;
}

/** Where a column, the first being 1 and counted in code points, stands in a line. */
export function columnOffset(line, column) {
  let offset = 0;
  for (let left = column - 1; left > 0 && offset < line.length; left -= 1) {
    offset += line.codePointAt(offset) > 0xffff ? 2 : 1;
  }
  return offset;
}

/** Where a line and a column, both counted from 1, stand in a text. */
export function textOffset(text, line, column) {
  const ends = /\r\n|\r|\n/g;
  let start = 0;
  for (let left = line - 1; left > 0; left -= 1) {
    const match = ends.exec(text);
    if (match === null) break;
    start = ends.lastIndex;
  }
  ends.lastIndex = start;
  const end = ends.exec(text)?.index ?? text.length;
  return start + columnOffset(text.slice(start, end), column);
}

/** The string, number or word that begins at a place, as its end; the place itself otherwise. */
export function partEnd(text, offset) {
  const ends = /[\r\n]/g;
  ends.lastIndex = offset;
  const line = text.slice(offset, ends.exec(text)?.index ?? text.length);
  const first = parts(line)[0];
  return first !== undefined && first.from === 0 ? offset + first.to : offset;
}
