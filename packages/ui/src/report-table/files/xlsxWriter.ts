import { Zip } from 'fflate';
import type { FilePlan, FileSlice } from './file.types.ts';
import { FileError } from './fileParts.ts';
import { createSheet } from './sheetWriter.ts';
import { addPart } from './zip.ts';
import { stylesXml } from './sheetStyles.ts';
import { filledRange, isTable, tableXml } from './sheetTable.ts';
import { xmlText } from './xmlText.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Path of the one sheet, which is written last. */
const sheetPath = 'xl/worksheets/sheet1.xml';
const tablePath = 'xl/tables/table1.xml';

const contentTypes = (plan: FilePlan): string =>
  `${declaration}<Types xmlns="${packages}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/>` +
  `<Override PartName="/${sheetPath}" ContentType="${media}.worksheet+xml"/>` +
  (isTable(plan) ? `<Override PartName="/${tablePath}" ContentType="${media}.table+xml"/>` : '') +
  `<Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/>` +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
  '</Types>';

const relationships = (entries: readonly (readonly [type: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">` +
  entries
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('') +
  '</Relationships>';

// Title and moment, but no author, who would be personal data.
const coreProperties = ({ sheetName, madeAt }: FilePlan): string =>
  `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" ` +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
  `<dc:title>${xmlText(sheetName)}</dc:title><dc:language>pt-BR</dc:language>` +
  `<dcterms:created xsi:type="dcterms:W3CDTF">${madeAt}</dcterms:created></cp:coreProperties>`;

function workbook(plan: FilePlan): string {
  const sheet = xmlText(`'${plan.sheetName.replaceAll("'", "''")}'`);
  const filter = `${sheet}!${filledRange(plan).replaceAll(/[A-Z]+|\d+/g, '$$$&')}`;
  return (
    `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ` +
    `xmlns:r="${documents}/relationships"><sheets>` +
    `<sheet name="${xmlText(plan.sheetName)}" sheetId="1" r:id="rId1"/></sheets><definedNames>` +
    // A table has its own filter.
    (isTable(plan)
      ? ''
      : `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${filter}</definedName>`) +
    // The header is printed on every page.
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${sheet}!$1:$1</definedName>` +
    '</definedNames></workbook>'
  );
}

/** All parts of the package except the sheet, in writing order. */
const xlsxParts = (plan: FilePlan): readonly (readonly [path: string, xml: string])[] => [
  ['[Content_Types].xml', contentTypes(plan)],
  [
    '_rels/.rels',
    relationships([
      [`${documents}/relationships/officeDocument`, 'xl/workbook.xml'],
      [`${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
  ],
  ['docProps/core.xml', coreProperties(plan)],
  ['xl/workbook.xml', workbook(plan)],
  [
    'xl/_rels/workbook.xml.rels',
    relationships([
      [`${documents}/relationships/worksheet`, 'worksheets/sheet1.xml'],
      [`${documents}/relationships/styles`, 'styles.xml'],
    ]),
  ],
  ['xl/styles.xml', stylesXml],
  ...(isTable(plan)
    ? ([
        [
          'xl/worksheets/_rels/sheet1.xml.rels',
          relationships([[`${documents}/relationships/table`, '../tables/table1.xml']]),
        ],
        [tablePath, tableXml(plan)],
      ] as const)
    : []),
];

type Bytes = Uint8Array<ArrayBuffer>;

/** A file written slice by slice. Its chunks go to the `onChunk` of its maker. */
export interface SliceWriter {
  readonly write: (slice: FileSlice) => void;
  readonly end: () => void;
}

/** Largest size of a ZIP part without the 64-bit form, in bytes. */
const mostBytes = 0xff_ff_ff_ff;
const encoder = new TextEncoder();

/**
 * Writes a spreadsheet (Office Open XML) in one pass: chunks come out as slices come in. Throws a `FileError` when
 * the sheet exceeds the format's limit.
 */
export function createXlsx(plan: FilePlan, onChunk: (chunk: Bytes) => void): SliceWriter {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    onChunk(chunk as Bytes);
  });
  for (const [path, xml] of xlsxParts(plan)) addPart(zip, path).push(encoder.encode(xml), true);
  const part = addPart(zip, sheetPath);
  const sheet = createSheet(plan);
  let size = 0;
  const push = (xml: string, isLast: boolean): void => {
    const bytes = encoder.encode(xml);
    size += bytes.length;
    if (size > mostBytes)
      throw new FileError(
        'O relatório é grande demais para uma planilha do Excel. Filtre o relatório ou exporte em CSV.',
      );
    part.push(bytes, isLast);
  };
  push(sheet.head(), false);
  return {
    write: (slice) => push(sheet.rows(slice), false),
    end: () => {
      push(sheet.tail(), true);
      zip.end();
    },
  };
}
