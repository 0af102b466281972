import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getPedidosAcesso } from '@vidas/api-client/tecnologia/pedidos/pedidos.contract.ts';
import { getPessoas, type Pessoa } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { useNow } from '../../report/useExports.ts';
import { ExportButton } from '../../report/ExportButton.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { type ReportTexts, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { TrocaSenhaDialog } from '../../app/troca-senha/TrocaSenhaDialog.tsx';
import { useUrlWord } from '../../report/useUrlState.ts';
import { EditaPessoaDialog } from './EditaPessoaDialog.tsx';
import { HistoricoDialog } from './HistoricoDialog.tsx';
import { ModulosDialog } from './ModulosDialog.tsx';
import { NovaPessoaDialog } from './NovaPessoaDialog.tsx';
import { type AtoComPessoa, PessoaActs } from './PessoaActs.tsx';
import { PedidosTab } from '../pedidos/PedidosTab.tsx';
import { pessoaColumns } from './pessoaColumns.tsx';
import { SenhaDialog } from './SenhaDialog.tsx';
import { type Gravado, SenhaSorteada } from './SenhaSorteada.tsx';
import { SituacaoConfirm } from './SituacaoConfirm.tsx';

const title = 'Pessoas e acessos';
const abas = ['pessoas', 'aguardando'] as const;
const subtitle = 'Quem entra no sistema e o que se abre para cada pessoa';
const semPessoa = 'Nenhuma pessoa entra no sistema.';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: [semPessoa] };

interface Escolhido {
  readonly ato: AtoComPessoa;
  readonly pessoa: Pessoa;
}

interface AtoProps extends Escolhido {
  readonly isSelf: boolean;
  readonly onDone: (gravado: Gravado) => void;
  readonly onClose: () => void;
}

/** The dialog of an act. */
function Ato({ ato, pessoa, isSelf, onDone, onClose }: AtoProps) {
  if (ato === 'modulos') return <ModulosDialog pessoa={pessoa} isSelf={isSelf} onClose={onClose} />;
  if (ato === 'senha')
    return isSelf ? (
      <TrocaSenhaDialog onClose={onClose} />
    ) : (
      <SenhaDialog pessoa={pessoa} onDone={onDone} onClose={onClose} />
    );
  if (ato === 'dados') return <EditaPessoaDialog pessoa={pessoa} isSelf={isSelf} onClose={onClose} />;
  if (ato === 'historico') return <HistoricoDialog pessoa={pessoa} onClose={onClose} />;
  return <SituacaoConfirm pessoa={pessoa} onClose={onClose} />;
}

/** The people who sign in, with acts on their access (OPE-14). */
export function PessoasScreen() {
  const self = useSession()?.login;
  const http = useHttp();
  const report = useReport(queryOf(http, getPessoas, {}), texts);
  const pedidos = useQuery(queryOf(http, getPedidosAcesso, {}));
  const [aba, setAba] = useUrlWord('aba', abas);
  const view = useReportView(pessoaColumns, report.rows, useTableMemory('pessoas'));
  const names = useNow('pessoas-e-acessos');
  const [act, setAct] = useState<Escolhido | 'nova' | null>(null);
  const [sorteada, setSorteada] = useState<(Gravado & { readonly senha: string }) | null>(null);
  const close = () => setAct(null);
  const done = ({ message, senha, aguarda }: Gravado) => {
    close();
    if (senha !== null) setSorteada({ message, senha, aguarda });
    else if (aguarda) toasts.success('Pedido feito!', message);
    else toasts.success(message);
  };
  return (
    <>
      <Page
        title={title}
        subtitle={subtitle}
        isFilling
        actions={
          <>
            <Button tone="primary" onPress={() => setAct('nova')}>
              Nova pessoa
            </Button>
            {aba === 'pessoas' && <ExportButton {...names} view={view} title={title} />}
          </>
        }
      >
        <Tabs
          label={title}
          selectedKey={aba}
          onChange={setAba}
          items={[
            {
              key: 'pessoas',
              label: 'Pessoas',
              content: (
                <ReportBody
                  report={report}
                  view={view}
                  table={{
                    label: title,
                    rowKey: ({ login }) => login,
                    emptyText: semPessoa,
                    rowActions: (row) => (
                      <PessoaActs
                        pessoa={row}
                        isSelf={row.login === self}
                        onAct={(next) => setAct({ ato: next, pessoa: row })}
                      />
                    ),
                  }}
                />
              ),
            },
            {
              key: 'aguardando',
              label: 'Aguardando segunda pessoa',
              badge: pedidos.data?.filter(({ situacao }) => situacao === 'aguarda').length ?? null,
              content: <PedidosTab report={reportOf(pedidos, pedidos.data)} />,
            },
          ]}
        />
      </Page>
      {act === 'nova' && <NovaPessoaDialog onDone={done} onClose={close} />}
      {act !== null && act !== 'nova' && (
        <Ato {...act} isSelf={act.pessoa.login === self} onDone={done} onClose={close} />
      )}
      {sorteada && <SenhaSorteada {...sorteada} onClose={() => setSorteada(null)} />}
    </>
  );
}
