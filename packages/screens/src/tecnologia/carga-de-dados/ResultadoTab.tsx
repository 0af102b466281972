import { useMutation } from '@tanstack/react-query';
import type { ArquivoDaCarga, EntregaAberta } from '@vidas/api-client/tecnologia/carga-de-dados';
import { recusadasMutation } from '@vidas/api-client/tecnologia/carga-de-dados-queries';
import { Button } from '@vidas/ui/button';
import { ReportTable } from '@vidas/ui/report-table';
import { useReportView } from '@vidas/ui/report-table/view';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { useExports } from '../../report/useExports.ts';
import { sayFailure } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { resultadoColumns } from './cargaColumns.tsx';
import { salvaCsv } from './salvaCsv.ts';

const label = 'Arquivos da entrega';
const temRecusadas = ({ recusadas }: ArquivoDaCarga): boolean => (recusadas ?? 0) > 0;

/** What was found in each file, and its refused lines as a file. */
export function ResultadoTab({ entrega }: { readonly entrega: EntregaAberta }) {
  const { id, recebidos, isGuardada } = entrega;
  const view = useReportView(resultadoColumns, recebidos, useTableMemory('carga-de-dados.arquivos'));
  const exports = useExports({
    title: label,
    file: fileOf('arquivos', id),
    question: `Entrega ${id}`,
  });
  const recusadas = useMutation({
    ...recusadasMutation(useHttp()),
    onSuccess: ({ nomeArquivo, cabecalho, linhas }) => {
      salvaCsv(nomeArquivo, [cabecalho, ...linhas.map(({ texto }) => texto)]);
      toasts.success('Linhas recusadas salvas', 'Corrija-as e envie o arquivo numa nova entrega.');
    },
    onError: (error) => sayFailure(error, ['As linhas recusadas não vieram', error.message]),
  });
  const baixa = (arquivo: ArquivoDaCarga) =>
    temRecusadas(arquivo) && (
      <Button
        size="small"
        aria-label={`Baixar recusadas de ${arquivo.nome}.csv`}
        isDisabled={!isGuardada}
        isPending={recusadas.isPending && recusadas.variables.nome === arquivo.nome}
        onPress={() => recusadas.mutate({ id, nome: arquivo.nome })}
      >
        Baixar recusadas
      </Button>
    );
  return (
    <ReportTable
      label={label}
      view={view}
      rowKey={({ nome }) => nome}
      emptyText="Esta entrega não tem arquivos."
      exports={exports}
      {...(recebidos.some(temRecusadas) && { rowActions: baixa })}
    />
  );
}
