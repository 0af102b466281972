import { Button } from '@vidas/ui/button';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import { operatorTime } from '../app/operatorTime.ts';

export interface StaleNoticeProps {
  readonly failure: Error;
  /** When the rows on show were read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly onRetry: () => void;
}

/** Says that the rows below are older than the last question. */
export function StaleNotice({ failure, readAt, onRetry }: StaleNoticeProps) {
  return (
    <Notice tone="caution" isLive>
      <Row justify="between">
        <span>{`Não foi possível atualizar: ${failure.message} A tabela mostra os dados das ${operatorTime(readAt)}.`}</span>
        <Button size="small" onPress={onRetry}>
          Tentar de novo
        </Button>
      </Row>
    </Notice>
  );
}
