import type { ReactNode } from 'react';
import { MenuTrigger, type PopoverProps } from 'react-aria-components/Menu';
import { CheckIcon } from '../icon/icons.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { Description, Item, Keys, Label, List, Pane, Section, SectionName, Trigger } from './menuParts.ts';

/** One act of a menu. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  /** A quiet second line, e.g. why it cannot be used. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** The selected one of several: a check stands before it and is announced. */
  readonly isChosen?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** danger for what destroys; put it last, in a section of its own, and ask before it is done. */
  readonly tone?: 'danger' | undefined;
  /** The keys that do the same elsewhere, e.g. Ctrl K; only shown here. */
  readonly shortcut?: string | undefined;
}

/** Acts that belong together, between two lines. */
export interface MenuGroup {
  readonly key: string;
  /** A small heading; without it only the line parts them. */
  readonly label?: string | undefined;
  readonly items: readonly MenuEntry[];
}

export interface MenuProps {
  /** The name of the button and of the menu. */
  readonly label: string;
  /** What the button shows: an icon, the person's badge. */
  readonly trigger: ReactNode;
  /** Acts and groups of acts; a key is unique in the whole menu. */
  readonly items: readonly (MenuEntry | MenuGroup)[];
  /** Chamada com a chave do ato escolhido. */
  readonly onAction: (key: string) => void;
  /** Default bottom end: menu and button are aligned at their right edges. */
  readonly placement?: PopoverProps['placement'] | undefined;
  /** O botão não abre o menu. */
  readonly isDisabled?: boolean | undefined;
  /** Of the button. Default normal. */
  readonly size?: 'small' | 'normal' | undefined;
  /** Called before the menu is shown, where its items are only worked out then. */
  readonly onOpen?: (() => void) | undefined;
}

const entriesOf = (item: MenuEntry | MenuGroup): readonly MenuEntry[] =>
  'items' in item ? item.items : [item];

/** A button that opens a list of acts; arrows move, letters jump, Escape closes. */
export function Menu({
  label,
  trigger,
  items,
  onAction,
  placement = 'bottom end',
  isDisabled = false,
  size = 'normal',
  onOpen,
}: MenuProps) {
  const hasSigns = items.flatMap(entriesOf).some(({ icon, isChosen }) => icon !== undefined || isChosen);
  const row = (entry: MenuEntry) => (
    <Item
      key={entry.key}
      id={entry.key}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      $signs={hasSigns}
      $danger={entry.tone === 'danger' && !entry.isDisabled}
    >
      {entry.isChosen ? <CheckIcon /> : entry.icon}
      <Label>
        {entry.label}
        {entry.isChosen && <VisuallyHidden> (escolhido)</VisuallyHidden>}
      </Label>
      {entry.shortcut && <Keys>{entry.shortcut}</Keys>}
      {entry.description && <Description>{entry.description}</Description>}
    </Item>
  );
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && onOpen?.()}>
      <Trigger aria-label={label} isDisabled={isDisabled} $tone="quiet" $size={size}>
        {trigger}
      </Trigger>
      <Pane placement={placement}>
        <List aria-label={label} onAction={(key) => onAction(String(key))}>
          {items.map((item) =>
            'items' in item ? (
              <Section key={item.key} id={item.key} aria-label={item.label ?? 'Mais ações'}>
                {item.label && <SectionName>{item.label}</SectionName>}
                {item.items.map(row)}
              </Section>
            ) : (
              row(item)
            ),
          )}
        </List>
      </Pane>
    </MenuTrigger>
  );
}
