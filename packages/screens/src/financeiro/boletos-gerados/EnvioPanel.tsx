import type { EnvioDeBoletos } from '@vidas/api-client/financeiro/boletos-gerados';
import { Button } from '@vidas/ui/button';
import { Row } from '@vidas/ui/layout/row';
import { Stack } from '@vidas/ui/layout/stack';
import { Notice, type NoticeTone } from '@vidas/ui/notice';
import { Progress } from '@vidas/ui/progress';
import { writeDayTime } from '../../report/periodo.ts';
import { counted } from '../../write/counted.ts';
import { writeEnvio } from './useEnvioDeBoletos.ts';

interface EnvioPanelProps {
  readonly envio: EnvioDeBoletos;
  readonly isPending: boolean;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

const toneOf = ({ situacao, falhas }: EnvioDeBoletos): NoticeTone =>
  situacao === 'PARADO' || falhas > 0 ? 'caution' : 'positive';

const titleOf = ({ situacao, motivo, pendentes }: EnvioDeBoletos): string =>
  situacao === 'TERMINADO'
    ? 'Envio por e-mail terminado'
    : `Envio por e-mail parado, ${counted(pendentes, 'boleto por enviar', 'boletos por enviar')}${motivo === null ? '' : `. ${motivo}`}`;

/** How the sending of the bills of a day stands: its progress and Parar, or its outcome and what is left to do (FIN-12). */
export function EnvioPanel({ envio, isPending, onSend, onStop }: EnvioPanelProps) {
  const { situacao, enviados, semEmail, falhas, pendentes, usuario, iniciadoEm } = envio;
  if (situacao === 'NENHUM') return null;
  const done = enviados + semEmail + falhas;
  const total = done + pendentes;
  const by =
    iniciadoEm === null ? '' : ` Começado por ${usuario ?? 'alguém'} em ${writeDayTime(iniciadoEm)}.`;
  if (situacao === 'ENVIANDO')
    return (
      <Row>
        <Stack>
          <Progress
            label="Enviando boletos por e-mail"
            value={total === 0 ? 0 : (100 * done) / total}
            valueText={`${done.toLocaleString('pt-BR')} de ${counted(total, 'boleto', 'boletos')}`}
          />
        </Stack>
        <Button size="small" isPending={isPending} onPress={onStop}>
          Parar envio
        </Button>
      </Row>
    );
  return (
    <Notice tone={toneOf(envio)} title={titleOf(envio)} isLive>
      <Row justify="between">
        <span>
          {writeEnvio(envio)}.{by}
        </span>
        {(pendentes > 0 || falhas > 0) && (
          <Button size="small" isPending={isPending} onPress={onSend}>
            {pendentes > 0 ? 'Continuar envio' : 'Tentar de novo os que falharam'}
          </Button>
        )}
      </Row>
    </Notice>
  );
}
