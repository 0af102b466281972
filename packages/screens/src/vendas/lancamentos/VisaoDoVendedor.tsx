import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getEstornos, getVendas } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import type { TabItem } from '@vidas/ui/tabs/Tabs.tsx';
import { useHttp } from '../../app/services.tsx';
import { useReport } from '../../report/useReport.ts';
import { abasDeVendas } from './abasDeVendas.tsx';
import { EstornosTable } from './EstornosTable.tsx';
import { LancamentosPage } from './LancamentosPage.tsx';
import { useCompetenciaRecente } from './useCompetenciaRecente.ts';
import { VendasTable } from './VendasTable.tsx';

/** A seller's own sales of a month, with the same cards and tables. */
export function VisaoDoVendedor({ seller }: { readonly seller: string }) {
  const http = useHttp();
  const mes = useCompetenciaRecente();
  const { competencia } = mes;
  const doMes = { params: { seller, competencia } };
  const report = useReport(queryOf(http, getVendas, doMes), {
    success: ['Requisição realizada com sucesso!'],
    empty: [`Infelizmente não foi encontrado dados para a competência ${writeMonth(competencia)}`],
    failure: () => ['Não foi possível carregar os dados!', 'Verifique sua sessão ou conexão!'],
  });
  const estornos = useQuery(queryOf(http, getEstornos, doMes));
  const todas: TabItem = {
    key: 'vendas',
    label: 'Todas as vendas',
    content: <VendasTable label="Vendas" report={report} pageSize={8} />,
  };
  const deEstornos: TabItem = {
    key: 'estornos',
    label: 'Estornos',
    badge: estornos.data?.length.toLocaleString('pt-BR') ?? null,
    content: <EstornosTable estornos={estornos.data} emptyText="Nenhum estorno nesta competência." />,
  };
  const listas = [...abasDeVendas(report, 8), todas, deEstornos];
  return <LancamentosPage title="Lançamentos de vendas" seller={seller} mes={mes} listas={listas} />;
}
