import {
  type ArquivoDaCarga,
  type EntregaAberta,
  getLinhasRecusadas,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { fileOf } from '../../report/fileOf.ts';
import { useExports } from '../../report/useExports.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { resultadoColumns } from './cargaColumns.tsx';
import { salvaCsv } from './salvaCsv.ts';

const label = 'Arquivos da entrega';
const temRecusadas = ({ recusadas }: ArquivoDaCarga): boolean => (recusadas ?? 0) > 0;

/** Results of each file, with its refused lines as a file. */
export function ResultadoTab({ entrega }: { readonly entrega: EntregaAberta }) {
  const { id, recebidos, isGuardada } = entrega;
  const view = useReportView(resultadoColumns, recebidos, useTableMemory('carga-de-dados.arquivos'));
  const exports = useExports({
    title: label,
    file: fileOf('arquivos', id),
    question: `Entrega ${id}`,
  });
  const { act, doing } = useAct(getLinhasRecusadas, {
    rereads: [],
    timeoutMs: false,
    failed: 'As linhas recusadas não vieram',
  });
  const salva = async (nome: string) => {
    const outcome = await act({ params: { id, nome } });
    if (outcome.kind !== 'done') return;
    const { nomeArquivo, cabecalho, linhas } = outcome.reply;
    salvaCsv(nomeArquivo, [cabecalho, ...linhas.map(({ texto }) => texto)]);
    toasts.success('Linhas recusadas salvas', 'Corrija-as e envie o arquivo numa nova entrega.');
  };
  const baixa = (arquivo: ArquivoDaCarga) =>
    temRecusadas(arquivo) && (
      <Button
        size="small"
        aria-label={`Baixar recusadas de ${arquivo.nome}.csv`}
        isDisabled={!isGuardada}
        isPending={doing?.params.nome === arquivo.nome}
        onPress={() => void salva(arquivo.nome)}
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
