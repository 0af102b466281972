import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { DatePicker } from '../date-picker/DatePicker.tsx';
import { FieldRow } from './FieldRow.tsx';
import { TextField } from './fields/TextField.tsx';
import { longWords, phone } from './fieldStory.tsx';
import { fieldRowGuide } from './FieldRow.guide.ts';

function Search({ errorMessage }: { readonly errorMessage?: string }) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <>
      <FieldRow>
        <TextField label="Matrícula" defaultValue="0000012345" errorMessage={errorMessage} isTabular />
        <DatePicker label="Vencimento" isOptional value={day} onChange={setDay} />
        <Button tone="primary">Buscar</Button>
      </FieldRow>
      <p>Nada foi buscado ainda.</p>
    </>
  );
}

const meta = {
  title: 'ui/formulários/FieldRow',
  tags: ['autodocs'],
  parameters: { guide: fieldRowGuide },
  component: FieldRow,
  args: { children: null },
  render: () => <Search />,
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const below = canvas.getByText('Nada foi buscado ainda.');
    const buscar = canvas.getByRole('button', { name: 'Buscar' });
    const tops = () => [below, buscar].map((element) => element.getBoundingClientRect().top);
    const before = tops();
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('310226');
    await userEvent.tab();
    await expect(await canvas.findByText('O dia 31/02/2026 não existe')).toBeVisible();
    await expect(tops()).toEqual(before);
  },
};
export const WithError: Story = { render: () => <Search errorMessage={longWords.errorMessage} /> };
export const Narrow: Story = { ...WithError, globals: phone };
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
