import { Button } from '@vidas/ui/button';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';

export interface StaleNoticeProps {
  readonly failure: Error;
  /** When the rows on show were read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly onRetry: () => void;
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** Says that the rows below are older than the last question. */
export function StaleNotice({ failure, readAt, onRetry }: StaleNoticeProps) {
  return (
    <Notice tone="caution" isLive>
      <Row justify="between">
        <span>{`Não foi possível atualizar: ${failure.message} A tabela mostra os dados das ${clock.format(readAt)}.`}</span>
        <Button size="small" onPress={onRetry}>
          Tentar de novo
        </Button>
      </Row>
    </Notice>
  );
}
