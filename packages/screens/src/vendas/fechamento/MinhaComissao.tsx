import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  getPreviaComissao,
  type LinhaExplicada,
} from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { getContestacoes } from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { CompetenciaForm } from '../../report/CompetenciaForm.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { useSearch } from '../../report/useReportFrame.tsx';
import { useReport } from '../../report/useReport.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { cartaoDoVendedor } from './cartaoDoVendedor.ts';
import { ContestacoesTab } from './ContestacoesTab.tsx';
import { ContestarDialog } from './ContestarDialog.tsx';
import { LinhasTable, semLinhaText } from './LinhasTable.tsx';
import { escreveMes, quemFechaEPaga } from './mesEscrito.ts';
import { SemComissaoTable } from './SemComissaoTable.tsx';
import { textosDe } from './textosDe.ts';

const abas = ['linhas', 'sem-comissao', 'contestacoes'] as const;
const texts = textosDe(semLinhaText);

/** A seller's own month, line by line with explanations; a line may be contested. Today's month comes first. */
export function MinhaComissao() {
  const [asked, setCompetencia] = useCompetenciaUrl();
  const { today } = useOperatorClock();
  const competencia = asked ?? today().slice(0, 7);
  const [aba, setAba] = useUrlWord('aba', abas);
  const http = useHttp();
  const previaDe = (month: string) =>
    queryOf(http, getPreviaComissao, { params: { seller: 'meu', competencia: month } });
  const query = previaDe(competencia);
  const linhas = useReport({ ...query, select: (mes) => mes?.linhas ?? [] }, texts);
  // The report above reads it.
  const found = useQuery({ ...query, enabled: false });
  const { search, isEdited, setEdited } = useSearch({
    asked: competencia,
    isAssumed: asked === null,
    onAsked: setCompetencia,
    queries: (month) => [previaDe(month), queryOf(http, getContestacoes, { params: { competencia: month } })],
    tables: [],
  });
  const [contesting, setContesting] = useState<LinhaExplicada | null>(null);
  const { data } = found;
  const saldo = data?.saldo;
  const money = (label: string, value: number | undefined) => ({ label, kind: 'money' as const, value });
  return (
    <DatedPage
      title="Fechamento de comissão"
      subtitle={
        data
          ? `${escreveMes(data)}${data.situacao === 'paga' ? '' : `. ${quemFechaEPaga}`}`
          : `Competência ${writeMonth(competencia)}`
      }
      actions={
        <CompetenciaForm
          competencia={competencia}
          isSearching={found.isFetching}
          onSearch={search}
          onEdit={setEdited}
        />
      }
      isFilling
    >
      <KpiStrip
        cards={[
          ...(saldo?.saldoAnterior ? [money('Saldo anterior', saldo.saldoAnterior)] : []),
          money('Comissão do mês', saldo?.valorLinhas),
          money(data?.situacao === 'paga' ? 'Recebido' : 'A receber', saldo?.valorPago),
          ...(saldo?.aTransportar ? [money('A transportar', saldo.aTransportar)] : []),
          ...(data ? cartaoDoVendedor(data) : []),
        ]}
        isLoading={found.isPending && found.isFetching}
      />
      <Tabs
        label="Partes da comissão"
        selectedKey={aba}
        onChange={setAba}
        items={[
          {
            key: 'linhas',
            label: 'Linhas',
            content: (
              <LinhasTable
                report={linhas}
                competencia={competencia}
                isOfOne
                isOutdated={isEdited}
                rowActions={(linha) => (
                  <Button
                    size="small"
                    aria-label={`Contestar a venda ${linha.codigoVenda}`}
                    onPress={() => setContesting(linha)}
                  >
                    Contestar
                  </Button>
                )}
              />
            ),
          },
          {
            key: 'sem-comissao',
            label: 'Sem comissão',
            badge: data === null ? 0 : (data?.semComissao.length ?? null),
            content: (
              <SemComissaoTable
                report={reportOf(found, data === null ? [] : data?.semComissao)}
                competencia={competencia}
                isOfOne
                isOutdated={isEdited}
              />
            ),
          },
          {
            key: 'contestacoes',
            label: 'Minhas contestações',
            content: <ContestacoesTab competencia={competencia} isOutdated={isEdited} />,
          },
        ]}
      />
      {contesting && (
        <ContestarDialog linha={contesting} competencia={competencia} onClose={() => setContesting(null)} />
      )}
    </DatedPage>
  );
}
