import { useQueryClient } from '@tanstack/react-query';
import { getGuiasImportadas, type Guia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import {
  aprovaGuiasLimpas,
  desfazGuiasLimpas,
  getGuiasLimpas,
} from '@vidas/api-client/contas-medicas/guias/guiasLimpas.contract.ts';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useUndo } from '@vidas/ui/desk/useUndo.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Kbd } from '@vidas/ui/text/Kbd.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { focusSoon } from '@vidas/ui/two-panes/focusSoon.ts';
import { useRef, useState } from 'react';
import { useAct } from '../../../app/useAct.ts';
import { useTeclas } from '../useTeclas.ts';
import { LimpasDialog } from './LimpasDialog.tsx';
import { type Limpas, useLimpas } from './useLimpas.ts';

export interface LimpasFoldProps {
  readonly codPrestador: string;
  /** Every guide of the question; undefined while it is read. */
  readonly todas: readonly Guia[] | undefined;
  /** Those that the filters leave. */
  readonly naVista: readonly Guia[];
}

const rereads = [getGuiasImportadas, getGuiasLimpas];

/** 'Limpas · 12 · R$ 3.400,00 · a maior R$ 620,00' */
const writeDobra = ({ guias, somaCents }: Limpas): string =>
  [
    'Limpas',
    guias.length,
    writeReais(somaCents),
    `a maior ${writeReais(Math.max(...guias.map(({ cents }) => cents)))}`,
  ].join(' · ');

/** The clean guides of a list in one line, approved together after one look (CTM-101), and the request that waits for a second person (CTM-103). */
export function LimpasFold({ codPrestador, todas, naVista }: LimpasFoldProps) {
  const client = useQueryClient();
  const achadas = useLimpas(codPrestador, todas, naVista);
  const aprova = useAct(aprovaGuiasLimpas, { rereads });
  const desfaz = useAct(desfazGuiasLimpas, { rereads });
  const [vistas, setVistas] = useState<Limpas | null>(null);
  const [recusa, setRecusa] = useState<string | null>(null);
  const [dito, setDito] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const focusRegion = () => focusSoon(() => region.current?.focus());
  const undo = useUndo(focusRegion);

  const abre = (limpas: Limpas) => {
    setRecusa(null);
    setVistas(limpas);
  };
  const desfazer = async (guias: Parameters<typeof desfaz.act>[0]['body']['guias']): Promise<string> => {
    const outcome = await desfaz.act({ body: { guias } });
    return outcome.kind === 'done' ? outcome.reply.message : `Não foi desfeito. ${outcome.reason.message}`;
  };
  const aprovar = async ({ guias, somaCents }: Limpas) => {
    const body = { guias: guias.map(({ numGuia, versao }) => ({ numGuia, versao })), soma: somaCents };
    const outcome = await aprova.act({ body });
    if (outcome.kind !== 'done') {
      setRecusa(outcome.reason.message);
      void readAgain(client, rereads);
      return;
    }
    setVistas(null);
    setDito(outcome.reply.message);
    undo.keep('limpas', async () => desfazer(outcome.reply.guias));
    focusRegion();
  };
  const volta = async () => {
    const { newest } = undo;
    if (!newest) return;
    undo.drop(newest);
    focusRegion();
    setDito(await newest.undo());
  };
  useTeclas({ u: () => void volta() });
  const { limpas, pedida } = achadas ?? {};
  const pedido = pedida?.pedido;
  const hasLimpas = limpas !== undefined && limpas.guias.length > 0;
  if (!hasLimpas && !pedido && dito === '' && vistas === null) return null;
  return (
    <div ref={region} role="region" aria-label="Guias limpas" tabIndex={-1}>
      <Stack gap="xs">
        {hasLimpas && (
          <Row>
            <Text as="span" size="table" weight="strong" isTabular>
              {writeDobra(limpas)}
            </Text>
            <Button size="small" onPress={() => abre(limpas)}>
              Ver e aprovar
            </Button>
          </Row>
        )}
        {pedida && pedido && (
          <Row>
            <Text as="span" size="table" isTabular>
              {pedido.seu
                ? `Você pediu em ${writeDayTime(pedido.quando)} a aprovação de ${pedido.guias.length} limpas, ${writeReais(pedido.soma)}: espera outra pessoa.`
                : `${pedido.quem} pediu em ${writeDayTime(pedido.quando)} a aprovação de ${pedido.guias.length} limpas, ${writeReais(pedido.soma)}.`}
            </Text>
            {!pedido.seu && (
              <Button size="small" onPress={() => abre(pedida)}>
                Ver e confirmar
              </Button>
            )}
            <Button
              size="small"
              tone="quiet"
              isPending={desfaz.isPending}
              onPress={() => void desfazer(pedido.guias).then(setDito).then(focusRegion)}
            >
              Retirar o pedido
            </Button>
          </Row>
        )}
        <Row>
          <div role="status">
            <Text as="span" size="table">
              {dito}
            </Text>
          </div>
          {undo.newest && (
            <Button size="small" onPress={() => void volta()}>
              Desfazer <Kbd aria-hidden="true">U</Kbd>
            </Button>
          )}
        </Row>
        {vistas && (
          <LimpasDialog
            limpas={vistas}
            isPending={aprova.isPending}
            recusa={recusa}
            onAprova={() => void aprovar(vistas)}
            onClose={() => setVistas(null)}
          />
        )}
      </Stack>
    </div>
  );
}
