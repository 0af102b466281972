import { Button } from '@vidas/ui/button';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import { operatorTime } from '../app/operatorTime.ts';

export interface StaleNoticeProps {
  readonly failure: Error;
  /** When the rows on show were read, in milliseconds since 1970; 0 for rows of which the rest did not come. */
  readonly readAt: number;
  readonly onRetry: () => void;
}

/** Says that the rows below are older than the last question, or only a part of its answer. */
export function StaleNotice({ failure, readAt, onRetry }: StaleNoticeProps) {
  return (
    <Notice tone="caution" isLive>
      <Row justify="between">
        <span>
          {readAt === 0
            ? `A leitura parou no meio: ${failure.message} A tabela mostra só as linhas que chegaram.`
            : `Não foi possível atualizar: ${failure.message} A tabela mostra os dados das ${operatorTime(readAt)}.`}
        </span>
        <Button size="small" onPress={onRetry}>
          Tentar de novo
        </Button>
      </Row>
    </Notice>
  );
}
