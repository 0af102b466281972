import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  type EstadoDoPasso,
  getPrimeirosPassos,
} from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.contract.ts';
import { passos } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useState } from 'react';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { modulesOf } from '../../app/session/session.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { type ReportTexts, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { AnotaRestauroDialog } from './AnotaRestauroDialog.tsx';
import { passoColumns } from './passoColumns.tsx';
import { telaDoPasso } from '../../app/telaDoPasso.ts';
import { TestaEmailDialog } from './TestaEmailDialog.tsx';

const title = 'Primeiros passos';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: ['Nenhum passo.'] };

type Ato = 'testa' | 'anota';

interface AtoDoPassoProps {
  readonly estado: EstadoDoPasso;
  readonly onAct: (ato: Ato) => void;
}

/** The act of a step. */
function AtoDoPasso({ estado: { passo, situacao }, onAct }: AtoDoPassoProps) {
  const session = useSession();
  const modulos = session ? modulesOf(session) : [];
  const tela = telaDoPasso(passo, modulos);
  const { titulo } = passos[passo];
  if (tela !== undefined)
    return (
      <LinkButton
        href={tela}
        size="small"
        tone="quiet"
        linkComponent={RouterLink}
        aria-label={`Abrir: ${titulo}`}
      >
        Abrir
      </LinkButton>
    );
  if (passo === 'email' && situacao === 'feito')
    return (
      <Button size="small" tone="quiet" aria-label="Testar o e-mail" onPress={() => onAct('testa')}>
        Testar
      </Button>
    );
  if (passo === 'restauro' && situacao !== 'bloqueado')
    return (
      <Button size="small" tone="quiet" aria-label="Anotar um restauro" onPress={() => onAct('anota')}>
        Anotar
      </Button>
    );
  return null;
}

const contados = (rows: readonly EstadoDoPasso[] | undefined): string | undefined =>
  rows && `${rows.filter(({ situacao }) => situacao === 'feito').length} de ${rows.length} feitos`;

/** Steps of an installation before its use (TEC-5). */
export function PrimeirosPassosScreen() {
  // Never cached: somebody may just have done a step.
  const report = useReport({ ...queryOf(useHttp(), getPrimeirosPassos, {}), staleTime: 0 }, texts);
  const view = useReportView(passoColumns, report.rows, useTableMemory('primeiros-passos', { paging: null }));
  const [ato, setAto] = useState<Ato | null>(null);
  const close = () => setAto(null);
  return (
    <>
      <Page title={title} subtitle={contados(report.rows)} isFilling>
        <ReportBody
          report={report}
          view={view}
          table={{
            label: title,
            rowKey: ({ passo }) => passo,
            emptyText: 'Nenhum passo.',
            rowActions: (estado) => <AtoDoPasso estado={estado} onAct={setAto} />,
          }}
        />
      </Page>
      {ato === 'testa' && <TestaEmailDialog onClose={close} />}
      {ato === 'anota' && <AnotaRestauroDialog onClose={close} />}
    </>
  );
}
