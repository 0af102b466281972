import { ArrowDown, ArrowUp, Pin, PinOff } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../button/Button.tsx';
import { IconButton } from '../../button/IconButton.tsx';
import { Checkbox } from '../../form/choice/Checkbox.tsx';
import { space } from '../../theme/scale.ts';
import { neighbour, orderedColumns, plainLayout, withMoved, withPinned, withVisible } from '../layout.ts';
import type { ReportView } from '../view.types.ts';

const List = styled.ul`
  display: grid;
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  & > :first-child { flex: 1; min-width: 0; }
`;

/** Shows, hides, moves and pins columns, listed in their order. */
export function ColumnsPanel<Row>({ view }: { readonly view: ReportView<Row> }) {
  const { layout, columns, setLayout } = view;
  const ordered = orderedColumns(columns, layout);
  const move = (id: string, step: 1 | -1) => {
    const target = neighbour(ordered, id, step);
    if (target !== null) setLayout(withMoved(layout, columns, id, target));
  };
  return (
    <>
      <List>
        {ordered.map(({ id, header }, index) => {
          const isVisible = !layout.hidden.includes(id);
          const isPinned = layout.pinned.includes(id);
          return (
            <Line key={id}>
              <Checkbox
                label={header}
                checked={isVisible}
                isDisabled={isVisible && view.visibleColumns.length === 1}
                onChange={(event) => setLayout(withVisible(layout, columns, id, event.target.checked))}
              />
              <IconButton
                label={isPinned ? `Soltar ${header}` : `Fixar ${header} no início`}
                size="small"
                onPress={() => setLayout(withPinned(layout, id, !isPinned))}
                icon={isPinned ? <PinOff /> : <Pin />}
              />
              <IconButton
                label={`Mover ${header} para antes`}
                size="small"
                isDisabled={index === 0}
                onPress={() => move(id, -1)}
                icon={<ArrowUp />}
              />
              <IconButton
                label={`Mover ${header} para depois`}
                size="small"
                isDisabled={index === ordered.length - 1}
                onPress={() => move(id, 1)}
                icon={<ArrowDown />}
              />
            </Line>
          );
        })}
      </List>
      <Button size="small" tone="quiet" onPress={() => setLayout(plainLayout(columns))}>
        Restaurar as colunas
      </Button>
    </>
  );
}
