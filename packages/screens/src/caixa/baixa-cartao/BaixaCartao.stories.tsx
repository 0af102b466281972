import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDataCartaoPagamento } from '@vidas/api-client/caixa/cartao.contract.ts';
import { cartaoFakes, fakeAbertos, fakePagamento } from '@vidas/api-client/caixa/cartao.fake.ts';
import { lancamentoFakes } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { findDialog, longName, seesHeaders, seesText } from '../../testing/storyPlay.ts';

const path = '/modulos/caixa/baixa-cartao';

export const screen = screenStory({
  title: 'Baixa de cartão',
  path,
  endpoints: [getDataCartaoPagamento],
  fakes: () => [...cartaoFakes(), ...lancamentoFakes()],
  failed: 'Erro na busca de dados ou sem pagamentos em aberto',
  column: 'Nome',
  answers: {
    OneRow: [...cartaoFakes({ abertos: [fakePagamento()] })],
    LongText: [...cartaoFakes({ abertos: [fakePagamento(1, { nome: longName })] })],
    ManyRows: [...cartaoFakes({ abertos: fakeAbertos(3_000) })],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/caixa/Baixa de cartão',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const { pefNome } = fakePagamento(1);

/** Opens the first sale. */
const openFirst = async (canvasElement: HTMLElement) => {
  const page = await find(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: `Detalhes de 1` }));
  const parcelas = await page.findByRole('grid', { name: `Parcelas de ${pefNome}` });
  return { page, parcelas: within(parcelas) };
};

/** A sale opens to its installments. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { page, parcelas } = await openFirst(canvasElement);
    await seesText('Dados obtidos com sucesso!');
    await expect(page.getByText('Lançada em 20/10/2026 16:10 por Fábio Cordeiro Lima')).toBeVisible();
    await expect(parcelas.getAllByText('Aberto')).toHaveLength(2);
    await expect(
      await parcelas.findByRole('button', { name: `Reabrir a parcela 1 de ${pefNome}` }),
    ).toBeInTheDocument();
    await expect(
      parcelas.queryByRole('button', { name: `Mudar a data da parcela 1 de ${pefNome}` }),
    ).toBeNull();
  },
};

/** Paying asks first; after the last installment the sale is among the settled ones. */
export const Settles: Story = {
  name: 'Baixa as parcelas',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const { page, parcelas } = await openFirst(canvasElement);
    await userEvent.click(
      await parcelas.findByRole('button', { name: `Confirmar recebimento da parcela 2 de ${pefNome}` }),
    );
    const ask = await findDialog(`Confirmar o recebimento da parcela 2 de ${pefNome}?`, 'alertdialog');
    await expect(
      ask.getByText(/Parcela 2 de 3 de .*: R\$ 138,15, prevista para 19\/12\/2026\./),
    ).toBeVisible();
    await userEvent.click(await ask.findByRole('button', { name: 'Confirmar recebimento' }));
    await seesText('Alteração realizada com sucesso!');
    await userEvent.click(
      await page.findByRole('button', { name: `Confirmar recebimento da parcela 3 de ${pefNome}` }),
    );
    await userEvent.click(
      (await findDialog(`Confirmar o recebimento da parcela 3 de ${pefNome}?`, 'alertdialog')).getByRole(
        'button',
        {
          name: 'Confirmar recebimento',
        },
      ),
    );
    await waitFor(() => expect(page.queryByRole('grid', { name: `Parcelas de ${pefNome}` })).toBeNull());
    await userEvent.click(page.getByRole('tab', { name: 'Finalizados' }));
    await userEvent.click(await page.findByRole('button', { name: 'Detalhes de 1' }));
    await userEvent.click(await page.findByRole('button', { name: `Reabrir a parcela 3 de ${pefNome}` }));
    const undo = await findDialog(`Reabrir a parcela 3 de ${pefNome}?`, 'alertdialog');
    await userEvent.click(await undo.findByRole('button', { name: 'Reabrir a parcela' }));
    await waitFor(() => expect(page.queryByRole('button', { name: 'Detalhes de 1' })).toBeNull());
  },
};

