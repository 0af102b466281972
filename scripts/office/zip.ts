import { crc32, inflateRawSync } from 'node:zlib';

const entrySignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;

/** The files of a ZIP by path, read from its directory as other programs do; every checksum is checked. */
export function readZip(bytes: Uint8Array): Map<string, string> {
  const buffer = Buffer.from(bytes);
  const end = buffer.length - 22;
  if (buffer.readUInt32LE(end) !== endSignature) throw new Error('no ZIP: the directory is not at the end');
  const files = new Map<string, string>();
  let at = buffer.readUInt32LE(end + 16);
  for (let entry = buffer.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    if (buffer.readUInt32LE(at) !== entrySignature) throw new Error('broken directory of a ZIP');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => buffer.readUInt16LE(at + offset));
    const name = buffer.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = buffer.readUInt32LE(at + 42);
    const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28);
    const packed = buffer.subarray(start, start + buffer.readUInt32LE(at + 20));
    const content = buffer.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    if (content.length !== buffer.readUInt32LE(at + 24) || crc32(content) !== buffer.readUInt32LE(at + 16))
      throw new Error(`${name} does not match its checksum`);
    files.set(name, content.toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

const numbers = (...fields: readonly (readonly [value: number, size: 2 | 4])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, size]) => {
      const field = Buffer.alloc(size);
      if (size === 2) field.writeUInt16LE(value);
      else field.writeUInt32LE(value);
      return field;
    }),
  );

/** A ZIP of files as they are, without compression. */
export function writeZip(files: ReadonlyMap<string, string>): Uint8Array {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [path, text] of files) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const size = content.length;
    // Version, flags, method, time and date (1980-01-01), checksum, sizes, lengths of name and extra.
    const shared = numbers(
      [20, 2],
      [0x08_00, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(content), 4],
      [size, 4],
      [size, 4],
      [name.length, 2],
      [0, 2],
    );
    const body = Buffer.concat([numbers([0x04_03_4b_50, 4]), shared, name, content]);
    entries.push(
      Buffer.concat([
        numbers([entrySignature, 4], [20, 2]),
        shared,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
        name,
      ]),
    );
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(entries);
  const count = files.size;
  return Buffer.concat([
    ...bodies,
    directory,
    numbers(
      [endSignature, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [directory.length, 4],
      [at, 4],
      [0, 2],
    ),
  ]);
}
