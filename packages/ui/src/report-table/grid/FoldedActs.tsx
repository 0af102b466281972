import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
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
  /** The buttons and links of the row. */
  readonly children: ReactNode;
}

interface Act extends MenuEntry {
  readonly press: () => void;
}

/** The acts of a row in their order; a sign is said in words, and what cannot be used says why. */
const actsIn = (row: HTMLElement): readonly Act[] =>
  [...row.querySelectorAll<HTMLElement>('button, a[href]')].map((control, index) => {
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

const More = styled(PlainButton)`
  padding: 0 ${space.s};
`;

const loadMenu = () => import('../../menu/OpenMenu.tsx').then(({ OpenMenu }) => OpenMenu);
const OpenMenu = lazyPart(loadMenu);

interface Opened {
  readonly anchor: HTMLElement;
  readonly acts: readonly Act[];
  /** The first act has the focus then. */
  readonly isByKeys: boolean;
}

/**
 * One menu instead of the buttons of a row, which stay in the document and are pressed by it. Its code comes in idle time, once a row is folded; who
 * presses before gets it as soon as it is there.
 */
export function FoldedActs({ name, children }: FoldedActsProps) {
  const row = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  // A press loads it again where that failed.
  useEffect(() => whenIdle(() => void loadMenu().catch(() => undefined)), []);
  const label = `Ações de ${name}`;
  const open = (anchor: HTMLElement, isByKeys: boolean) =>
    row.current && setOpened({ anchor, acts: actsIn(row.current), isByKeys });
  return (
    <>
      <span ref={row} hidden>
        {children}
      </span>
      <More
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        // A click by keys counts no presses.
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
        <MoreIcon />
      </More>
      {opened && (
        <Suspense>
          <OpenMenu
            label={label}
            anchor={opened.anchor}
            items={opened.acts}
            startsAt={opened.isByKeys ? 'first' : 'list'}
            onAction={(key) => opened.acts[Number(key)]?.press()}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
