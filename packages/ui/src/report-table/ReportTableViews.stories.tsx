import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { plainLayout } from './layout.ts';
import { closePop, columnTexts, openFilter, openTool, statusText, TableScene } from './scene.fake.tsx';
import type { NamedView, ViewsFailure, ViewStore } from './view.types.ts';
import { vidaColumns, vidas, type Vida } from './vidas.fake.tsx';

interface SceneProps {
  /** `undefined` while the views are on their way. */
  readonly kept: readonly NamedView[] | undefined;
  readonly failure?: ViewsFailure;
  readonly onPut: (view: NamedView, isReplacing: boolean) => void;
  readonly onRemove: (name: string) => void;
}

/** A store in memory, and a way to reopen the screen later. */
function Scene({ kept, failure, onPut, onRemove }: SceneProps) {
  const [day, setDay] = useState(1);
  const [views, setViews] = useState(kept);
  const without = (name: string) => (views ?? []).filter((view) => view.name !== name);
  const store: ViewStore = {
    kept: views,
    failure,
    put: (view, isReplacing) => {
      onPut(view, isReplacing);
      setViews([...without(view.name), view]);
    },
    remove: (name) => {
      onRemove(name);
      setViews(without(name));
    },
  };
  return (
    <>
      <Button size="small" onPress={() => setDay((old) => old + 1)}>
        Voltar outro dia
      </Button>
      <TableScene<Vida>
        key={day}
        label="Beneficiários"
        columns={vidaColumns}
        rows={vidas}
        rowKey={({ matricula }) => matricula}
        options={{ viewStore: store }}
      />
    </>
  );
}

const cancelados: NamedView = {
  name: 'Cancelados por nome',
  filters: { status: { kind: 'exact', values: ['Cancelado'] } },
  sorting: [{ columnId: 'nome', direction: 'ascending' }],
  layout: { ...plainLayout(vidaColumns), hidden: ['cco', 'vendedor'] },
};

const meta = {
  title: 'ui/dados/ReportTable/Visões',
  component: Scene,
  args: { kept: [cancelados], onPut: fn(), onRemove: fn() },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await expect(pop.getByRole('button', { name: 'Cancelados por nome' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { kept: [] },
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await expect(pop.getByText('Nenhuma visão salva ainda.')).toBeVisible();
    await expect(pop.getByRole('button', { name: 'Salvar a visão' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { kept: undefined },
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await expect(pop.getByText('Carregando as visões salvas…')).toBeVisible();
  },
};

const retry = fn();

export const Failed: Story = {
  args: { kept: undefined, failure: { message: 'Verifique sua sessão ou conexão!', retry } },
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await expect(pop.getByRole('alert')).toHaveTextContent(/não foram carregadas. Verifique sua sessão/);
    await userEvent.click(pop.getByRole('button', { name: 'Tentar de novo' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { kept: [{ ...cancelados, name: 'Beneficiários cancelados do plano Adesão com desconto do ano' }] },
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await expect(pop.getByRole('button', { name: /^Excluir a visão Beneficiários/ })).toBeVisible();
  },
};

export const Apply: Story = {
  name: 'Aplicar',
  play: async ({ canvas, canvasElement }) => {
    const pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await userEvent.click(pop.getByRole('button', { name: 'Cancelados por nome' }));
    await waitFor(() =>
      expect(columnTexts(canvasElement, 1)).toEqual([
        'Denise Assunção da Silva',
        'Eduardo Couto',
        'Égon Silva Tavares',
      ]),
    );
    await expect(canvas.queryByRole('columnheader', { name: /^CCO/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('12 linhas'));
    await expect(canvas.getByRole('columnheader', { name: /^CCO/ })).toBeVisible();
  },
};

export const SaveReplaceAndRemove: Story = {
  name: 'Salvar, substituir e remover',
  play: async ({ canvas, canvasElement, args }) => {
    const filter = await openFilter(canvasElement, 'Nome');
    await userEvent.type(filter.getByRole('textbox'), 'silva{Enter}');
    await waitFor(() => expect(statusText(canvasElement)).toContain('9 de 12'));
    let pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await userEvent.type(pop.getByRole('textbox', { name: 'Nome da visão' }), ' Silvas {Enter}');
    await expect(args.onPut).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Silvas', filters: { nome: { kind: 'typed', text: 'silva' } } }),
      false,
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Voltar outro dia' }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('12 linhas'));
    pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await userEvent.click(pop.getByRole('button', { name: 'Silvas' }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('9 de 12'));

    await userEvent.click(canvas.getByRole('button', { name: /^Retirar o filtro/ }));
    pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await userEvent.type(pop.getByRole('textbox', { name: 'Nome da visão' }), 'Silvas');
    await userEvent.click(pop.getByRole('button', { name: 'Substituir a visão' }));
    await expect(args.onPut).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Silvas', filters: {} }),
      true,
    );

    pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await userEvent.click(pop.getByRole('button', { name: 'Excluir a visão Silvas' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('Silvas');
    await expect(pop.queryByRole('button', { name: 'Silvas' })).toBeNull();
    await closePop();
  },
};

export const RemoveAndUndo: Story = {
  name: 'Remover e desfazer',
  play: async ({ canvasElement, args }) => {
    const pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await userEvent.click(pop.getByRole('button', { name: 'Excluir a visão Cancelados por nome' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('Cancelados por nome');
    await expect(pop.getByText('“Cancelados por nome” foi apagada.')).toBeVisible();
    await expect(pop.queryByRole('button', { name: 'Cancelados por nome' })).toBeNull();
    const undo = pop.getByRole('button', { name: 'Desfazer: a visão Cancelados por nome foi apagada' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPut).toHaveBeenLastCalledWith(cancelados, false);
    await expect(pop.getByRole('button', { name: 'Cancelados por nome' })).toHaveFocus();

    // A removed view stays removed once the panel is closed.
    await userEvent.click(pop.getByRole('button', { name: 'Excluir a visão Cancelados por nome' }));
    await closePop();
    const again = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await expect(again.getByText('Nenhuma visão salva ainda.')).toBeVisible();
    await expect(again.queryByText(/foi apagada/)).toBeNull();
  },
};

export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await userEvent.click(pop.getByRole('button', { name: 'Excluir a visão Cancelados por nome' }));
    await expect(pop.getByRole('button', { name: /^Desfazer/ })).toBeVisible();
  },
};

export const RemovedLong: Story = {
  name: 'Removida, nome longo',
  args: { ...LongText.args },
  globals: { viewport: { value: 'phoneSmall' }, theme: 'dark' },
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Visões', 'Visões salvas');
    await userEvent.click(pop.getByRole('button', { name: /^Excluir a visão Beneficiários/ }));
    await expect(pop.getByRole('button', { name: /^Desfazer/ })).toBeVisible();
  },
};
