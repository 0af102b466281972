import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DiferencaDaConta,
  getConferenciaDaNoite,
  getDiferencasDaConta,
  identidades,
  iniciaConferenciaDaNoite,
  paraConferenciaDaNoite,
} from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { conferenciaDaNoiteQuery } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.queries.ts';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useHttp } from '../../app/services.tsx';
import { modulesOf } from '../../app/session/session.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { useAct } from '../../app/useAct.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useFimDaTarefa } from '../../report/useFimDaTarefa.ts';
import { useNow } from '../../report/useExports.ts';
import { diferencaColumns } from './conferenciaColumns.tsx';
import { ContaDrawer } from './ContaDrawer.tsx';
import { SituacaoDaConferencia } from './SituacaoDaConferencia.tsx';

/** The last check of the account with its differences (CTA-16 to CTA-18), in Financeiro and Tecnologia. */
export function ConferenciaDaNoiteScreen() {
  const http = useHttp();
  const client = useQueryClient();
  const names = useNow('conferencia-da-noite');
  const session = useSession();
  const { data: conferencia } = useQuery(conferenciaDaNoiteQuery(http));
  const found = useQuery(queryOf(http, getDiferencasDaConta, {}));
  const rereads = [getConferenciaDaNoite, getDiferencasDaConta];
  const inicia = useAct(iniciaConferenciaDaNoite, { rereads, failed: 'A conferência não começou!' });
  const para = useAct(paraConferenciaDaNoite, { rereads, failed: 'A conferência não parou!' });
  const [aberta, setAberta] = useState<string | null>(null);
  useFimDaTarefa(conferencia?.tarefa ?? undefined, () => void readAgain(client, rereads));
  const modulos: readonly string[] = session ? modulesOf(session) : [];
  const isFinanceiro = modulos.includes('financeiro');
  const maySteer = modulos.includes('tecnologia') || ehGerente(session?.occupation ?? '');
  const tarefa = conferencia?.tarefa;
  const abre = ({ fatura, identidade }: DiferencaDaConta) =>
    fatura !== null && (
      <Button
        size="small"
        aria-label={`Abrir a fatura ${fatura}: ${identidades[identidade as keyof typeof identidades]}`}
        onPress={() => setAberta(fatura)}
      >
        Abrir
      </Button>
    );
  return (
    <Page
      title="Conferência da noite"
      subtitle="Uma vez por dia o produto conta de novo, por outro caminho, a conta de cada fatura, os números dos inícios e os meses fechados."
      actions={
        maySteer && (
          <Button
            tone="primary"
            icon={<Icon name="refresh" />}
            isDisabled={
              conferencia === undefined || (tarefa !== null && tarefa !== undefined && estaEmCurso(tarefa))
            }
            isPending={inicia.isPending}
            onPress={() => void inicia.act({})}
          >
            Conferir agora
          </Button>
        )
      }
      isFilling
    >
      {conferencia && (
        <SituacaoDaConferencia
          conferencia={conferencia}
          isPending={para.isPending}
          onPara={maySteer && tarefa ? () => void para.act({ body: { id: tarefa.id } }) : undefined}
        />
      )}
      <ListBody
        report={reportOf(found, found.data)}
        memory="conferencia-da-noite"
        columns={diferencaColumns}
        names={names}
        table={{
          label: 'Diferenças da conta',
          rowKey: ({ id }) => id,
          emptyText: 'Nenhuma diferença.',
          rowActions: abre,
        }}
      />
      {aberta !== null && (
        <ContaDrawer fatura={aberta} isFinanceiro={isFinanceiro} onClose={() => setAberta(null)} />
      )}
    </Page>
  );
}
