import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { ContaDaFamilia } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import type { Db } from '../../../db/database.ts';
import { statusEm } from '../../cadastro/relatorios/cadastro.rules.ts';
import { somaDias } from '../../cobranca/encargos.rules.ts';
import { mesesAte, somaDaFamilia } from './contaDaFamilia.rules.ts';
import { findCustos } from './contaDaFamilia.sql.ts';
import { findFamilias, findTitularesDe } from './saida.sql.ts';

/** First day whose guides count: a day after the same day of last year. */
const primeiroDia = (hoje: string): string => {
  const antes = `${Number(hoje.slice(0, 4)) - 1}${hoje.slice(4)}`;
  return antes.endsWith('02-29') ? `${antes.slice(0, 4)}-03-01` : somaDias(antes, 1);
};

/** Fees and cost of the active people of a family (RET-29); undefined for an unknown matrícula. */
export const contaDaFamilia = async (
  db: Db,
  digitada: string,
  hoje: string,
): Promise<ContaDaFamilia | undefined> => {
  const titulares = await findTitularesDe(db, [matriculaInteira(digitada.trim())]);
  if (titulares.length === 0) return undefined;
  const ativas = (await findFamilias(db, titulares)).filter((row) => statusEm(hoje, row) === 'Ativo');
  const custos = await findCustos(
    db,
    ativas.map(({ matricula }) => matricula),
    hoje,
  );
  const pessoas = ativas.map(
    ({ matricula, nome, mensalidade_cents: mensalidade, ativado_em: ativadoEm }) => ({
      matricula,
      nome,
      // The register writes zero for an unknown fee.
      mensalidade: mensalidade === 0 ? null : mensalidade,
      custo: custos === undefined ? null : (custos.get(matricula) ?? 0),
      meses: mesesAte(ativadoEm, hoje),
    }),
  );
  return { desde: primeiroDia(hoje), ate: hoje, pessoas, ...somaDaFamilia(pessoas) };
};
