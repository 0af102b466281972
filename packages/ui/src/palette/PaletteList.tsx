import { Fragment, type ReactNode, type Ref } from 'react';
import { Kbd } from '../text/Kbd.tsx';
import { Detail, GroupName, Hint, Label, List, Option } from './paletteParts.ts';
import { recentGroup, type Rankable, type Ranked, type RankedGroup } from './rank.ts';

/** A screen to go to or an act to do. */
export interface PaletteItem extends Rankable {
  readonly icon?: ReactNode;
  /** A quiet line below the label: a code, a day. */
  readonly detail?: string | undefined;
  /** A quiet word at the right, e.g. "tela atual". */
  readonly hint?: string | undefined;
  /** The shortcut of the same act. */
  readonly shortcut?: string | undefined;
}

interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly RankedGroup<PaletteItem>[];
  /** The key of the item that Enter chooses. */
  readonly activeKey: string | undefined;
  readonly onPoint: (key: string) => void;
  readonly onChoose: (key: string) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * The id of the option at a position of the whole list, for aria-activedescendant. Keys may have characters that an
 * id may not.
 */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

function words({ item, marks }: Ranked<PaletteItem>): ReactNode {
  const { label } = item;
  let from = 0;
  const parts = marks.map(({ start, end }) => {
    const before = label.slice(from, start);
    from = end;
    return (
      <Fragment key={start}>
        {before}
        <mark>{label.slice(start, end)}</mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {label.slice(from)}
    </>
  );
}

/** The found items, under their headings; the focus stays in the box above. */
export function PaletteList({ id, label, groups, activeKey, onPoint, onChoose, ref }: PaletteListProps) {
  const places = new Map(
    groups.flatMap(({ rows }) => rows.map(({ item }) => item.key)).map((key, place) => [key, place]),
  );
  return (
    <List ref={ref} id={id} role="listbox" aria-label={label}>
      {groups.map(({ name, rows }, group) => (
        <div key={name} role="group" aria-labelledby={`${id}-grupo-${group}`}>
          <GroupName id={`${id}-grupo-${group}`}>{name}</GroupName>
          {rows.map((row) => {
            const { key, icon, detail, hint, shortcut } = row.item;
            const aside = hint ?? (name === recentGroup ? row.item.group : undefined);
            return (
              <Option
                key={key}
                id={optionId(id, places.get(key) ?? 0)}
                role="option"
                aria-selected={key === activeKey}
                // The focus stays in the box.
                onMouseDown={(event) => event.preventDefault()}
                // Listens to moves, because a list that scrolls under a resting pointer also fires enter.
                onPointerMove={() => onPoint(key)}
                onClick={() => onChoose(key)}
              >
                {icon}
                <Label>
                  {words(row)}
                  {detail && <Detail> {detail}</Detail>}
                </Label>
                {aside && <Hint>{aside}</Hint>}
                {shortcut && <Kbd>{shortcut}</Kbd>}
              </Option>
            );
          })}
        </div>
      ))}
    </List>
  );
}
