import type { Names } from '../names.ts';

/** A field: the text field of the library, to be narrowed to its own input. */
export const field = ({
  pascal,
}: Names): string => `import { TextField, type TextFieldProps } from '../form/fields/TextField.tsx';

/** Props of a ${pascal}: those of a TextField, without the ones that are fixed here. */
export type ${pascal}Props = Omit<TextFieldProps, 'isTabular' | 'inputMode'>;

/** A field of figures, with the keyboard of figures on a phone. */
export function ${pascal}(props: ${pascal}Props) {
  return <TextField {...props} isTabular inputMode="numeric" />;
}
`;

/** Its stories: the states that every field shows. */
export const fieldStories = ({
  camel,
  pascal,
}: Names): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ${camel}Guide } from './${pascal}.guide.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: 'ui/formulários/${pascal}',
  tags: ['autodocs'],
  parameters: { guide: ${camel}Guide },
  component: ${pascal},
  args: { label: 'Vencimento' },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Vencimento' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '31102026');
    await expect(box(canvasElement)).toHaveValue('31102026');
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Esta data não existe.', defaultValue: '31/02/2026' },
  play: async ({ canvasElement }) => expect(box(canvasElement)).toBeInvalid(),
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '31/10/2026' },
  play: async ({ canvasElement }) => expect(box(canvasElement)).toBeDisabled(),
};

export const LongText: Story = {
  args: {
    label: 'Vencimento da primeira mensalidade depois da adesão ao contrato coletivo por adesão',
    hint: 'Vale para os beneficiários incluídos até o último dia do mês anterior; os demais seguem a data do contrato.',
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
`;

/** Content of its page in the workbench. */
export const fieldGuide = ({ camel }: Names): string => `import type { Guide } from '../guide/guide.types.ts';

export const ${camel}Guide: Guide = {
  purpose: 'Um campo de algarismos, com o teclado de números no celular.',
  notWhen: ['Para um texto qualquer: use TextField.'],
  dos: ['Dê a ele o lugar que o conteúdo pede.'],
  donts: ['Não ponha um dentro de outro.'],
  keys: [['Enter', 'Envia o formulário em que ele está.']],
};
`;
