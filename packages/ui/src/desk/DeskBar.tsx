import type { Ref } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Kbd } from '../text/Kbd.tsx';
import { Text } from '../text/Text.tsx';
import { size, space } from '../theme/scale.ts';

export interface DeskBarProps {
  /** Result of the last act; spoken when it changes. */
  readonly said: string;
  /** Number of results so far: one in the same words is spoken again. */
  readonly times: number;
  /** '7 de 42' */
  readonly place: string | null;
  readonly undoButton: Ref<HTMLButtonElement>;
  /** Undefined when nothing can be taken back. */
  readonly onUndo: (() => void) | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly canStep: (by: 1 | -1) => boolean;
  readonly onHelp: () => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.s};
  align-items: center;
  /* the line keeps its place while nothing is said */
  min-height: ${size.controlSmall};
`;

const Said = styled.p`
  flex: 1 1 ${size.subtitle};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The line over the panes: the last result with its undo, the progress, the steps and the keys. */
export function DeskBar({ said, times, place, undoButton, onUndo, onStep, canStep, onHelp }: DeskBarProps) {
  return (
    <Root>
      <Said role="status">
        <Text key={times} as="span" size="table">
          {said}
        </Text>
      </Said>
      {onUndo && (
        <Button ref={undoButton} size="small" aria-keyshortcuts="U" onPress={onUndo}>
          Desfazer <Kbd aria-hidden="true">U</Kbd>
        </Button>
      )}
      {place !== null && (
        <Text as="span" size="table" tone="muted" isTabular>
          {place}
        </Text>
      )}
      <Button size="small" aria-keyshortcuts="P" isDisabled={!canStep(-1)} onPress={() => onStep(-1)}>
        Anterior <Kbd aria-hidden="true">P</Kbd>
      </Button>
      <Button size="small" aria-keyshortcuts="N" isDisabled={!canStep(1)} onPress={() => onStep(1)}>
        Próxima <Kbd aria-hidden="true">N</Kbd>
      </Button>
      <Button size="small" tone="quiet" aria-keyshortcuts="?" onPress={onHelp}>
        Teclas <Kbd aria-hidden="true">?</Kbd>
      </Button>
    </Root>
  );
}
