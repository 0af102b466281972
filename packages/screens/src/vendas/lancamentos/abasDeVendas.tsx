import type { Venda } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import type { TabItem } from '@vidas/ui/tabs/Tabs.tsx';
import type { Report } from '../../report/useReport.ts';
import { VendasTable } from './VendasTable.tsx';

const abas = [
  {
    key: 'individual',
    label: 'Individual/Familiar',
    isIts: ({ tipoContratacao }: Venda) => tipoContratacao === 1,
  },
  {
    key: 'coletivo',
    label: 'Coletivo empresarial',
    isIts: ({ tipoContratacao }: Venda) => tipoContratacao !== 1,
  },
] as const;

// A table caches its index by the array of its rows, so the same answer must give the same arrays.
const parts = new WeakMap<readonly Venda[], readonly (readonly Venda[])[]>();

const partsOf = (vendas: readonly Venda[]): readonly (readonly Venda[])[] => {
  const known = parts.get(vendas);
  if (known) return known;
  const made = abas.map(({ isIts }) => vendas.filter(isIts));
  parts.set(vendas, made);
  return made;
};

/** The sales of a seller in the two tabs of the specification (VEN-35). */
export const abasDeVendas = (report: Report<Venda>, pageSize: number): TabItem[] => {
  const split = report.rows && partsOf(report.rows);
  return abas.map(({ key, label }, index) => {
    const rows = split?.[index];
    return {
      key,
      label,
      badge: rows?.length.toLocaleString('pt-BR') ?? null,
      content: <VendasTable key={key} label={label} report={{ ...report, rows }} pageSize={pageSize} />,
    };
  });
};
