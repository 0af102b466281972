import { useQuery } from '@tanstack/react-query';
import type { Pessoa } from '@vidas/api-client/tecnologia/pessoas';
import { mudancasQuery } from '@vidas/api-client/tecnologia/pessoas-queries';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { useReportView } from '@vidas/ui/report-table/view';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { mudancaColumns } from './pessoaColumns.tsx';

interface HistoricoDialogProps {
  readonly pessoa: Pessoa;
  readonly onClose: () => void;
}

/** Who changed what in the access of a person, and when (OPE-6). */
export function HistoricoDialog({ pessoa, onClose }: HistoricoDialogProps) {
  const query = useQuery(mudancasQuery(useHttp(), pessoa.login));
  const memory = useTableMemory('pessoas.historico', { paging: { size: 8, sizes: [8, 15, 50] } });
  const view = useReportView(mudancaColumns, query.data, memory);
  return (
    <Dialog
      title={`Histórico de ${pessoa.nome}`}
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>Fechar</Button>}
    >
      <ReportBody
        report={reportOf(query, query.data)}
        view={view}
        table={{
          label: `Mudanças no acesso de ${pessoa.nome}`,
          rowKey: ({ em, mudanca, detalhe }) => `${em} ${mudanca} ${detalhe}`,
          emptyText: 'Nenhuma mudança registrada no acesso desta pessoa.',
        }}
      />
    </Dialog>
  );
}
