import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type {
  contestarComissao,
  responderContestacao,
} from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import type { Db } from '../../../db/database.ts';
import { serialOf } from '../../../db/serial.ts';
import { Failure } from '../../../http/failure.ts';
import { apura } from '../apuracao/apura.ts';
import { findContestacao, somaGravada } from './contestacao.sql.ts';
import { leMes } from './leMes.ts';
import { loadMes } from './mes.ts';

/** The person and the moment, both at the operator. */
export interface Quem {
  userId: string;
  hoje: string;
  momento: string;
}

type Contestada = Input<typeof contestarComissao>['body'];
type Resposta = Input<typeof responderContestacao>['body'];

const isSame = (linha: Linha, body: Contestada): boolean =>
  linha.competencia === body.competencia &&
  linha.venda === body.codigoVenda &&
  linha.especie === body.especie &&
  linha.origem === body.origem &&
  linha.referencia === body.referencia;

const hasLinha = async (db: Db, vendedor: string, body: Contestada, hoje: string): Promise<boolean> => {
  const mes = await loadMes(db, body.competencia, hoje);
  if (!mes) return false;
  for await (const { linhas } of leMes(db, mes, { vendedor }))
    if (linhas.some((linha) => isSame(linha, body))) return true;
  return false;
};

/** What a sale brings a seller today: what was written and what open months add (COM-37). */
const valorAgora = async (
  db: Db,
  { venda, vendedor, competencia }: { venda: string; vendedor: string; competencia: string },
  hoje: string,
): Promise<number> => {
  const hojeMes = await loadMes(db, hoje.slice(0, 7), hoje);
  let soma = await somaGravada(db, venda, vendedor);
  // Before the first closing only the month itself is known.
  const ate = hojeMes?.ultima ? hojeMes.competencia : competencia;
  for await (const { linhas } of apura(db, { competencia: ate, vendedor }))
    for (const linha of linhas)
      if (linha.venda === venda && linha.vendedor === vendedor) soma += linha.valorCents;
  return soma;
};

/** Contests a line of the seller's own; answers the number of the contest. */
export const contesta = async (
  db: Db,
  vendedor: string,
  body: Contestada,
  { userId, hoje, momento }: Quem,
): Promise<number> => {
  const { competencia, codigoVenda, especie, origem, referencia } = body;
  if (!(await hasLinha(db, vendedor, body, hoje)))
    throw new Failure(404, 'Esta linha não está na sua comissão da competência.');
  const antes = await valorAgora(db, { venda: codigoVenda, vendedor, competencia }, hoje);
  const made = await db
    .insertInto('comissao_contestacao')
    .values({
      competencia,
      venda_codigo: codigoVenda,
      vendedor_codigo: vendedor,
      especie,
      origem,
      referencia,
      motivo: body.motivo.trim(),
      aberta_em: momento,
      aberta_por: userId,
      antes_cents: antes,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Failure(409, 'Esta linha já tem uma contestação que espera resposta.');
  return made.id;
};

/** Answers a contest once, with what the sale brings the seller at this moment (COM-38). */
export const responde = async (
  db: Db,
  { codigo, aceita, resposta }: Resposta,
  { userId, hoje, momento }: Quem,
): Promise<void> => {
  const id = serialOf(codigo);
  const found = id === undefined ? undefined : await findContestacao(db, id);
  if (id === undefined || !found) throw new Failure(404, 'Nenhuma contestação tem este número.');
  if (found.aberta_por === userId)
    throw new Failure(403, 'Quem contestou uma linha não responde à própria contestação.');
  const sobre = {
    venda: found.venda_codigo,
    vendedor: found.vendedor_codigo,
    competencia: found.competencia,
  };
  const answered = await db
    .updateTable('comissao_contestacao')
    .set({
      aceita,
      resposta: resposta.trim(),
      respondida_em: momento,
      respondida_por: userId,
      depois_cents: await valorAgora(db, sobre, hoje),
    })
    .where('id', '=', id)
    .where('respondida_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (answered) return;
  const before = await findContestacao(db, id);
  throw new Failure(
    409,
    `Esta contestação já foi respondida em ${writeDayTime(before?.respondida_em ?? '')} por ${before?.quem}.`,
  );
};
