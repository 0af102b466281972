import { writeDay } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  type CreditoDoDia,
  getCreditosBanco,
} from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import { getExtratos, getLancamentosExtrato } from '@vidas/api-client/financeiro/extrato/extrato.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { diaColumns, lancamentoColumns } from '../retorno/retornoColumns.tsx';
import { useAberto } from '../retorno/useAberto.ts';

interface ExtratoAbertoProps {
  readonly extrato: string;
  readonly onClose: () => void;
}

/** False for days on which statement and returns agree. */
const isDiferenca = ({ situacao }: CreditoDoDia): boolean => situacao !== 'CONFERE';

/** A statement: the days on which it differs from the returns, and its entries. */
export function ExtratoAberto({ extrato, onClose }: ExtratoAbertoProps) {
  const http = useHttp();
  const todos = useQuery(queryOf(http, getExtratos, {}));
  const dele = todos.data?.find(({ extratoId }) => extratoId === extrato);
  const { inicio, fim, nome = 'Extrato' } = dele ?? {};
  const dias = useQuery({
    ...queryOf(http, getCreditosBanco, { params: { start: inicio ?? '', end: fim ?? '' } }),
    enabled: Boolean(inicio && fim),
  });
  const lancamentos = useQuery(queryOf(http, getLancamentosExtrato, { params: { extrato } }));
  const [, abreDia] = useAberto('dia');
  const [parte, setParte] = useUrlWord('parte', ['diferencas', 'lancamentos']);
  const close = <Button onPress={onClose}>Voltar aos extratos</Button>;
  if (todos.data && !dele)
    return (
      <Page title="Extrato" actions={close}>
        <EmptyState title="Este extrato não existe">
          O endereço pede um extrato que não está na lista.
        </EmptyState>
      </Page>
    );
  const question = inicio && fim ? `${nome}, de ${writeDay(inicio)} a ${writeDay(fim)}` : nome;
  const diferencas = dias.data?.filter(isDiferenca);
  const quantas = diferencas === undefined || diferencas.length === 0 ? '' : ` (${diferencas.length})`;
  return (
    <Page
      title={nome}
      subtitle={
        dele &&
        `Extrato de ${writeDay(inicio ?? '')} a ${writeDay(fim ?? '')} · ${dele.diasConferidos ?? 0} dias conferidos por ele${dele.motivo ? ` · Desfeito por ${dele.desfeitoPor}: ${dele.motivo}` : ''}`
      }
      actions={close}
      isFilling
    >
      <Tabs
        label="Partes do extrato"
        selectedKey={parte}
        onChange={setParte}
        items={[
          {
            key: 'diferencas',
            label: `Diferenças${quantas}`,
            content: (
              <ListBody
                report={reportOf(dias, diferencas)}
                memory="arquivo-banco.diferencas"
                columns={diaColumns}
                names={{ file: fileOf('diferencas', nome), question }}
                table={{
                  label: 'Dias que não conferem',
                  rowKey: ({ dia }) => dia,
                  emptyText: 'O extrato concorda com os retornos em todos os dias.',
                  rowActions: ({ dia }) => (
                    <Button size="small" aria-label={`Abrir ${writeDay(dia)}`} onPress={() => abreDia(dia)}>
                      Abrir
                    </Button>
                  ),
                }}
              />
            ),
          },
          {
            key: 'lancamentos',
            label: 'Lançamentos',
            content: (
              <ListBody
                report={reportOf(lancamentos, lancamentos.data)}
                memory="arquivo-banco.lancamentos"
                columns={lancamentoColumns}
                names={{ file: fileOf('lancamentos', nome), question }}
                table={{
                  label: 'Lançamentos do extrato',
                  rowKey: ({ linha }) => String(linha),
                  emptyText: 'O extrato não tem lançamentos.',
                }}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}
