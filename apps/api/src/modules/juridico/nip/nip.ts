import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { desfechoNip, registraNip, respondeNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import {
  desfechos,
  prazosDaNip,
  recusaDaNotificacao,
  recusaDoDia,
} from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { relogioDaLei } from '../prazos/prazos.sql.ts';
import { exige, exigeTexto, lockVigente, noCampo, pessoaDe, type Quem } from './atoDaNip.ts';
import * as rows from './nip.sql.ts';

/** Registers a NIP and returns a text with its last days (PRA-7). */
export const registra = async (
  trx: Trx,
  body: Input<typeof registraNip>['body'],
  { login, em }: Quem,
): Promise<string> => {
  const { natureza, notificadaEm } = body;
  const hoje = em.slice(0, 10);
  const demanda = exigeTexto('demanda', body.demanda, 'escreva o número da demanda');
  const assunto = exigeTexto('assunto', body.assunto, 'escreva o assunto');
  const texto = exigeTexto('demandaTexto', body.demandaTexto, 'cole o texto da demanda');
  exige('notificadaEm', recusaDaNotificacao(notificadaEm, hoje));
  const { matricula, nome } = await pessoaDe(trx, body.matricula);
  const isNova = await rows.insertNip(trx, {
    demanda,
    matricula,
    natureza,
    notificada_em: notificadaEm,
    assunto,
    texto,
    protocolo: body.protocolo.trim() || null,
    registrada_por: login,
    registrada_em: em,
    resposta: null,
    respondida_em: null,
    respondida_por: null,
    resposta_registrada_em: null,
    desfecho: null,
    desfecho_em: null,
    desfecho_por: null,
    desfecho_registrado_em: null,
    cancelada_em: null,
    cancelada_por: null,
    cancelada_motivo: null,
  });
  if (!isNova) throw noCampo(409, 'demanda', 'esta demanda já está registrada');
  const aberta = {
    natureza,
    notificadaEm,
    respondidaEm: null,
    desfecho: null,
    desfechoEm: null,
    canceladaEm: null,
  };
  const { resolverAte, responderAte } = prazosDaNip(aberta, await relogioDaLei(trx), hoje);
  return `NIP ${demanda} de ${nome}: resolver até ${writeDay(resolverAte)}, responder até ${writeDay(responderAte)}.`;
};

/** Locks a NIP for an act on a day; throws for an impossible day. */
const daNip = async (trx: Trx, id: string, dia: { field: string; valor: string; hoje: string }) => {
  const nip = await lockVigente(trx, id);
  exige(dia.field, recusaDoDia(dia.valor, nip.notificadaEm, dia.hoje));
  return nip;
};

/** Registers the written answer, once (PRA-7). */
export const responde = async (
  trx: Trx,
  { id, respostaTexto, respondidaEm }: Input<typeof respondeNip>['body'],
  { login, em }: Quem,
): Promise<string> => {
  const resposta = exigeTexto('respostaTexto', respostaTexto, 'escreva a resposta');
  const nip = await daNip(trx, id, { field: 'respondidaEm', valor: respondidaEm, hoje: em.slice(0, 10) });
  if (nip.respondidaEm !== null)
    throw new Failure(409, `Esta NIP já tem resposta, de ${writeDay(nip.respondidaEm)}.`);
  await rows.updateNip(trx, nip.id, {
    resposta,
    respondida_em: respondidaEm,
    respondida_por: login,
    resposta_registrada_em: em,
  });
  return `NIP ${nip.demanda}: resposta registrada.`;
};

/** Registers the outcome, once (PRA-8). */
export const encerra = async (
  trx: Trx,
  { id, desfecho, desfechoEm }: Input<typeof desfechoNip>['body'],
  { login, em }: Quem,
): Promise<string> => {
  const nip = await daNip(trx, id, { field: 'desfechoEm', valor: desfechoEm, hoje: em.slice(0, 10) });
  if (nip.desfecho !== null && nip.desfechoEm !== null)
    throw new Failure(
      409,
      `Esta NIP já tem desfecho: ${desfechos[nip.desfecho].toLowerCase()}, em ${writeDay(nip.desfechoEm)}.`,
    );
  await rows.updateNip(trx, nip.id, {
    desfecho,
    desfecho_em: desfechoEm,
    desfecho_por: login,
    desfecho_registrado_em: em,
  });
  return `NIP ${nip.demanda}: ${desfechos[desfecho].toLowerCase()}.`;
};
