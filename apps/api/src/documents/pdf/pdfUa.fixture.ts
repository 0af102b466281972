import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../test/pdfText.ts';

/** A value in qpdf's notation: names begin with '/', texts with 'u:' or 'b:', and '5 0 R' is a reference. */
type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Dict = { [key: string]: Value };

/** A parsed PDF: its objects by reference, its trailer, and the permissions of its lock. */
export interface OpenPdf {
  objects: Map<string, Value>;
  streams: Map<string, string>;
  trailer: Dict;
  /** Null for an unlocked file. */
  lock: { accessibility: boolean } | null;
}

interface QpdfJson {
  encrypt: { encrypted: boolean; capabilities: { accessibility: boolean } };
  qpdf: [unknown, Record<string, { value?: Value; stream?: { dict: Dict; data: string } }>];
}

/** Opens a PDF with qpdf, which only reads files. */
const qpdfOf = (bytes: Uint8Array, senha: string): QpdfJson => {
  const dir = mkdtempSync(join(tmpdir(), 'pdf-'));
  const file = join(dir, 'papel.pdf');
  writeFileSync(file, bytes);
  const options = [
    '--json',
    '--json-stream-data=inline',
    '--decode-level=generalized',
    `--password=${senha}`,
  ];
  try {
    return JSON.parse(runTool('qpdf', 'qpdf', [...options, file])) as QpdfJson;
  } finally {
    rmSync(dir, { recursive: true });
  }
};

/** Objects of a PDF. */
export const openPdf = (bytes: Uint8Array, senha = ''): OpenPdf => {
  const json = qpdfOf(bytes, senha);
  const pdf: OpenPdf = {
    objects: new Map(),
    streams: new Map(),
    trailer: {},
    lock: json.encrypt.encrypted ? json.encrypt.capabilities : null,
  };
  for (const [key, { value, stream }] of Object.entries(json.qpdf[1])) {
    const name = key.replace(/^obj:/, '');
    if (name === 'trailer') pdf.trailer = value as Dict;
    else pdf.objects.set(name, stream ? stream.dict : (value ?? null));
    if (stream) pdf.streams.set(name, Buffer.from(stream.data, 'base64').toString('latin1'));
  }
  return pdf;
};

const isRef = (value: Value | undefined): value is string =>
  typeof value === 'string' && /^\d+ \d+ R$/.test(value);

/** A marked piece of a page: its tag, its number (null for an artefact), and whether it is nested. */
interface Piece {
  tag: string;
  mcid: number | null;
  inside: string[];
}

const token = /<<[^>]*>>|<[0-9a-fA-F\s]*>|\((?:\\.|[^\\)])*\)|\[|\]|\/[^\s<>()[\]/]+|[^\s<>()[\]/]+/g;
const painting = new Set([
  'Tj',
  'TJ',
  "'",
  '"',
  'S',
  's',
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'Do',
  'sh',
  'EI',
]);

