import type { SaidaRegistrada } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { PapelDaSaida } from './PapelDaSaida.tsx';

interface SaidaFeitaProps {
  readonly feita: SaidaRegistrada;
  readonly nome: string;
  readonly onClose: () => void;
}

/** Protocol to read aloud, effect and receipt of a new request (RET-25). */
export function SaidaFeita({ feita, nome, onClose }: SaidaFeitaProps) {
  return (
    <Dialog title={feita.message} size="small" onClose={onClose}>
      <Stack>
        <Notice tone="positive" title={`Protocolo ${feita.protocolo}`} isLive>
          {feita.efeito}
        </Notice>
        <Text>Diga o protocolo à pessoa e entregue o recibo agora (RN ANS 561/2022).</Text>
        <Row justify="end">
          <PapelDaSaida id={feita.id} nome={nome} papel="recibo" />
          <Button tone="primary" onPress={onClose}>
            Concluir
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
