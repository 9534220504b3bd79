// A document in the address: packed, and only ever as much as is safe to take back.
//
// `#z=` is packed by deflate, `#j=` is not; both are base64 with the letters of addresses.
// `#example=` names a document of the gallery. What else the address says is the surface.

const longestFragment = 60_000;
const mostBytes = 1_048_576;

/** Why an address cannot be taken. */
export class AddressError extends Error {}

/** The parts of a fragment by their names. */
export function readFragment(hash) {
  return new Map(new URLSearchParams(hash.replace(/^#/, "")));
}

/** The text of a document that a fragment holds; nothing where it holds none. */
export async function textOf(fragment) {
  const packed = fragment.get("z");
  const plain = fragment.get("j");
  const data = packed ?? plain;
  if (data === undefined) return undefined;
  if (data.length > longestFragment) {
    throw new AddressError("The document in this address is longer than an address may be.");
  }
  const bytes = fromBase64(data);
  const whole = packed === undefined ? bytes : await unpacked(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(whole);
  } catch {
    throw new AddressError("The document in this address is not text.");
  }
}

/** The fragment of a document; nothing where it is too long for an address. */
export async function fragmentFor(text, settings) {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > mostBytes) return undefined;
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const fragment = fragmentOf([["z", toBase64(packed)], ...settings]);
  return fragment.length > longestFragment ? undefined : fragment;
}

/** The fragment of named parts. */
export function fragmentOf(entries) {
  return `#${new URLSearchParams(entries)}`;
}

async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const chunks = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      // A few bytes can stand for very many.
      if (size > mostBytes) {
        await reader.cancel();
        throw new AddressError("The document in this address has more than 1 MiB.");
      }
      chunks.push(value);
    }
  } catch (error) {
    if (error instanceof AddressError) throw error;
    throw new AddressError("The document in this address is damaged.");
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function fromBase64(text) {
  if (!/^[A-Za-z0-9_-]*={0,2}$/.test(text)) {
    throw new AddressError("The document in this address is damaged.");
  }
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    throw new AddressError("The document in this address is damaged.");
  }
}

function toBase64(bytes) {
  let plain = "";
  for (let start = 0; start < bytes.length; start += 8_192) {
    plain += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  }
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
