import type { LoteDoPrestador } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import type { ModuloDeGuias } from '@vidas/api-client/contas-medicas/inicio/inicio.queries.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { PaneThing } from '@vidas/ui/two-panes/PaneThing.tsx';
import { LoteActs } from '../demonstrativo/LoteActs.tsx';
import { andamento } from '../demonstrativo/loteColumns.tsx';
import { AbreGuias } from '../inicio/AbreGuias.tsx';

interface LotePaneProps {
  readonly lote: LoteDoPrestador;
  readonly modulo: ModuloDeGuias;
}

/** A lot received before: its money, the progress of its guides, and its analysis. */
export function LotePane({ lote, modulo }: LotePaneProps) {
  return (
    <PaneThing
      title={`Lote ${lote.numeroLote}`}
      footer={
        <>
          <AbreGuias
            modulo={modulo}
            prestador={lote.prestador}
            lote={lote}
            status={lote.aVerificar > 0 ? 'verificar' : 'incorporadas'}
          />
          <LoteActs lote={lote} />
        </>
      }
    >
      <Stack>
        <KpiStrip
          cards={[
            { label: 'informado', value: lote.valorInformado, kind: 'money' },
            { label: 'liberado', value: lote.valorLiberado, kind: 'money' },
            { label: 'glosa', value: lote.valorGlosa, kind: 'money' },
          ]}
        />
        <Facts
          isLine
          facts={[
            { name: 'Prestador', value: lote.prestador },
            { name: 'Situação', value: `${lote.situacao}: ${andamento(lote)}` },
            { name: 'Recebido', value: writeDayTime(lote.recebidoEm) },
            { name: 'Protocolo', value: lote.protocolo },
            { name: 'Arquivo', value: lote.nomeArquivo },
          ]}
        />
      </Stack>
    </PaneThing>
  );
}
