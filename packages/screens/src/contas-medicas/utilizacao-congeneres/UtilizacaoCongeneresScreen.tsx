import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  getListaCongeneres,
  getUtilizacaoCongenere,
  type Utilizacao,
} from '@vidas/api-client/contas-medicas/utilizacao-congeneres/utilizacaoCongeneres.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { ultimoDia } from '@vidas/api-client/vendas/meses.rules.ts';
import { useEffect } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import { loadFailure, type ReportTexts, sayFailure } from '../../report/useReport.ts';
import { GerarUtilizacaoButton } from './GerarUtilizacaoButton.tsx';
import { UtilizacaoForm } from './UtilizacaoForm.tsx';
import { type PedidoUtilizacao, useUtilizacaoUrl } from './useUtilizacaoUrl.ts';
import { utilizacaoColumns } from './utilizacaoColumns.ts';

interface Resposta {
  readonly utilizacaoCongenere: Utilizacao[];
}

const empty = 'Sem utilização neste período';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: [empty] };

const inputOf = (pedido: PedidoUtilizacao | null) =>
  pedido && {
    body: { codCongenere: pedido.codCongenere, dtIni: `${pedido.mes}-01`, dtFin: ultimoDia(pedido.mes) },
  };

/** Care of partner insurers' clients here in a month, and the files for these insurers (CMR-10, CMR-11). */
export function UtilizacaoCongeneresScreen() {
  const http = useHttp();
  const [pedido, setPedido] = useUtilizacaoUrl();
  const {
    data: congeneres,
    isLoading,
    error,
  } = useQuery({
    ...queryOf(http, getListaCongeneres, {}),
    select: ({ listaCongeneres }) => listaCongeneres,
  });
  useEffect(() => {
    if (error) sayFailure(error, loadFailure(error));
  }, [error]);
  const nomeDe = (codigo: string): string =>
    congeneres?.find(({ codCongenere }) => codCongenere === codigo)?.nomeCongenere ?? `Congênere ${codigo}`;
  const frame = useReportFrame({
    title: 'Utilização congêneres',
    file: fileOf('utilizacao-congeneres', pedido?.mes, pedido?.codCongenere),
    memory: 'utilizacao-congeneres',
    columns: utilizacaoColumns,
    asked: pedido,
    onAsked: setPedido,
    query: (next) => ({
      ...queryOf(http, getUtilizacaoCongenere, inputOf(next)),
      select: ({ utilizacaoCongenere }: Resposta) => utilizacaoCongenere,
    }),
    texts,
    question:
      pedido === null
        ? 'Escolha a congênere e o mês da emissão das guias e busque.'
        : `Guias de ${writeMonth(pedido.mes)} · ${pedido.codCongenere === '' ? 'Todas as congêneres' : nomeDe(pedido.codCongenere)}`,
  });
  // The frame reads it.
  const { data } = useQuery({ ...queryOf(http, getUtilizacaoCongenere, inputOf(pedido)), enabled: false });
  return (
    <ReportPage
      {...frame.page}
      actions={
        <>
          <UtilizacaoForm {...frame.form} congeneres={congeneres} isLoading={isLoading} pedido={pedido} />
          <GerarUtilizacaoButton
            pedido={pedido}
            arquivos={(!frame.isEdited && data?.utilizacaoCongenereExp) || []}
          />
        </>
      }
      table={{
        label: 'Utilização congêneres',
        rowKey: ({ GUI_OCOR }) => GUI_OCOR,
        emptyText: empty,
        idleText: 'Escolha a congênere e o mês e use Buscar.',
      }}
    />
  );
}
