import { Suspense, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { MoreIcon } from '../../icon/icons.tsx';
import type { MenuEntry } from '../../menu/menu.types.ts';
import { whenIdle } from '../steps.ts';
import { lazyPart } from '../../lazy-part/lazyPart.tsx';
import { PlainButton } from '../parts.ts';
import { space } from '../../theme/scale.ts';

interface FoldedActsProps {
  /** The name of the row. */
  readonly name: string;
  /**
   * True when the first two acts stay buttons; the table's style hides the others. Default false: all are in the
   * menu.
   */
  readonly isRest?: boolean | undefined;
  /** The buttons and links of the row. */
  readonly children: ReactNode;
}

interface Act extends MenuEntry {
  readonly press: () => void;
}

/** The hidden acts of a row, in order. An icon becomes words, and a disabled act has its reason. */
const actsIn = (row: HTMLElement): readonly Act[] => {
  const controls = [...row.querySelectorAll<HTMLElement>('button, a[href]')];
  return controls
    .filter((control) => !control.checkVisibility())
    .map((control, index) => {
      const words = control.textContent.trim();
      const name = control.ariaLabel ?? words;
      const label = /\p{L}/u.test(words) ? words : name;
      const isDisabled = control.matches(':disabled, [aria-disabled="true"]');
      const rest = name.startsWith(label) ? name.slice(label.length).replace(/^\W+/u, '') : name;
      return {
        key: String(index),
        label,
        description: isDisabled && rest !== '' ? rest : undefined,
        isDisabled,
        press: () => control.click(),
      };
    });
};

const More = styled(PlainButton)`
  padding: 0 ${space.s};
`;

const loadMenu = () => import('../../menu/OpenMenu.tsx').then(({ OpenMenu }) => OpenMenu);
const OpenMenu = lazyPart(loadMenu);

interface Opened {
  readonly anchor: HTMLElement;
  readonly acts: readonly Act[];
  /** True when keys opened the menu, which then focuses its first act. */
  readonly isByKeys: boolean;
}

/** Presses the present element of an act, because the row may have rendered again since its menu opened. */
const pressNow = ({ anchor, acts }: Opened, at: number): void => {
  const chosen = acts[at];
  const now = anchor.parentElement ? actsIn(anchor.parentElement) : [];
  const same = now.filter(({ label }) => label === chosen?.label);
  (same.find(({ key }) => key === chosen?.key) ?? same[0])?.press();
};

/**
 * A menu instead of the buttons of a row, or of those after the second. The buttons stay in the document, and the
 * menu presses them. Its code loads in idle time, or at the first press.
 */
export function FoldedActs({ name, isRest = false, children }: FoldedActsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  // If loading fails, a press tries again.
  useEffect(() => whenIdle(() => void loadMenu().catch(() => undefined)), []);
  const label = isRest ? `Mais ações de ${name}` : `Ações de ${name}`;
  const open = (anchor: HTMLElement, isByKeys: boolean) =>
    anchor.parentElement && setOpened({ anchor, acts: actsIn(anchor.parentElement), isByKeys });
  return (
    <>
      {isRest ? children : <span hidden>{children}</span>}
      <More
        type="button"
        data-more={isRest ? '' : undefined}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        // A click by keys has a count of 0.
        onClick={({ currentTarget, detail }) => open(currentTarget, detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.stopPropagation();
          open(event.currentTarget, true);
        }}
        $tone="quiet"
        $size="small"
      >
        {isRest ? 'Mais' : <MoreIcon />}
      </More>
      {opened && (
        <Suspense>
          <OpenMenu
            label={label}
            anchor={opened.anchor}
            items={opened.acts}
            startsAt={opened.isByKeys ? 'first' : 'list'}
            onAction={(key) => pressNow(opened, Number(key))}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
