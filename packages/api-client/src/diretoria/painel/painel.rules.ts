import { writeDay } from '../../words/day.ts';
import { faixasEtarias } from '../../kinds/faixaEtaria.ts';
import { somaCompetencia } from '../../vendas/meses.rules.ts';

/** The age bands of the board, in its own words, by their code 1 to 10 (FMT-11, DIR-18). */
export const faixasDoPainel: readonly string[] = [...faixasEtarias.slice(0, -1), '59 Acima'];

/** An age band by its code. */
export const textoDaFaixaNoPainel = (codigo: string): string =>
  faixasDoPainel[Number(codigo) - 1] ?? 'Sem data de nascimento';

/** The filters of the board, with a text for each value; a city is a code of the register (DIR-15). */
export const cortes = {
  sexo: { masc: 'Masculino', fem: 'Feminino' },
  plano: { premium: 'Premium', smart: 'Smart', outras: 'Outras linhas' },
  tipo: { individual: 'Individual/Familiar', adesao: 'Adesão', empresarial: 'Empresarial' },
  vinculo: { titular: 'Titulares', dependente: 'Dependentes' },
} as const;

export type Corte = keyof typeof cortes;

/** Filters of the board, as on the wire. */
export interface FiltrosDoPainel {
  readonly sexo?: keyof (typeof cortes)['sexo'] | undefined;
  readonly plano?: keyof (typeof cortes)['plano'] | undefined;
  readonly tipo?: keyof (typeof cortes)['tipo'] | undefined;
  readonly vinculo?: keyof (typeof cortes)['vinculo'] | undefined;
  /** Code 1 to 10, or 0 for a record of ANS without a day of birth. */
  readonly faixa?: string | undefined;
  /** Code of the municipality. */
  readonly cidade?: string | undefined;
}

/** Figures with rows behind them; `ativados`, `desativados` and `saldo` belong to a month. */
export const figuras = [
  'ativos',
  'ativados',
  'desativados',
  'saldo',
  'aguardando',
  'marcados',
  'referencia',
  'ans',
  'divergencia',
] as const;

export type Figura = (typeof figuras)[number];

export const figurasDoMes: readonly Figura[] = ['ativados', 'desativados', 'saldo'];
/** Figures compared with the file of ANS, on its day. */
export const figurasDaAns: readonly Figura[] = ['referencia', 'ans', 'divergencia'];

/** False for filters by city or bond: the file of ANS has neither (DIR-19). */
export const comparaComAns = ({ cidade, vinculo }: FiltrosDoPainel): boolean =>
  cidade === undefined && vinculo === undefined;

interface Quando {
  readonly hoje: string;
  /** First month ('YYYY-MM') of monthly figures, and the number of months; default 1. */
  readonly competencia?: string | undefined;
  readonly meses?: number | undefined;
  /** The day of the file of ANS. */
  readonly referencia?: string | null | undefined;
}

/** '10/2026', or '12/2025 a 11/2026' for several months. */
export const escreveMeses = (competencia: string, meses = 1): string =>
  meses === 1
    ? writeDay(competencia)
    : `${writeDay(competencia)} a ${writeDay(somaCompetencia(competencia, meses - 1))}`;

/** Formula of a figure, in words (DIR-17). */
export const formulaDe = (
  figura: Figura,
  { hoje, competencia = hoje.slice(0, 7), meses = 1, referencia }: Quando,
): string => {
  const ultima = somaCompetencia(competencia, meses - 1);
  const mes = escreveMeses(competencia, meses);
  const ate = ultima === hoje.slice(0, 7) ? `, até ${writeDay(hoje)}` : '';
  const naAns = referencia ? writeDay(referencia) : '';
  const ativadas = `vidas com ativação em ${mes}${ate}`;
  const desativadas = `vidas que já foram ativadas e têm cancelamento em ${mes}${ate}`;
  return {
    ativos: `Vidas com ativação até ${writeDay(hoje)} e sem cancelamento até esse dia.`,
    ativados: `Quantas são as ${ativadas}.`,
    desativados: `Quantas são as ${desativadas}; a data de cancelamento é o primeiro dia sem cobertura.`,
    saldo: `As ${ativadas} (+1), menos as ${desativadas} (−1).`,
    aguardando: `Vidas sem ativação até ${writeDay(hoje)} e sem cancelamento até esse dia.`,
    marcados: `Vidas ativas em ${writeDay(hoje)} com cancelamento marcado para depois.`,
    referencia: `Vidas da operadora ativas em ${naAns}, dia do arquivo da ANS, sem clientes de congênere; idade nesse dia.`,
    ans: `Registros ativos do arquivo da ANS de ${naAns}; idade nesse dia.`,
    divergencia: `Vidas ativas na operadora (+1) menos registros ativos na ANS (−1) em ${naAns}, sem os que as duas têm, pelo CCO, na mesma faixa.`,
  }[figura];
};

/** Filters of the board in words; `nomeDaCidade` gives the name of a city. */
export const escreveFiltros = (
  { faixa, cidade, ...filtros }: FiltrosDoPainel,
  nomeDaCidade: (codigo: string) => string = (codigo) => codigo,
): string[] => [
  ...(Object.keys(cortes) as Corte[]).flatMap((corte) => {
    const valor = filtros[corte];
    return valor === undefined ? [] : [(cortes[corte] as Record<string, string>)[valor] ?? valor];
  }),
  ...(faixa === undefined ? [] : [`Faixa ${textoDaFaixaNoPainel(faixa)}`]),
  ...(cidade === undefined ? [] : [nomeDaCidade(cidade)]),
];
