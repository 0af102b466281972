import type { InputType, SBType, StrictArgTypes } from 'storybook/internal/types';

/** A type in the form of react-docgen. */
export interface ReadType {
  readonly name: string;
  /** Only for a literal: its source text, with quotes. */
  readonly value?: string;
  /** Only for a union. */
  readonly elements?: readonly ReadType[];
}

/** Metadata that react-docgen attaches to a component. */
export interface ReadComponent {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly tsType?: ReadType; readonly description?: string }>>;
  };
}

/** The panel's control for a prop. */
export type Control =
  | { readonly kind: 'toggle' | 'text' | 'number' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number | boolean)[] }
  /** No control on purpose: nobody types a function, a drawing, a list or an object. Its row stays. */
  | { readonly kind: 'none' };

type Option = string | number | boolean;

const NOTHING = new Set(['undefined', 'null', 'void']);

const membersOf = (type: ReadType): readonly ReadType[] =>
  type.name === 'union'
    ? (type.elements ?? []).flatMap(membersOf)
    : NOTHING.has(type.name) || NOTHING.has(type.value ?? '')
      ? []
      : [type];

const optionOf = ({ name, value = '' }: ReadType): readonly Option[] => {
  if (name === 'boolean') return [true, false];
  if (value === 'true' || value === 'false') return [value === 'true'];
  return [/^['"`]/.test(value) ? value.slice(1, -1) : Number(value)];
};

const byValue = (given: unknown): Control => {
  const kinds = { boolean: 'toggle', string: 'text', number: 'number' } as const;
  const kind = typeof given;
  return { kind: kind === 'boolean' || kind === 'string' || kind === 'number' ? kinds[kind] : 'none' };
};

const isPlain = (value: unknown): value is Option => /^(string|number|boolean)$/.test(typeof value);

/**
 * The control for a prop, from its type and from the story's value; `undefined` and `null` in a type change nothing.
 */
export const controlOf = (type: ReadType | undefined, given?: unknown): Control => {
  const members = type ? membersOf(type) : [];
  const names = new Set(members.map(({ name }) => name));
  const isOnly = (...allowed: readonly string[]) =>
    members.length > 0 && members.every(({ name }) => allowed.includes(name));
  if (isOnly('boolean')) return { kind: 'toggle' };
  if (isOnly('number')) return { kind: 'number' };
  if (isOnly('string')) return { kind: 'text' };
  if (names.has('literal') && isOnly('literal', 'boolean', 'number')) {
    const said = members.filter(({ name }) => name !== 'number').flatMap(optionOf);
    const options = [...new Set(isPlain(given) ? [...said, given] : said)];
    return options.every((one) => typeof one === 'boolean') && options.length === 2
      ? { kind: 'toggle' }
      : { kind: 'choice', options };
  }
  if (isOnly('literal', 'string')) return { kind: 'text' };
  return byValue(given);
};

/** Most options side by side; more become a list. */
const MOST_BESIDE = 4;

const rowOf = (
  control: Control,
  isSet: boolean,
): { control: NonNullable<InputType['control']>; type?: SBType } & InputType => {
  switch (control.kind) {
    case 'toggle':
      return isSet
        ? { control: { type: 'boolean' }, type: { name: 'boolean' } }
        : // Storybook would draw a button, "Set boolean", in place of the switch.
          {
            control: { type: 'inline-radio', labels: { true: 'sim', false: 'não' } },
            options: [true, false],
            type: { name: 'boolean' },
          };
    case 'text':
      return { control: { type: 'text' }, type: { name: 'string' } };
    case 'number':
      return { control: { type: 'number' }, type: { name: 'number' } };
    case 'choice': {
      const options = [...control.options];
      const type = options.length > MOST_BESIDE ? 'select' : 'inline-radio';
      const value = options.filter((one) => typeof one !== 'boolean');
      return {
        control: { type },
        options,
        ...(value.length === options.length && { type: { name: 'enum', value } }),
      };
    }
    case 'none':
      return { control: { disable: true } };
  }
};

interface Context {
  readonly argTypes: Record<string, InputType>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly component?: unknown;
}

const propsOf = (component: unknown) => (component as ReadComponent | undefined)?.__docgenInfo?.props ?? {};

/** True for native attributes and other props that a component passes on: the table shows only described props. */
const isPassedOn = (name: string, { description }: InputType, props: object): boolean =>
  description === undefined && Object.keys(props).length > 0 && !(name in props);

/** Gives every prop and every arg of a story its control; a control in the story itself stays. */
export const withControls = ({ argTypes, initialArgs, component }: Context): StrictArgTypes => {
  const props = propsOf(component);
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const row = argTypes[name] ?? {};
      if (row.control !== undefined || row.options !== undefined) return [name, { name, ...row }];
      if (isPassedOn(name, row, props))
        return [name, { name, ...row, control: { disable: true }, table: { ...row.table, disable: true } }];
      const own = rowOf(controlOf(props[name]?.tsType, initialArgs[name]), initialArgs[name] !== undefined);
      const isRequired = typeof row.type === 'object' && row.type.required === true;
      const type = own.type ?? row.type;
      return [
        name,
        {
          name,
          ...row,
          ...own,
          ...(typeof type === 'object' && { type: { ...type, required: isRequired } }),
        },
      ];
    }),
  ) as StrictArgTypes;
};

/** Reason why nobody can use the row of an arg; undefined for a good row or one left out on purpose. */
const faultOf = ({ control, table, description }: InputType, given: unknown): string | undefined => {
  const { type, disable } = (control ?? {}) as { type?: string; disable?: boolean };
  if (table?.disable) return undefined;
  if (!disable && type === 'object') return 'o controle é "Set object"';
  if (!disable && type === 'boolean' && given === undefined) return 'o controle é "Set boolean"';
  return description === undefined || description === '' ? 'a linha não diz o que é' : undefined;
};

/** Throws in a test run when a story's table of props has a row that nobody can use. */
export const assertControls = ({
  argTypes,
  initialArgs,
  component,
}: {
  readonly argTypes: Readonly<Record<string, InputType>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly component?: unknown;
}): void => {
  // Storybook reads no props of a component made by a function.
  const isRead = Object.keys(propsOf(component)).length > 0;
  const faults = Object.entries(argTypes).flatMap(([name, row]) => {
    const fault = faultOf(isRead ? row : { description: 'não lida', ...row }, initialArgs[name]);
    return fault ? [`${name}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new Error(`${faults.join('; ')}. Veja .storybook/controls.ts.`);
};
