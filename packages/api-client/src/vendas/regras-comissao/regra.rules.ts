/** A track of a rule; `percentual` in hundredths of a percent, `faixaEtaria` 1 to 10. */
export interface FaixaDaRegra {
  id: number;
  descricao: string;
  vidasInicial: number;
  vidasFinal: number;
  faixaEtaria: number;
  percentual: number;
}

/** A seller under a rule for one plan, from the first to the last day, both included. */
export interface Associacao {
  vendedor: string;
  plano: string;
  inicio: string;
  fim: string;
}

/** A seller who shares the sales of one plan with partners. */
export interface Parceria {
  vendedor: string;
  plano: string;
  parceiros: readonly string[];
  contaMeta: boolean;
}

/** A complete commission rule; days ISO, money in cents, percentages in hundredths of a percent. */
export interface RegraComissao {
  id: number;
  descricao: string;
  /** 1 value per life, 2 band of quantity, 3 monthly fee. */
  tipo: 1 | 2 | 3;
  estornoMeses: number;
  contabilizaMeta: boolean;
  /** Type 1; 0 in the others. */
  valorVidaCents: number;
  /** Lives of the month from which the bonus is paid; 0 = no bonus. */
  bonusVidas: number;
  bonusPercentual: number;
  cadastradaEm: string;
  /** First day on which the rule no longer counts; null = active. */
  desativadaEm: string | null;
  faixas: readonly FaixaDaRegra[];
  associacoes: readonly Associacao[];
  parcerias: readonly Parceria[];
}

/** The sale of one life as input of the commission; days ISO, money in cents. */
export interface VidaVendida {
  venda: string;
  vendedor: string;
  plano: string;
  /** The plan's price on the day of the sale. */
  valorCents: number;
  efetivadaEm: string | null;
  nascimento: string | null;
  administrativa: boolean;
}

/** Age in whole years on a day; both ISO. */
export const idadeEm = (nascimento: string, dia: string): number =>
  Number(dia.slice(0, 4)) -
  Number(nascimento.slice(0, 4)) -
  (dia.slice(5, 10) < nascimento.slice(5, 10) ? 1 : 0);

const lastAges = [18, 23, 28, 33, 38, 43, 48, 53, 58] as const;

/** The age band of ANS, 1 to 10 (RN 563/2022). */
export const faixaDaIdade = (idade: number): number => {
  const index = lastAges.findIndex((last) => idade <= last);
  return index === -1 ? 10 : index + 1;
};
