import { type Codificacao, nomeDaCodificacao, semMarcaDeFim } from '@vidas/api-client/bytes/codificacao.ts';
import {
  descobreCodificacao,
  LETRA_PERDIDA,
  type Sinal,
  sinalEm,
} from '@vidas/api-client/bytes/descobreCodificacao.ts';
import { Buffer, isUtf8 } from 'node:buffer';
import { refusal } from './importError.ts';

/** Bytes of a file, in pieces of any size. */
export type ByteSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bytes per piece; small enough not to delay other requests. */
export const PIECE_BYTES = 32 * 1024;

const HEAD_BYTES = 512;

type Encoding = 'utf-8' | 'iso-8859-1' | 'iso-8859-15' | 'windows-1252';

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
  'iso-8859-15': 'iso-8859-15',
  latin9: 'iso-8859-15',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

const startsWith = (head: Buffer, ...bytes: number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);

const refused = (name: string) =>
  refusal(`a codificação ${name} não é aceita; o arquivo deve estar em ISO-8859-1 ou UTF-8.`, 1);

/** Declared encoding of a file; UTF-8 without a declaration. */
interface Declared {
  encoding: Encoding;
  isDeclared: boolean;
}

/** Checks the byte-order mark, then the XML declaration, then defaults to UTF-8 (XML 1.0, appendix F). */
const encodingOf = (head: Buffer): Declared & { skip: number } => {
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return { encoding: 'utf-8', isDeclared: true, skip: 3 };
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
  if (declared === undefined) return { encoding: 'utf-8', isDeclared: false, skip: 0 };
  const encoding = accepted[declared.toLowerCase()];
  if (!encoding) throw refused(`"${declared.slice(0, 40)}"`);
  return { encoding, isDeclared: true, skip: 0 };
};

const countLines = (text: string): number => text.split('\n').length - 1;

/** Encoding of the bytes of a piece, by their content. */
const contentOf = (bytes: Buffer): Codificacao | null => {
  const found = descobreCodificacao();
  found.add(bytes);
  return found.fim('windows-1252').codificacao;
};

const names: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'iso-8859-1': 'ISO-8859-1',
  'iso-8859-15': 'ISO-8859-15',
  'windows-1252': 'WINDOWS-1252',
};

/** Refusal of a sign that the encoding does not have; `really` is the encoding that the content shows, if any. */
const invalid = (
  { encoding, isDeclared }: Declared,
  { linha, coluna, palavra, elemento }: Sinal,
  really: Codificacao | null,
) => {
  const of = isDeclared
    ? 'a codificação que o arquivo declara'
    : 'a codificação de um XML que não declara outra';
  const where = `“${palavra}”${elemento === null ? '' : ` em <${elemento}>`}`;
  const cause =
    really === null || really === encoding
      ? 'O arquivo está danificado ou mistura codificações'
      : `O arquivo parece gravado em ${nomeDaCodificacao[really]}`;
  return refusal(
    `há um caractere que não existe em ${names[encoding]}, ${of}: ${where}. ${cause}; gere-o de novo e declare a codificação em que está gravado.`,
    linha,
    elemento,
    coluna,
  );
};

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

/** Index of the first byte that UTF-8 does not have there. */
const firstNotUtf8 = (bytes: Buffer): number => {
  let from = 0;
  let to = bytes.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    const part = bytes.subarray(0, middle);
    if (isUtf8(part.subarray(0, part.length - unfinished(part)))) from = middle;
    else to = middle;
  }
  return from - unfinished(bytes.subarray(0, from));
};

type Single = Exclude<Encoding, 'utf-8'>;

/** Bytes without a character; in ISO-8859-1 they are controls, which no text has. */
const ABSENT: Readonly<Record<Single, RegExp>> = {
  'iso-8859-1': /[\x80-\x9f]/,
  'iso-8859-15': /[\x80-\x9f]/,
  'windows-1252': /[\x81\x8d\x8f\x90\x9d]/,
};

const HIGH = /[^\0-\x7f]/;

