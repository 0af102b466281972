import { cleanText } from '@vidas/api-client/words/cleanText.ts';
import { refusal } from '../importError.ts';
import { readXml } from '../xmlStream.ts';
import type { OfxText } from './ofxText.ts';

/** Callbacks for a statement's parts in file order; names in capitals, lines from 1. */
export interface OfxHandlers {
  open: (name: string, line: number) => void;
  leaf: (name: string, value: string, line: number) => void;
  close: (name: string, line: number) => void;
}

/** Elements with children; all others are leaves, whose end tag OFX 1 omits. */
const AGGREGATES = new Set([
  'OFX',
  'SIGNONMSGSRSV1',
  'SONRS',
  'FI',
  'STATUS',
  'BANKMSGSRSV1',
  'CREDITCARDMSGSRSV1',
  'STMTTRNRS',
  'STMTRS',
  'CCSTMTTRNRS',
  'CCSTMTRS',
  'BANKACCTFROM',
  'CCACCTFROM',
  'BANKACCTTO',
  'CCACCTTO',
  'PAYEE',
  'CURRENCY',
  'ORIGCURRENCY',
  'BANKTRANLIST',
  'STMTTRN',
  'LEDGERBAL',
  'AVAILBAL',
  'BALLIST',
  'BAL',
]);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  apos: "'",
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|nbsp|quot|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const MOST_TEXT = 2_000;

const tooLong = (name: string, line: number) =>
  refusal(`o campo ${name} tem mais de ${MOST_TEXT.toLocaleString('pt-BR')} caracteres.`, line, name);

/** OFX 1: SGML, where only elements with children have an end tag. */
const readSgml = (text: string, { open, leaf, close }: OfxHandlers): void => {
  const tags = /<(\/?)([A-Za-z][A-Za-z0-9_.]*)>/g;
  tags.lastIndex = text.search(/<OFX>/i);
  let line = text.slice(0, tags.lastIndex).split('\n').length;
  let counted = tags.lastIndex;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    const before = text.slice(counted, tag.index);
    line += before.split('\n').length - 1;
    counted = tag.index;
    const name = (tag[2] ?? '').toUpperCase();
    if (AGGREGATES.has(name)) (tag[1] === '/' ? close : open)(name, line);
    else if (tag[1] === '') {
      const next = /<\/?[A-Za-z][A-Za-z0-9_.]*>/g;
      next.lastIndex = tags.lastIndex;
      const end = next.exec(text)?.index ?? text.length;
      if (end - tags.lastIndex > MOST_TEXT) throw tooLong(name, line);
      leaf(name, cleanText(unescaped(text.slice(tags.lastIndex, end)), { lines: false }), line);
    }
  }
};

const MAX_BYTES = 50_000_000;

/** OFX 2: XML, where every element has an end tag. */
const readOfxXml = async (text: string, { open, leaf, close }: OfxHandlers): Promise<void> => {
  // The text is decoded, so the declaration's encoding no longer applies.
  const plain = text.trimStart().replace(/^<\?xml[^>]*\?>/, '<?xml version="1.0"?>');
  const handlers = {
    open: (element: { name: string; line: number }) => {
      const name = element.name.toUpperCase();
      if (AGGREGATES.has(name)) open(name, element.line);
    },
    close: (element: { name: string; text: string; line: number }) => {
      const name = element.name.toUpperCase();
      if (AGGREGATES.has(name)) close(name, element.line);
      else leaf(name, cleanText(element.text, { lines: false }), element.line);
    },
  };
  const limits = { maxBytes: MAX_BYTES, maxToken: MOST_TEXT * 4 };
  for await (const _ of readXml([Buffer.from(plain, 'utf8')], handlers, limits));
};

/** Calls the handlers for each part of a statement in either form. Throws ImportError with the line. */
export const readTags = async ({ text, isXml }: OfxText, handlers: OfxHandlers): Promise<void> =>
  isXml ? readOfxXml(text, handlers) : readSgml(text, handlers);
