import type { CodeShape } from './codeShape.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const chunkBytes = 4 * 1024 * 1024;
/** Of one UTF-16 unit in UTF-8, at most. */
const unitBytes = 3;
const encoder = new TextEncoder();

const marked = (signs: string): Uint8Array => {
  const marks = new Uint8Array(128);
  for (const sign of signs) marks[sign.charCodeAt(0)] = 1;
  return marks;
};
/** Signs of ASCII for which a text is quoted wherever they stand. */
const needsQuotes = marked('";\r\n');
/** Signs of ASCII at the start for which a text is guarded, quoted, or may be a blank. */
const isOddStart = marked(`=+-@${String.fromCharCode(...Array(33).keys())}`);
const space = 32;
const comma = 44;
const minus = 45;
const zero = 48;
// From here on come the wide signs of formulas and the rare kinds of white space.
const firstRareStart = 0x16_80;
const hardSpace = 0xa0;
const byteOrderMark = 0xfe_ff;
const isSurrogate = (code: number): boolean => (code & 0xf8_00) === 0xd8_00;

/** Up to here hundredths are written digit by digit: exact, and far from where a number takes the form with an exponent. */
const mostHundredths = 1e9;

/**
 * The bytes of a CSV, written sign by sign: no text is put together on the way, which costs most of the time in a large
 * file. What a quick way does not know it refuses, untouched; `text` then takes the cell in its final form.
 */
export class CsvBytes {
  private readonly bytes: Bytes = new Uint8Array(chunkBytes);
  private at = 0;
  private readonly onChunk: (chunk: Bytes) => void;

  /** The chunks come in order; each is overwritten after the call. */
  constructor(onChunk: (chunk: Bytes) => void) {
    this.onChunk = onChunk;
  }

  /** Hands over what is written so far. */
  flush(): void {
    if (this.at === 0) return;
    this.onChunk(this.bytes.subarray(0, this.at));
    this.at = 0;
  }

  /** Makes room; false when so much never fits. */
  private hasRoom(length: number): boolean {
    if (this.at + length <= chunkBytes) return true;
    if (length > chunkBytes) return false;
    this.flush();
    return true;
  }

  /** A sign of ASCII. */
  sign(code: number): void {
    this.hasRoom(1);
    this.bytes[this.at++] = code;
  }

  /** Any text as it stands; half a surrogate pair becomes U+FFFD. */
  text(text: string): void {
    if (this.hasRoom(text.length * unitBytes))
      this.at += encoder.encodeInto(text, this.bytes.subarray(this.at)).written;
    else {
      this.flush();
      this.onChunk(encoder.encode(text));
    }
  }

  /** A text that is not empty and needs neither guard nor quotes; false for any other. */
  plain(text: string): boolean {
    const { length } = text;
    const first = text.charCodeAt(0);
    if (isOddStart[first] === 1 || first === hardSpace || first >= firstRareStart) return false;
    if (text.charCodeAt(length - 1) === space || !this.hasRoom(length * unitBytes)) return false;
    const { bytes } = this;
    let { at } = this;
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < 0x80) {
        if (needsQuotes[code] === 1) return false;
        bytes[at++] = code;
      } else if (code < 0x8_00) {
        bytes[at++] = 0xc0 | (code >> 6);
        bytes[at++] = 0x80 | (code & 0x3f);
      } else {
        if (isSurrogate(code) || code === byteOrderMark) return false;
        bytes[at++] = 0xe0 | (code >> 12);
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
        bytes[at++] = 0x80 | (code & 0x3f);
      }
    }
    this.at = at;
    return true;
  }

  /** A code of that shape, dressed; false for a text that has not this shape. */
  shaped(text: string, { signs, places, frame }: CodeShape): boolean {
    const { length } = frame;
    this.hasRoom(length);
    const { bytes, at } = this;
    for (let index = 0; index < length; index += 1) bytes[at + index] = frame[index] as number;
    for (let index = 0; index < signs.length; index += 1) {
      const code = text.charCodeAt(index);
      const sign = signs[index] as number;
      if (sign !== 0) {
        if (code !== sign) return false;
      } else if (code >= zero && code < zero + 10) bytes[at + (places[index] as number)] = code;
      else return false;
    }
    this.at = at + length;
    return true;
  }

  /** A number of at most two decimals with decimal comma, `isMoney` from cents and with both; false for any other. */
  number(value: number, isMoney: boolean): boolean {
    const hundredths = isMoney ? value : Math.round(value * 100);
    if (!(Math.abs(hundredths) < mostHundredths)) return false;
    if (isMoney ? !Number.isInteger(value) : hundredths / 100 !== value) return false;
    this.hasRoom(16);
    if (hundredths < 0) this.bytes[this.at++] = minus;
    const size = Math.abs(hundredths);
    const decimals = size % 100;
    this.digits((size - decimals) / 100);
    if (!isMoney && decimals === 0) return true;
    const { bytes } = this;
    const last = decimals % 10;
    bytes[this.at++] = comma;
    bytes[this.at++] = zero + (decimals - last) / 10;
    if (isMoney || last !== 0) bytes[this.at++] = zero + last;
    return true;
  }

  private digits(whole: number): void {
    const { bytes } = this;
    let end = this.at + 1;
    for (let rest = whole; rest >= 10; rest = (rest - (rest % 10)) / 10) end += 1;
    this.at = end;
    let rest = whole;
    do {
      end -= 1;
      const digit = rest % 10;
      bytes[end] = zero + digit;
      rest = (rest - digit) / 10;
    } while (rest > 0);
  }
}
