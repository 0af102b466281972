import type { Comissao } from '../comissao.rules.ts';
import { ultimoDia } from '../meses.rules.ts';

/**
 * A line of the ledger of commissions. VIDA and MENSALIDADE come from the engine; ESTORNO takes back the amounts of a life. AJUSTE is a
 * change after the closing of its month, `origem` (COM-12 to COM-16). A_MAO was decided by two persons (COM-45). A written line never changes.
 */
export interface Linha {
  competencia: string;
  especie: 'VIDA' | 'MENSALIDADE' | 'ESTORNO' | 'AJUSTE' | 'A_MAO';
  venda: string;
  /** The monthly fee; empty otherwise. */
  referencia: string;
  /** The month to which the amount belongs. */
  origem: string;
  /** Seller who receives or gives back. */
  vendedor: string;
  regra: number | null;
  faixa: number | null;
  baseCents: number | null;
  percentual: number | null;
  bonusPercentual: number;
  quantidade: number | null;
  /** Number of sellers who share it. */
  partes: number;
  /** Negative for an amount taken back. */
  valorCents: number;
  estornoAte: string | null;
  /** Words of the change behind a written correction (COM-49). */
  causa?: string | null;
}

/** The lines of a commission in its own month, one for each seller with an amount. */
export const linhasDe = (
  { venda, especie, referencia, regra, faixa, baseCents, percentual, ...rest }: Comissao,
  competencia: string,
): Linha[] =>
  rest.partes
    .filter(({ valorCents }) => valorCents > 0)
    .map(({ vendedor, valorCents }) => ({
      competencia,
      especie,
      venda,
      referencia,
      origem: competencia,
      vendedor,
      regra,
      faixa,
      baseCents,
      percentual,
      bonusPercentual: rest.bonusPercentual,
      quantidade: rest.quantidade,
      partes: rest.partes.length,
      valorCents,
      estornoAte: rest.estornoAte,
    }));

const semDetalhe = {
  regra: null,
  faixa: null,
  baseCents: null,
  percentual: null,
  bonusPercentual: 0,
  quantidade: null,
};

/** A line by hand in the month that pays it (COM-45). */
export const linhaAMao = (
  {
    venda,
    vendedor,
    valorCents,
    estornoAte,
  }: Pick<Linha, 'venda' | 'vendedor' | 'valorCents' | 'estornoAte'>,
  competencia: string,
): Linha => ({
  ...semDetalhe,
  competencia,
  especie: 'A_MAO',
  venda,
  referencia: '',
  origem: competencia,
  vendedor,
  partes: 1,
  valorCents,
  estornoAte,
});

/** The amounts of lines under a key. */
const somasPor = (linhas: readonly Linha[], keyOf: (linha: Linha) => string): Map<string, number> => {
  const somas = new Map<string, number>();
  for (const linha of linhas) {
    const key = keyOf(linha);
    somas.set(key, (somas.get(key) ?? 0) + linha.valorCents);
  }
  return somas;
};

/** True when a cancellation known in the month takes back the amounts of the life (COM-9). */
export const eEstornada = (
  canceladoEm: string | null,
  estornoAte: string | null,
  competencia: string,
): boolean =>
  canceladoEm !== null &&
  estornoAte !== null &&
  canceladoEm < estornoAte &&
  canceladoEm <= ultimoDia(competencia);

/** One sale as input of the ledger. */
export interface VidaNoRazao {
  competencia: string;
  /** The engine's result of today, for the months in `origens` and for the month itself. */
  devidas: readonly Linha[];
  /** Closed months with a new calculation; the others keep their written lines. */
  origens: readonly string[];
  /** All lines of the sale in earlier months. */
  escritas: readonly Linha[];
  canceladoEm: string | null;
}

const lanca = (model: Linha, competencia: string, especie: Linha['especie'], valorCents: number): Linha => ({
  ...model,
  ...(especie === 'ESTORNO' ? semDetalhe : {}),
  competencia,
  especie,
  valorCents,
});

/** True for a reversal, or the return of one: it belongs to no month of earnings. */
export const eDeEstorno = ({ especie, origem, competencia }: Linha): boolean =>
  especie === 'ESTORNO' || (especie === 'AJUSTE' && origem === competencia);

/** The engine's present result for closed months, less their written lines. */
const ajustes = ({ competencia, devidas, origens, escritas }: VidaNoRazao): Linha[] => {
  const keyOf = ({ origem, referencia, vendedor }: Linha) => `${origem} ${referencia} ${vendedor}`;
  const again = new Set(origens);
  // A line by hand is no result of the engine, so a new calculation leaves it (COM-45).
  const before = escritas.filter(
    (linha) => !eDeEstorno(linha) && linha.especie !== 'A_MAO' && again.has(linha.origem),
  );
  const now = devidas.filter((linha) => linha.origem !== competencia);
  const written = somasPor(before, keyOf);
  const due = somasPor(now, keyOf);
  const models = new Map([...before, ...now].map((linha) => [keyOf(linha), linha]));
  return [...models].flatMap(([key, model]) => {
    const change = (due.get(key) ?? 0) - (written.get(key) ?? 0);
    return change === 0 ? [] : [lanca(model, competencia, 'AJUSTE', change)];
  });
};

/** Lines that bring a seller's sum for the sale to zero. */
const estornos = (linhas: readonly Linha[], competencia: string): Linha[] => {
  const somas = somasPor(linhas, ({ vendedor }) => vendedor);
  return [...somas].flatMap(([vendedor, soma]) => {
    const model = linhas.find((linha) => linha.vendedor === vendedor);
    return soma === 0 || !model
      ? []
      : [lanca({ ...model, referencia: '', origem: competencia }, competencia, 'ESTORNO', -soma)];
  });
};

/** Reversals whose cancellation was undone. */
const devolvidas = (escritas: readonly Linha[], competencia: string): Linha[] =>
  estornos(escritas.filter(eDeEstorno), competencia).map((linha) => ({ ...linha, especie: 'AJUSTE' }));

/**
 * The lines of one sale in a month: its earnings in the month, changes of closed months, and its reversal. The sum for a sale and seller is
 * always the engine's result, or zero after its reversal (COM-13).
 */
export const linhasDaVida = (vida: VidaNoRazao): Linha[] => {
  const { competencia, devidas, escritas, canceladoEm } = vida;
  const novas = devidas.filter((linha) => linha.origem === competencia);
  const limite = [...escritas, ...devidas].reduce<string | null>(
    (latest, { estornoAte }) => (estornoAte !== null && estornoAte > (latest ?? '') ? estornoAte : latest),
    null,
  );
  if (eEstornada(canceladoEm, limite, competencia))
    return [...novas, ...estornos([...escritas, ...novas], competencia)];
  return [...novas, ...ajustes(vida), ...devolvidas(escritas, competencia)];
};

/** A seller's month: anterior + linhas = pago + transportar (COM-17). */
export interface Saldo {
  vendedor: string;
  anteriorCents: number;
  linhasCents: number;
  /** Never negative. */
  pagoCents: number;
  /** Zero, or the seller's debt. */
  transportarCents: number;
}

/** The balance of a seller's month from the balance before and the sum of its lines. */
export const saldoDe = (vendedor: string, anteriorCents: number, linhasCents: number): Saldo => {
  const total = anteriorCents + linhasCents;
  return {
    vendedor,
    anteriorCents,
    linhasCents,
    pagoCents: Math.max(0, total),
    transportarCents: Math.min(0, total),
  };
};
