import { useRef, useState, type ReactNode } from 'react';
import { MoreIcon } from '../../icon/icons.tsx';
import { Menu, type MenuEntry } from '../../menu/Menu.tsx';

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

/** One menu instead of the buttons of a row, which stay in the document and are pressed by it. */
export function FoldedActs({ name, children }: FoldedActsProps) {
  const row = useRef<HTMLSpanElement>(null);
  const [acts, setActs] = useState<readonly Act[]>([]);
  return (
    <>
      <span ref={row} hidden>
        {children}
      </span>
      <Menu
        label={`Ações de ${name}`}
        trigger={<MoreIcon />}
        size="small"
        items={acts}
        onOpen={() => row.current && setActs(actsIn(row.current))}
        onAction={(key) => acts[Number(key)]?.press()}
      />
    </>
  );
}
