import type { Input } from '@vidas/api-client/http/endpoint.ts';
import {
  problemaDaInternacao,
  problemaDaPromessa,
} from '@vidas/api-client/cobranca/notificacao/fila.rules.ts';
import type {
  informaInternacao,
  registraContestacao,
  registraPromessa,
  respondeContestacao,
} from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import * as rows from './notificacao.sql.ts';

/** Writer with the local day and moment. */
export interface Quem {
  login: string;
  hoje: string;
  em: string;
}

const recusa = (problem: { field: string; message: string } | null): void => {
  if (problem) throw new Failure(422, problem.message, { problems: [problem] });
};

const ateHoje = (field: string, dia: string, hoje: string): void =>
  recusa(dia > hoje ? { field, message: 'não pode ser depois de hoje' } : null);

const titularDe = async (trx: Trx, matricula: string): Promise<string> => {
  const nome = await rows.findTitular(trx, matricula);
  if (nome === undefined)
    throw new Failure(422, 'nenhum titular tem esta matrícula', {
      problems: [{ field: 'matricula', message: 'nenhum titular tem esta matrícula' }],
    });
  return nome;
};

/** Opens a dispute of the debt (NOT-10). */
export const contesta = async (
  trx: Trx,
  { matricula, abertaEm, motivo }: Input<typeof registraContestacao>['body'],
  { login, hoje }: Quem,
): Promise<string> => {
  ateHoje('abertaEm', abertaEm, hoje);
  const nome = await titularDe(trx, matricula);
  const aberta = await rows.findContestacaoAberta(trx, matricula);
  if (aberta)
    recusa({ field: 'abertaEm', message: `já há uma contestação aberta, de ${writeDay(aberta.aberta_em)}` });
  await trx
    .insertInto('contestacao_debito')
    .values({
      titular_matricula: matricula,
      aberta_em: abertaEm,
      motivo,
      por: login,
      respondida_em: null,
      resposta: null,
      respondida_por: null,
    })
    .execute();
  return nome;
};

/** Answers a dispute; ten new days follow (NOT-10). */
export const responde = async (
  trx: Trx,
  { id, respondidaEm, resposta }: Input<typeof respondeContestacao>['body'],
  { login, hoje }: Quem,
): Promise<void> => {
  const aberta = await rows.lockContestacao(trx, id);
  if (!aberta) throw new Failure(404, 'Esta contestação não existe.');
  if (aberta.respondida_em !== null)
    throw new Failure(409, `Já foi respondida em ${writeDay(aberta.respondida_em)}.`);
  ateHoje('respondidaEm', respondidaEm, hoje);
  recusa(
    respondidaEm < aberta.aberta_em
      ? { field: 'respondidaEm', message: `a contestação é de ${writeDay(aberta.aberta_em)}` }
      : null,
  );
  await trx
    .updateTable('contestacao_debito')
    .set({ respondida_em: respondidaEm, resposta, respondida_por: login })
    .where('id', '=', id)
    .execute();
};

/** Records a stay in hospital, or its end (NOT-9). */
export const interna = async (
  trx: Trx,
  body: Input<typeof informaInternacao>['body'],
  { login, hoje, em }: Quem,
): Promise<string> => {
  recusa(problemaDaInternacao(body, hoje));
  const nome = await rows.findPessoa(trx, body.matricula);
  if (nome === undefined)
    throw new Failure(422, 'nenhum beneficiário tem esta matrícula', {
      problems: [{ field: 'matricula', message: 'nenhum beneficiário tem esta matrícula' }],
    });
  await rows.gravaInternacao(trx, body, { login, em });
  return nome;
};

/** Records a promise of payment and the next contact (NOT-15). */
export const promete = async (
  trx: Trx,
  { matricula, nota, prometeEm, proximoEm }: Input<typeof registraPromessa>['body'],
  { login, hoje, em }: Quem,
): Promise<string> => {
  recusa(problemaDaPromessa({ prometeEm, proximoEm }, hoje));
  const nome = await titularDe(trx, matricula);
  await trx
    .insertInto('promessa_pagamento')
    .values({
      titular_matricula: matricula,
      registrada_em: em,
      por: login,
      nota,
      promete_em: prometeEm,
      proximo_em: proximoEm,
    })
    .execute();
  return nome;
};
