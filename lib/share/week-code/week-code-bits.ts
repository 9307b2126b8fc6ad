const FIRST_BYTES = 256;
/** Numbers are written in groups of this many bits, each with a continuation bit. */
const GROUP_BITS = 4;
/** Enough groups for every safe integer. */
const MAX_GROUPS = 13;

/** Writes numbers in as few bits as they need. */
export class BitWriter {
  private content = new Uint8Array(FIRST_BYTES);
  private length = 0;

  /** Writes the highest bit first; `width` is at most 32. */
  bits(value: number, width: number): void {
    for (let place = width - 1; place >= 0; place -= 1) this.bit((value >>> place) & 1);
  }

  flag(isSet: boolean): void {
    this.bit(isSet ? 1 : 0);
  }

  /** Writes a whole number from 0; small numbers take fewer bits. */
  number(value: number): void {
    let rest = value;
    do {
      this.bits(rest % 2 ** GROUP_BITS, GROUP_BITS);
      rest = Math.floor(rest / 2 ** GROUP_BITS);
      this.flag(rest > 0);
    } while (rest > 0);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.content.slice(0, Math.ceil(this.length / 8));
  }

  private bit(value: number): void {
    const at = this.length >>> 3;
    if (at === this.content.length) {
      const larger = new Uint8Array(at * 2);
      larger.set(this.content);
      this.content = larger;
    }
    this.content[at] = (this.content[at] ?? 0) | (value << (7 - (this.length & 7)));
    this.length += 1;
  }
}

/** Reads the output of `BitWriter`; throws a RangeError for anything else. */
export class BitReader {
  private position = 0;

  constructor(private readonly content: Uint8Array<ArrayBuffer>) {}

  bits(width: number): number {
    let value = 0;
    for (let count = 0; count < width; count += 1) value = value * 2 + this.bit();
    return value;
  }

  flag(): boolean {
    return this.bit() === 1;
  }

  number(max: number): number {
    let value = 0;
    for (let group = 0; group < MAX_GROUPS; group += 1) {
      value += this.bits(GROUP_BITS) * 2 ** (GROUP_BITS * group);
      if (this.flag()) continue;
      return atMost(value, max);
    }
    throw new RangeError('A number is too long.');
  }

  /** Reads bytes from the next byte boundary. */
  take(length: number): Uint8Array<ArrayBuffer> {
    const start = this.nextByte();
    if (start + length > this.content.length) throw new RangeError('The bytes end too early.');
    this.position = (start + length) * 8;
    return this.content.subarray(start, start + length);
  }

  bytesLeft(): number {
    return this.content.length - this.nextByte();
  }

  private nextByte(): number {
    return Math.ceil(this.position / 8);
  }

  private bit(): number {
    const byte = this.content[this.position >>> 3];
    if (byte === undefined) throw new RangeError('The bits end too early.');
    const bit = (byte >>> (7 - (this.position & 7))) & 1;
    this.position += 1;
    return bit;
  }
}

/** Throws a RangeError above the maximum. */
export function atMost(value: number, max: number): number {
  if (value > max) throw new RangeError('A number is too large.');
  return value;
}
