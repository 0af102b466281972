import type { Acao, Denuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { atDeadline } from '../prova/deadline.ts';
import { countTry, pay, type Payer, unlessBusy } from '../prova/pay.ts';
import { findAcoes, findDenuncia } from '../ouvidoria.sql.ts';
import { mensagensDoDenunciante } from '../mensagens/conversa.ts';
import { presentAcaoToReporter, presentDenuncia, type StatusAlone } from '../ouvidoria.present.ts';
import { isProtocolo, normalizeProtocolo } from '../protocolo.rules.ts';
import type { Ouvidoria } from '../service.ts';
import type { DenunciaAberta } from '../vault.ts';

/** Protocol and key as typed by the reporter. */
export interface Consulta {
  protocolo: string;
  chave?: string | undefined;
}

/** Outcome of a lookup: the report, its status alone, or nothing (whatever the reason). */
export type Outcome =
  | { kind: 'report'; report: DenunciaAberta }
  | { kind: 'status'; report: StatusAlone }
  | { kind: 'nothing' };

/** A lookup with its proof of work; throws `Refused`, with a fresh challenge when the proof is missing or not good. */
export const followUp = async (
  ouvidoria: Ouvidoria,
  { desafio, solucao, ...consulta }: Consulta & Omit<Payer, 'source'>,
  source: string,
): Promise<Outcome> => {
  await pay(ouvidoria, 'consulta', { desafio, solucao, source });
  return lookUp(ouvidoria, consulta, source);
};

/** Lookup from a page without JavaScript whose turn has come: no proof of work (SEG-9). Throws `Refused`. */
export const followUpUnproven = async (
  ouvidoria: Ouvidoria,
  consulta: Consulta,
  source: string,
): Promise<Outcome> => {
  await countTry(ouvidoria, source);
  return lookUp(ouvidoria, consulta, source);
};

/** Actions of a report, for its reporter. */
export const actionsForReporter = async ({ deps, vault }: Ouvidoria, denunciaId: string): Promise<Acao[]> =>
  (await findAcoes(deps.db, denunciaId)).map((row) => presentAcaoToReporter(vault.openAcao(row)));

/** The report with its conversation and a follow-up: a new one, or the open one. */
export const denunciaAcompanhada = async (
  ouvidoria: Ouvidoria,
  report: DenunciaAberta,
  acompanhamento?: string,
): Promise<Denuncia> => ({
  ...presentDenuncia(report),
  ACOMPANHAMENTO: acompanhamento ?? (await ouvidoria.tokens.start(report.id)),
  MENSAGENS: await mensagensDoDenunciante(ouvidoria, report.id),
});

const lookUp = async (
  ouvidoria: Ouvidoria,
  { protocolo, chave = '' }: Consulta,
  source: string,
): Promise<Outcome> => {
  const { scheduler, holds, limits } = ouvidoria;
  const bare = normalizeProtocolo(protocolo);
  const outcome = await unlessBusy(ouvidoria, { purpose: 'consulta', kib: 0 }, () =>
    holds.run(() => atDeadline(scheduler, () => find(ouvidoria, bare, chave))),
  );
  // A right key does not count as a try.
  if (outcome.kind !== 'nothing') limits.succeeded(source);
  return outcome;
};

// Runs the same query and the same hash for every protocol and key, so that existing and missing reports look
// the same (SEG-7).
const find = async ({ deps, keys, vault }: Ouvidoria, protocolo: string, chave: string): Promise<Outcome> => {
  const row = await findDenuncia(deps.db, isProtocolo(protocolo) ? protocolo : '');
  const isReporter = await keys.matches(row?.chave_hash, chave);
  if (row && isReporter) return { kind: 'report', report: vault.open(row) };
  const isStatusOpen = deps.config.ombudsmanLookup === 'protocol' && chave.trim() === '';
  if (!row || !isStatusOpen) return { kind: 'nothing' };
  return {
    kind: 'status',
    report: { protocolo: row.protocolo, status: row.status, registradaEm: row.registrada_em },
  };
};
