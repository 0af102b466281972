import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CpfField } from './CpfField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { cpfFieldGuide } from './CpfField.guide.ts';

const meta = {
  title: 'ui/formulários/CpfField',
  tags: ['autodocs'],
  parameters: { guide: cpfFieldGuide },
  component: CpfField,
  decorators: [inColumn],
  args: { label: 'CPF', name: 'cpf', onChange: fn() },
} satisfies Meta<typeof CpfField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await userEvent.type(box, '52998224725');
    await expect(box).toHaveValue('529.982.247-25');
    await expect(args.onChange).toHaveBeenLastCalledWith('52998224725');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.paste(' 529.982.247-25 ');
    await expect(box).toHaveValue('529.982.247-25');
  },
};
/** The caret stays behind what was typed in the middle; deleting steps over punctuation. */
export const CaretStays: Story = {
  name: 'O cursor fica',
  args: { defaultValue: '529982247' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await userEvent.type(box, '1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(box).toHaveValue('521.998.224-7');
    await expect(box.selectionStart).toBe(3);
    await userEvent.type(box, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(box).toHaveValue('529.982.247');
    await expect(box.selectionStart).toBe(2);
    await userEvent.type(box, '{Delete}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(box).toHaveValue('529.822.47');
    await expect(box.selectionStart).toBe(3);
  },
};
/** A mask breaks the browser's undo, so this field brings its own. */
export const Undone: Story = {
  args: { defaultValue: '529982' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'CPF' });
    await userEvent.type(box, '24');
    await expect(box).toHaveValue('529.982.24');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(box).toHaveValue('529.982');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(box).toHaveValue('529.982.2');
  },
};
/** In a native form: the sent value has no punctuation, and a reset restores the first value. */
export const InANativeForm: Story = {
  args: { defaultValue: '52998224725' },
  render: (args) => (
    <form aria-label="Cadastro">
      <CpfField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    const box = canvas.getByRole('textbox');
    await expect(new FormData(form).get('cpf')).toBe('52998224725');
    await userEvent.type(box, '{Backspace}');
    await expect(new FormData(form).getAll('cpf')).toEqual(['5299822472']);
    form.reset();
    await waitFor(() => expect(box).toHaveValue('529.982.247-25'));
  },
};
/** Rows of a list share one name: each sends its own. */
export const TwoOfOneName: Story = {
  name: 'Dois do mesmo nome',
  render: () => (
    <form aria-label="Dependentes">
      <CpfField label="Primeiro" name="cpf" defaultValue="52998224725" />
      <CpfField label="Segundo" name="cpf" defaultValue="11144477735" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('cpf')).toEqual(['52998224725', '11144477735']);
  },
};
export const Filled: Story = { args: { defaultValue: '52998224725' } };
export const WithError: Story = {
  args: {
    defaultValue: '52998224725',
    errorMessage: 'CPF com dígito verificador errado: confira os números',
  },
};
export const Disabled: Story = { args: { defaultValue: '52998224725', isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: '52998224725',
    hint: 'Como está no documento',
    errorMessage: 'CPF com dígito verificador errado: confira os números',
  },
  globals: { theme: 'dark' },
};
