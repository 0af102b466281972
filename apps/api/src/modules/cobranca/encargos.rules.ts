import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { proximoDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import type { Encargos } from '../../config/cobrancaConfig.ts';
import { reais } from '../../documents/pdf/written.ts';

const dayMs = 86_400_000;
const utc = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Days from one ISO day to another; negative when the second comes first. */
export const diasEntre = (inicio: string, fim: string): number =>
  Math.round((utc(fim) - utc(inicio)) / dayMs);

/** The ISO day so many days later. */
export const somaDias = (iso: string, dias: number): string => isoOf(utc(iso) + dias * dayMs);

/** The last day on which a bill due on `vencimento` counts as paid in time (COB-5, FIN-3). */
export const ultimoDiaEmDia = (vencimento: string, diasLocais?: ReadonlySet<string>): string =>
  proximoDiaUtilBancario(vencimento, diasLocais);

/** A VENCER in time; VENCIDO late, but the bank still takes it; EXPIRADO when the bank no longer does (COB-7). */
export type SituacaoBoleto = 'A VENCER' | 'VENCIDO' | 'EXPIRADO';

/** What a bill is worth on a day; cents. */
export interface BoletoHoje {
  situacao: SituacaoBoleto;
  multaCents: number;
  jurosCents: number;
  valorAtualizadoCents: number;
}

/** value × hundredths of a percent × part, half up, in whole numbers. */
const share = (valor: number, hundredths: number, [times, of]: readonly [number, number]): number =>
  Math.floor((2 * valor * hundredths * times + 10_000 * of) / (2 * 10_000 * of));

/** Fine (once) and simple interest by the day (a month has 30), counted from the due day (COB-6). */
export const valorHoje = (
  { valorCents, vencimento, diasValidos }: { valorCents: number; vencimento: string; diasValidos: number },
  hoje: string,
  { multa, jurosMes, diasLocais }: Encargos,
): BoletoHoje => {
  if (hoje <= ultimoDiaEmDia(vencimento, diasLocais))
    return { situacao: 'A VENCER', multaCents: 0, jurosCents: 0, valorAtualizadoCents: valorCents };
  const dias = diasEntre(vencimento, hoje);
  const multaCents = share(valorCents, multa, [1, 1]);
  const jurosCents = share(valorCents, jurosMes, [dias, 30]);
  return {
    situacao: dias > diasValidos ? 'EXPIRADO' : 'VENCIDO',
    multaCents,
    jurosCents,
    valorAtualizadoCents: valorCents + multaCents + jurosCents,
  };
};

const percent = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}%`;

/** The words for fine and interest of a late bill, as they stand on its paper. */
export const rotulosDeAtraso = (dias: number, { multa, jurosMes }: Encargos) => ({
  multa: `Multa de ${percent(multa)}`,
  juros: `Juros de ${percent(jurosMes)} ao mês por ${counted(dias, 'dia', 'dias')}`,
});

/** The lines for the cashier of a bill in time: what it costs later. */
export const instrucoesEmDia = (
  { vencimento, diasValidos }: { vencimento: string; diasValidos: number },
  { multa, jurosMes }: Encargos,
): string[] => [
  ...(multa > 0 ? [`Após o vencimento: multa de ${percent(multa)}.`] : []),
  ...(jurosMes > 0 ? [`Após o vencimento: juros de ${percent(jurosMes)} ao mês, por dia de atraso.`] : []),
  `Não receber após ${writeDay(somaDias(vencimento, diasValidos))}.`,
];

/** The lines for the cashier of a late bill: what it already includes, and that its value is of today alone (BOL-9). */
export const instrucoesEmAtraso = (
  prazo: { valorCents: number; vencimento: string; diasValidos: number },
  hoje: string,
  encargos: Encargos,
): string[] => {
  const { vencimento, diasValidos } = prazo;
  const { multaCents, jurosCents, valorAtualizadoCents } = valorHoje(prazo, hoje, encargos);
  const rotulos = rotulosDeAtraso(diasEntre(vencimento, hoje), encargos);
  const [aceito, limite] = [ultimoDiaEmDia(hoje, encargos.diasLocais), somaDias(vencimento, diasValidos)];
  return [
    `Vencimento original: ${writeDay(vencimento)}. Valor do documento: R$ ${reais(prazo.valorCents)}.`,
    ...(multaCents > 0 ? [`${rotulos.multa}: R$ ${reais(multaCents)}, já no valor cobrado.`] : []),
    ...(jurosCents > 0 ? [`${rotulos.juros}: R$ ${reais(jurosCents)}, já no valor cobrado.`] : []),
    `Valor cobrado: R$ ${reais(valorAtualizadoCents)}.`,
    `Não receber após ${writeDay(aceito < limite ? aceito : limite)}. Depois disso, peça outro boleto.`,
  ];
};
