/** The content of an invented PDF. */
export interface FakePdf {
  /** One list of lines a page; the first is its title. */
  readonly pages: readonly (readonly string[])[];
  /** Pages lie on their side. */
  readonly isLandscape?: boolean | undefined;
  /** A link over the first line of the first page. */
  readonly href?: string | undefined;
  /** Asked for when the file is opened; AES-256, as in an income-tax declaration. */
  readonly password?: string | undefined;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Cipher = (plain: Bytes) => Promise<Bytes>;

const encoder = new TextEncoder();
// One byte for each letter: the pages are written in WinAnsi, where ç and ã have the codes of Latin-1.
const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (bytes: Bytes): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const hexOf = (bytes: Bytes): string =>
  `<${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
const join = (...parts: readonly Bytes[]): Bytes => bytesOf(parts.map(textOf).join(''));
const sameBytes = (length: number, value: number): Bytes => new Uint8Array(length).fill(value);

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const encrypt = async (key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes> => {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt']);
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, aes, plain));
};

const zero = sameBytes(16, 0);
const fileKey = sameBytes(32, 7);
const saltOf = (value: number) => ({ check: sameBytes(8, value), key: sameBytes(8, value + 1) });

/** The two entries of the standard security handler (V 5, R 5) that one password opens. */
const lockOf = async (password: string, salt: ReturnType<typeof saltOf>, more: Bytes) => {
  const secret = encoder.encode(password);
  const check = await sha256(join(secret, salt.check, more));
  const wrap = await sha256(join(secret, salt.key, more));
  const wrapped = await encrypt(wrap, zero, fileKey);
  return { entry: join(check, salt.check, salt.key), wrapped: wrapped.slice(0, 32) };
};

const encryptionOf = async (password: string): Promise<string> => {
  const user = await lockOf(password, saltOf(1), sameBytes(0, 0));
  const owner = await lockOf('dono', saltOf(3), user.entry);
  const permissions = join(sameBytes(8, 255), encoder.encode('Tadb'), sameBytes(4, 9));
  const perms = (await encrypt(fileKey, zero, permissions)).slice(0, 16);
  const filter = '<< /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >>';
  return [
    '<< /Filter /Standard /V 5 /R 5 /Length 256 /P -1 /StmF /StdCF /StrF /StdCF',
    `/CF << /StdCF ${filter} >>`,
    `/U ${hexOf(user.entry)} /UE ${hexOf(user.wrapped)} /O ${hexOf(owner.entry)} /OE ${hexOf(owner.wrapped)}`,
    `/Perms ${hexOf(perms)} >>`,
  ].join(' ');
};

const withKey: Cipher = async (plain) => join(zero, await encrypt(fileKey, zero, plain));
const asItIs: Cipher = async (plain) => plain;

const drawn = (lines: readonly string[], top: number): string => {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, String.raw`\$&`));
  const [title = '', ...rest] = escaped;
  return [
    `0.04 0.4 0.36 rg 56 ${top - 30} 36 4 re f 0.1 g`,
    `BT /F2 18 Tf 56 ${top - 16} Td (${title}) Tj ET`,
    `BT /F1 11 Tf 16 TL 56 ${top - 60} Td ${rest.map((line) => `(${line}) Tj T*`).join(' ')} ET`,
  ].join('\n');
};

/** The bytes of a small PDF with real text, made without a library; the same every time. */
export async function fakePdf({ pages, isLandscape = false, href, password }: FakePdf): Promise<Blob> {
  const [width, height] = isLandscape ? [842, 595] : [595, 842];
  const cipher = password === undefined ? asItIs : withKey;
  const streams = await Promise.all(pages.map((lines) => cipher(bytesOf(drawn(lines, height - 56)))));
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const firstPage = 5;
  const rect = `[56 ${height - 80} 300 ${height - 50}]`;
  const annots = href
    ? `/Annots [<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect ${rect} /A << /S /URI /URI (${href}) >> >>]`
    : '';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${firstPage + index * 2 + 1} 0 R ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> ${index === 0 ? annots : ''} >>`,
      `<< /Length ${stream.length} >>\nstream\n${textOf(stream)}\nendstream`,
    ]),
    ...(password === undefined ? [] : [await encryptionOf(password)]),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const lock = password === undefined ? '' : ` /Encrypt ${objects.length} 0 R`;
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R${lock} >>\nstartxref\n${file.length}\n%%EOF`;
  return new Blob([bytesOf(file + table + trailer)], { type: 'application/pdf' });
}

const lines = (page: number): readonly string[] => [
  page === 1 ? 'Demonstrativo de mensalidades pagas' : `Movimentação (folha ${page})`,
  'Beneficiária: Marina Quintela Duarte',
  'Plano: Vidas Essencial Enfermaria',
  '',
  ...Array.from(
    { length: 24 },
    (_, index) =>
      `${String(index + 1).padStart(2, '0')}/${String((page % 12) + 1).padStart(2, '0')}/2026   Mensalidade   R$ ${(380 + index * 7).toLocaleString('pt-BR')},00`,
  ),
  '',
  `Coparticipação da folha ${page}: R$ 42,00`,
];

/** As many pages as asked for: a title, a person who does not exist and a column of payments. */
export const fakePages = (count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, index) => lines(index + 1));
