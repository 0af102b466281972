import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assertControls, controlOf, type ReadType, withControls } from '../.storybook/controls.ts';
import { countKinds, readAllProps, readProps, unreadProps } from './controls.ts';
import { readStories } from './stories-read.ts';

const of = (name: string): ReadType => ({ name });
const literal = (value: string): ReadType => ({ name: 'literal', value });
const union = (...elements: ReadType[]): ReadType => ({ name: 'union', elements });
const nothing = of('undefined');

describe('controlOf', () => {
  it.each([
    ['boolean', of('boolean'), { kind: 'toggle' }],
    ['boolean | undefined', union(of('boolean'), nothing), { kind: 'toggle' }],
    ['true | false', union(literal('true'), literal('false')), { kind: 'toggle' }],
    ['string | null', union(of('string'), literal('null')), { kind: 'text' }],
    ['number | null | undefined', union(of('number'), of('null'), nothing), { kind: 'number' }],
    [
      'a name for a choice, or nothing',
      union(union(literal("'small'"), literal("'large'")), nothing),
      { kind: 'choice', options: ['small', 'large'] },
    ],
    ['2 | 3', union(literal('2'), literal('3'), nothing), { kind: 'choice', options: [2, 3] }],
    [
      "boolean | 'page'",
      union(of('boolean'), literal("'page'")),
      { kind: 'choice', options: [true, false, 'page'] },
    ],
    ["'auto' | string", union(literal("'auto'"), of('string')), { kind: 'text' }],
    ['a function', union(of('unknown'), nothing), { kind: 'none' }],
    ['a list', of('Array'), { kind: 'none' }],
    ['no type', undefined, { kind: 'none' }],
  ])('%s', (_, type, control) => {
    expect(controlOf(type)).toEqual(control);
  });

  it('goes by the value where the type says nothing', () => {
    expect(controlOf(of('ReactNode'), 'Buscar')).toEqual({ kind: 'text' });
    expect(controlOf(union(of('Value'), nothing), 12)).toEqual({ kind: 'number' });
    expect(controlOf(undefined, false)).toEqual({ kind: 'toggle' });
    expect(controlOf(of('ReactNode'), { type: 'svg' })).toEqual({ kind: 'none' });
    expect(controlOf(undefined, () => 'Buscar')).toEqual({ kind: 'none' });
  });

  it('offers a given number beside the words of a choice', () => {
    const zoom = union(literal("'width'"), literal("'page'"), of('number'));
    expect(controlOf(zoom, 1.5)).toEqual({ kind: 'choice', options: ['width', 'page', 1.5] });
  });
});

const isBusy = { tsType: union(of('boolean'), nothing), description: 'Espera.' };

describe('withControls', () => {
  it('gives each prop and each arg its control and leaves out the rest with its row', () => {
    const component = { __docgenInfo: { props: { isBusy } } };
    const argTypes = {
      isBusy: { description: 'Espera.', type: { name: 'union' as const, value: [] } },
      title: { description: 'O nome.' },
      onPress: { description: 'A ação.' },
    };
    const rows = withControls({
      component,
      argTypes,
      initialArgs: { isBusy: true, title: 'Vidas', onPress: () => undefined },
    });
    expect(rows).toMatchObject({
      isBusy: { description: 'Espera.', control: { type: 'boolean' }, type: { name: 'boolean' } },
      title: { name: 'title', control: { type: 'text' } },
      onPress: { control: { disable: true } },
    });
  });

  it('puts few options side by side and many in a list', () => {
    const choice = (count: number) => {
      const tsType = union(...Array.from({ length: count }, (_, place) => literal(`'${place}'`)));
      const component = { __docgenInfo: { props: { size: { tsType } } } };
      return withControls({ component, argTypes: { size: {} }, initialArgs: {} }).size?.control;
    };
    expect([choice(4), choice(5)]).toEqual([{ type: 'inline-radio' }, { type: 'select' }]);
  });

  it('leaves the control that a story names', () => {
    const argTypes = { accent: { control: { type: 'color' as const } } };
    expect(withControls({ argTypes, initialArgs: { accent: 'red' } }).accent?.control).toEqual({
      type: 'color',
    });
  });

  it('asks yes or no of a toggle that the story does not set, without "Set boolean" before it', () => {
    const component = { __docgenInfo: { props: { isBusy } } };
    const rowsOf = (initialArgs: object) =>
      withControls({ component, argTypes: { isBusy: {} }, initialArgs: { ...initialArgs } });
    expect(rowsOf({}).isBusy).toMatchObject({
      control: { type: 'inline-radio', labels: { true: 'sim', false: 'não' } },
      options: [true, false],
    });
    expect(rowsOf({ isBusy: false }).isBusy?.control).toEqual({ type: 'boolean' });
  });

  it('leaves out of the table what a component only passes on', () => {
    const component = { __docgenInfo: { props: { isBusy } } };
    const rows = withControls({ component, argTypes: {}, initialArgs: { name: 'cpf' } });
    expect(rows.name?.table).toEqual({ disable: true });
    const unread = withControls({ argTypes: {}, initialArgs: { name: 'cpf' } });
    expect(unread.name).toMatchObject({ control: { type: 'text' } });
    expect(unread.name?.table).toBeUndefined();
  });
});

