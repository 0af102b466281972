import styled from 'styled-components';
import { Button } from '../../button/Button.tsx';
import { Text } from '../../text/Text.tsx';
import { space } from '../../theme/scale.ts';
import { formatInteger } from '../../format/format.ts';

interface ChoiceToolsProps {
  /** How many values are chosen, including those hidden by the search. */
  readonly count: number;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  & > :first-child { flex: 1; }
`;

const inWords = (count: number): string => {
  if (count === 0) return 'Nenhum escolhido';
  return count === 1 ? '1 escolhido' : `${formatInteger(count)} escolhidos`;
};

/** The number of chosen values, and buttons for all and none of the list. */
export function ChoiceTools({ count, onAll, onNone }: ChoiceToolsProps) {
  return (
    <Tools>
      <Text size="label" tone="faint" isTabular>
        {inWords(count)}
      </Text>
      <Button size="small" tone="quiet" onPress={onAll}>
        Todos
      </Button>
      <Button size="small" tone="quiet" onPress={onNone}>
        Nenhum
      </Button>
    </Tools>
  );
}
