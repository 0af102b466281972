import { writeDayTime, writeMonth } from '@vidas/api-client/words/day.ts';
import {
  type EmpresaAnalisada,
  tiposDeAnalise,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import type { PedidoDeAnalise } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { modulesOf } from '../../app/session/session.ts';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { ExportButton } from '../../report/ExportButton.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { useKeptTable } from '../../report/useKeptTable.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { rowsPath } from '../../report/urlFilters.ts';
import { useEdited } from '../../report/useEdited.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { empresaColumns, mesColumns } from './analiseColumns.tsx';
import { AnaliseForm } from './AnaliseForm.tsx';
import { AnaliseResumo } from './AnaliseResumo.tsx';
import { CalculoPanel } from './CalculoPanel.tsx';
import { semEmpresa, useAnalise } from './useAnalise.ts';
import { useAnaliseUrl } from './useAnaliseUrl.ts';

const title = 'Análise gerencial';
const idleText = 'Escolha o tipo de contrato e a competência, e use Buscar.';
const abas = ['empresas', 'competencias'] as const;

const verVidas = ({ codigoEmpresa, razaoSocial }: EmpresaAnalisada) => (
  <LinkButton
    size="small"
    href={rowsPath('/modulos/cadastro/ativo-empresarial', { empresa: codigoEmpresa })}
    linkComponent={RouterLink}
    aria-label={`Ver vidas de ${razaoSocial ?? codigoEmpresa}`}
  >
    Ver vidas
  </LinkButton>
);

const subtitleOf = (pedido: PedidoDeAnalise | null): string =>
  pedido === null
    ? 'Escolha o tipo de contrato e a competência, e busque.'
    : `${tiposDeAnalise[pedido.tipo]} · treze meses até ${writeMonth(pedido.competencia)}`;

/** Moment and author of the stored expense; one of another day may be old (ANA-12). */
const ditoDasDespesas = (
  { calculadoEm, usuario }: { readonly calculadoEm: string; readonly usuario: string },
  hoje: string,
): string => {
  const dito = `despesas de ${writeDayTime(calculadoEm)}, por ${usuario}`;
  return calculadoEm.slice(0, 10) === hoje
    ? dito
    : `${dito}: de outro dia, ao lado de mensalidades, coparticipações e vidas de hoje`;
};

/**
 * Fees and costs of companies over the year of a competence, while the server calculates the expenses (ANA-1 to ANA-9).
 */
export function AnaliseGerencialScreen() {
  const [pedido, setPedido] = useAnaliseUrl();
  const analise = useAnalise(pedido);
  const { empresas, meses, resumo, tarefa, calculo } = analise;
  const [aba, setAba] = useUrlWord('aba', abas);
  const [isEdited, setEdited] = useEdited(pedido);
  const [isAsking, setIsAsking] = useState(false);
  const [isCombined, setIsCombined] = useState(false);
  const porEmpresa = useKeptTable(empresas, { memory: 'analise-gerencial', columns: empresaColumns });
  const porMes = useKeptTable(meses, {
    memory: 'analise-gerencial.competencias',
    columns: mesColumns,
    paging: null,
  });
  const { today } = useOperatorClock();
  const session = useSession();
  const modules = session ? modulesOf(session) : [];
  const hasCompanies = pedido !== null && (empresas.rows?.length ?? 0) > 0 && !isEdited;
  const mayCombine = calculo !== undefined && pedido?.tipo === 'I';
  const subtitle = subtitleOf(pedido);
  const search = (next: PedidoDeAnalise) =>
    analise.ask(next, () => {
      porEmpresa.view.setPage(0);
      setEdited(false);
      setIsCombined(false);
      if (JSON.stringify(next) !== JSON.stringify(pedido)) setPedido(next);
    });
  const question = calculo ? `${subtitle} · ${ditoDasDespesas(calculo, today())}` : subtitle;
  const exported = { title, question, isOutdated: isEdited };
  return (
    <DatedPage
      title={title}
      subtitle={question}
      isFilling
      actions={
        <>
          <AnaliseForm
            pedido={pedido}
            isSearching={empresas.isWaiting || empresas.isRefreshing}
            onSearch={search}
            onEdit={setEdited}
          />
          <Button isDisabled={!hasCompanies || analise.isRunning} onPress={() => setIsAsking(true)}>
            Calcular despesas
          </Button>
          <Button isDisabled={!mayCombine} onPress={() => setIsCombined(!isCombined)}>
            {isCombined && mayCombine ? 'Voltar cards' : 'Calcular cards'}
          </Button>
          {aba === 'empresas' ? (
            <ExportButton {...exported} view={porEmpresa.view} file="analise-gerencial.csv" />
          ) : (
            <ExportButton
              {...exported}
              view={porMes.view}
              file={fileOf('analise-gerencial-competencias', pedido?.tipo, pedido?.competencia)}
            />
          )}
        </>
      }
    >
      {tarefa && (
        <CalculoPanel
          tarefa={tarefa}
          isPending={analise.isPending}
          onCancel={analise.cancela}
          onContinue={analise.calcula}
        />
      )}
      <AnaliseResumo resumo={resumo} isLoading={empresas.isWaiting} isCombined={isCombined && mayCombine} />
      <Tabs
        label="Listas"
        selectedKey={aba}
        onChange={setAba}
        items={[
          {
            key: 'empresas',
            label: 'Empresas',
            badge: empresas.rows?.length.toLocaleString('pt-BR'),
            content: (
              <ReportBody
                report={empresas}
                view={porEmpresa.view}
                table={{
                  label: 'Empresas',
                  rowKey: ({ codigoEmpresa }) => codigoEmpresa,
                  idleText,
                  emptyText: semEmpresa,
                  ...(modules.includes('cadastro') ? { rowActions: verVidas } : {}),
                }}
              />
            ),
          },
          {
            key: 'competencias',
            label: 'Competências',
            badge:
              resumo && `${resumo.competencias.filter((mes) => mes.guiasEmAnalise > 0).length} em aberto`,
            content: (
              <ReportBody
                report={meses}
                view={porMes.view}
                table={{ label: 'Competências', rowKey: ({ competencia }) => competencia, idleText }}
              />
            ),
          },
        ]}
      />
      {isAsking && (
        <Confirm
          question="Calcular as despesas?"
          actionLabel="Calcular despesas"
          tone="primary"
          onConfirm={() => {
            setIsAsking(false);
            analise.calcula();
          }}
          onCancel={() => setIsAsking(false)}
        >
          O cálculo leva de 1 a 3 minutos. Você pode sair desta tela: ele continua no servidor, e o resultado
          fica aqui.
        </Confirm>
      )}
    </DatedPage>
  );
}
