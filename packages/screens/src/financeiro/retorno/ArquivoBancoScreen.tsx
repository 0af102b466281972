import { useQuery } from '@tanstack/react-query';
import { getPixDoExtrato } from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import { getDuvidasRetorno } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useHttp } from '../../app/services.tsx';
import { useUrlWord } from '../../report/useUrlState.ts';
import { ArquivoAberto } from './ArquivoAberto.tsx';
import { ArquivosTab } from './ArquivosTab.tsx';
import { CreditosTab } from './CreditosTab.tsx';
import { DiaAberto } from './DiaAberto.tsx';
import { DuvidasTab } from './DuvidasTab.tsx';
import { ExtratoAberto } from '../extrato/ExtratoAberto.tsx';
import { ExtratosTab } from '../extrato/ExtratosTab.tsx';
import { PixTab } from '../extrato/PixTab.tsx';
import { RestituirTab } from './RestituirTab.tsx';
import { AtosTab } from '../conta/AtosTab.tsx';
import { NaoIdentificadoTab } from '../conta/NaoIdentificadoTab.tsx';
import { useAberto } from './useAberto.ts';
import { useEndereco } from './useEndereco.ts';
import { useMayUndo } from './useMayUndo.ts';

const abas = [
  'arquivos',
  'a-decidir',
  'creditos',
  'extratos',
  'pix',
  'nao-identificado',
  'restituir',
  'atos',
] as const;

const comQuantos = (label: string, quantos: number): string =>
  quantos === 0 ? label : `${label} (${quantos})`;

/** The bank's return files: uploaded, opened line by line, decided, checked against the statement, undone. */
export function ArquivoBancoScreen() {
  const [aba, setAba] = useUrlWord('aba', abas);
  const { arquivo } = useEndereco();
  const mayUndo = useMayUndo();
  const http = useHttp();
  const { data: duvidas = [] } = useQuery(queryOf(http, getDuvidasRetorno, {}));
  const { data: pix = [] } = useQuery(queryOf(http, getPixDoExtrato, {}));
  const esperam = pix.filter(({ situacao }) => situacao === 'ESPERA').length;
  const [dia, mostraDia] = useAberto('dia');
  const [extrato, mostraExtrato] = useAberto('extrato');
  if (arquivo !== null) return <ArquivoAberto key={arquivo} arquivo={arquivo} />;
  if (dia !== null && isDay(dia)) return <DiaAberto key={dia} dia={dia} onClose={() => mostraDia(null)} />;
  if (extrato !== null)
    return <ExtratoAberto key={extrato} extrato={extrato} onClose={() => mostraExtrato(null)} />;
  return (
    <Page
      title="Arquivo banco"
      subtitle="Arquivos de retorno CBR643 e extratos do banco: cada um entra inteiro ou não entra."
      isFilling
    >
      <Tabs
        label="Partes do retorno"
        selectedKey={aba}
        onChange={setAba}
        items={[
          { key: 'arquivos', label: 'Arquivos', content: <ArquivosTab /> },
          {
            key: 'a-decidir',
            label: comQuantos('A decidir', duvidas.length),
            content: <DuvidasTab />,
          },
          { key: 'creditos', label: 'Créditos por dia', content: <CreditosTab /> },
          { key: 'extratos', label: 'Extratos', content: <ExtratosTab /> },
          {
            key: 'pix',
            label: comQuantos('PIX a identificar', esperam),
            content: <PixTab mayUndo={mayUndo} />,
          },
          { key: 'nao-identificado', label: 'Não identificado', content: <NaoIdentificadoTab /> },
          { key: 'restituir', label: 'Pago a mais', content: <RestituirTab /> },
          { key: 'atos', label: 'Recebido à mão e destinos', content: <AtosTab mayUndo={mayUndo} /> },
        ]}
      />
    </Page>
  );
}
