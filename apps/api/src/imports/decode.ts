import { Buffer, isUtf8 } from 'node:buffer';
import { refusal } from './importError.ts';

/** Bytes of a file, in pieces of any size. */
export type ByteSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bytes per piece; small enough not to delay other requests. */
export const PIECE_BYTES = 32 * 1024;

const HEAD_BYTES = 512;

type Encoding = 'utf-8' | 'iso-8859-1' | 'windows-1252';

const accepted: Record<string, Encoding> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'iso-8859-1',
  iso8859_1: 'iso-8859-1',
  'iso8859-1': 'iso-8859-1',
  'iso_8859-1': 'iso-8859-1',
  latin1: 'iso-8859-1',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

const startsWith = (head: Buffer, ...bytes: number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);

const refused = (name: string) =>
  refusal(`a codificação ${name} não é aceita; o arquivo deve estar em ISO-8859-1 ou UTF-8.`, 1);

/** Checks the byte-order mark, then the XML declaration, then defaults to UTF-8 (XML 1.0, appendix F). */
const encodingOf = (head: Buffer): { encoding: Encoding; skip: number } => {
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return { encoding: 'utf-8', skip: 3 };
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff)) throw refused('UTF-16');
  if (startsWith(head, 0x3c, 0x00) || startsWith(head, 0x00, 0x3c) || startsWith(head, 0x00, 0x00))
    throw refused('UTF-16 ou UTF-32');
  if (startsWith(head, 0x4c, 0x6f, 0xa7, 0x94)) throw refused('EBCDIC');
  if (startsWith(head, 0x50, 0x4b))
    throw refusal(
      'o arquivo não é um XML: é um arquivo compactado (zip). Extraia o arquivo e envie o que está dentro.',
      1,
    );
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(head.toString('latin1'))?.[1];
  if (declared === undefined) return { encoding: 'utf-8', skip: 0 };
  const encoding = accepted[declared.toLowerCase()];
  if (!encoding) throw refused(`"${declared.slice(0, 40)}"`);
  return { encoding, skip: 0 };
};

const undefinedBytes: Record<Exclude<Encoding, 'utf-8'>, RegExp> = {
  // Control characters in ISO-8859-1: these bytes show that the file is really UTF-8 or Windows-1252.
  'iso-8859-1': /[\x80-\x9f]/,
  'windows-1252': /[\x81\x8d\x8f\x90\x9d]/,
};

const windows = new TextDecoder('windows-1252');

const countLines = (text: string): number => text.split('\n').length - 1;

const invalid = (line: number, encoding: Encoding) =>
  refusal(
    `há um caractere que não existe em ${encoding.toUpperCase()}, a codificação do arquivo; gere o arquivo de novo na codificação declarada.`,
    line,
  );

/** Number of final bytes that begin an unfinished UTF-8 character. */
const unfinished = (bytes: Buffer): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return needs > back ? back : 0;
  }
  return 0;
};

const decodeUtf8 = (bytes: Buffer, line: number): string => {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let from = 0;
  let at = line;
  for (;;) {
    const end = bytes.indexOf(0x0a, from);
    if (end === -1 || !isUtf8(bytes.subarray(from, end))) throw invalid(at, 'utf-8');
    from = end + 1;
    at += 1;
  }
};

const decodeSingle = (bytes: Buffer, line: number, encoding: Exclude<Encoding, 'utf-8'>): string => {
  const text = bytes.toString('latin1');
  const bad = text.search(undefinedBytes[encoding]);
  if (bad !== -1) throw invalid(line + countLines(text.slice(0, bad)), encoding);
  return encoding === 'windows-1252' ? windows.decode(bytes) : text;
};

/** Cuts the source into pieces of at most `PIECE_BYTES`; the first one contains the whole declaration. */
async function* pieces(source: ByteSource, maxBytes: number): AsyncGenerator<Buffer> {
  let total = 0;
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of source) {
    total += chunk.byteLength;
    if (total > maxBytes)
      throw refusal(
        `o arquivo passa do limite de ${Math.floor(maxBytes / 1_000_000).toLocaleString('pt-BR')} MB.`,
      );
    let bytes: Buffer = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (head) {
      head = bytes = Buffer.concat([head, bytes]);
      if (head.length < HEAD_BYTES) continue;
      head = undefined;
    }
    for (let from = 0; from < bytes.length; from += PIECE_BYTES)
      yield bytes.subarray(from, from + PIECE_BYTES);
  }
  if (head && head.length > 0) yield head;
}

/**
 * Text of an XML file in small pieces, by byte-order mark or declaration: UTF-8, ISO-8859-1, Windows-1252.
 * Throws ImportError with the line for another encoding, for invalid bytes, and past `maxBytes`.
 */
export async function* decodeXml(source: ByteSource, maxBytes: number): AsyncGenerator<string> {
  let encoding: Encoding | undefined;
  let line = 1;
  let carried = Buffer.alloc(0);
  for await (const piece of pieces(source, maxBytes)) {
    let bytes = piece;
    if (encoding === undefined) {
      const found = encodingOf(piece);
      encoding = found.encoding;
      bytes = piece.subarray(found.skip);
    }
    let text: string;
    if (encoding === 'utf-8') {
      const all = carried.length > 0 ? Buffer.concat([carried, bytes]) : bytes;
      const tail = unfinished(all);
      carried = Buffer.from(all.subarray(all.length - tail));
      text = decodeUtf8(all.subarray(0, all.length - tail), line);
    } else {
      text = decodeSingle(bytes, line, encoding);
    }
    line += countLines(text);
    if (text !== '') yield text;
  }
  if (encoding === undefined) throw refusal('O arquivo está vazio.');
  if (carried.length > 0) throw invalid(line, 'utf-8');
}
