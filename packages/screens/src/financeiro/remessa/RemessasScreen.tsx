import { useQuery } from '@tanstack/react-query';
import { getRemessas, getSituacaoRemessa } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useNow } from '../../report/useExports.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { ComandosList } from './ComandosList.tsx';
import { FazRemessa } from './FazRemessa.tsx';
import { PixDoBancoAct } from './PixDoBancoAct.tsx';
import { RemessaAberta } from './RemessaAberta.tsx';
import { RemessaActs } from './RemessaActs.tsx';
import { remessaColumns } from './remessaColumns.tsx';
import { SituacaoDaRemessaNotices } from './SituacaoDaRemessa.tsx';
import { useRemessaUrl } from './useRemessaUrl.ts';

function Lista({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const found = useQuery(queryOf(useHttp(), getRemessas, {}));
  const names = useNow('remessas');
  return (
    <ListBody
      report={reportOf(found, found.data)}
      memory="remessas"
      columns={remessaColumns}
      names={names}
      table={{
        label: 'Remessas ao banco',
        rowKey: ({ id }) => id,
        emptyText: 'Nenhuma remessa foi feita ainda.',
        rowActions: (remessa) => <RemessaActs remessa={remessa} onOpen={onOpen} />,
      }}
    />
  );
}

/** The files for the bank: made, sent, taken back, answered; and the commands for the next one (REM-9 to REM-14). */
export function RemessasScreen() {
  const [aba, setAba] = useUrlWord('aba', ['remessas', 'esperam']);
  const [aberta, mostra] = useRemessaUrl();
  const { data: situacao } = useQuery(queryOf(useHttp(), getSituacaoRemessa, {}));
  if (aberta !== null) return <RemessaAberta key={aberta} id={aberta} onBack={() => mostra(null)} />;
  const esperam = situacao?.esperam ?? 0;
  return (
    <Page
      title="Remessas"
      subtitle="Arquivos CBR641 que registram novos boletos no banco e pedem a baixa dos que eles substituem."
      actions={
        situacao && (
          <>
            {situacao.semPix !== undefined && <PixDoBancoAct sem={situacao.semPix} />}
            <FazRemessa situacao={situacao} onFeita={mostra} />
          </>
        )
      }
      isFilling
    >
      {situacao && <SituacaoDaRemessaNotices situacao={situacao} />}
      <Tabs
        label="Partes das remessas"
        selectedKey={aba}
        onChange={setAba}
        items={[
          { key: 'remessas', label: 'Remessas', content: <Lista onOpen={mostra} /> },
          {
            key: 'esperam',
            label: esperam === 0 ? 'Esperam' : `Esperam (${esperam})`,
            content: <ComandosList remessa="0" />,
          },
        ]}
      />
    </Page>
  );
}
