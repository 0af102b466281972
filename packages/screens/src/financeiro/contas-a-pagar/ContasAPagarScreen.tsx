import {
  estaIncluido,
  type Pagamento,
} from '@vidas/api-client/financeiro/contas-a-pagar/contasAPagar.contract.ts';
import { contasAPagarQuery } from '@vidas/api-client/financeiro/contas-a-pagar/contasAPagar.queries.ts';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { useCallback } from 'react';
import { useHttp } from '../../app/services.tsx';
import { writePeriodo } from '../../report/periodo.ts';
import { fileOf } from '../../report/fileOf.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import { PeriodoForm } from '../../report/PeriodoForm.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { contasAPagarColumns } from './contasAPagarColumns.tsx';
import { useContasAPagarUrl } from './useContasAPagarUrl.ts';

const title = 'Pagamentos efetuados';
const empty = ['Nenhum pagamento no período!', 'Verifique o período e tente novamente.'] as const;
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty };

/** The payments of a period (FIN-7), with or without those of the cash box and of social security (FIN-8). */
export function ContasAPagarScreen() {
  const { periodo, incluidos, ask, include } = useContasAPagarUrl();
  const http = useHttp();
  const { caixa, previdencia } = incluidos;
  const frame = useReportFrame({
    title,
    file: fileOf('contasAPagar-PgtsEfetuados', periodo),
    memory: 'contas-a-pagar',
    columns: contasAPagarColumns,
    paging: null,
    asked: periodo,
    onAsked: ask,
    query: (next) => contasAPagarQuery(http, next),
    texts,
    question:
      periodo === null ? 'Escolha o período de pagamento e busque.' : writePeriodo('Pagamentos', periodo),
    keeps: useCallback((row: Pagamento) => estaIncluido(row, { caixa, previdencia }), [caixa, previdencia]),
  });
  return (
    <ReportPage
      {...frame.page}
      actions={
        <>
          <PeriodoForm {...frame.form} periodo={periodo} />
          <Checkbox
            label="Contas Caixa"
            checked={caixa}
            onChange={({ target }) => include({ ...incluidos, caixa: target.checked })}
          />
          <Checkbox
            label="Guias Previdência Social"
            checked={previdencia}
            onChange={({ target }) => include({ ...incluidos, previdencia: target.checked })}
          />
          {frame.exportButton}
        </>
      }
      table={{
        label: 'Pagamentos efetuados',
        // Equal payments have no distinguishing field on the wire.
        rowKey: (_, index) => String(index),
        emptyText: empty.join(' '),
        idleText: 'Escolha o período de pagamento e use Buscar.',
      }}
    />
  );
}