/** Marked pieces of a page, and painting operators outside of all of them. */
const piecesOf = (content: string): { pieces: Piece[]; loose: string[] } => {
  const pieces: Piece[] = [];
  const loose: string[] = [];
  const open: string[] = [];
  let before: string[] = [];
  for (const [each] of content.matchAll(token)) {
    if (each === 'BDC' || each === 'BMC') {
      const [tag = '', properties = ''] = each === 'BDC' ? before.slice(-2) : before.slice(-1);
      const mcid = /\/MCID (\d+)/.exec(properties)?.[1];
      pieces.push({ tag, mcid: mcid === undefined ? null : Number(mcid), inside: [...open] });
      open.push(tag);
    } else if (each === 'EMC') open.pop();
    else if (painting.has(each) && open.length === 0) loose.push(each);
    before = /^[A-Za-z'"*]+$/.test(each) ? [] : [...before, each].slice(-4);
  }
  return { pieces, loose };
};

/** A flattened element of the structure: type, depth, pieces of its page and children. */
interface Element {
  ref: string;
  type: string;
  dict: Dict;
  parent: Element | null;
  children: Element[];
  mcids: { page: string; mcid: number }[];
}

const standard = new Set(
  [
    'Document',
    'Sect',
    'H1',
    'H2',
    'H3',
    'P',
    'Table',
    'TR',
    'TH',
    'TD',
    'Figure',
    'Span',
    'L',
    'LI',
    'LBody',
  ].map((type) => `/${type}`),
);
const parentOf: Readonly<Record<string, readonly string[]>> = {
  '/TR': ['/Table'],
  '/TH': ['/TR'],
  '/TD': ['/TR'],
};

/** Machine-checkable points of the Matterhorn Protocol 1.02, each with its faults; see docs/regras/papeis.md. */
export const faultsOf = (pdf: OpenPdf): string[] => {
  const get = (value: Value | undefined): Value =>
    isRef(value) ? (pdf.objects.get(value) ?? null) : (value ?? null);
  const dict = (value: Value | undefined): Dict => {
    const found = get(value);
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? found : {};
  };
  const list = (value: Value | undefined): Value[] => {
    const found = get(value);
    return Array.isArray(found) ? found : found === null ? [] : [found];
  };
  const faults: string[] = [];
  const check = (point: string, isRight: boolean, words: string): void => {
    if (!isRight) faults.push(`${point} ${words}`);
  };

  const catalog = dict(pdf.trailer['/Root']);
  const xmp = isRef(catalog['/Metadata']) ? (pdf.streams.get(catalog['/Metadata']) ?? '') : '';
  check('01-007', dict(catalog['/MarkInfo'])['/Suspects'] !== true, 'Suspects is true');
  check('06-001', xmp !== '', 'no XMP metadata');
  check('06-002', /<pdfuaid:part>1</.test(xmp), 'XMP does not say PDF/UA-1');
  check('06-003', /<dc:title>/.test(xmp), 'XMP has no title');
  check('06-004', /<dc:language>/.test(xmp), 'XMP has no language');
  check('07-001', dict(catalog['/ViewerPreferences'])['/DisplayDocTitle'] === true, 'the title is not shown');
  check('11-006', catalog['/Lang'] === 'u:pt-BR', 'no language');
  check('25-001', catalog['/AcroForm'] === undefined, 'a form');
  check('26-002', pdf.lock?.accessibility ?? true, 'the lock shuts out assistive technology');
  if (pdf.lock === null) {
    check('A-6.2.3', list(catalog['/OutputIntents']).length === 1, 'no OutputIntent');
    check('A-6.6.4', /<pdfaid:part>2<[^]*<pdfaid:conformance>A</.test(xmp), 'XMP does not say PDF/A-2a');
  }

  const pages: { ref: string; dict: Dict }[] = [];
  const walkPages = (value: Value | undefined): void => {
    if (!isRef(value)) return;
    const node = dict(value);
    if (node['/Type'] === '/Page') pages.push({ ref: value, dict: node });
    else list(node['/Kids']).forEach(walkPages);
  };
  walkPages(catalog['/Pages']);

  const tree = dict(catalog['/StructTreeRoot']);
  check('01-000', dict(catalog['/MarkInfo'])['/Marked'] === true && tree['/K'] !== undefined, 'no structure');
  const elements: Element[] = [];
  const walk = (value: Value, parent: Element | null): void => {
    const ref = isRef(value) ? value : '';
    const own = dict(value);
    const element: Element = { ref, type: String(own['/S']), dict: own, parent, children: [], mcids: [] };
    elements.push(element);
    parent?.children.push(element);
    for (const kid of list(own['/K'])) {
      if (typeof kid === 'number') element.mcids.push({ page: String(own['/Pg']), mcid: kid });
      else if (dict(kid)['/MCID'] !== undefined)
        element.mcids.push({ page: String(dict(kid)['/Pg']), mcid: Number(dict(kid)['/MCID']) });
      else walk(kid, element);
    }
  };
  for (const kid of list(tree['/K'])) walk(kid, null);

  const told = new Map<string, number[]>();
  for (const { mcids } of elements)
    for (const { page, mcid } of mcids) told.set(page, [...(told.get(page) ?? []), mcid]);
  const nums = list(dict(tree['/ParentTree'])['/Nums']);
  for (const { ref, dict: page } of pages) {
    const content = list(page['/Contents']).length > 0 ? page['/Contents'] : null;
    const streams = Array.isArray(content) ? content : [content];
    const { pieces, loose } = piecesOf(
      streams
        .map((each) => (isRef(each ?? undefined) ? (pdf.streams.get(each as string) ?? '') : ''))
        .join('\n'),
    );
    check(
      '01-005',
      loose.length === 0,
      `${loose.length} pieces of page ${ref} are neither content nor artefact`,
    );
    check(
      '01-003',
      !pieces.some(({ tag, inside }) => tag === '/Artifact' && inside.length > 0),
      'an artefact lies in content',
    );
    check(
      '01-004',
      !pieces.some(({ mcid, inside }) => mcid !== null && inside.includes('/Artifact')),
      'content lies in an artefact',
    );
    const shown = pieces.flatMap(({ mcid }) => (mcid === null ? [] : [mcid]));
    const read = told.get(ref) ?? [];
    check(
      '01-006',
      shown.every((mcid) => read.filter((each) => each === mcid).length === 1),
      `content of page ${ref} is not in the structure once`,
    );
    check(
      '09-001',
      read.every((mcid, at) => at === 0 || mcid > (read[at - 1] ?? 0)),
      `page ${ref} is not read in its order`,
    );
    const at = nums.indexOf(page['/StructParents'] ?? -1);
    const parents = at === -1 ? [] : list(nums[at + 1]);
    check(
      '01-008',
      elements.every((element) =>
        element.mcids.every(({ page: of, mcid }) => of !== ref || parents[mcid] === element.ref),
      ),
      `the parent tree of page ${ref} is wrong`,
    );
    check('28-008', page['/Tabs'] === '/S', `page ${ref} has no tab order`);
  }

  let level = 0;
  for (const { type, dict: own, parent, children } of elements) {
    check('02-001', standard.has(type), `${type} is no standard type`);
    const wanted = parentOf[type];
    check(
      '09-004',
      wanted === undefined || wanted.includes(parent?.type ?? ''),
      `${type} stands in ${parent?.type}`,
    );
    const heading = /^\/H(\d)$/.exec(type);
    if (heading) {
      const next = Number(heading[1]);
      check(level === 0 ? '14-002' : '14-003', next <= level + 1, `${type} after level ${level}`);
      level = next;
    }
    if (type === '/Figure') check('13-004', String(own['/Alt'] ?? '').length > 2, 'a figure has no words');
    if (type === '/TH') check('15-003', dict(own['/A'])['/Scope'] !== undefined, 'a head has no scope');
    if (type === '/Table') {
      const widths = new Set(children.map((row) => row.children.length));
      check('15-004', widths.size === 1, 'rows of a table are not of one width');
      check(
        '15-005',
        children[0]?.children.every((cell) => cell.type === '/TH') === true,
        'a table has no heads',
      );
    }
  }

  const fonts = [...pdf.objects.values()]
    .map((each) => dict(each))
    .filter((each) => each['/Type'] === '/Font');
  for (const font of fonts) {
    const name = String(font['/BaseFont']);
    if (font['/Subtype'] === '/Type0')
      check(
        '10-001',
        isRef(font['/ToUnicode']) && (pdf.streams.get(font['/ToUnicode']) ?? '').includes('beginbfrange'),
        `${name} has no ToUnicode`,
      );
    else {
      check('31-016', font['/CIDToGIDMap'] === '/Identity', `${name} has no CIDToGIDMap`);
      check('31-009', isRef(dict(font['/FontDescriptor'])['/FontFile2']), `${name} is not embedded`);
    }
  }
  return faults;
};
