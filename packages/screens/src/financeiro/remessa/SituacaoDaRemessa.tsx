import type {
  AlarmeDaRemessa,
  SituacaoDaRemessa,
} from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useState } from 'react';
import { AlarmeDialog } from './AlarmeDialog.tsx';

interface SituacaoDaRemessaProps {
  readonly situacao: SituacaoDaRemessa;
}

/** Notices: why no new boleto can be made, what will run out, and which numbers need a person. */
export function SituacaoDaRemessaNotices({ situacao }: SituacaoDaRemessaProps) {
  const [deciding, setDeciding] = useState<AlarmeDaRemessa | null>(null);
  const { porque, avisos, alarmes } = situacao;
  return (
    <Stack gap="s">
      {porque !== null && (
        <Notice tone="caution" title="Novos boletos não podem ser emitidos agora">
          {porque}
        </Notice>
      )}
      {avisos.map((aviso) => (
        <Notice key={aviso} tone="caution">
          {aviso}
        </Notice>
      ))}
      {alarmes.map((alarme) => (
        <Notice
          key={`${alarme.arquivo} ${alarme.linha}`}
          tone="negative"
          title={`Número ${alarme.nossoNumero}: linha ${alarme.linha} de ${alarme.nome}`}
        >
          <Row justify="between">
            {alarme.motivo}
            <Button
              size="small"
              aria-label={`Decidir o número ${alarme.nossoNumero}`}
              onPress={() => setDeciding(alarme)}
            >
              Decidir
            </Button>
          </Row>
        </Notice>
      ))}
      {deciding && <AlarmeDialog alarme={deciding} onClose={() => setDeciding(null)} />}
    </Stack>
  );
}
