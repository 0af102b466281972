import { counted } from '@vidas/api-client/words/counted.ts';
import { useMutation } from '@tanstack/react-query';
import { maxLinhasCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useHttp } from '../app/services.tsx';
import { sayFailure } from './useReport.ts';

/** A file for another program, whose lines are requested by its button (REL-9). */
export interface LinhasCsv<Pedido> {
  readonly name: (pedido: Pedido) => string;
  readonly columns: readonly string[];
  readonly read: (http: Http, pedido: Pedido) => Promise<readonly object[]>;
  /** Title of the message when there are no lines. */
  readonly empty: string;
  /** Advice when the lines are too many for one campaign. */
  readonly tooMany?: string;
}

/** Requests the lines of a file and downloads it, in plain form for another program. */
export function useLinhasCsv<Pedido>({ name, columns, read, empty, tooMany }: LinhasCsv<Pedido>) {
  const http = useHttp();
  const { mutate, isPending } = useMutation({
    mutationFn: async (pedido: Pedido) => {
      const rows = await read(http, pedido);
      // The CSV writer loads with the first file.
      const { plainCsv } = await import('@vidas/ui/report-table/files/plainCsv.ts');
      return { lines: rows.length, csv: await plainCsv({ columns, rows: rows as never }) };
    },
    onSuccess: ({ lines, csv }, pedido) => {
      if (lines === 0) return void toasts.info(empty, 'O arquivo não foi gerado.');
      saveFile(csv, name(pedido));
      toasts.success('Dados obtidos com sucesso!', `${counted(lines, 'linha', 'linhas')} em ${name(pedido)}`);
      if (tooMany !== undefined && lines > maxLinhasCampanha)
        toasts.warning('Arquivo grande demais para uma campanha!', tooMany);
    },
    onError: (error) => sayFailure(error, ['Não foi possível carregar os dados da tabela!', error.message]),
  });
  return { start: mutate, isRunning: isPending } as const;
}
