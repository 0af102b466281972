import { Button } from '@vidas/ui/button/Button.tsx';
import type { ReportTableProps } from '@vidas/ui/report-table/ReportTable.tsx';
import { Tooltip } from '@vidas/ui/tooltip/Tooltip.tsx';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { diferencaId } from './comparaColumns.tsx';
import type { Comparar } from './useComparar.ts';

type View<Row> = ReportTableProps<Row>['view'];

/** Greatest change first, up or down. */
export const byChange: View<never>['sorting'] = [{ columnId: diferencaId, direction: 'descending' }];

interface CompararButtonProps<Row> {
  readonly comparar: Comparar<Row>;
  readonly view: View<Row>;
}

/** Switches the comparison on and off. Its order comes with it; afterwards the person's own order returns (REL-22). */
export function CompararButton<Row>({ comparar, view }: CompararButtonProps<Row>) {
  const [before, setBefore] = useState<View<Row>['sorting']>([]);
  const { isOn, isPossible, isLoading } = comparar;
  const why = isPossible ? '' : 'Busque uma competência só para comparar.';
  const press = () => {
    comparar.turn(!isOn);
    const isOurs = JSON.stringify(view.sorting) === JSON.stringify(byChange);
    if (!isOn) {
      setBefore(isOurs ? [] : view.sorting);
      view.setSorting(byChange);
    } else if (isOurs) view.setSorting(before);
  };
  return (
    <Tooltip text={why} isDisabled={isPossible} isName>
      <span>
        <Button
          tone="quiet"
          size="small"
          icon={<Icon name="chart" />}
          aria-label={isPossible ? undefined : `Comparar. ${why}`}
          isPressed={isOn && isPossible}
          isDisabled={!isPossible}
          isPending={isLoading}
          onPress={press}
        >
          Comparar
        </Button>
      </span>
    </Tooltip>
  );
}
