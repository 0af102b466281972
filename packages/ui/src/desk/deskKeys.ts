import type { DeskActs } from './desk.types.ts';

type Line = readonly [keys: readonly string[], act: string];

const lineOf = (key: string, label: string | undefined): readonly Line[] =>
  label === undefined ? [] : [[[key], label]];

const kinds: Readonly<Record<string, keyof NonNullable<DeskActs['why']>>> = {
  e: 'accept',
  g: 'deny',
  q: 'quantity',
};

/** The kind of act that a key stands for (MES-2); undefined for any other key. */
export const kindOfKey = (name: string) => (/^[1-9]$/.test(name) ? 'picks' : kinds[name]);

/** Sentence about a key whose act the thing on show does not have. */
export const writeNoAct = (name: string, why: string | null | undefined): string =>
  `${name.toUpperCase()} não faz nada aqui. ${why ?? '"?" mostra as teclas que há.'}`;

/** The keys of a desk: those of its acts, then those that each desk has. */
export const linesOfKeys = ({ accept, deny, picks = [], quantity }: DeskActs): readonly Line[] => [
  ...(accept && 'form' in accept ? lineOf('Enter', `nos campos: ${accept.label}`) : []),
  ...lineOf('E', accept?.label),
  ...picks.map(({ label }, at): Line => [[String(at + 1)], label]),
  ...lineOf('Q', quantity?.label),
  ...lineOf('G', deny?.label),
  [['N', 'P'], 'vai à próxima, ou à anterior, sem decidir'],
  [['U'], 'desfaz a última decisão, até dez segundos depois'],
  [['Esc'], 'fecha o que está à direita e volta à lista'],
  [['?'], 'mostra estas teclas'],
];
