import { useState } from 'react';
import type { CampoDenuncia, Recibo as DadosDoRecibo } from '@vidas/api-client/ouvidoria/portalState.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { DenunciaForm } from './DenunciaForm.tsx';
import { EsperaPanel } from '../EsperaPanel.tsx';
import { failureText } from '../failureText.ts';
import { NaFila } from '../NaFila.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { usePortalServices } from '../PortalServices.tsx';
import { Recibo } from './Recibo.tsx';
import { rotas } from '../routes.ts';
import { useEffort } from '../useEffort.ts';

/** The report, anonymous or identified, and its receipt. */
export function DenunciaScreen({ isIdentificada }: { readonly isIdentificada: boolean }) {
  const { calls, serverState } = usePortalServices();
  const [recibo, setRecibo] = useState<DadosDoRecibo | undefined>(serverState?.receipt);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>(serverState?.failure);

  const { begin, ...espera } = useEffort();

  const handleSend = (values: Record<CampoDenuncia, string>) => {
    const effects = begin();
    setIsSending(true);
    setFailure(undefined);
    calls()
      .then(({ fileReport }) => fileReport(values, effects))
      .then(setRecibo, (error: unknown) => {
        if (!effects.signal.aborted) setFailure(failureText(error));
      })
      .finally(() => setIsSending(false));
  };

  if (serverState?.line) return <NaFila {...serverState.line} />;
  if (recibo) return <Recibo recibo={recibo} />;
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <PageHeading>{isIdentificada ? 'Denúncia identificada' : 'Denúncia anônima'}</PageHeading>
        <Text tone="muted">
          Conte com as suas palavras. O que não souber, deixe em branco: nenhum campo é obrigatório.
        </Text>
      </Stack>
      <Notice tone="accent" title="O que não registramos">
        {isIdentificada
          ? 'Só a ouvidoria vê quem você é. Seu endereço de internet e seu aparelho não são registrados.'
          : 'Seu nome não é pedido. Seu endereço de internet e seu aparelho não são registrados.'}
      </Notice>
      <DenunciaForm
        action={isIdentificada ? rotas.identificada : rotas.anonima}
        isIdentificada={isIdentificada}
        isSending={isSending}
        initial={serverState?.form}
        onSend={handleSend}
      />
      <EsperaPanel {...espera} />
      {failure !== undefined && (
        <Notice tone="negative" title="Houve algum problema ao realizar sua denúncia!" isLive>
          {failure}
        </Notice>
      )}
    </Stack>
  );
}
