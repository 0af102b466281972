import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getNip, type NipInteira } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { desfechos, naturezas } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { CancelaNipDialog } from './CancelaNipDialog.tsx';
import { CorrigeNipDialog } from './CorrigeNipDialog.tsx';
import { DesfechoDialog } from './DesfechoDialog.tsx';
import { DossieDaNip } from './DossieDaNip.tsx';
import { MudancasDaNip } from './MudancasDaNip.tsx';
import { RespondeNipDialog } from './RespondeNipDialog.tsx';

interface NipDrawerProps {
  readonly id: number;
  readonly demanda: string;
  readonly onClose: () => void;
}

const fatosDe = (nip: NipInteira) => [
  { name: 'Beneficiário', value: `${nip.nome} · ${nip.matricula}` },
  { name: 'Natureza', value: naturezas[nip.natureza] },
  { name: 'Notificada em', value: writeDay(nip.notificadaEm) },
  { name: 'Resolver até', value: `${writeDay(nip.resolverAte)}: ${nip.relogioSolucao}` },
  { name: 'Responder até', value: `${writeDay(nip.responderAte)}: ${nip.relogioResposta}` },
  { name: 'Protocolo nosso', value: nip.protocolo ?? 'sem dado' },
  {
    name: 'Desfecho',
    value:
      nip.desfecho === null || nip.desfechoEm === null
        ? 'ainda sem desfecho'
        : `${desfechos[nip.desfecho]} em ${writeDay(nip.desfechoEm)}, registrado por ${nip.desfechoPor ?? ''}`,
  },
  { name: 'Registrada', value: `${writeDayTime(nip.registradaEm)}, por ${nip.registradaPor}` },
];

/** A long text, line by line. */
function Linhas({ texto }: { readonly texto: string }) {
  return texto.split('\n').map((linha, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of a text never move
    <Text key={at}>{linha}</Text>
  ));
}

/** A NIP with its texts and its remaining acts. */
export function NipDrawer({ id, demanda, onClose }: NipDrawerProps) {
  const { data: nip, error } = useQuery(queryOf(useHttp(), getNip, { params: { id: String(id) } }));
  const [ato, setAto] = useState<'resposta' | 'desfecho' | 'correcao' | 'cancelamento' | null>(null);
  const close = () => setAto(null);
  const isVigente = nip?.canceladaEm === null;
  const isSemResposta = isVigente && nip.respondidaEm === null;
  return (
    <Drawer
      title={`NIP ${demanda}`}
      size="medium"
      onClose={onClose}
      footer={
        nip && (
          <>
            <DossieDaNip id={id} demanda={demanda} />
            {isSemResposta && <Button onPress={() => setAto('cancelamento')}>Cancelar a NIP</Button>}
            {isSemResposta && <Button onPress={() => setAto('correcao')}>Corrigir</Button>}
            {isVigente && nip.desfecho === null && (
              <Button onPress={() => setAto('desfecho')}>Registrar desfecho</Button>
            )}
            {isSemResposta && (
              <Button tone="primary" onPress={() => setAto('resposta')}>
                Responder
              </Button>
            )}
          </>
        )
      }
    >
      {error && <Notice tone="negative">{error.message}</Notice>}
      {nip === undefined && !error && <Text tone="muted">Abrindo a NIP…</Text>}
      {nip === null && <Notice tone="negative">Esta NIP não existe.</Notice>}
      {nip && (
        <Stack gap="l">
          {nip.canceladaEm !== null && (
            <Notice tone="caution">
              {`Registrada por engano: cancelada em ${writeDayTime(nip.canceladaEm)}, por ${nip.canceladaPor ?? ''}. ${nip.canceladaMotivo ?? ''}`}
            </Notice>
          )}
          <Facts facts={fatosDe(nip)} />
          <Heading level={3} size="section">
            {nip.assunto}
          </Heading>
          <Linhas texto={nip.demandaTexto} />
          <Heading level={3} size="section">
            Resposta
          </Heading>
          {nip.respostaTexto === null || nip.respondidaEm === null ? (
            <Text tone="muted">Ainda sem resposta.</Text>
          ) : (
            <>
              <Text
                tone="muted"
                size="table"
              >{`De ${writeDay(nip.respondidaEm)}, por ${nip.respondidaPor ?? ''}`}</Text>
              <Linhas texto={nip.respostaTexto} />
            </>
          )}
          <MudancasDaNip mudancas={nip.mudancas} />
        </Stack>
      )}
      {nip && ato === 'resposta' && <RespondeNipDialog nip={nip} onClose={close} />}
      {nip && ato === 'correcao' && <CorrigeNipDialog nip={nip} onClose={close} />}
      {nip && ato === 'cancelamento' && <CancelaNipDialog nip={nip} onClose={close} />}
      {nip && ato === 'desfecho' && <DesfechoDialog nip={nip} onClose={close} />}
    </Drawer>
  );
}
