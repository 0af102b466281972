import { writeDay } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import type { GuiaEscolhida } from '@vidas/api-client/contas-medicas/guias/guiasFila.contract.ts';
import type { Trx } from '../../../db/tx.ts';
import { type Fila, type FilaRow, findFila, keepMotivos } from './fila.sql.ts';
import type { Quem } from './gravacao.sql.ts';

const times = (row: FilaRow, median: number): string =>
  (row.valor_cents / median).toLocaleString('pt-BR', { maximumFractionDigits: 1 });

const motivoDe = (row: FilaRow, at: number, { criterio, hoje }: Fila): string => {
  const waiting = `de ${row.total} a verificar`;
  if (criterio === 'acaso') return `sorteio de ${writeDay(hoje)}, entre as guias ${waiting}`;
  if (criterio === 'valor') return `${at + 1}º maior valor ${waiting}, ${writeReais(row.valor_cents)}`;
  if (!row.mediana_cents) return `o prestador não tem mediana de ${row.tipo_guia} em 12 meses`;
  return `${times(row, row.mediana_cents)} vezes a mediana do prestador em ${row.tipo_guia}, ${writeReais(row.mediana_cents)}`;
};

/** Picks the guides to review first and keeps the reason in the history of each (CTM-50). */
export const escolheFila = async (trx: Trx, fila: Fila, quem: Quem): Promise<GuiaEscolhida[]> => {
  const rows = (await findFila(trx, fila)).map((row, at) => ({
    numero: row.numero,
    valor: row.valor_cents,
    motivo: motivoDe(row, at, fila),
  }));
  await keepMotivos(trx, rows, quem);
  return rows.map(({ numero, valor, motivo }) => ({ numGuia: numero, vrTotalGeral: valor, motivo }));
};
