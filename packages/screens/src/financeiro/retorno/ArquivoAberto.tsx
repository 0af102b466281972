import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  getLinhasRetorno,
  getResumoRetorno,
  type ResumoDoRetorno,
} from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { contaNoCredito, finsDeHoje } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { KpiLine } from '@vidas/ui/kpi-card/KpiLine.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { DesfazDialog } from './DesfazDialog.tsx';
import { LinhaDrawer } from './LinhaDrawer.tsx';
import { linhaColumns } from './retornoColumns.tsx';
import { useEndereco } from './useEndereco.ts';
import { useMayUndo } from './useMayUndo.ts';

const subtitleOf = ({ sequencial, gravadoEm, convenio, historico, situacao }: ResumoDoRetorno): string => {
  const ultimo = historico.findLast(({ acao }) => acao === situacao);
  const como =
    ultimo &&
    `${situacao === 'APLICADO' ? 'Aplicado' : 'Desfeito'} em ${writeDay(ultimo.em)} por ${ultimo.por}`;
  return [
    sequencial !== null && `Retorno ${sequencial}`,
    convenio && `convênio ${convenio}`,
    gravadoEm && `gravado em ${writeDay(gravadoEm)}`,
    como,
    situacao === 'DESFEITO' && ultimo?.motivo,
  ]
    .filter(Boolean)
    .join(' · ');
};

const hint = (linhas: number): string => counted(linhas, 'linha', 'linhas');

/** Sums of money in, and lines that a person should look at; every line is in one end of the table below. */
const cardsOf = ({ totais }: ResumoDoRetorno) =>
  totais
    .toSorted((a, b) => b.linhas - a.linhas)
    .map(({ fim, linhas, recebido, lancamento }) => ({
      label: finsDeHoje[fim],
      kind: 'money' as const,
      // Amount that the bank took.
      value: fim === 'TARIFA' || fim === 'CHEQUE_DEVOLVIDO' ? lancamento : recebido,
      hint: `${hint(linhas)}${contaNoCredito(fim) ? '' : ', fora das somas'}`,
    }));

/** A file with its lines, their ends and the reasons. */
export function ArquivoAberto({ arquivo }: { readonly arquivo: string }) {
  const http = useHttp();
  const resumo = useQuery(queryOf(http, getResumoRetorno, { params: { arquivo } }));
  const found = useQuery(queryOf(http, getLinhasRetorno, { params: { arquivo } }));
  const { linha, mostra } = useEndereco();
  const [isUndoing, setUndoing] = useState(false);
  const mayUndo = useMayUndo();
  const { data } = resumo;
  const close = <Button onPress={() => mostra(null)}>Voltar aos arquivos</Button>;
  if (resumo.error instanceof ApiError && resumo.error.kind === 'notFound')
    return (
      <Page title="Arquivo de retorno" actions={close}>
        <EmptyState title="Este arquivo não existe">
          O endereço pede o arquivo “{arquivo}”, que não está na lista.
        </EmptyState>
      </Page>
    );
  const lancamento =
    data?.totais.reduce((sum, { fim, lancamento: one }) => sum + (contaNoCredito(fim) ? one : 0), 0) ?? 0;
  return (
    <Page
      title={data?.nome ?? 'Arquivo de retorno'}
      subtitle={data && `${subtitleOf(data)} · lançamentos de R$ ${formatCents(lancamento)}`}
      actions={
        <>
          {close}
          {mayUndo && data?.situacao === 'APLICADO' && (
            <Button tone="danger" onPress={() => setUndoing(true)}>
              Desfazer arquivo
            </Button>
          )}
        </>
      }
      isFilling
    >
      {data?.avisos.map((aviso) => (
        <Notice key={aviso} tone="caution">
          {aviso}
        </Notice>
      ))}
      <KpiLine cards={data ? cardsOf(data) : []} isLoading={resumo.isPending} />
      <ListBody
        report={reportOf(found, found.data)}
        memory="arquivo-banco.linhas"
        columns={linhaColumns}
        names={{
          file: fileOf('linhas', data?.nome ?? arquivo),
          question: data ? `${data.nome} · ${subtitleOf(data)}` : `Arquivo ${arquivo}`,
        }}
        table={{
          label: 'Linhas do arquivo',
          rowKey: (each) => String(each.linha),
          emptyText: 'O arquivo não tem linhas guardadas.',
          rowActions: (each) => (
            <Button
              size="small"
              aria-label={`Abrir a linha ${each.linha}`}
              onPress={() => mostra(arquivo, each.linha)}
            >
              Abrir
            </Button>
          ),
        }}
      />
      {linha !== null && (
        <LinhaDrawer
          arquivo={arquivo}
          linha={linha}
          isApplied={data?.situacao === 'APLICADO'}
          onClose={() => mostra(arquivo)}
        />
      )}
      {isUndoing && (
        <DesfazDialog arquivo={arquivo} linha={0} nome={data?.nome ?? ''} onClose={() => setUndoing(false)} />
      )}
    </Page>
  );
}
