import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { type RuleWizardProps, useRuleWizard } from './wizardDemo.fake.tsx';
import { WizardDialog } from './WizardDialog.tsx';
import { wizardDialogGuide } from './WizardDialog.guide.ts';

function Rule(props: RuleWizardProps) {
  return <WizardDialog {...useRuleWizard({ hasSummary: true, ...props })} />;
}

function Demo(props: RuleWizardProps) {
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

export const Default: Story = {};
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
