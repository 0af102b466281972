import { plainText } from '@vidas/api-client/words/fold.ts';
import type { Lancamento } from '../../../imports/ofx/readOfx.ts';
import { txidsEm } from '../../../documents/pix/txid.rules.ts';
import { ehDaCobranca } from './conta.rules.ts';

type Escrito = Pick<Lancamento, 'memo' | 'documento' | 'fitid' | 'valorCents' | 'tipo'>;

/** All that the bank writes of an entry. */
export const textoDo = ({ memo, documento, fitid }: Pick<Escrito, 'memo' | 'documento' | 'fitid'>): string =>
  [memo, documento, fitid].filter(Boolean).join(' ');

/** The endToEndId in a text: E, the bank, the moment, eleven signs; null without one. */
export const identificadorEm = (texto: string): string | null =>
  /E\d{8}20\d{10}[A-Za-z0-9]{11}/.exec(texto)?.[0] ?? null;

/** Whether an entry is of the collection, or a credit by PIX (CBR-31, CBR-34): a code of ours is never a bill's money in a return. */
export const especieDo = (
  lancamento: Escrito,
  convenio: string | undefined,
): { daCobranca: boolean; pix: boolean } => {
  const texto = textoDo(lancamento);
  const isNosso = lancamento.valorCents > 0 && txidsEm(texto).length > 0;
  const daCobranca = !isNosso && ehDaCobranca(lancamento, convenio);
  return { daCobranca, pix: isNosso || (!daCobranca && lancamento.valorCents > 0 && /\bpix\b/i.test(texto)) };
};

/** A name without accents and marks, words apart by one blank. */
const simples = (texto: string): string =>
  plainText(texto)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Banks cut names: so many signs of one are enough. */
const DO_NOME = 15;

/** Whether a text names a payer: by the whole document, or by the beginning of the name. */
export const nomeia = (
  texto: string,
  { nome, documento }: { nome: string; documento: string | null },
): boolean => {
  if (
    documento !== null &&
    texto
      .toUpperCase()
      .replaceAll(/[^\dA-Z]/g, '')
      .includes(documento)
  )
    return true;
  const inicio = simples(nome).slice(0, DO_NOME);
  return inicio.includes(' ') && ` ${simples(texto)}`.includes(` ${inicio}`);
};
