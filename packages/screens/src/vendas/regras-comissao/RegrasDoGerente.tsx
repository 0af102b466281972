import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  getRegrasComissao,
  getVendedoresDasRegras,
  type RegraComissao,
  type VendedorDasRegras,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { DesativaRegra } from './DesativaRegra.tsx';
import { NovaRegra } from './nova-regra/NovaRegra.tsx';
import { regraColumns, vendedorColumns } from './regraColumns.tsx';
import { RegraActs } from './RegraActs.tsx';
import { RegraGeralDetalhe } from './RegraDetalhe.tsx';
import { RegrasDoVendedor } from './RegrasDoVendedor.tsx';
import { Simulador } from '../simulacao/Simulador.tsx';
import { regrasTexts, semRegras } from './regraTexts.ts';

const textos = regrasTexts(semRegras);
const paging = { size: 8, sizes: [8, 15, 50] } as const;

/** All rules, with amounts and sellers; an active one can be disabled. */
function Regras() {
  const [stopping, setStopping] = useState<RegraComissao | null>(null);
  const [simulating, setSimulating] = useState<RegraComissao | null>(null);
  const [copying, setCopying] = useState<RegraComissao | null>(null);
  const report = useReport(queryOf(useHttp(), getRegrasComissao, {}), textos);
  const view = useReportView(regraColumns, report.rows, useTableMemory('regras-comissao', { paging }));
  return (
    <>
      <ReportBody
        report={report}
        view={view}
        table={{
          label: 'Regras cadastradas',
          rowKey: ({ codigoRegraComissao }) => codigoRegraComissao,
          emptyText: semRegras,
          expand: { render: (regra) => <RegraGeralDetalhe regra={regra} /> },
          rowActions: (regra) => (
            <RegraActs regra={regra} onSimulate={setSimulating} onCopy={setCopying} onStop={setStopping} />
          ),
        }}
      />
      {simulating && (
        <Simulador
          regra={{ regra: simulating.codigoRegraComissao }}
          descricao={simulating.regraDescricao}
          onClose={() => setSimulating(null)}
        />
      )}
      {copying && <NovaRegra copiada={copying} onClose={() => setCopying(null)} />}
      {stopping && <DesativaRegra regra={stopping} onClose={() => setStopping(null)} />}
    </>
  );
}

const comRegras = (vendedores: readonly VendedorDasRegras[] | undefined) =>
  vendedores?.filter(({ regrasAssociadas, qtdeParcerias }) => regrasAssociadas + qtdeParcerias > 0);

/** The sellers with rules; each opens. */
function Vendedores() {
  const [chosen, setChosen] = useState<VendedorDasRegras | null>(null);
  const query = useQuery({ ...queryOf(useHttp(), getVendedoresDasRegras, {}), select: comRegras });
  const view = useReportView(
    vendedorColumns,
    query.data,
    useTableMemory('regras-comissao.vendedores', { paging }),
  );
  return (
    <>
      <ReportBody
        report={reportOf(query, query.data)}
        view={view}
        table={{
          label: 'Vendedores com regras de comissão',
          rowKey: ({ codigo }) => codigo,
          emptyText: 'Nenhum vendedor tem regra de comissão.',
          rowActions: (vendedor) => (
            <Button
              size="small"
              aria-label={`Ver as regras de ${vendedor.codigo} ${vendedor.nome}`}
              onPress={() => setChosen(vendedor)}
            >
              Ver regras
            </Button>
          ),
        }}
      />
      {chosen && <RegrasDoVendedor vendedor={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The rules of commission for managers: all rules, the sellers under them, and a new one. */
export function RegrasDoGerente() {
  const [isWriting, setWriting] = useState(false);
  const [aba, setAba] = useUrlWord('aba', ['regras', 'vendedores']);
  return (
    <Page
      title="Regras de comissão"
      subtitle="O que cada venda paga, a quem e desde quando."
      actions={
        <Button tone="primary" onPress={() => setWriting(true)}>
          Nova regra
        </Button>
      }
      isFilling
    >
      <Tabs
        label="Regras e vendedores"
        selectedKey={aba}
        onChange={setAba}
        items={[
          { key: 'regras', label: 'Regras cadastradas', content: <Regras /> },
          { key: 'vendedores', label: 'Vendedores com regras de comissão', content: <Vendedores /> },
        ]}
      />
      {isWriting && <NovaRegra onClose={() => setWriting(false)} />}
    </Page>
  );
}
