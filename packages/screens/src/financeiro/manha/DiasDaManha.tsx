import { writeDay } from '@vidas/api-client/words/day.ts';
import type { CreditoDoDia } from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useState } from 'react';
import { RouterLink } from '../../app/RouterLink.tsx';
import { rowsPath } from '../../report/urlFilters.ts';
import { ConfereDialog } from '../retorno/ConfereDialog.tsx';
import { diaColumns } from '../retorno/retornoColumns.tsx';

const mostradas = [
  'dia',
  'valor',
  'linhas',
  'noExtrato',
  'situacao',
  'valorExtrato',
  'conferidoPor',
  'conferidoEm',
];
const columns = diaColumns.filter(({ id }) => mostradas.includes(id));

interface DiasDaManhaProps {
  readonly dias: readonly CreditoDoDia[] | undefined;
  /** ISO. */
  readonly hoje: string;
  readonly isLoading: boolean;
}

/** Days of credit of the morning's files, and earlier unchecked days; each is checked here (FIN-22). */
export function DiasDaManha({ dias, hoje, isLoading }: DiasDaManhaProps) {
  const view = useReportView(columns, dias, { paging: null });
  const [aberto, setAberto] = useState<string | null>(null);
  // The present state: another person may have checked it behind the dialog.
  const dia = dias?.find((each) => each.dia === aberto);
  return (
    <>
      <ReportTable
        label="Dias a conferir"
        title="Dias a conferir"
        view={view}
        isLoading={isLoading}
        rowKey={(each) => each.dia}
        emptyText="Todos os dias dos últimos 30 estão conferidos."
        rowActions={(each) => (
          <>
            {(each.linhas ?? 0) > 0 && (
              <LinkButton
                size="small"
                aria-label={`Abrir ${writeDay(each.dia)}`}
                href={rowsPath('/modulos/financeiro/arquivo-banco', { aba: 'creditos', dia: each.dia })}
                linkComponent={RouterLink}
              >
                Abrir
              </LinkButton>
            )}{' '}
            {each.dia <= hoje && each.situacao !== 'SEM_ARQUIVO' && (
              <Button
                size="small"
                aria-label={`Conferir ${writeDay(each.dia)}`}
                onPress={() => setAberto(each.dia)}
              >
                Conferir
              </Button>
            )}
          </>
        )}
      />
      {dia && <ConfereDialog dia={dia} onClose={() => setAberto(null)} />}
    </>
  );
}
