import styled from 'styled-components';
import { Button } from '../../button/Button.tsx';
import { WarningIcon } from '../../icon/icons.tsx';
import { font, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';

/** Reason why the rows on show do not answer the last question. */
export interface Stale {
  /** A few words: how old the rows are, or that they are a part. */
  readonly message: string;
  /** The whole sentence, shown under the pointer. */
  readonly reason: string;
  readonly retry: () => void;
}

const Words = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.caution};
  font-weight: ${font.weight.strong};
`;

/** Note that the rows are older than the last question, with a button to ask again. It is on the line of tools and moves no row. */
export function StaleRows({ message, reason, retry }: Stale) {
  return (
    <>
      <Words role="status" title={reason}>
        <WarningIcon />
        {message}
      </Words>
      <Button size="small" tone="quiet" onPress={retry}>
        Tentar de novo
      </Button>
    </>
  );
}
