import type { Acao, Denuncia } from '@vidas/api-client/ouvidoria/contract';
import { atDeadline } from '../prova/deadline.ts';
import { GateFull } from '../prova/gate.ts';
import { findAcoes, findDenuncia, findProofFloor, saveProofFloor } from '../ouvidoria.sql.ts';
import { mensagensDoDenunciante } from '../mensagens/conversa.ts';
import { presentAcaoToReporter, presentDenuncia, type StatusAlone } from '../ouvidoria.present.ts';
import { isProtocolo, normalizeProtocolo } from '../protocolo.rules.ts';
import { Refused } from '../denuncia/refused.ts';
import type { Ouvidoria } from '../service.ts';
import { texts, withPhone } from '../texts.ts';
import type { DenunciaAberta } from '../vault.ts';

/** What the reporter typed. */
export interface Consulta {
  protocolo: string;
  chave?: string | undefined;
}

/** The outcome of a lookup: the report, its status alone, or nothing (whatever the reason). */
export type Outcome =
  | { kind: 'report'; report: DenunciaAberta }
  | { kind: 'status'; report: StatusAlone }
  | { kind: 'nothing' };

/** A lookup with its proof of work; throws `Refused`, with a fresh challenge when the proof is missing or not good. */
export const followUp = async (
  ouvidoria: Ouvidoria,
  {
    desafio,
    solucao,
    ...consulta
  }: Consulta & { desafio?: string | undefined; solucao?: string | undefined },
  source: string,
): Promise<Outcome> => {
  refuseImpatient(ouvidoria, source);
  const isProven =
    desafio !== undefined && solucao !== undefined && (await ouvidoria.challenges.redeem(desafio, solucao));
  if (!isProven) throw new Refused(428, texts.challenge, { desafio: await newChallenge(ouvidoria) });
  return lookUp(ouvidoria, consulta, source);
};

/** A lookup from a page without JavaScript: no proof of work, so only six a minute are really looked up (SEG-9); throws `Refused`. */
export const followUpUnproven = async (
  ouvidoria: Ouvidoria,
  consulta: Consulta,
  source: string,
): Promise<Outcome> => {
  refuseImpatient(ouvidoria, source);
  if (ouvidoria.limits.takeUnproven()) return lookUp(ouvidoria, consulta, source);
  return atDeadline(ouvidoria.scheduler, () => Promise.resolve({ kind: 'nothing' }));
};

/** The actions of a report for its reporter. */
export const actionsForReporter = async ({ deps, vault }: Ouvidoria, denunciaId: string): Promise<Acao[]> =>
  (await findAcoes(deps.db, denunciaId)).map((row) => presentAcaoToReporter(vault.openAcao(row)));

/** The report with its conversation and the right to follow it: a new one, or the one that is open already. */
export const denunciaAcompanhada = async (
  ouvidoria: Ouvidoria,
  report: DenunciaAberta,
  acompanhamento?: string,
): Promise<Denuncia> => ({
  ...presentDenuncia(report),
  ACOMPANHAMENTO: acompanhamento ?? (await ouvidoria.tokens.start(report.id)),
  MENSAGENS: await mensagensDoDenunciante(ouvidoria, report.id),
});

/** As hard as any server of this database says that it has to be. */
const newChallenge = async ({ challenges, limits, deps }: Ouvidoria): Promise<string> => {
  limits.raise(await findProofFloor(deps.db));
  return challenges.issue(limits.bits());
};

const refuseImpatient = ({ limits, deps }: Ouvidoria, source: string): void => {
  const wait = limits.lookupWait(source);
  if (wait > 0)
    throw new Refused(429, withPhone(texts.tooManyLookups, deps.config.ombudsmanPhone), { retryAfter: wait });
};

const lookUp = async (
  ouvidoria: Ouvidoria,
  { protocolo, chave = '' }: Consulta,
  source: string,
): Promise<Outcome> => {
  const { scheduler, holds, limits, deps } = ouvidoria;
  const bare = normalizeProtocolo(protocolo);
  const holdMs = limits.holdMs(bare);
  limits.lookupStarts(source, bare);
  try {
    const outcome = await holds.run(() => atDeadline(scheduler, () => find(ouvidoria, bare, chave), holdMs));
    if (outcome.kind === 'nothing') await countFailure(ouvidoria);
    else limits.lookupSucceeded(source, bare);
    return outcome;
  } catch (error) {
    limits.lookupSucceeded(source, bare);
    if (error instanceof GateFull)
      throw new Refused(503, withPhone(texts.busy, deps.config.ombudsmanPhone), { retryAfter: 5 });
    throw error;
  }
};

// Runs the same query and the same hash for every protocol and key, so that existing and missing reports look the same (SEG-7).
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

const countFailure = async ({ deps, limits }: Ouvidoria): Promise<void> => {
  const before = limits.bits();
  const floor = limits.lookupFailed();
  if (!floor) return;
  if (floor.bits > before) deps.log.warn({ bits: floor.bits }, 'ouvidoria: muitas consultas recusadas');
  await saveProofFloor(deps.db, { ...floor, now: deps.clock() });
};
