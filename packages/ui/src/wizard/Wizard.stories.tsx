import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { Wizard } from './Wizard.tsx';
import { type RuleWizardProps, useRuleWizard } from './wizardDemo.fake.tsx';
import { wizardGuide } from './Wizard.guide.ts';

interface DemoProps extends RuleWizardProps {
  readonly hasSummary?: boolean;
  /** Saving is refused for this step. */
  readonly refusedStep?: string;
}

function Demo({ hasSummary = true, refusedStep, ...props }: DemoProps) {
  const [isRefused, setRefused] = useState(false);
  const wizard = useRuleWizard({ hasSummary, ...props });
  if (refusedStep === undefined) return <Wizard {...wizard} />;
  const refusal = isRefused
    ? { errorMessage: 'Já existe uma regra com esta descrição.', errorStep: refusedStep }
    : {};
  return <Wizard {...wizard} {...refusal} onSave={() => setRefused(true)} />;
}

const meta = {
  title: 'ui/formulários/Wizard',
  tags: ['autodocs'],
  parameters: { guide: wizardGuide },
  component: Demo,
  args: { onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const press = (name: string) => userEvent.click(page().getByRole('button', { name }));
const shows = (heading: string) =>
  waitFor(() => expect(page().getByRole('heading', { name: heading })).toHaveFocus());

const toTheSummary: NonNullable<Story['play']> = async () => {
  await userEvent.type(page().getByRole('textbox', { name: 'Descrição da regra' }), 'Meta de outubro{Enter}');
  await shows('Passo 2 de 4: Valores');
  await userEvent.type(page().getByRole('textbox', { name: 'Comissão por vida' }), '45,00');
  await press('Próximo');
  await shows('Passo 3 de 4: Vendedores');
  await press('Próximo');
  await shows('Passo 4 de 4: Resumo');
};

export const Default: Story = {
  play: async () => {
    await expect(page().getByRole('heading', { name: 'Passo 1 de 4: Dados iniciais' })).toBeVisible();
    await expect(page().getByRole('button', { name: 'Cancelar' })).toBeVisible();
    const steps = within(page().getByRole('list', { name: 'Passos de Nova regra de comissão' }));
    await expect(steps.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  },
};
export const WithError: Story = {
  play: async () => {
    await press('Próximo');
    const field = page().getByRole('textbox', { name: 'Descrição da regra' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Insira uma descrição para a nova regra');
    await expect(page().getByRole('alert')).toHaveTextContent('Corrija os campos marcados para continuar.');
  },
};
export const Summary: Story = {
  name: 'Resumo',
  play: async (context) => {
    await toTheSummary(context);
    await expect(page().getByText('R$ 45,00')).toBeVisible();
  },
};
export const Saves: Story = {
  play: async (context) => {
    await toTheSummary(context);
    await press('Salvar');
    await waitFor(() => expect(context.args.onSave).toHaveBeenCalledOnce());
  },
};
export const KeepsTheValuesOnTheWayBack: Story = {
  name: 'Mantém os valores na volta',
  play: async (context) => {
    await toTheSummary(context);
    await press('Alterar Valores');
    await shows('Passo 2 de 4: Valores');
    const field = page().getByRole('textbox', { name: 'Comissão por vida' });
    await expect(field).toHaveValue('45,00');
    await userEvent.clear(field);
    await press('Próximo');
    await waitFor(() => expect(field).toHaveFocus());
    await press('Anterior');
    await shows('Passo 1 de 4: Dados iniciais');
    await expect(page().getByRole('textbox')).toHaveValue('Meta de outubro');
    await press('Valores (com erro)');
    await shows('Passo 2 de 4: Valores');
  },
};
export const AsksBeforeLeaving: Story = {
  play: async ({ args }) => {
    await userEvent.type(page().getByRole('textbox'), 'Meta');
    await press('Cancelar');
    const question = within(
      await page().findByRole('alertdialog', { name: 'Sair de “Nova regra de comissão” sem salvar?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Continuar preenchendo' }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await press('Cancelar');
    await userEvent.click(await page().findByRole('button', { name: 'Sair sem salvar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const LeavesAtOnceWithoutChanges: Story = {
  name: 'Sai direto sem mudanças',
  play: async ({ args }) => {
    await press('Cancelar');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const OneStepOnly: Story = {
  name: 'Um só passo',
  args: {
    hasSummary: false,
    steps: [{ key: 'dados', label: 'Dados', content: <Text>Nada a preencher.</Text> }],
  },
  play: async ({ args }) => {
    await press('Salvar');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
export const Loading: Story = {
  ...OneStepOnly,
  args: { ...OneStepOnly.args, isSaving: true },
  play: async ({ args }) => {
    await press('Salvar');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(page().getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};
export const Failed: Story = {
  args: { errorMessage: 'Já existe uma regra com esta descrição.' },
  play: async () =>
    expect(page().getByRole('alert')).toHaveTextContent('Já existe uma regra com esta descrição.'),
};
export const GoesToTheRefusedStep: Story = {
  name: 'Vai ao passo recusado',
  args: { refusedStep: 'dados' },
  play: async (context) => {
    await toTheSummary(context);
    await press('Salvar');
    await expect(await page().findByRole('heading', { name: 'Passo 1 de 4: Dados iniciais' })).toBeVisible();
    await expect(page().getByRole('alert')).toHaveTextContent('Já existe uma regra com esta descrição.');
    await expect(page().getByRole('textbox', { name: 'Descrição da regra' })).toHaveValue('Meta de outubro');
    await press('Próximo');
    await shows('Passo 2 de 4: Valores');
    await expect(page().queryByRole('alert')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    hasSummary: false,
    steps: [
      'Dados iniciais da regra de comissão e vigência',
      'Valores por faixa etária e quantidade de vendas',
      'Vendedores e gerentes comerciais',
      'Parcerias',
    ].map((label, step) => ({ key: String(step), label, content: <Text>Nada a preencher.</Text> })),
  },
};
export const Narrow: Story = { ...Summary, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Summary, globals: { theme: 'dark' } };
