import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Acao, DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { tx } from '../../db/tx.ts';
import { trazDeVolta } from './de-lado/deLado.sql.ts';
import { type Fold, fold } from './de-lado/fold.ts';
import {
  type AcaoRow,
  findAcoes,
  findDenuncia,
  findDenuncias,
  findUltimasAcoes,
  insertAcao,
  insertAcessos,
  lockDenuncia,
} from './ouvidoria.sql.ts';
import { Failure } from '../../http/failure.ts';
import { operatorDay } from '../../operatorDay.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { presentAcao, presentDenunciaDaEquipe, presentFold } from './ouvidoria.present.ts';
import { vencimento, type Vencimento } from './prazos.rules.ts';
import { normalizeProtocolo } from './protocolo.rules.ts';
import type { Ouvidoria } from './service.ts';

/** Employee of the session who reads or acts. */
export interface Employee {
  login: string;
  name: string;
}

/** Reports without a due step are last; rows of one day keep their order. */
const dueDay = ({ vence }: { vence: Vencimento | null }): number =>
  vence === null ? Number.POSITIVE_INFINITY : Date.parse(vence.em);
const byDueDay = (one: { vence: Vencimento | null }, other: { vence: Vencimento | null }): number =>
  dueDay(one) === dueDay(other) ? 0 : dueDay(one) - dueDay(other);

/**
 * All reports, equal ones as one row (OUV-29), by due day (OUV-22); a row records the reader of every shown
 * identity (SEG-14).
 */
export const listReports = async (
  { deps, vault }: Ouvidoria,
  { login }: Employee,
): Promise<DenunciaDaEquipe[]> =>
  tx(deps.db, async (trx) => {
    const rows = await findDenuncias(trx);
    const identified = rows.filter(({ identidade }) => identidade !== null).map(({ id }) => id);
    await insertAcessos(trx, identified, { login, motivo: 'lista', em: deps.clock() });
    const ultimas = await findUltimasAcoes(trx);
    const today = operatorDay(deps.clock());
    const due = (await fold(vault, rows)).map((one) => ({ ...one, vence: vencimentoDe(one, today) }));
    return due.toSorted(byDueDay).map(({ row, aberta, rows: iguais, vence }) => ({
      ...presentDenunciaDaEquipe(aberta, vence),
      ...presentFold(row, iguais),
      ...(row.espera_desde === null || row.de_lado ? {} : { OUV_MENSAGEM_NOVA: true }),
      ULTIMA_ACAO: ultimas.get(row.id)?.toString() ?? null,
    }));
  });

/** Next due step of a report; null for one put aside. */
const vencimentoDe = ({ row }: Fold, today: string): Vencimento | null => {
  const { status, registrada_em: registradaEm, escritos, espera_desde: esperaDesde, de_lado: isAside } = row;
  return isAside ? null : vencimento({ status, registradaEm, escritos, esperaDesde }, today);
};

/** Actions of a report with their authors, [] for an unknown report; a row records the reader (SEG-14). */
export const listActions = async (
  { deps, vault }: Ouvidoria,
  protocolo: string,
  { login }: Employee,
): Promise<Acao[]> => {
  const report = await findDenuncia(deps.db, normalizeProtocolo(protocolo));
  if (!report) return [];
  await insertAcessos(deps.db, [report.id], { login, motivo: 'acoes', em: deps.clock() });
  return (await findAcoes(deps.db, report.id)).map((row) => presentAcao(vault.openAcao(row)));
};

/** Name and e-mail of a report; a row records who asked, and why (OUV-35, SEG-14). undefined for an unknown report. */
export const revealIdentity = (
  { deps, vault }: Ouvidoria,
  { protocolo, motivo: justificativa }: { protocolo: string; motivo: string },
  { login }: Employee,
): Promise<Pick<DenunciaDaEquipe, 'OUV_NOME' | 'OUV_EMAIL'> | undefined> =>
  tx(deps.db, async (trx) => {
    const report = await findDenuncia(trx, normalizeProtocolo(protocolo));
    if (!report) return undefined;
    const { identidade } = vault.open(report);
    await insertAcessos(trx, [report.id], { login, motivo: 'identidade', justificativa, em: deps.clock() });
    return { OUV_NOME: identidade?.nome ?? null, OUV_EMAIL: identidade?.email ?? null };
  });

/** A new action: next number within the report, whose status becomes A or E. */
export interface NovaAcao {
  protocolo: string;
  descricaoAcao: string;
  status: 'A' | 'E';
  /** Newest action on the person's screen, null for none; undefined when the client omits it. */
  ultimaAcao?: string | null | undefined;
}

/**
 * Compares with the person's screen. True: the newest action is this one, clicked twice. Throws Failure 409
 * naming the colleague who acted meanwhile (OUV-26).
 */
const isRepeated = (
  vault: Ouvidoria['vault'],
  acao: NovaAcao,
  ultima: AcaoRow | undefined,
  name: string,
): boolean => {
  const { ultimaAcao } = acao;
  if (ultimaAcao === undefined || ultimaAcao === (ultima ? String(ultima.codigo) : null)) return false;
  if (!ultima) throw new Failure(409, 'As ações desta denúncia mudaram. Carregue as denúncias de novo.');
  const isSame = ultima.funcionario === name && ultima.status === acao.status;
  if (isSame && vault.openAcao(ultima).descricao === acao.descricaoAcao) return true;
  const em = writeDayTime(momentoLocal(ultima.criada_em));
  throw new Failure(
    409,
    `Outra ação foi incluída nesta denúncia por ${ultima.funcionario} em ${em}. Confira as ações antes de incluir a sua.`,
  );
};

/** Adds an action; false for an unknown report. The status becomes A or E (OUV-7). */
export const addAction = ({ deps, vault }: Ouvidoria, acao: NovaAcao, employee: Employee): Promise<boolean> =>
  tx(deps.db, async (trx) => {
    const report = await lockDenuncia(trx, normalizeProtocolo(acao.protocolo));
    if (!report) return false;
    const ultima = (await findAcoes(trx, report.id)).at(-1);
    if (isRepeated(vault, acao, ultima, employee.name)) return true;
    const codigo = (ultima?.codigo ?? 0) + 1;
    const now = deps.clock();
    await insertAcao(trx, {
      denuncia_id: report.id,
      codigo,
      descricao: vault.closeAcao(report.id, codigo, acao.descricaoAcao),
      funcionario: employee.name,
      status: acao.status,
      criada_em: now,
    });
    await trazDeVolta(trx, [report.id]);
    await insertAcessos(trx, [report.id], { login: employee.login, motivo: 'nova-acao', em: now });
    return true;
  });
