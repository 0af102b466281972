import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { type RuleWizardProps, useRuleWizard } from './wizardDemo.fake.tsx';
import { WizardDialog } from './WizardDialog.tsx';
import { wizardDialogGuide } from './WizardDialog.guide.ts';

interface DemoProps extends RuleWizardProps {
  readonly hasSummary?: boolean;
  /** Saving is refused for this step. */
  readonly refusedStep?: string;
}

function Rule({ hasSummary = true, refusedStep, ...props }: DemoProps) {
  const [isRefused, setRefused] = useState(false);
  const wizard = useRuleWizard({ hasSummary, ...props });
  if (refusedStep === undefined) return <WizardDialog {...wizard} />;
  const refusal = isRefused
    ? { errorMessage: 'Já existe uma regra com esta descrição.', errorStep: refusedStep }
    : {};
  return <WizardDialog {...wizard} {...refusal} onSave={() => setRefused(true)} />;
}

function Demo(props: DemoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const handleCancel = () => {
    setIsOpen(false);
    props.onCancel();
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Nova regra</Button>
      {isOpen && <Rule {...props} onCancel={handleCancel} />}
    </>
  );
}

const page = () => within(document.body);

const meta = {
  title: 'ui/formulários/WizardDialog',
  tags: ['autodocs'],
  parameters: { guide: wizardDialogGuide },
  component: Demo,
  args: { onSave: fn(), onCancel: fn() },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Nova regra' }));
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Nova regra de comissão' })).toBeVisible());
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(page().getByRole('button', { name }));
const shows = (heading: string) =>
  waitFor(() => expect(page().getByRole('heading', { name: heading })).toHaveFocus());

const toTheSummary = async () => {
  await meta.play();
  await userEvent.type(page().getByRole('textbox', { name: 'Descrição da regra' }), 'Meta de outubro{Enter}');
  await shows('Passo 2 de 4: Valores');
  await userEvent.type(page().getByRole('textbox', { name: 'Comissão por vida' }), '45,00');
  await press('Próximo');
  await shows('Passo 3 de 4: Vendedores');
  await press('Próximo');
  await shows('Passo 4 de 4: Resumo');
};

export const Default: Story = {};
export const WithError: Story = {
  parameters: { picture: { skip: 'o passo a passo é conferido' } },
  play: async () => {
    await meta.play();
    await press('Próximo');
    const field = page().getByRole('textbox', { name: 'Descrição da regra' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Insira uma descrição para a nova regra');
    await expect(page().getByRole('alert')).toHaveTextContent('Corrija os campos marcados para continuar.');
  },
};
export const Saves: Story = {
  parameters: { picture: { skip: 'o passo a passo é conferido' } },
  play: async ({ args }) => {
    await toTheSummary();
    await expect(page().getByText('R$ 45,00')).toBeVisible();
    await press('Salvar');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
export const KeepsTheValuesOnTheWayBack: Story = {
  name: 'Mantém os valores na volta',
  parameters: { picture: { skip: 'o passo a passo é conferido' } },
  play: async () => {
    await toTheSummary();
    await press('Editar Valores');
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
export const OneStepOnly: Story = {
  name: 'Um só passo',
  parameters: { picture: { skip: 'o passo a passo é conferido' } },
  args: {
    hasSummary: false,
    steps: [{ key: 'dados', label: 'Dados', content: <Text>Nada a preencher.</Text> }],
  },
  play: async ({ args }) => {
    await meta.play();
    await press('Salvar');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
export const GoesToTheRefusedStep: Story = {
  name: 'Vai ao passo recusado',
  parameters: { picture: { skip: 'o passo a passo é conferido' } },
  args: { refusedStep: 'dados' },
  play: async () => {
    await toTheSummary();
    await press('Salvar');
    await expect(await page().findByRole('heading', { name: 'Passo 1 de 4: Dados iniciais' })).toBeVisible();
    await expect(page().getByRole('alert')).toHaveTextContent('Já existe uma regra com esta descrição.');
    await expect(page().getByRole('textbox', { name: 'Descrição da regra' })).toHaveValue('Meta de outubro');
    await press('Próximo');
    await shows('Passo 2 de 4: Valores');
    await expect(page().queryByRole('alert')).toBeNull();
  },
};
export const LeavesAtOnceWithoutChanges: Story = {
  name: 'Sai direto sem mudanças',
  parameters: { picture: { skip: 'o passo a passo é conferido' } },
  play: async ({ args }) => {
    await meta.play();
    await press('Cancelar');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
  },
};
export const EscapeAsksWhereThereAreChanges: Story = {
  name: 'Esc pergunta se há mudanças',
  play: async (context) => {
    await meta.play();
    await userEvent.type(page().getByRole('textbox'), 'Meta');
    await userEvent.keyboard('{Escape}');
    const question = within(await page().findByRole('alertdialog'));
    await expect(context.args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Continuar preenchendo' }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(page().getByRole('textbox')).toHaveValue('Meta');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page().findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(page().getByRole('button', { name: 'Nova regra' })).toHaveFocus());
  },
};
export const BeginsAnewEachTime: Story = {
  name: 'Recomeça a cada vez',
  play: async () => {
    await meta.play();
    await userEvent.type(page().getByRole('textbox'), 'Meta{Enter}');
    await waitFor(() => expect(page().getByRole('heading', { name: 'Passo 2 de 4: Valores' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page().findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await meta.play();
    await expect(page().getByRole('textbox', { name: 'Descrição da regra' })).toHaveValue('');
  },
};
export const Loading: Story = { args: { isSaving: true } };
export const Failed: Story = { args: { errorMessage: 'Já existe uma regra com esta descrição.' } };
export const LongText: Story = {
  args: {
    title:
      'Nova regra de comissão para os contratos coletivos por adesão da Associação dos Servidores do Oeste',
  },
  play: async () => userEvent.click(page().getByRole('button', { name: 'Nova regra' })),
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
