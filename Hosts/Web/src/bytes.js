// Numbers and texts as the engine reads and writes them.

export const encoder = new TextEncoder();
export const decoder = new TextDecoder();
export const now = () => performance.now() / 1000;

export class Writer {
  #bytes = new Uint8Array(64);
  #size = 0;
  #grow(count) {
    const size = this.#size;
    this.#size += count;
    if (this.#size > this.#bytes.length) {
      const larger = new Uint8Array(this.#size * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    return size;
  }
  byte(value) {
    this.#bytes[this.#grow(1)] = value;
    return this;
  }
  flag(value) {
    return this.byte(value ? 1 : 0);
  }
  whole(value) {
    let rest = value >>> 0;
    for (; rest > 127; rest >>>= 7) this.byte((rest & 127) | 128);
    return this.byte(rest);
  }
  number(value) {
    const place = this.#grow(8);
    new DataView(this.#bytes.buffer).setFloat64(place, value ?? NaN, true);
    return this;
  }
  text(value) {
    const bytes = encoder.encode(value);
    this.whole(bytes.length);
    const place = this.#grow(bytes.length);
    this.#bytes.set(bytes, place);
    return this;
  }
  texts(values) {
    this.whole(values.length);
    for (const value of values) this.text(value);
    return this;
  }
  list(values, write) {
    this.whole(values.length);
    values.forEach(write);
    return this;
  }
  get bytes() {
    return this.#bytes.subarray(0, this.#size);
  }
}

export class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.place = 0;
  }
  get isAtEnd() {
    return this.place >= this.bytes.length;
  }
  byte() {
    return this.bytes[this.place++];
  }
  flag() {
    return this.byte() !== 0;
  }
  whole() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
  number() {
    this.place += 8;
    return this.view.getFloat64(this.place - 8, true);
  }
  part() {
    const count = this.whole();
    this.place += count;
    return this.bytes.subarray(this.place - count, this.place);
  }
  text() {
    return decoder.decode(this.part());
  }
  list(read) {
    return Array.from({ length: this.whole() }, () => read());
  }
  frame() {
    return { x: this.number(), y: this.number(), width: this.number(), height: this.number() };
  }
  point() {
    return { x: this.number(), y: this.number() };
  }
  color() {
    const parts = [this.byte(), this.byte(), this.byte()];
    const alpha = this.number();
    return alpha === 1 ? `rgb(${parts})` : `rgb(${parts},${+alpha.toFixed(4)})`;
  }
  corners() {
    return [this.number(), this.number(), this.number(), this.number()];
  }
  values() {
    return Object.fromEntries(this.list(() => [this.text(), this.text()]));
  }
  selections() {
    return Object.fromEntries(this.list(() => [this.text(), this.list(() => this.text())]));
  }
}
