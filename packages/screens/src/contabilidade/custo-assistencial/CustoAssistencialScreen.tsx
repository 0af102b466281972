import {
  type CustoAssistencial,
  custoAssistencial,
} from '@vidas/api-client/contabilidade/custo-assistencial/custoAssistencial.report.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import type { BesideFieldProps } from '../../report/BesideField.tsx';
import { cardsOf, visibleSumOf } from '../../report/cards.tsx';
import { type Periodo, writeInteiras } from '../../report/periodo.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

function NotaFiscalField({ label, value, onChange }: BesideFieldProps) {
  const { today } = useOperatorClock();
  return (
    <DatePicker
      label={label}
      isOptional
      value={value || null}
      today={today()}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}

const costOf = (isOf: (tipo: string | null) => boolean) => (row: CustoAssistencial) =>
  isOf(row.tipoPlano) ? row.valor : 0;

/** Sums of the filtered rows by plan type (CTB-4). */
export const custoCards = cardsOf<CustoAssistencial>(
  visibleSumOf(
    'Custo empresarial',
    costOf((tipo) => tipo === 'EMPRESARIAL'),
  ),
  visibleSumOf(
    'Custo individual',
    costOf((tipo) => tipo === 'INDIVIDUAL'),
  ),
  visibleSumOf(
    'Custo adesão',
    costOf((tipo) => tipo !== 'EMPRESARIAL' && tipo !== 'INDIVIDUAL'),
  ),
);

/** Expenses of care with their invoices. */
export const CustoAssistencialScreen = reportScreen(custoAssistencial, {
  beside: NotaFiscalField,
  subtitle: ({ params }) => {
    const { dtNF } = params;
    const span = writeInteiras('Custo assistencial', params as unknown as Periodo);
    return dtNF ? `${span} · Data da nota fiscal: ${writeDay(dtNF)}` : span;
  },
  cards: custoCards,
});
