import { Buffer } from 'node:buffer';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { SaxesParser } from 'saxes';
import { expect, test, vi } from 'vitest';
import { PIECE_BYTES } from './decode.ts';
import { readXml, type XmlLimits } from './xmlStream.ts';

const readAll = async (
  source: Iterable<Uint8Array>,
  limits: XmlLimits = { maxBytes: 50_000_000 },
): Promise<string[]> => {
  const seen: string[] = [];
  const reading = readXml(
    source,
    {
      open: ({ name, attributes, line }) =>
        seen.push(
          `<${name}${Object.entries(attributes)
            .map(([key, value]) => ` ${key}=${value}`)
            .join('')}@${line}`,
        ),
      close: ({ name, text }) => seen.push(`${text}</${name}`),
    },
    limits,
  );
  for await (const _ of reading) void _;
  return seen;
};

const byteByByte = (bytes: Buffer): Uint8Array[] => Array.from(bytes, (byte) => Uint8Array.of(byte));

const text =
  '<?xml version="1.0" encoding="ENC"?>\n<p:a xmlns:p="u"><p:b p:c="é &amp; ã">Ação — não</p:b>\n<d><![CDATA[<x>]]></d></p:a>';
const expected = ['<a p=u@2', '<b c=é & ã@2', 'Ação — não</b', '<d@3', '<x></d', '</a'];

test.each([
  ['UTF-8', Buffer.from(text.replace('ENC', 'UTF-8')), expected],
  ['UTF-8 without a declaration', Buffer.from(text.replace(/^.*\n/, '\n')), expected],
  [
    'UTF-8 with a byte-order mark',
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text.replace('ENC', 'utf-8'))]),
    expected,
  ],
  [
    'ISO-8859-1',
    Buffer.from(text.replace('ENC', 'ISO-8859-1').replace('—', '-'), 'latin1'),
    expected.map((line) => line.replace('—', '-')),
  ],
  [
    'Windows-1252',
    Buffer.from(text.replace('ENC', 'windows-1252').replace('—', '\u0097'), 'latin1'),
    expected,
  ],
])('reads %s the same in one piece and byte by byte', async (_, bytes, events) => {
  expect(await readAll([bytes])).toEqual(events);
  expect(await readAll(byteByByte(bytes))).toEqual(events);
});

test('the parser keeps its properties in fixed places: with too many events the engine makes a dictionary of it, five times as slow', async () => {
  setFlagsFromString('--allow-natives-syntax');
  const hasFastProperties = runInThisContext('(object) => %HasFastProperties(object)') as (
    of: unknown,
  ) => boolean;
  const write = vi.spyOn(SaxesParser.prototype, 'write');
  await readAll([Buffer.from('<?x y?><a b="c">d<!-- e --><![CDATA[f]]></a>')]);
  expect(write.mock.contexts.length).toBeGreaterThan(0);
  for (const parser of write.mock.contexts) expect(hasFastProperties(parser)).toBe(true);
  write.mockRestore();
});

test('keeps a character that falls between two pieces', async () => {
  const before = 'x'.repeat(PIECE_BYTES - '<a>'.length - 1);
  expect(await readAll([Buffer.from(`<a>${before}ção</a>`)])).toEqual(['<a@1', `${before}ção</a`]);
});

test('finds a DOCTYPE that falls between two pieces', async () => {
  const before = ' '.repeat(PIECE_BYTES - '<!-- -->'.length - 4);
  await expect(readAll([Buffer.from(`<!-- ${before}--><!DOCTYPE a [`)])).rejects.toThrow(/DOCTYPE/);
});

test('refuses a file that ends inside a character', async () => {
  await expect(readAll([Buffer.from('<a/>'), Buffer.from([0xc3])])).rejects.toThrow(
    /^Linha 1: há um caractere/,
  );
});

test('refuses what passes the size allowed', async () => {
  await expect(readAll([Buffer.alloc(600, ' '), Buffer.alloc(600, ' ')], { maxBytes: 1000 })).rejects.toThrow(
    /passa do limite/,
  );
});

test('names the line of a byte that the encoding does not have', async () => {
  const many = Buffer.from(`<a>\n${'<b/>\n'.repeat(20_000)}`);
  await expect(readAll([many, Buffer.from([0xe9, 0x0a])])).rejects.toThrow(
    /^Linha 20002: há um caractere que não existe em UTF-8/,
  );
});

