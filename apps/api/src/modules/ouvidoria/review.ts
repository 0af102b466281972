import type { Acao, DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/contract';
import { tx } from '../../db/tx.ts';
import {
  findAcoes,
  findDenuncia,
  findDenuncias,
  insertAcao,
  insertAcessos,
  lockDenuncia,
  nextCodigo,
} from './ouvidoria.sql.ts';
import { operatorDay } from '../../operatorDay.ts';
import { presentAcao, presentDenunciaDaEquipe } from './ouvidoria.present.ts';
import { vencimento } from './prazos.rules.ts';
import { normalizeProtocolo } from './protocolo.rules.ts';
import type { Ouvidoria } from './service.ts';

/** The employee who reads or acts, from the session. */
export interface Employee {
  login: string;
  name: string;
}

const afterAll = '9999-12-31';

/** All reports, first what is due first (OUV-22); for every identity shown a row records who saw it (SEG-14). */
export const listReports = async (
  { deps, vault }: Ouvidoria,
  { login }: Employee,
): Promise<DenunciaDaEquipe[]> =>
  tx(deps.db, async (trx) => {
    const rows = await findDenuncias(trx);
    const identified = rows.filter(({ identidade }) => identidade !== null).map(({ id }) => id);
    await insertAcessos(trx, identified, { login, motivo: 'lista', em: deps.clock() });
    const today = operatorDay(deps.clock());
    const due = rows.map((row) => {
      const { status, registrada_em: registradaEm, escritos, espera_desde: esperaDesde } = row;
      return { row, vence: vencimento({ status, registradaEm, escritos, esperaDesde }, today) };
    });
    return due
      .toSorted((one, other) => ((one.vence?.em ?? afterAll) < (other.vence?.em ?? afterAll) ? -1 : 1))
      .map(({ row, vence }) => presentDenunciaDaEquipe(vault.open(row), vence));
  });

/** The actions of a report with who took them, [] for an unknown report; a row records who saw them (SEG-14). */
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

/** A new action: the next number within the report, whose status becomes A or E. */
export interface NovaAcao {
  protocolo: string;
  descricaoAcao: string;
  status: 'A' | 'E';
}

/** Adds an action; false for an unknown report. The status becomes A or E (OUV-7). */
export const addAction = ({ deps, vault }: Ouvidoria, acao: NovaAcao, employee: Employee): Promise<boolean> =>
  tx(deps.db, async (trx) => {
    const report = await lockDenuncia(trx, normalizeProtocolo(acao.protocolo));
    if (!report) return false;
    const codigo = await nextCodigo(trx, report.id);
    const now = deps.clock();
    await insertAcao(trx, {
      denuncia_id: report.id,
      codigo,
      descricao: vault.closeAcao(report.id, codigo, acao.descricaoAcao),
      funcionario: employee.name,
      status: acao.status,
      criada_em: now,
    });
    await insertAcessos(trx, [report.id], { login: employee.login, motivo: 'nova-acao', em: now });
    return true;
  });
