import { textoDeMensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import type { PortalState } from '@vidas/api-client/ouvidoria/portalState.ts';
import { limitesDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import * as z from 'zod/mini';
import { escreverComoDenunciante } from '../mensagens/conversa.ts';
import { presentStatusAlone } from '../ouvidoria.present.ts';
import { findDenunciaPorId } from '../ouvidoria.sql.ts';
import type { Ouvidoria } from '../service.ts';
import { texts } from '../texts.ts';
import type { DenunciaAberta } from '../vault.ts';
import { actionsForReporter, denunciaAcompanhada, followUpUnproven } from '../acompanhamento/followUp.ts';
import { countTry } from '../prova/pay.ts';

/** Follow-up form sent without JavaScript: protocol and key, or a message of an open follow-up. */
export interface FollowUpForm {
  fields: Readonly<Record<string, string | undefined>>;
  source: string;
}

/** Answer to a form whose turn has come; `keptKib` of room are reserved. Throws `Refused` 503 with a turn. */
export const followUpForm = async (
  ouvidoria: Ouvidoria,
  form: FollowUpForm,
  keptKib: number,
): Promise<PortalState> => {
  const acompanhamento = form.fields['acompanhamento'];
  return acompanhamento === undefined
    ? consult(ouvidoria, form, keptKib)
    : write(ouvidoria, { ...form, acompanhamento: acompanhamento.slice(0, 100) }, keptKib);
};

/** Message of a form, for filling its box again. */
export const typedMessage = ({ fields }: Pick<FollowUpForm, 'fields'>): Pick<PortalState, 'message'> => {
  const typed = fields['mensagem'] ?? '';
  return typed.trim() === '' ? {} : { message: { typed } };
};

const consult = async (ouvidoria: Ouvidoria, form: FollowUpForm, keptKib: number): Promise<PortalState> => {
  const { fields, source } = form;
  const consulta = { protocolo: short(fields['protocolo']), chave: short(fields['chave']) };
  const outcome = await followUpUnproven(ouvidoria, consulta, source);
  if (outcome.kind === 'nothing') return { followUp: { failed: true }, ...typedMessage(form) };
  if (outcome.kind === 'status')
    return { followUp: { report: presentStatusAlone(outcome.report), actions: [] } };
  // A message that an expired follow-up could not send returns with the key.
  const sent =
    (fields['mensagem'] ?? '').trim() === ''
      ? {}
      : await send(ouvidoria, outcome.report, { ...form, keptKib });
  return { ...(await found(ouvidoria, outcome.report)), ...sent };
};

const write = async (
  ouvidoria: Ouvidoria,
  { acompanhamento, ...form }: FollowUpForm & { acompanhamento: string },
  keptKib: number,
): Promise<PortalState> => {
  const denunciaId = await ouvidoria.tokens.use(acompanhamento);
  const row = denunciaId === undefined ? undefined : await findDenunciaPorId(ouvidoria.deps.db, denunciaId);
  if (!row) return { ...typedMessage(form), failure: texts.followUpOver };
  const report = ouvidoria.vault.open(row);
  await countTry(ouvidoria, form.source);
  const sent = await send(ouvidoria, report, { ...form, keptKib });
  return { ...(await found(ouvidoria, report, acompanhamento)), ...sent };
};

const found = async (
  ouvidoria: Ouvidoria,
  report: DenunciaAberta,
  acompanhamento?: string,
): Promise<PortalState> => ({
  followUp: {
    report: await denunciaAcompanhada(ouvidoria, report, acompanhamento),
    actions: await actionsForReporter(ouvidoria, report.id),
  },
});

const send = async (
  ouvidoria: Ouvidoria,
  { id }: DenunciaAberta,
  { fields, keptKib }: FollowUpForm & { keptKib: number },
): Promise<Pick<PortalState, 'message'>> => {
  const typed = fields['mensagem'] ?? '';
  const { data: texto, error } = z.safeParse(textoDeMensagem, typed);
  if (texto === undefined) return { message: { typed, error: error?.issues[0]?.message } };
  await escreverComoDenunciante(ouvidoria, { denunciaId: id, texto }, keptKib);
  return { message: { isSent: true } };
};

// Above the length of any protocol or key; cut texts are looked up and refused like every other.
const short = (text = ''): string => text.slice(0, 2 * limitesDenuncia.protocolo);
