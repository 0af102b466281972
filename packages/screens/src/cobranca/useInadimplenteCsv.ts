import { useMutation } from '@tanstack/react-query';
import { maxLinhasCampanha } from '@vidas/api-client/cobranca/campanha';
import { colunasMensageria } from '@vidas/api-client/cobranca/inadimplencia';
import {
  linhasFoneErrado,
  linhasMensageria,
  type PedidoInadimplentes,
} from '@vidas/api-client/cobranca/inadimplencia-queries';
import type { Http } from '@vidas/api-client/http';
import { saveFile } from '@vidas/ui/save-file';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../app/services.tsx';
import { sayFailure } from '../report/useReport.ts';

/** The two files that are requested when their button is pressed. */
export type InadimplenteFile = 'mensageria' | 'foneErrado';

interface Kind {
  readonly name: string;
  readonly columns: readonly string[];
  readonly read: (http: Http, pedido: PedidoInadimplentes) => ReturnType<typeof linhasFoneErrado>;
  readonly empty: string;
}

const kinds: Readonly<Record<InadimplenteFile, Kind>> = {
  mensageria: {
    name: 'inadimplentes-mensageria.csv',
    columns: colunasMensageria,
    read: linhasMensageria,
    empty: 'Ninguém a quem enviar mensagem!',
  },
  foneErrado: {
    name: 'inadimplentes-fone-errado.csv',
    columns: [...colunasMensageria, 'MOTIVO'],
    read: linhasFoneErrado,
    empty: 'Nenhum telefone errado!',
  },
};

const count = new Intl.NumberFormat('pt-BR');

const writeLines = (lines: number): string => `${count.format(lines)} ${lines === 1 ? 'linha' : 'linhas'}`;

const limit = `Uma campanha aceita até ${count.format(maxLinhasCampanha)} linhas: exclua cidades e exporte em partes.`;

/** Requests one of the two messaging files and downloads it, written plain for another program (COB-20, REL-9). */
export function useInadimplenteCsv(file: InadimplenteFile) {
  const http = useHttp();
  const { name, columns, read, empty } = kinds[file];
  const { mutate, isPending } = useMutation({
    mutationFn: async (pedido: PedidoInadimplentes) => {
      const rows = await read(http, pedido);
      // The CSV writer is loaded with the first file.
      const { plainCsv } = await import('@vidas/ui/report-table/plain-csv');
      return { lines: rows.length, csv: await plainCsv({ columns, rows }) };
    },
    onSuccess: ({ lines, csv }) => {
      if (lines === 0) return void toasts.info(empty, 'O arquivo não foi gerado.');
      saveFile(csv, name);
      toasts.success('Dados obtidos com sucesso!', `${writeLines(lines)} em ${name}`);
      if (file === 'mensageria' && lines > maxLinhasCampanha)
        toasts.warning('Arquivo grande demais para uma campanha!', limit);
    },
    onError: (error) => sayFailure(error, ['Não foi possível carregar os dados da tabela!', error.message]),
  });
  return { start: mutate, isRunning: isPending } as const;
}
