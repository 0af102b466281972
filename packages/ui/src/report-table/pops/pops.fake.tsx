import { useState, type ReactNode } from 'react';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../../text/Text.tsx';
import { describeChoice, describeQuery } from '../filters/describe.ts';
import type { TypedColumn } from '../filters/query.types.ts';
import { readQuery } from '../filters/readQuery.ts';
import { PopBody } from '../parts.ts';
import type { ChoicePopProps, TypedPopProps } from './pop.types.ts';

interface SceneProps {
  readonly label: string;
  /** The filter in force, as its chip says it. */
  readonly chip: string;
  readonly children: ReactNode;
}

function Scene({ label, chip, children }: SceneProps) {
  return (
    <Stack gap="m">
      <PopBody role="dialog" aria-label={label}>
        {children}
      </PopBody>
      <Text size="label" tone="muted">
        {chip}
      </Text>
    </Stack>
  );
}

interface TypedSceneProps {
  readonly args: TypedPopProps;
  readonly column: TypedColumn;
  readonly children: (props: TypedPopProps) => ReactNode;
}

/** As in a table: the text and its reading live outside the popover. Today is 31/10/2026. */
export function TypedScene({ args, column, children }: TypedSceneProps) {
  const [text, setText] = useState(args.text);
  const read = readQuery(text, column, '2026-10-31');
  const problem = read.problem ?? args.problem;
  const handleText = (next: string) => {
    setText(next);
    args.onText(next);
  };
  return (
    <Scene label={`Filtro de ${args.header}`} chip={describeQuery(args.header, read.query, column)}>
      {children({ ...args, text, onText: handleText, problem })}
    </Scene>
  );
}

interface ChoiceSceneProps {
  readonly args: ChoicePopProps;
  readonly children: (props: ChoicePopProps) => ReactNode;
}

/** As in a table: the choice lives outside the popover. */
export function ChoiceScene({ args, children }: ChoiceSceneProps) {
  const [chosen, setChosen] = useState(args.chosen);
  const handleChoose = (next: readonly string[]) => {
    setChosen(next);
    args.onChoose(next);
  };
  const chip = chosen.length === 0 ? args.header : describeChoice(args.header, chosen);
  return (
    <Scene label={`Filtro de ${args.header}`} chip={chip}>
      {children({ ...args, chosen, onChoose: handleChoose })}
    </Scene>
  );
}
