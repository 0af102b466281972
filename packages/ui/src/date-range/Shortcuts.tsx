import styled, { css } from 'styled-components';
import { buttonLook, type ButtonLook } from '../button/buttonLook.ts';
import { space } from '../theme/scale.ts';
import { narrow } from '../theme/mixins.ts';
import { color } from '../theme/tokens.ts';

/** A choice that has a name, such as Este mês or 1º semestre. */
export interface Shortcut {
  readonly key: string;
  readonly label: string;
  readonly onPick: () => void;
  readonly isDisabled?: boolean | undefined;
}

export interface ShortcutsProps {
  readonly items: readonly Shortcut[];
  /** Name of the group for screen readers. Default Atalhos. */
  readonly label?: string | undefined;
  /** Arrangement: one below the other (in a row on a phone), in a row, or in pairs. Default column. */
  readonly layout?: 'column' | 'row' | 'pairs' | undefined;
  /** Called after a choice, so that the pane closes. */
  readonly onPicked: () => void;
}

/** Shortcuts beside the content of a pane; below it on a phone, or when they are few. */
export const paneColumns = css<{ readonly $stacked?: boolean }>`
  display: flex;
  flex-direction: ${({ $stacked }) => ($stacked ? 'column' : 'row')};
  gap: ${space.m};
  ${narrow} { flex-direction: column; }
`;

const wrapped = css`
  display: flex;
  flex-flow: row wrap;
  & > button { border-color: ${color.border}; }
`;

const layouts = {
  column: css`
    display: flex;
    flex-direction: column;
    ${narrow} { ${wrapped} }
  `,
  row: wrapped,
  pairs: css`
    display: grid;
    grid-template-columns: 1fr 1fr;
    & > button { justify-content: center; border-color: ${color.border}; }
  `,
};

const Root = styled.div<{ readonly $layout: keyof typeof layouts }>`
  gap: ${space.xs};
  ${({ $layout }) => layouts[$layout]}
`;

const Choice = styled.button<ButtonLook>`
  ${buttonLook}
  justify-content: start;
`;

/** The named choices beside a calendar. */
export function Shortcuts({ items, label, layout = 'column', onPicked }: ShortcutsProps) {
  return (
    <Root $layout={layout} role="group" aria-label={label ?? 'Atalhos'}>
      {items.map(({ key, label: words, onPick, isDisabled }) => (
        <Choice
          key={key}
          type="button"
          disabled={isDisabled}
          onClick={() => {
            onPick();
            onPicked();
          }}
          $tone="quiet"
          $size="small"
        >
          {words}
        </Choice>
      ))}
    </Root>
  );
}
