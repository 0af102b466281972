import { ultimoDia } from '@vidas/api-client/vendas/meses.rules.ts';
import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { serialOf } from '../../../db/serial.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import {
  encerraLinhas,
  findLinhasDaRegra,
  findRegra,
  type Linha,
  type LinhaEncerrada,
} from './gravacao.sql.ts';

/** Older rule that a draft replaces, with author and moment. */
export interface Substituicao {
  readonly codigo: string;
  readonly por: string;
  readonly momento: string;
}

const refuse = (status: number, message: string): Failure =>
  new Failure(status, message, { problems: [{ field: 'substitui', message }] });

/** Throws for a version that begins in a closed month, because closed months keep their rules (COM-15). */
const exigeMesAberto = async (trx: Trx, inicio: string): Promise<void> => {
  const { ultima } = await trx
    .selectFrom('comissao_fechamento')
    .select(({ fn }) => fn.max<string | null>('competencia').as('ultima'))
    .executeTakeFirstOrThrow();
  if (ultima !== null && inicio <= ultimoDia(ultima))
    throw refuse(409, `${writeMonth(ultima)} já foi fechada: a nova versão começa depois dela.`);
};

/**
 * Ends lines of the older rule with the draft's sellers and plans, the day before the draft begins (RCO-25). Returns them with their
 * earlier end.
 */
export const encerraSubstituida = async (
  trx: Trx,
  codigo: string,
  linhas: readonly Linha[],
): Promise<LinhaEncerrada[]> => {
  const id = serialOf(codigo);
  const regra = id === undefined ? undefined : await findRegra(trx, id);
  if (id === undefined || regra === undefined)
    throw refuse(422, `Nenhuma regra de comissão tem o código ${codigo.slice(0, 20)}.`);
  if (regra.desativada_em !== null)
    throw refuse(
      409,
      `A regra ${id} está desativada desde ${writeDay(regra.desativada_em)}: não há o que encerrar.`,
    );
  const emComum = await findLinhasDaRegra(trx, id, linhas);
  const [primeira] = emComum.toSorted((a, b) => (a.desde < b.desde ? -1 : 1));
  if (!primeira) return [];
  await exigeMesAberto(trx, primeira.desde);
  const depois = emComum.find(({ inicio, desde }) => inicio >= desde);
  if (depois)
    throw refuse(
      409,
      `A regra ${id} só começa em ${writeDay(depois.inicio)} para o vendedor ${depois.vendedor}: a nova versão começa depois desse dia.`,
    );
  const antes = emComum.find(({ fim, ate }) => ate < fim);
  if (antes)
    throw refuse(
      409,
      `A nova versão termina antes da regra ${id}, que vale até ${writeDay(antes.fim)}: depois dela não haveria regra.`,
    );
  await encerraLinhas(trx, emComum);
  return emComum;
};
