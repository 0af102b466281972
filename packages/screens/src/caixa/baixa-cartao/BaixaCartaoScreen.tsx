import type { CartaoStatus } from '@vidas/api-client/caixa/cartao.contract.ts';
import { pagamentosQuery } from '@vidas/api-client/caixa/cartao.queries.ts';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useHttp } from '../../app/services.tsx';
import { type ReportTexts, useReport } from '../../report/useReport.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { RecebimentosTab } from './RecebimentosTab.tsx';
import { ParcelasTab } from './ParcelasTab.tsx';
import { semPagamento, VendasTab } from './VendasTab.tsx';

const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: [semPagamento],
  failure: ({ message }) => ['Erro na busca de dados ou sem pagamentos em aberto', message],
};

const usePagamentos = (status: CartaoStatus) => useReport(pagamentosQuery(useHttp(), status), texts);

/** The first tab's open sales, and their open installments. */
function Abertos() {
  const report = usePagamentos('Aberto');
  return <VendasTab label="Pagamentos abertos" report={report} file="pagamentos-abertos" />;
}

function Parcelas() {
  return <ParcelasTab report={usePagamentos('Aberto')} />;
}

function Finalizados() {
  const report = usePagamentos('Pago');
  return <VendasTab label="Finalizados" report={report} file="pagamentos-finalizados" />;
}

/** Settlement of card sales, installment by installment (CXA-10). */
export function BaixaCartaoScreen() {
  const [aba, setAba] = useUrlWord('aba', ['abertos', 'finalizados', 'parcelas', 'recebimentos']);
  return (
    <Page title="Baixa de cartão" subtitle="Vendas com cartão e as suas parcelas" isFilling>
      <Tabs
        label="Pagamentos"
        selectedKey={aba}
        onChange={setAba}
        items={[
          { key: 'abertos', label: 'Pagamentos abertos', content: <Abertos /> },
          { key: 'finalizados', label: 'Finalizados', content: <Finalizados /> },
          { key: 'parcelas', label: 'Parcelas em aberto', content: <Parcelas /> },
          { key: 'recebimentos', label: 'Recebimentos', content: <RecebimentosTab /> },
        ]}
      />
    </Page>
  );
}
