import { useMutation } from '@tanstack/react-query';
import { getRelExames } from '@vidas/api-client/contas-medicas/exames-qtde/examesQtde.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { Icon } from '../../app/icons.tsx';
import { useHttp } from '../../app/services.tsx';
import type { Periodo } from '../../report/periodo.ts';
import { loadFailure, sayFailure } from '../../report/useReport.ts';
import { linhaColumns } from './examesQtdeColumns.ts';

const fileName = 'relatorio-exames-ultrassom-tomo-ressomag.csv';

/** Downloads the period's exams, one per row; null when there is nothing to download. */
export function ExamesCsvButton({ periodo }: { readonly periodo: Periodo | null }) {
  const http = useHttp();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ start, end }: Periodo) => {
      const rows = await http.call(getRelExames, { body: { dtInicial: start, dtFinal: end } });
      // The writer loads with the first file.
      const { exportFile } = await import('@vidas/ui/report-table/files/exportFile.ts');
      return exportFile({ kind: 'csv', rows, columns: linhaColumns, sheetName: 'Exames' });
    },
    onSuccess: (file) => saveFile(file, fileName),
    onError: (error) => sayFailure(error, loadFailure(error)),
  });
  return (
    <Button
      icon={<Icon name="download" />}
      isDisabled={periodo === null}
      isPending={isPending}
      onPress={() => periodo !== null && mutate(periodo)}
    >
      Exportar CSV
    </Button>
  );
}