/** Decoder of one file, in pieces; throws the refusals of `invalid`. */
const decoderOf = (declared: Declared) => {
  const { encoding } = declared;
  const evidence = encoding === 'utf-8' ? undefined : descobreCodificacao();
  let line = 1;
  let column = 0;
  let carried: Buffer = Buffer.alloc(0);
  let isFirstHigh = true;

  /** The place in the file of a place in the piece. */
  const placed = (sign: Sinal): Sinal =>
    sign.linha === line ? { ...sign, coluna: sign.coluna + column } : sign;
  const pass = (text: string): string => {
    const last = text.lastIndexOf('\n');
    line += countLines(text);
    column = last === -1 ? column + text.length : text.length - last - 1;
    return text;
  };

  const utf8 = (bytes: Buffer): string => {
    const all = carried.length > 0 ? Buffer.concat([carried, bytes]) : bytes;
    const tail = unfinished(all);
    const whole = all.subarray(0, all.length - tail);
    carried = Buffer.from(all.subarray(all.length - tail));
    if (!isUtf8(whole)) {
      const sign = sinalEm(whole.toString('latin1'), firstNotUtf8(whole), line);
      throw invalid(declared, placed(sign), contentOf(whole));
    }
    const text = whole.toString('utf8');
    const lost = HIGH.test(text) ? text.search(LETRA_PERDIDA) : -1;
    if (lost === -1) return pass(text);
    const { linha, coluna, palavra, elemento } = placed(sinalEm(text, lost, line));
    throw refusal(
      `o texto já perdeu uma letra: “${palavra}”${elemento === null ? '' : ` em <${elemento}>`}. O programa que gerou o arquivo leu os acentos numa codificação errada; gere-o de novo.`,
      linha,
      elemento,
      coluna,
    );
  };

  const decoder = new TextDecoder(encoding);
  const windows = new TextDecoder('windows-1252');
  const single = (bytes: Buffer): string => {
    const raw = bytes.toString('latin1');
    const high = raw.search(HIGH);
    if (high === -1) {
      evidence?.addTexto(raw);
      return pass(raw);
    }
    const sign = (at: number): Sinal => placed(sinalEm(raw, at, line));
    if (isFirstHigh && isUtf8(bytes.subarray(0, bytes.length - unfinished(bytes))))
      throw invalid(declared, sign(high), 'utf-8');
    isFirstHigh = false;
    const absent = raw.search(ABSENT[encoding as Single]);
    if (absent !== -1) throw invalid(declared, sign(absent), contentOf(bytes));
    const text = encoding === 'iso-8859-1' ? raw : decoder.decode(bytes);
    evidence?.addTexto(encoding === 'iso-8859-1' ? raw : windows.decode(bytes));
    return pass(text);
  };

  return {
    decode: encoding === 'utf-8' ? utf8 : single,
    end(): void {
      if (carried.length > 0)
        throw invalid(declared, { linha: line, coluna: column, palavra: '', elemento: null }, null);
      const own = encoding === 'iso-8859-1' ? 'windows-1252' : encoding;
      const found = evidence?.fim(own);
      if (!found || found.codificacao === own || found.codificacao === 'utf-8') return;
      const really = found.codificacao ?? (found.motivo === 'AMBIGUO' ? 'cp850' : null);
      if (found.onde) throw invalid(declared, found.onde, really);
    },
  };
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
 * Text of an XML file in small pieces, by byte-order mark or declaration: UTF-8, ISO-8859-1, ISO-8859-15,
 * Windows-1252, without the end mark of DOS. Throws ImportError, with line, column, element and sign, for
 * another encoding, for content in another one than declared, and for letters lost before. Throws it past
 * `maxBytes` too.
 */
export async function* decodeXml(source: ByteSource, maxBytes: number): AsyncGenerator<string> {
  let decoder: ReturnType<typeof decoderOf> | undefined;
  const cut = semMarcaDeFim();
  for await (const piece of pieces(source, maxBytes)) {
    let bytes = piece;
    if (decoder === undefined) {
      const { skip, ...declared } = encodingOf(piece);
      decoder = decoderOf(declared);
      bytes = piece.subarray(skip);
    }
    const text = cut(decoder.decode(bytes));
    if (text !== '') yield text;
  }
  if (decoder === undefined) throw refusal('O arquivo está vazio.');
  decoder.end();
}
