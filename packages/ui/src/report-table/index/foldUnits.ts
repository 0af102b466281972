import { fold } from '../../fold/fold.ts';
import { unitAt } from '../unitAt.ts';

const tableSize = 0x250;
let table: Uint8Array | undefined;

/** For each letter of the Latin blocks its folded ASCII unit; 0 when folding takes more than a look-up. */
export function foldTable(): Uint8Array {
  if (table) return table;
  table = new Uint8Array(tableSize);
  for (let code = 0; code < tableSize; code++) {
    const folded = fold(String.fromCharCode(code));
    const unit = folded.length === 1 ? folded.charCodeAt(0) : 0;
    // Line separators would end a row of the joined text.
    table[code] = unit < 0x20 ? (code < 0x20 ? 0x20 : 0) : unit < 0x80 ? unit : 0;
  }
  return table;
}

/** Collects folded texts one after another in one array, which widens when a letter beyond ASCII comes. */
export class UnitBuffer {
  units: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  length = 0;

  constructor(capacity: number) {
    this.units = new Uint8Array(capacity);
  }

  /** Makes room for this many more units. */
  reserve(more: number): void {
    if (this.length + more <= this.units.length) return;
    const capacity = Math.max(this.units.length * 2, this.length + more);
    const next = this.units instanceof Uint8Array ? new Uint8Array(capacity) : new Uint16Array(capacity);
    next.set(this.units.subarray(0, this.length));
    this.units = next;
  }

  /** Appends a folded text, unit by unit. */
  pushFolded(text: string): void {
    this.reserve(text.length + 1);
    for (let at = 0; at < text.length; at++) {
      const unit = unitAt(text, at);
      if (unit > 0xff && this.units instanceof Uint8Array) this.widen();
      this.units[this.length++] = unit < 0x20 ? 0x20 : unit;
    }
  }

  private widen(): void {
    this.units = Uint16Array.from(this.units);
  }
}

/** Appends the folded form of a text; letters outside the look-up table take a slower path. */
export function pushText(buffer: UnitBuffer, text: string, known: Uint8Array): void {
  const { length } = text;
  buffer.reserve(length + 1);
  const { units } = buffer;
  const start = buffer.length;
  let at = start;
  for (let index = 0; index < length; index++) {
    const code = unitAt(text, index);
    const unit = code < tableSize ? (known[code] as number) : 0;
    if (unit === 0) {
      buffer.length = start;
      buffer.pushFolded(fold(text));
      return;
    }
    units[at++] = unit;
  }
  buffer.length = at;
}
