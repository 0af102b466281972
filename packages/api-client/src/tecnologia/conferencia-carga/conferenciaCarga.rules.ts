import { faixasDeSaldo } from '../../financeiro/saldos/idadeSaldos.report.ts';
import { faixasEtarias } from '../../kinds/faixaEtaria.ts';

/** Number of compared months, including the running one. */
const MESES_COMPARADOS = 24;

interface Figura {
  readonly secao: string;
  /** Meaning of its key in the file. */
  readonly chave: string;
  /** The keys of a fixed list. */
  readonly chaves?: readonly string[];
  readonly forma?: 'mês' | 'vendedor e mês';
  readonly temValor: boolean;
}

/** Figures to compare with the core system before the first day, in the order of the page (CAR-52). */
export const figuras = {
  'vidas-plano': { secao: 'Vidas ativas por plano', chave: 'registro do plano', temValor: false },
  'vidas-empresa': {
    secao: 'Vidas ativas por empresa',
    chave: 'código da empresa, ou individual',
    temValor: false,
  },
  'vidas-faixa': {
    secao: 'Vidas ativas por faixa etária',
    chave: 'faixa',
    chaves: faixasEtarias,
    temValor: false,
  },
  'vidas-vinculo': {
    secao: 'Titulares e dependentes',
    chave: 'titulares ou dependentes',
    chaves: ['titulares', 'dependentes'],
    temValor: false,
  },
  'vidas-sem-dado': {
    secao: 'Vidas ativas sem dado',
    chave: 'cco, cpf, mae, cep ou celular',
    chaves: ['cco', 'cpf', 'mae', 'cep', 'celular'],
    temValor: false,
  },
  'titulos-abertos': {
    secao: 'Títulos em aberto por idade',
    chave: 'idade',
    chaves: faixasDeSaldo.map(({ nome }) => nome),
    temValor: true,
  },
  pagamentos: { secao: 'Títulos pagos por mês', chave: 'mês, AAAA-MM', forma: 'mês', temValor: true },
  'lancamentos-faturas': {
    secao: 'Lançamentos e faturas',
    chave: 'lancamentos, faturas ou diferem',
    chaves: ['lancamentos', 'faturas', 'diferem'],
    temValor: true,
  },
  guias: { secao: 'Guias por competência', chave: 'competência, AAAA-MM', forma: 'mês', temValor: true },
  coparticipacao: {
    secao: 'Coparticipação por competência',
    chave: 'competência, AAAA-MM',
    forma: 'mês',
    temValor: true,
  },
  vendas: {
    secao: 'Vendas por vendedor e mês',
    chave: 'código do vendedor e mês, 613/AAAA-MM',
    forma: 'vendedor e mês',
    temValor: false,
  },
  prestadores: {
    secao: 'Prestadores ativos por cidade',
    chave: 'código IBGE da cidade, ou sem-cidade',
    temValor: false,
  },
  sib: {
    secao: 'Diferenças com o CNX',
    chave: 'sem-cco, situacao, campos ou na-ans',
    chaves: ['sem-cco', 'situacao', 'campos', 'na-ans'],
    temValor: false,
  },
} as const satisfies Record<string, Figura>;

/** Name of a figure in the file. */
export type NomeDaFigura = keyof typeof figuras;

export const nomesDasFiguras = Object.keys(figuras) as [NomeDaFigura, ...NomeDaFigura[]];

/** Declaration of a figure. */
export const figuraDe = (nome: NomeDaFigura): Figura => figuras[nome];

/** The compared months, the newest first, for a day 'AAAA-MM-DD'. */
export const mesesComparados = (hoje: string): string[] => {
  const doAno = Number(hoje.slice(0, 4)) * 12 + Number(hoje.slice(5, 7)) - 1;
  return Array.from({ length: MESES_COMPARADOS }, (_, atras) => {
    const mes = doAno - atras;
    return `${Math.floor(mes / 12)}-${String((mes % 12) + 1).padStart(2, '0')}`;
  });
};

/** Refusal of a key that the figure does not have; undefined for a valid one. */
export const recusaDaChave = (nome: NomeDaFigura, chave: string, hoje: string): string | undefined => {
  const { chaves, forma, chave: escrita } = figuraDe(nome);
  if (chave === '') return `falta a chave: ${escrita}`;
  if (chaves && !chaves.includes(chave)) return `não é uma chave desta figura: use ${chaves.join(', ')}`;
  if (forma === undefined) return undefined;
  const mes = forma === 'mês' ? chave : chave.slice(chave.lastIndexOf('/') + 1);
  if (forma === 'vendedor e mês' && !/^[^/]+\/[^/]+$/.test(chave)) return `não se lê: use ${escrita}`;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(mes)) return `o mês não se lê: use ${escrita}`;
  return mesesComparados(hoje).includes(mes)
    ? undefined
    : `o mês está fora dos ${MESES_COMPARADOS} que se comparam`;
};

/** A number of rows and, where the figure has one, a sum in cents; null for a missing value. */
export interface Medida {
  readonly quantidade: number | null;
  readonly valor: number | null;
}

export const situacoesDaFigura = ['igual', 'difere', 'sem comparar'] as const;

/** Equal only when every part of the figure is present and the same (CAR-52). */
export const situacaoDaFigura = (
  nome: NomeDaFigura,
  aqui: Medida,
  central: Medida,
): (typeof situacoesDaFigura)[number] => {
  const partes = figuraDe(nome).temValor ? (['quantidade', 'valor'] as const) : (['quantidade'] as const);
  if (partes.some((parte) => central[parte] !== null && central[parte] !== aqui[parte])) return 'difere';
  return partes.some((parte) => central[parte] === null) ? 'sem comparar' : 'igual';
};
