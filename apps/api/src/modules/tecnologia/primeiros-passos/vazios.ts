import type { ModuloVazio } from '@vidas/api-client/shell/dados/dados.contract.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { ChaveDoPasso } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import type { Deps } from '../../../deps.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { leEstados } from './leEstados.ts';
import { type BaseDoModulo, basesVazias } from './vazios.sql.ts';

interface Precisa {
  /** An empty base leaves the home with nothing to show. */
  readonly base: BaseDoModulo;
  readonly passos: readonly ChaveDoPasso[];
}

const contas: Precisa = {
  base: 'guia',
  passos: ['registro-ans', 'municipios', 'planos', 'prestadores', 'vidas', 'tiss'],
};
const pessoas: Precisa = { base: 'beneficiario', passos: ['municipios', 'planos', 'vidas'] };

/** Base and steps of each home. Ouvidoria needs none, and Tecnologia has the page of all steps. */
const precisam: Partial<Record<ModuleKey, Precisa>> = {
  atendimento: {
    base: 'beneficiario',
    passos: ['registro-ans', 'municipios', 'planos', 'prestadores', 'vidas'],
  },
  cadastro: {
    base: 'beneficiario',
    passos: ['registro-ans', 'municipios', 'planos', 'vidas', 'conferencia'],
  },
  cobranca: {
    base: 'titulo',
    passos: ['operadora', 'conta-do-banco', 'email', 'mensageria', 'vidas', 'titulos', 'feriados'],
  },
  vendas: { base: 'venda', passos: ['planos', 'vendedores', 'vidas', 'vendas', 'regras'] },
  'contas-medicas': contas,
  financeiro: { base: 'titulo', passos: ['operadora', 'conta-do-banco', 'vidas', 'titulos', 'feriados'] },
  contabilidade: { base: 'titulo', passos: ['planos', 'vidas', 'titulos'] },
  diretoria: pessoas,
  caixa: { base: 'titulo', passos: ['vidas', 'titulos'] },
  retencao: { base: 'beneficiario', passos: ['planos', 'vidas', 'titulos'] },
  prevencao: pessoas,
  juridico: pessoas,
  'centro-medico': { ...contas, passos: [...contas.passos, 'centro-medico'] },
  credenciamento: { base: 'prestador', passos: ['municipios', 'prestadores'] },
};

/** Modules without data, with their missing steps (TEC-8). */
export const modulosVazios = async (
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  modules: readonly ModuleKey[],
): Promise<ModuloVazio[]> => {
  const vazias = await basesVazias(db);
  const semDados = modules.flatMap((modulo) => {
    const precisa = precisam[modulo];
    return precisa && vazias.has(precisa.base) ? [{ modulo, ...precisa }] : [];
  });
  if (semDados.length === 0) return [];
  const estados = await leEstados({ db, config, hoje: operatorDay(clock()) });
  return semDados.flatMap(({ modulo, passos }) => {
    const faltam = estados.filter(({ passo, situacao }) => passos.includes(passo) && situacao !== 'feito');
    return faltam.length === 0
      ? []
      : [{ modulo, passos: faltam.map(({ passo, espera }) => ({ passo, espera })) }];
  });
};
