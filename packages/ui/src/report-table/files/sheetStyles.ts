import type { Align, Format } from '../columns.ts';
import { xmlText } from './xmlText.ts';

/** Style in which a cell shows its value. */
export type StyleKind =
  | 'general'
  | 'text'
  | 'integer'
  | 'money'
  | 'percent'
  | 'date'
  | 'dateTime'
  | 'competencia';
/** Part of the sheet. Header and totals are bold with a line. */
export type StylePlace = 'body' | 'head' | 'total';

// Negatives use U+2212 as on screen. 164 is the first number free for custom formats.
const formats: Record<StyleKind, { readonly id: number; readonly code?: string }> = {
  general: { id: 0 },
  text: { id: 49 },
  integer: { id: 164, code: '#,##0;"\u2212"#,##0' },
  money: { id: 165, code: '"R$ "#,##0.00;"\u2212R$ "#,##0.00' },
  percent: { id: 166, code: '0.00%;"\u2212"0.00%' },
  date: { id: 167, code: 'dd/mm/yyyy' },
  dateTime: { id: 168, code: 'dd/mm/yyyy hh:mm' },
  competencia: { id: 169, code: 'mm/yyyy' },
};
const kinds = Object.keys(formats) as StyleKind[];
const aligns: readonly Align[] = ['start', 'center', 'end'];
const places: readonly StylePlace[] = ['body', 'head', 'total'];
const horizontal: Record<Align, string> = { start: 'left', center: 'center', end: 'right' };

/** Index of a style in `stylesXml`; 0 is the default style, for cells without a value. */
export const styleOf = (kind: StyleKind, align: Align, place: StylePlace = 'body'): number =>
  1 + (kinds.indexOf(kind) * aligns.length + aligns.indexOf(align)) * places.length + places.indexOf(place);

/** Style for the numbers of a format. */
export const numberKind = (format: Format): StyleKind =>
  format === 'integer' || format === 'money' || format === 'percent' ? format : 'general';

const numberFormats = kinds.flatMap((kind) => {
  const { id, code } = formats[kind];
  return code === undefined ? [] : [`<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`];
});

const xfs = kinds.flatMap((kind) =>
  aligns.flatMap((align) =>
    places.map((place) => {
      const at = places.indexOf(place);
      return (
        `<xf numFmtId="${formats[kind].id}" fontId="${at === 0 ? 0 : 1}" fillId="0" borderId="${at}" xfId="0" ` +
        'applyNumberFormat="1" applyFont="1" applyBorder="1" applyAlignment="1">' +
        `<alignment horizontal="${horizontal[align]}"/></xf>`
      );
    }),
  ),
);

const font = (inner: string): string =>
  `<font>${inner}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
const border = (top: string, bottom: string): string =>
  `<border><left/><right/><top${top}/><bottom${bottom}/><diagonal/></border>`;
const thin = ' style="thin"';

/** xl/styles.xml: every kind of value, at every alignment, in body, header and totals. */
export const stylesXml =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  `<numFmts count="${numberFormats.length}">${numberFormats.join('')}</numFmts>` +
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  `<borders count="3">${border('', '')}${border('', thin)}${border(thin, '')}</borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${xfs.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${xfs.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  '</styleSheet>';