/** Another cashier was first: nothing changes, and the message has their name. */
export const TakenMeanwhile: Story = {
  name: 'Outra pessoa foi antes',
  parameters: { msw: [...cartaoFakes({ isTaken: true }), ...lancamentoFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const { page, parcelas } = await openFirst(canvasElement);
    await userEvent.click(
      await parcelas.findByRole('button', { name: `Confirmar recebimento da parcela 2 de ${pefNome}` }),
    );
    await userEvent.click(
      (await findDialog(`Confirmar o recebimento da parcela 2 de ${pefNome}?`, 'alertdialog')).getByRole(
        'button',
        {
          name: 'Confirmar recebimento',
        },
      ),
    );
    await seesText('A parcela 2 já estava paga em 21/11/2026 09:08 por Bia Leal. Nada foi alterado.');
    await userEvent.click(page.getByRole('button', { name: `Editar o cartão de ${pefNome}` }));
    const edit = await findDialog(`Cartão de ${pefNome}`);
    await userEvent.type(edit.getByLabelText('Código de autorização'), '7');
    await userEvent.click(edit.getByRole('button', { name: 'Salvar' }));
    await expect(await edit.findByText(/alterados em 21\/11\/2026 09:08 por Bia Leal/)).toBeVisible();
    await expect(edit.getByLabelText('Emitente do cartão')).toHaveValue('BIA LEAL');
  },
};

/** The form marks the present values, and asks before it replaces another person's (REL-41). */
export const DayTakenMeanwhile: Story = {
  name: 'Outra pessoa mudou a data antes',
  parameters: { msw: [...cartaoFakes({ isTaken: true }), ...lancamentoFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const { parcelas } = await openFirst(canvasElement);
    await userEvent.click(
      await parcelas.findByRole('button', { name: `Mudar a data da parcela 2 de ${pefNome}` }),
    );
    const dialog = await findDialog(`Data da parcela 2 de ${pefNome}`);
    await userEvent.click(dialog.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('22122026');
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Salvar data' }));
    await save();
    await expect(await dialog.findByText('Agora está: 24/12/2026')).toBeVisible();
    await expect(dialog.getByText('Hoje prevista para 24/12/2026')).toBeVisible();
    await save();
    await findDialog('Substituir a data de Bia Leal?', 'alertdialog');
  },
};

/** The button waits for a day. */
export const MovesADay: Story = {
  name: 'Muda a data',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const { page, parcelas } = await openFirst(canvasElement);
    await userEvent.click(
      await parcelas.findByRole('button', { name: `Mudar a data da parcela 2 de ${pefNome}` }),
    );
    const dialog = await findDialog(`Data da parcela 2 de ${pefNome}`);
    await expect(dialog.getByRole('button', { name: 'Salvar data' })).toBeDisabled();
    await userEvent.click(dialog.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('22122026');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar data' }));
    await seesText('Alteração realizada com sucesso!');
    await expect((await page.findAllByText('22/12/2026'))[0]).toBeVisible();
  },
};

/** Card fields can be corrected, with the texts of the form. */
export const Mends: Story = {
  name: 'Edita e exclui',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: `Editar o cartão de ${pefNome}` }));
    const dialog = await findDialog(`Cartão de ${pefNome}`);
    const code = dialog.getByRole('textbox', { name: 'Código de autorização' });
    await userEvent.clear(code);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Insira o código de autorização!')).toBeVisible();
    await userEvent.type(code, '998877');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await seesText('Alteração realizada com sucesso!');
    await expect(await page.findByText('998877')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: `Excluir o pagamento de ${pefNome}` }));
    const ask = await findDialog(`Excluir o pagamento de ${pefNome}?`, 'alertdialog');
    await userEvent.click(await ask.findByRole('button', { name: 'Excluir' }));
    await seesText('Pagamento excluído com sucesso!');
    await waitFor(() => expect(page.queryByText('998877')).toBeNull());
  },
};

/** The open installments of all sales, by expected day. */
export const Parcelas: Story = {
  name: 'Parcelas',
  args: { path: `${path}?aba=parcelas&filtro.prazo=Atrasada` },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByRole('grid', { name: 'Parcelas em aberto' })).toBeVisible();
    await seesHeaders(canvasElement, [
      'Prazo',
      'Data prevista',
      'Nome',
      'Matrícula',
      'Código de autorização',
      'Bandeira',
      'Parcela',
      'Valor',
      'Valor líquido',
      '',
    ]);
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getDataCartaoPagamento, [])),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Nenhum pagamento com cartão.');
  },
};
