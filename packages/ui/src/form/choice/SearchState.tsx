import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../button/Button.tsx';
import { font, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { FormError } from '../FormError.tsx';
import type { FieldSize } from '../fieldLook.ts';

/** A search that did not work. */
export interface SearchFailure {
  /** The failure, in a sentence. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** The state of a search box, besides its options. */
export interface SearchStateProps {
  /** True until the search has answered. */
  readonly isLoading?: boolean | undefined;
  /** Default: Nenhuma opção encontrada. */
  readonly emptyText?: string | undefined;
  /** Failure of the search, in words for the person. */
  readonly failure?: SearchFailure | undefined;
}

const Line = styled.div`
  padding: ${space.s} ${space.m};
  color: ${color.textMuted};
  font-size: ${font.size.table};
`;

/** Text of the open list when it has no options: loading, failed, or nothing found. */
export function SearchEmpty({
  isLoading = false,
  emptyText = 'Nenhuma opção encontrada',
  failure,
}: SearchStateProps): ReactNode {
  return <Line>{failure ? failure.text : isLoading ? 'Procurando…' : emptyText}</Line>;
}

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`;

/** The failure under the box, with a retry button that the keyboard reaches. */
export function SearchFailed({ text, onRetry, size }: SearchFailure & { readonly size: FieldSize }) {
  return (
    <Failed role="alert">
      <FormError size={size}>{text}</FormError>
      <Button size={size === 'large' ? 'normal' : 'small'} onPress={onRetry}>
        Tentar de novo
      </Button>
    </Failed>
  );
}
