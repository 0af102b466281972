import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../button/Button.tsx';
import { emailProblem } from '../../masks/problems.ts';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { Form } from '../Form.tsx';
import { MultiTagField } from './MultiTagField.tsx';
import { multiTagFieldGuide } from './MultiTagField.guide.ts';

const especialidades = ['Cardiologia', 'Clínica médica', 'Dermatologia', 'Pediatria', 'Psiquiatria'];

const handleSearch = fn();

const meta = {
  title: 'ui/formulários/MultiTagField',
  tags: ['autodocs'],
  parameters: { guide: multiTagFieldGuide },
  component: MultiTagField,
  decorators: [inColumn],
  args: {
    label: 'Especialidades',
    name: 'especialidades',
    hint: 'Enter ou vírgula acrescenta; cole uma lista para acrescentar todas.',
    suggestions: especialidades,
    onChange: fn(),
  },
} satisfies Meta<typeof MultiTagField>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('combobox');
const tagsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .map((tag) => tag.textContent);

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = boxIn(canvasElement);
    await userEvent.type(box, 'Acupuntura{Enter}Nutrição,');
    await expect(tagsIn(canvasElement)).toEqual(['Acupuntura', 'Nutrição']);
    await expect(box).toHaveValue('');
    await userEvent.type(box, 'pedi');
    await userEvent.click(await screen.findByRole('option', { name: 'Pediatria' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Acupuntura', 'Nutrição', 'Pediatria']);
    await userEvent.type(box, 'Geriatria');
    await userEvent.tab();
    await expect(tagsIn(canvasElement)).toContain('Geriatria');
    // A field with tags is no higher than one without, while they stand on one line.
    await expect(within(canvasElement).getByRole('group').offsetHeight % 32).toBe(0);
  },
};
/** Backspace removes the last, Ctrl+Z brings it back; arrows walk over the tags, Delete removes the one in focus. */
export const ByKeyboard: Story = {
  args: { defaultValue: ['Cardiologia', 'Pediatria', 'Psiquiatria'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = boxIn(canvasElement);
    await userEvent.click(box);
    await userEvent.keyboard('{Backspace}');
    await expect(tagsIn(canvasElement)).toEqual(['Cardiologia', 'Pediatria']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(tagsIn(canvasElement)).toEqual(['Cardiologia', 'Pediatria', 'Psiquiatria']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Retirar Pediatria' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(tagsIn(canvasElement)).toEqual(['Cardiologia', 'Psiquiatria']);
    await expect(box).toHaveFocus();
  },
};
/** An arrow key in the empty box shows all suggestions. */
export const Browsed: Story = {
  name: 'Percorrido',
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(tagsIn(canvasElement)).toEqual(['Cardiologia']);
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const box = boxIn(canvasElement);
    await userEvent.click(box);
    await userEvent.paste('Cardiologia\nPediatria\r\ncardiologia\n\nNutrição; Fonoaudiologia');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'Cardiologia',
      'Pediatria',
      'Nutrição',
      'Fonoaudiologia',
    ]);
    await expect(within(canvasElement).getByText('“cardiologia” já está na lista')).toBeVisible();
  },
};
export const RepeatedRefused: Story = {
  name: 'Repetido é recusado',
  args: { defaultValue: ['Pediatria'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(boxIn(canvasElement), 'PEDIATRIA{Enter}');
    await expect(await within(canvasElement).findByText('“PEDIATRIA” já está na lista')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const AtMost: Story = {
  name: 'No máximo',
  args: { defaultValue: ['Cardiologia', 'Pediatria'], most: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'Nutrição{Enter}');
    await expect(await within(canvasElement).findByText('No máximo 2: “Nutrição” não entrou')).toBeVisible();
    await expect(boxIn(canvasElement)).toHaveValue('Nutrição');
  },
};
export const Emails: Story = {
  name: 'E-mails',
  args: { label: 'Enviar para', hint: 'Um ou mais e-mails', suggestions: [], problemOf: emailProblem },
  play: async ({ canvasElement }) => {
    const box = boxIn(canvasElement);
    await userEvent.click(box);
    await userEvent.paste('ana@exemplo.com.br, bruno@exemplo');
    await expect(tagsIn(canvasElement)).toEqual(['ana@exemplo.com.br']);
    await expect(box).toHaveValue('bruno@exemplo');
    await userEvent.type(box, '.org{Enter}');
    await expect(tagsIn(canvasElement)).toEqual(['ana@exemplo.com.br', 'bruno@exemplo.org']);
  },
};
export const Empty: Story = { args: { placeholder: 'Digite uma especialidade' } };
export const OneRow: Story = { args: { defaultValue: ['Pediatria'] } };
export const ManyRows: Story = {
  args: { defaultValue: Array.from({ length: 40 }, (_, index) => `Unidade ${index + 1}`) },
};
export const WithError: Story = {
  args: { defaultValue: ['Pediatria'], errorMessage: 'Escolha ao menos duas especialidades' },
};
export const Disabled: Story = { args: { defaultValue: ['Cardiologia', 'Pediatria'], isDisabled: true } };
export const LongText: Story = {
  args: {
    ...longWords,
    defaultValue: [
      'Otorrinolaringologia',
      'Medicina física e reabilitação de pessoas com lesão medular e amputações de membros inferiores',
    ],
  },
};
export const Narrow: Story = {
  args: { size: 'large', defaultValue: ['Cardiologia', 'Clínica médica', 'Psiquiatria'] },
  globals: phone,
};
export const Dark: Story = {
  args: { defaultValue: ['Cardiologia', 'Clínica médica'] },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'ia');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
};
/** One press on the button takes the tag in the making and sends it with the others. */
export const TakenByTheButtonThatSends: Story = {
  name: 'Tomado pelo botão que envia',
  args: { defaultValue: ['Cardiologia'] },
  render: (args) => {
    const Scene = () => {
      const [tags, setTags] = useState<readonly string[]>(['Cardiologia']);
      return (
        <Form
          aria-label="Busca"
          onSubmit={(event) => {
            event.preventDefault();
            handleSearch(tags);
          }}
        >
          <MultiTagField {...args} value={tags} onChange={setTags} />
          <Button type="submit">Buscar</Button>
        </Form>
      );
    };
    return <Scene />;
  },
  play: async ({ canvasElement }) => {
    handleSearch.mockClear();
    await userEvent.type(boxIn(canvasElement), 'Clínica médica e de família');
    const button = within(canvasElement).getByRole('button', { name: 'Buscar' });
    const before = button.getBoundingClientRect().top;
    const user = userEvent.setup();
    await user.pointer({ target: button, keys: '[MouseLeft>]' });
    await expect(button.getBoundingClientRect().top).toBe(before);
    await user.pointer({ target: button, keys: '[/MouseLeft]' });
    await expect(handleSearch.mock.calls).toEqual([[['Cardiologia', 'Clínica médica e de família']]]);
    await expect(boxIn(canvasElement)).toHaveValue('');
    // Enter in the empty box sends as well.
    await userEvent.type(boxIn(canvasElement), '{Enter}');
    await expect(handleSearch).toHaveBeenCalledTimes(2);
  },
};
/** In a form of the browser each tag is sent under the name. */
export const InANativeForm: Story = {
  args: { defaultValue: ['Cardiologia', 'Pediatria'] },
  render: (args) => (
    <form aria-label="Cadastro">
      <MultiTagField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('especialidades')).toEqual(['Cardiologia', 'Pediatria']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retirar Cardiologia' }));
    await expect(new FormData(form).getAll('especialidades')).toEqual(['Pediatria']);
    form.reset();
    await waitFor(() => expect(tagsIn(canvasElement)).toEqual(['Cardiologia', 'Pediatria']));
  },
};