test.each<[string, Buffer, RegExp, object]>([
  [
    'UTF-8 under ISO-8859-1',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>\n<a><nome>João</nome></a>'),
    /não existe em ISO-8859-1, a codificação que o arquivo declara: “JoÃ£o” em <nome>\. O arquivo parece gravado em UTF-8/,
    { line: 2, field: 'nome', column: 12 },
  ],
  [
    'ISO-8859-1 under UTF-8',
    Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<a><nome>João</nome></a>', 'latin1'),
    /não existe em UTF-8, a codificação que o arquivo declara: “João” em <nome>\. O arquivo parece gravado em ISO-8859-1/,
    { line: 2, field: 'nome', column: 12 },
  ],
  [
    'ISO-8859-1 without a declaration',
    Buffer.from('<a><nome>João</nome></a>', 'latin1'),
    /UTF-8, a codificação de um XML que não declara outra: “João”/,
    { line: 1, field: 'nome', column: 12 },
  ],
  [
    'DOS under ISO-8859-1',
    Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?>\n<a>\n<nome>FARM\u00b5CIA\u00c7\u00a0</nome></a>',
      'latin1',
    ),
    /“FARMµCIAÇ” em <nome>\. O arquivo (parece gravado em DOS|está danificado)/,
    { line: 3, field: 'nome' },
  ],
  [
    'letters lost before',
    Buffer.from('<a><nome>JoÃ£o</nome></a>'),
    /já perdeu uma letra: “JoÃ£o” em <nome>/,
    { line: 1, field: 'nome' },
  ],
])('ARQ-4: %s is refused with cause, line, element and sign', async (_, bytes, message, problem) => {
  const refused = readAll([bytes]);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toMatchObject({ problems: [problem] });
});

test('ARQ-4: ISO-8859-15 is read as it declares itself, with its euro', async () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-15"?>\n<a>João, 5 \u00a4</a>';
  expect(await readAll([Buffer.from(xml, 'latin1')])).toEqual(['<a@2', 'João, 5 €</a']);
});

test('ARQ-3: the end mark of DOS behind an XML is nothing', async () => {
  expect(await readAll([Buffer.from('<a>b</a>\r\n\u001a')])).toEqual(['<a@1', 'b</a']);
});

test.each([
  ['elements', `<a>${'<b/>'.repeat(10)}</a>`],
  ['attributes', `<a>${'<b c="" d=""/>'.repeat(4)}</a>`],
  ['comments', `<a>${'<!-- -->'.repeat(10)}</a>`],
  ['sections of text', `<a>${'<![CDATA[]]>'.repeat(10)}</a>`],
  ['instructions', `<a>${'<?b c?>'.repeat(10)}</a>`],
])('refuses more nodes than allowed: %s', async (_, text) => {
  const limits = { maxBytes: 1000, maxNodes: 10 };
  await expect(readAll([Buffer.from(text)], limits)).rejects.toThrow(
    /^Linha 1: há mais de 10 elementos e atributos/,
  );
  await expect(readAll([Buffer.from(text)], { ...limits, maxNodes: 13 })).resolves.toBeDefined();
});

test.each([
  ['between elements', `<a>${'12345<b/>'.repeat(5)}</a>`],
  ['in attributes', `<a>${'<b c="12345"/>'.repeat(5)}</a>`],
  ['in sections', `<a>${'<![CDATA[12345]]>'.repeat(5)}</a>`],
])('refuses more text in all than allowed, however it is divided: %s', async (_, text) => {
  const limits = { maxBytes: 1000, maxText: 24 };
  await expect(readAll([Buffer.from(text)], limits)).rejects.toThrow(
    /^Linha 1: há mais de 24 caracteres de texto/,
  );
  await expect(readAll([Buffer.from(text)], { ...limits, maxText: 25 })).resolves.toBeDefined();
});

test('lets other work run while it reads', async () => {
  let turns = 0;
  let isReading = true;
  const other = () => {
    turns += 1;
    if (isReading) setImmediate(other);
  };
  setImmediate(other);
  const bytes = Buffer.from(`<a>${'<b/>'.repeat(100_000)}</a>`);
  await readAll([bytes]);
  isReading = false;
  expect(turns).toBeGreaterThanOrEqual(Math.floor(bytes.length / PIECE_BYTES));
});
