import { writePorcento } from '@vidas/api-client/words/money.ts';
import {
  sinistralidadeAlta,
  sinistralidadeDe,
} from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import { sinistralidadeReport } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.report.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { SinistralidadeForm } from './SinistralidadeForm.tsx';
import { sinistralidadeCards } from './sinistralidadeCards.ts';

const columns = fieldColumns(sinistralidadeReport.row, {
  SINISTRALIDADE: ({ SINISTRALIDADE }, marked) =>
    sinistralidadeAlta(SINISTRALIDADE) ? (
      <Text as="span" tone="negative">
        {marked}
      </Text>
    ) : (
      marked
    ),
}).map((column) =>
  column.id === 'SINISTRALIDADE'
    ? {
        ...column,
        footer: (rows: Parameters<typeof sinistralidadeDe>[0]) => writePorcento(sinistralidadeDe(rows)),
        ratio: { plus: ['CUSTOBRUTO'], minus: ['COPART'], per: 'MENSALIDADE' },
      }
    : column,
);

/** Cost, fees and loss ratio by month (CTB-8). */
export const SinistralidadeScreen = reportScreen(sinistralidadeReport, {
  form: SinistralidadeForm,
  isFormBelow: true,
  cards: sinistralidadeCards,
  columns,
});
