import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getMudancasPessoa, type Pessoa } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { mudancaColumns } from './pessoaColumns.tsx';

interface HistoricoDialogProps {
  readonly pessoa: Pessoa;
  readonly onClose: () => void;
}

/** Changes to a person's access, with author and moment (OPE-6). */
export function HistoricoDialog({ pessoa, onClose }: HistoricoDialogProps) {
  const asked = queryOf(useHttp(), getMudancasPessoa, { body: { login: pessoa.login } });
  // Never cached: somebody may just have changed it.
  const query = useQuery({ ...asked, gcTime: 0, staleTime: 0 });
  return (
    <Dialog
      title={`Histórico de ${pessoa.nome}`}
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>Fechar</Button>}
    >
      <ListBody
        report={reportOf(query, query.data)}
        memory="pessoas.historico"
        columns={mudancaColumns}
        paging={{ size: 8, sizes: [8, 15, 50] }}
        names={null}
        table={{
          label: `Mudanças no acesso de ${pessoa.nome}`,
          rowKey: ({ em, mudanca, detalhe }) => `${em} ${mudanca} ${detalhe}`,
          emptyText: 'Nenhuma mudança registrada no acesso desta pessoa.',
        }}
      />
    </Dialog>
  );
}
