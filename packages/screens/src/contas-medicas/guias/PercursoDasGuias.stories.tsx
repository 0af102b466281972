import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeGuias } from '@vidas/api-client/contas-medicas/guias/guiasCalls.fake.ts';
import { buscaFakes } from '@vidas/api-client/shell/busca/busca.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  findGuia,
  findItem,
  openGuia,
  openItem,
  path,
  press,
  searched,
  title,
  withGuias,
} from '../../testing/guiasStory.ts';
import {
  answers,
  body,
  findDialog,
  findFilterButton,
  findScreen,
  seesText,
} from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/contas-medicas/Guias importadas via XML: percurso',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen', ...withGuias() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhatToReviewFirst: Story = {
  name: 'O que rever primeiro',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Fila de revisão');
    const dialog = await findDialog('Fila de revisão');
    await userEvent.click(dialog.getByRole('button', { name: 'Escolher as guias' }));
    await expect((await dialog.findAllByText(/2,4 vezes a mediana do prestador/))[0]).toBeVisible();
    const [primeira, segunda] = dialog.getAllByRole('button', { name: /^Rever a guia/ });
    await userEvent.click(primeira as HTMLElement);
    const [um, dois] = [primeira?.textContent, segunda?.textContent];
    await findGuia(um);
    await expect(body().queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('n');
    await findGuia(dois);
    await waitFor(() => expect(body().getByText(`Guia ${dois}`)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    // The queue is as it was.
    await waitFor(() => expect(body().getByRole('button', { name: `Rever a guia ${um}` })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

/** The list behind a guide keeps its filter, its chosen order and its place. */
export const BackToTheSameList: Story = {
  name: 'Volta à lista como estava',
  parameters: withGuias({ guias: fakeGuias(600) }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await findFilterButton(canvasElement, 'Número da guia'));
    await userEvent.type(
      await body().findByRole('textbox', { name: 'Pesquisar Número da guia' }),
      '200000{Enter}',
    );
    const grid = await page.findByRole('grid', { name: 'Guias importadas' });
    const scroller = grid.parentElement as HTMLElement;
    scroller.scrollTop = 900;
    await press('Abrir a guia 20000035');
    await findGuia('20000035');
    await expect(body().queryByRole('grid', { name: 'Guias importadas' })).toBeNull();
    await expect(body().getByText(/^35 de 9\d$/)).toBeVisible();
    await userEvent.keyboard('n');
    await findGuia('20000036');
    await userEvent.click(body().getByRole('button', { name: 'Voltar às guias' }));
    await waitFor(() => expect(body().getByRole('button', { name: 'Abrir a guia 20000035' })).toHaveFocus());
    await expect(Math.abs(scroller.scrollTop - 900)).toBeLessThan(2);
    await expect(page.getByText(/Número da guia.*200000/)).toBeVisible();
    // The menu leads to the list too, without a guide.
    await press('Abrir a guia 20000035');
    await findGuia('20000035');
    await userEvent.click(page.getByRole('link', { name: 'Guias importadas via XML' }));
    await findScreen(canvasElement, title);
    await seesText('Selecione o prestador.');
  },
};

/** An approval goes on to the next item of the table; no way on loses typed text without a question. */
export const OnToTheNext: Story = {
  name: 'Do aprovado ao próximo',
  parameters: withGuias(),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 1, /^SADT/, /^Item 1/);
    await userEvent.click(item.getByRole('button', { name: 'Aprovar e ir ao próximo' }));
    await seesText('Alteração realizada com sucesso!');
    const next = await findItem(/^Item 2/);
    await userEvent.keyboard('{Alt>}o{/Alt}a rever');
    const ways = ['{Alt>}{ArrowDown}{/Alt}', '{Escape}'];
    for (const keys of ways) {
      await userEvent.keyboard(keys);
      await answers('Sair sem salvar?', 'Continuar preenchendo');
    }
    const presses = [
      { role: 'tab', name: /^Materiais/ },
      { role: 'button', name: 'Voltar às guias' },
      { role: 'button', name: /^Próxima/ },
    ] as const;
    for (const { role, name } of presses) {
      await userEvent.click(body().getByRole(role, { name }));
      await answers('Sair sem salvar?', 'Continuar preenchendo');
    }
    await expect(next.getByLabelText(/^Observação/)).toHaveValue('a rever');
    await userEvent.click(next.getByLabelText(/^Observação/));
    await userEvent.keyboard('{Escape}');
    await answers('Sair sem salvar?', 'Sair sem salvar');
    await waitFor(() => expect(body().getByRole('button', { name: 'Avaliar o item 2' })).toHaveFocus());
    // From the button to its cell, and from the table to the list.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(body().getByRole('button', { name: 'Abrir a guia 20000002' })).toHaveFocus());
  },
};

export const WithoutTheMouse: Story = {
  name: 'Sem o mouse',
  parameters: withGuias(),
  play: async ({ canvasElement }) => {
    const guia = await openGuia(canvasElement);
    await userEvent.keyboard('?');
    await findDialog('Teclas da revisão');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog', { name: 'Teclas da revisão' })).toBeNull());
    // First Honorários, then Diárias (empty), then Materiais.
    await userEvent.keyboard('tt');
    await expect(guia.getByRole('tab', { selected: true })).toHaveTextContent(/^Materiais/);
    await guia.findByText('Seringa descartável 10 ml');
    await userEvent.keyboard('j');
    const item = await findItem('Item 5: 70012345 Seringa descartável 10 ml');
    const total = item.getByRole('textbox', { name: 'Total autorizado' });
    await userEvent.clear(total);
    await userEvent.type(total, '6,00');
    await userEvent.keyboard('{Alt>}g{/Alt}1705{Tab}');
    const comment = item.getByRole('textbox', { name: 'Comentário da glosa' });
    await waitFor(() => expect(comment).toHaveValue('Valor apresentado a maior'));
    await userEvent.keyboard('{Alt>}o{/Alt}Nota conferida');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await seesText('Alteração realizada com sucesso!');
    await expect(await guia.findByRole('tab', { name: /^Materiais\s*1\s*tudo aprovado/ })).toBeVisible();
    await userEvent.keyboard('n');
    await findGuia('20000003');
    await userEvent.keyboard('p');
    await findGuia();
  },
};

export const PendencyIsAccepted: Story = {
  name: 'Pendência aceita com justificativa',
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 3, /^SADT/, /^Item 3/);
    await userEvent.clear(item.getByRole('textbox', { name: 'Observação' }));
    await userEvent.type(item.getByRole('textbox', { name: 'Observação' }), 'Visto com o prestador');
    await userEvent.click(item.getByRole('button', { name: 'Aceitar com justificativa' }));
    const dialog = await findDialog('Aceitar a pendência do item 3');
    await expect(dialog.getByText('Procedimento sem autorização')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
    await expect(await dialog.findByText('Diga por que o item é aceito.')).toBeVisible();
    // The form of the item around it did not submit: the approval is an act of its own.
    await expect(item.queryByRole('alert', { hidden: true })).toBeNull();
    await expect(item.queryByText(/^Há procedimentos com pendências!/)).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Justificativa' }), 'Urgência, laudo anexo');
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
    await expect(
      await item.findByText('Aceito: Urgência, laudo anexo Pendência: Procedimento sem autorização'),
    ).toBeVisible();
    await expect(item.getByRole('textbox', { name: 'Observação' })).toHaveValue('Visto com o prestador');
    await userEvent.click(item.getByRole('button', { name: /^Aprovar/ }));
    await seesText('Alteração realizada com sucesso!');
  },
};

export const UnknownCodeGetsAPrice: Story = {
  name: 'Código desconhecido ganha tabela e valor',
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 6, /^Itens não identificados/, /^Item 6/);
    await userEvent.click(item.getByRole('button', { name: 'Aceitar com justificativa' }));
    const dialog = await findDialog('Aceitar a pendência do item 6');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Justificativa' }), 'Nota fiscal conferida');
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
    await expect(await dialog.findByText('Escolha a tabela do item.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Tabela' }), '18');
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
    const guia = await findGuia();
    await expect(await guia.findByRole('tab', { name: /^Diárias e taxas\s*1/ })).toBeVisible();
  },
};

/** Ir para finds a guide by its number and opens it, from any screen of the module (ACE-28). */
export const ByThePalette: Story = {
  name: 'Pelo Ir para',
  args: { path },
  parameters: withGuias({}, ...buscaFakes()),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.keyboard('{Control>}k{/Control}');
    await body().findByRole('combobox', { expanded: true }, { timeout: 10_000 });
    await userEvent.keyboard('20000002');
    const found = within(await body().findByRole('group', { name: 'Guias' }));
    await userEvent.click(found.getByRole('option', { name: /^Guia 20000002/ }));
    await findGuia();
  },
};
