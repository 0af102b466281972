import { writeReais } from '@vidas/api-client/words/money.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { useQuery } from '@tanstack/react-query';
import {
  baixaDmed,
  getDmed,
  type PendenciaDaDmed,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/dmed.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';

const { field, computed } = columnsOf<PendenciaDaDmed>();
const columns = [
  field('nome', { header: 'Nome', filter: { kind: 'text' }, footer: 'count' }),
  field('titular', { header: 'Titular', filter: { kind: 'text' } }),
  field('motivo', { header: 'Pendência', filter: { kind: 'text' } }),
  computed('noArquivo', ({ noArquivo }) => (noArquivo ? 'Sim' : 'Não'), {
    header: 'Vai no arquivo',
    filter: { kind: 'exact' },
  }),
  field('valor', { header: 'Valor', format: 'money', filter: { kind: 'range' }, footer: 'sum' }),
];

interface DmedDrawerProps {
  readonly ano: string;
  readonly onClose: () => void;
}

/** The DMED file of a year: its sums beside those of the declarations, its problems, and the download (COB-31). */
export function DmedDrawer({ ano, onClose }: DmedDrawerProps) {
  const found = useQuery(queryOf(useHttp(), getDmed, { params: { ano } }, { timeoutMs: false }));
  const { data } = found;
  const { act, isPending } = useAct(baixaDmed, {
    rereads: [getDmed],
    timeoutMs: false,
    failed: 'O arquivo da Dmed não foi baixado',
  });
  const baixa = async () => {
    const outcome = await act({ body: { ano } });
    if (outcome.kind !== 'done') return;
    const { nomeArquivo, conteudo } = outcome.reply;
    saveFile(new Blob([bytesOf(conteudo)], { type: 'text/plain' }), nomeArquivo);
    toasts.success('Arquivo baixado', nomeArquivo);
  };
  return (
    <Drawer title={`Dmed de ${ano}`} size="large" onClose={onClose}>
      <Stack gap="m">
        {data && (
          <Text>
            {`Declarações do ano: ${writeReais(data.declarado)} = no arquivo ${writeReais(data.noArquivo)} (${counted(data.titulares, 'titular', 'titulares')}, ${counted(data.dependentes, 'dependente', 'dependentes')}) + pendente ${writeReais(data.pendente)} + da administradora ${writeReais(data.daAdministradora)} (${counted(data.contratosDaAdministradora, 'contrato', 'contratos')}).`}
          </Text>
        )}
        {data?.recusa && (
          <Notice tone="caution" title="O arquivo não pode ser feito">
            {data.recusa}
          </Notice>
        )}
        <div>
          <Button
            tone="primary"
            isDisabled={data === undefined || data.recusa !== null}
            isPending={isPending}
            onPress={() => void baixa()}
          >
            Baixar arquivo da Dmed
          </Button>
        </div>
        <ListBody
          report={reportOf(found, data?.pendencias)}
          memory="declaracoes-do-ano.dmed"
          columns={columns}
          names={{ file: fileOf('dmed-pendencias', ano), question: `Pendências da Dmed de ${ano}` }}
          table={{
            label: 'Pendências da Dmed',
            rowKey: ({ matricula, motivo }) => `${matricula} ${motivo}`,
            emptyText: 'Nada está pendente.',
          }}
        />
      </Stack>
    </Drawer>
  );
}