describe('assertControls', () => {
  const component = { __docgenInfo: { props: { isBusy } } };
  const description = 'Espera.';
  const judging =
    (row: object, initialArgs: Readonly<Record<string, unknown>> = {}) =>
    () =>
      assertControls({ component, argTypes: { isBusy: row }, initialArgs });
  const object = { type: 'object' };
  const toggle = { type: 'boolean' };

  it('refuses "Set object" and "Set boolean"', () => {
    expect(judging({ description, control: object })).toThrow(/isBusy: o controle é "Set object"\./);
    expect(judging({ description, control: toggle })).toThrow(/isBusy: o controle é "Set boolean"\./);
    expect(judging({ description, control: toggle }, { isBusy: false })).not.toThrow();
    expect(judging({ description, control: { ...object, disable: true } })).not.toThrow();
  });

  it('refuses a row that says nothing, unless it is left out', () => {
    expect(judging({ control: { disable: true } })).toThrow(/isBusy: a linha não diz o que é\./);
    expect(judging({ control: { disable: true }, table: { disable: true } })).not.toThrow();
    const row = { control: { type: 'text' as const } };
    expect(() => assertControls({ argTypes: { name: row }, initialArgs: {} })).not.toThrow();
  });
});

describe('the props of a component', () => {
  const source = `
    import type { ReactNode } from 'react';
    interface DialProps {
      /** O ponto, de 0 a 1. */
      readonly at: number;
      readonly isOff?: boolean | undefined;
      readonly look?: 'plain' | 'round' | undefined;
      readonly children?: ReactNode;
    }
    /** Um mostrador. */
    export function Dial({ at, isOff = false, look = 'plain', children, extra = 1 }: DialProps) {
      return <p title={look}>{at}{isOff}{children}{extra}</p>;
    }
    export const points = 3;
  `;

  it('are read with their kinds and descriptions', () => {
    const props = readProps('Dial.tsx', source);
    expect(
      props.map(({ component, name, kind, description }) => [component, name, kind, description]),
    ).toEqual([
      ['Dial', 'at', 'number', 'O ponto, de 0 a 1.'],
      ['Dial', 'isOff', 'toggle', ''],
      ['Dial', 'look', 'choice', ''],
      ['Dial', 'children', 'none', ''],
    ]);
    expect(countKinds([...props, ...props.slice(0, 1)])).toBe(
      '2 de número, 1 de ligar, 1 de escolher, 1 de fora',
    );
  });

  it('are taken from no other type of ours with Omit, which nobody reads', () => {
    const taken = "export type DialProps = Omit<KnobProps, 'at'>;";
    const extended = "export interface DialProps\n  extends Shown, Pick<KnobProps, 'at'> {}";
    const native =
      "interface DialProps extends Omit<ComponentProps<'input'>, 'size'> { readonly at: number }";
    const inside = "interface DialProps { readonly knob: Omit<KnobProps, 'at'> }";
    expect([taken, extended, native, inside].map((text) => unreadProps(text, 'Dial'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are none where no component is written out', () => {
    expect(readProps('dials.ts', 'export const dial = makeDial();')).toEqual([]);
  });

  it('are found from the stories, once for each component and through the files that types come from', () => {
    const stories = (title: string) =>
      readStories(
        `packages/ui/src/button/${title}.stories.tsx`,
        `import { Button } from './Button.tsx';
         const meta = { title: '${title}', component: Button } satisfies Meta<typeof Button>;
         export default meta;
         export const Default = {};`,
      );
    const root = fileURLToPath(new URL('..', import.meta.url));
    const props = readAllProps(root, [stories('One'), stories('Two')]);
    expect(props.filter(({ name }) => name === 'tone')).toMatchObject([
      { component: 'Button', path: 'packages/ui/src/button/Button.tsx', kind: 'choice' },
    ]);
  });

  it('are found for a component of one kind of row too: those of the report table', () => {
    const path = 'packages/ui/src/report-table/ReportTable.stories.tsx';
    const root = fileURLToPath(new URL('..', import.meta.url));
    const props = readAllProps(root, [readStories(path, readFileSync(join(root, path), 'utf8'))]);
    expect(props.map(({ component, name }) => `${component}.${name}`)).toEqual(
      expect.arrayContaining(['TableScene.columns', 'TableScene.isLoading', 'TableScene.rowActions']),
    );
  });
});
