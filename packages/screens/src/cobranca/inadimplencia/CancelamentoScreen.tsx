import { writeDay } from '@vidas/api-client/words/day.ts';
import {
  camposCancelado,
  getRelatorioCancelamento,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { useAskedUrl } from '../../report/useUrlState.ts';
import { cancelamentoCards } from './cancelamentoCards.ts';
import { CancelamentoForm } from './CancelamentoForm.tsx';
import { readData, useCancelamentoData } from './useCancelamentoData.ts';

const empty = ['Nenhum contrato cancelado!', 'Verifique a data e tente novamente.'] as const;
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty,
  failure: (error) => ['Não foi possível carregar os dados da tabela!', error.message],
};
const names = ['data'] as const;

const cancelamentoColumns = fieldColumns(camposCancelado);

/** Holders whose contract ends on a day, with the address for a letter (COB-16). */
export function CancelamentoScreen() {
  const [asked, setAsked] = useAskedUrl(names);
  const data = readData(asked?.value);
  const http = useHttp();
  const field = useCancelamentoData(data);
  const today = useOperatorClock().today();
  const isToCome = data !== null && data > today;
  const frame = useReportFrame({
    title: 'Cancelamento',
    file: fileOf('cancelamento', data),
    memory: 'cancelamento',
    columns: cancelamentoColumns,
    asked: data,
    onAsked: (next) => setAsked({ name: 'data', value: next }),
    query: (next) =>
      queryOf(http, getRelatorioCancelamento, next === null ? null : { params: { date: next } }),
    texts,
    question:
      data === null
        ? 'Escolha a data de cancelamento e busque.'
        : `Cancelamentos ${isToCome ? 'marcados para' : 'de'} ${writeDay(data)}`,
    isOutdated: data !== null && field.chosen !== data,
  });
  return (
    <ReportPage
      {...frame.page}
      actions={
        <>
          <CancelamentoForm field={field} isSearching={frame.form.isSearching} onSearch={frame.search} />
          {frame.exportButton}
        </>
      }
      cards={cancelamentoCards(frame.report.rows, frame.view.filteredRows, isToCome)}
      table={{
        label: 'Cancelamentos',
        // The matrícula is optional on the wire and names repeat, so neither can be the key.
        rowKey: (_, index) => String(index),
        emptyText: empty.join(' '),
        idleText: 'Escolha a data de cancelamento e use Buscar.',
      }}
    />
  );
}
