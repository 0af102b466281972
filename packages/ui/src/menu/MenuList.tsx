import { CheckIcon } from '../icon/icons.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import type { MenuEntry, MenuGroup } from './menu.types.ts';
import { Description, Item, Keys, Label, List, Section, SectionName } from './menuParts.ts';

export interface MenuListProps {
  /** The name of the menu. */
  readonly label: string;
  readonly items: readonly (MenuEntry | MenuGroup)[];
  readonly onAction: (key: string) => void;
  /** Target of the first focus where no trigger of react-aria sets it: the first act, or the list. */
  readonly startsAt?: 'first' | 'list' | undefined;
}

const entriesOf = (item: MenuEntry | MenuGroup): readonly MenuEntry[] =>
  'items' in item ? item.items : [item];

/** The acts of an open menu. */
export function MenuList({ label, items, onAction, startsAt }: MenuListProps) {
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
    <List
      aria-label={label}
      onAction={(key) => onAction(String(key))}
      {...(startsAt && { autoFocus: startsAt === 'first' ? 'first' : true })}
    >
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
  );
}
