import {
  type Carta,
  type EscolhaDasCartas,
  folhasDe,
  seImprime,
} from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';

/** Counts of the boletos inside and outside of Gerar PDF. */
export const cartasCards = (
  cartas: readonly Carta[],
  { frenteVerso, ...escolha }: EscolhaDasCartas & { readonly frenteVerso: boolean },
): KpiCardProps[] => {
  const doDia = cartas.filter(
    ({ vencimento }) => escolha.vencimento === null || vencimento === escolha.vencimento,
  );
  const saem = doDia.filter((row) => seImprime(row, escolha));
  const count = (situacao: Carta['situacao']): number =>
    doDia.filter((row) => row.situacao === situacao).length;
  const pagadores = new Set(saem.map(({ isEmpresa, matricula }) => `${isEmpresa} ${matricula}`)).size;
  return [
    { label: 'Pagadores a imprimir', value: pagadores },
    { label: 'Boletos', value: saem.length },
    {
      label: 'Folhas',
      value: saem.reduce((sum, { paginas }) => sum + folhasDe(paginas, frenteVerso), 0),
      hint: saem.some(({ paginas }) => paginas > 1) ? 'cerca de' : undefined,
    },
    { label: 'Valor total', value: saem.reduce((sum, { valor }) => sum + valor, 0), kind: 'money' },
    { label: 'Endereço incompleto', value: count('Endereço incompleto') },
    { label: 'Já impressos', value: count('Impresso') },
    { label: 'Vencidos ou sem boleto', value: count('Vencido') + count('Sem boleto') },
    { label: 'Pediram outra forma', value: count('Outra forma') },
  ];
};
