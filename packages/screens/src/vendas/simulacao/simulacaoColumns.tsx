import { nomeDoMotivo } from '@vidas/api-client/vendas/motivo.rules.ts';
import type {
  LinhaSimulada,
  VendedorSimulado,
} from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { ReactNode } from 'react';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;
const money = { format: 'money', filter: range, footer: 'sum' } as const;

interface Figuras {
  readonly pago: number;
  readonly simulado: number;
}

/** Change for a seller under the rule; more is good for the seller. */
export const diferenca = ({ pago, simulado }: Figuras): number => simulado - pago;

const cell = (row: Figuras, marked: ReactNode) => {
  const change = diferenca(row);
  return (
    <Text as="span" tone={change > 0 ? 'positive' : change < 0 ? 'negative' : 'muted'}>
      {marked}
    </Text>
  );
};

const vendedor = columnsOf<VendedorSimulado>();

/** The sellers of a simulation, with both amounts side by side (RCO-16). */
export const vendedorSimuladoColumns = [
  vendedor.field('codigo', { header: 'Código', filter: text, isWhole: true }),
  vendedor.field('nome', { header: 'Vendedor', filter: text, footer: 'count' }),
  vendedor.field('pago', { header: 'Pago', ...money }),
  vendedor.field('simulado', { header: 'Teria pago', ...money }),
  vendedor.computed('diferenca', diferenca, { header: 'Diferença', ...money, principal: true, cell }),
  vendedor.field('estornosPagos', { header: 'Estornos', ...money }),
  vendedor.field('estornosSimulados', { header: 'Teria estornado', ...money }),
  vendedor.computed<number>(
    'semComissao',
    ({ semComissao }) => semComissao.reduce((sum, { quantidade }) => sum + quantidade, 0),
    { header: 'Sem comissão', format: 'integer', filter: range, footer: 'sum' },
  ),
];

const especies = {
  VIDA: 'Vida',
  MENSALIDADE: 'Mensalidade',
  ESTORNO: 'Estorno',
  AJUSTE: 'Mudou depois de fechado',
  SEM_COMISSAO: 'Sem comissão',
} as const;

const linha = columnsOf<LinhaSimulada>();

/** The lines of one seller in a simulation. */
export const linhaSimuladaColumns = [
  linha.field('competencia', {
    header: 'Competência',
    format: 'competencia',
    filter: { kind: 'competencias' },
  }),
  linha.field('venda', { header: 'Venda', filter: text, isWhole: true, footer: 'count' }),
  linha.computed('especie', ({ especie }) => especies[especie], { header: 'Espécie', filter: exact }),
  linha.field('pago', { header: 'Pago', ...money }),
  linha.field('simulado', { header: 'Teria pago', ...money }),
  linha.computed('diferenca', diferenca, { header: 'Diferença', ...money, principal: true, cell }),
  linha.computed('motivo', ({ motivo }) => motivo && nomeDoMotivo[motivo], {
    header: 'Por que não pagaria',
    filter: exact,
  }),
];
