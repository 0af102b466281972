import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  enviaBoleto,
  getBoletoDadosAbertos,
  getGeraBoleto,
} from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { boletoFakes, fakeBoleto } from '@vidas/api-client/cobranca/boleto/boleto.fake.ts';
import { emiteNovoBoleto } from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.contract.ts';
import { novoBoletoFakes } from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const title = 'Gerar boleto';
const searches = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  await userEvent.type(page.getByRole('textbox', { name: 'Matrícula' }), 'a1 200{Enter}');
  return page;
};

export const screen = screenStory({
  title,
  path: '/modulos/cobranca/gera-boleto',
  endpoints: [getBoletoDadosAbertos],
  fakes: boletoFakes,
  failed: 'Não foi possível carregar os dados da tabela!',
  column: 'Nome',
  opens: searches,
  answers: {
    OneRow: [...boletoFakes([fakeBoleto(3)])],
    LongText: boletoFakes([fakeBoleto(1, { nome: longName }), fakeBoleto(2)]),
    ManyRows: boletoFakes(
      Array.from({ length: 60 }, (_, index) =>
        fakeBoleto((index % 18) + 1, { nossoNumero: `3128557${String(index).padStart(10, '0')}` }),
      ),
    ),
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/cobranca/Gerar boleto',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const found = async (canvasElement: HTMLElement) => {
  const page = await searches(canvasElement);
  await page.findAllByText('Conceição Inventada de Ávila');
  return page;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await expect(page.getByText('Vencido')).toBeVisible();
    await expect(page.getAllByRole('button', { name: /^Gerar boleto: o boleto de/ })).toHaveLength(3);
    await seesText('Dados obtidos com sucesso!');
  },
};

export const NotAskedYet: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeDisabled();
    await userEvent.click(page.getByRole('radio', { name: 'Empresa' }));
    await expect(page.getByRole('textbox', { name: 'Código da empresa' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [...boletoFakes([]), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await searches(canvasElement);
    await seesText('Boleto não encontrado!');
  },
};

export const LineIsCopied: Story = {
  name: 'A linha digitável é copiada',
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [copy] = page.getAllByRole('button', { name: 'Copiar a linha digitável' });
    await userEvent.click(copy as HTMLElement);
    await seesText('Linha digitável copiada!');
    await expect(written).toHaveBeenCalledWith(expect.stringMatching(/^\d{47}$/));
  },
};

export const SendsOnce: Story = {
  name: 'Envia uma vez',
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Enviar e-mail com o boleto de 10\/11\/2026/ }));
    const dialog = await body().findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('conceicao@example.org');
    await userEvent.click(await body().findByRole('button', { name: 'Enviar e-mail' }));
    await seesText('Boleto enviado com sucesso!');
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
  },
};

export const SentBeforeSaysWhen: Story = {
  name: 'Já enviado diz quando',
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Enviar e-mail com o boleto de 10\/12\/2026/ }));
    await seesText(/já foi enviado para o mesmo e-mail em 20\/11\/2026 10:15/);
    await expect(body().getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
  },
};

export const SendingFails: Story = {
  parameters: withFakes(
    fake(enviaBoleto, () => new Refusal(502, { error: 'O servidor de e-mail não aceitou a mensagem.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Enviar e-mail com o boleto de 10\/11\/2026/ }));
    await userEvent.click(await body().findByRole('button', { name: 'Enviar e-mail' }));
    await seesText(/Erro ao enviar o e-mail!/);
    await expect(body().getByRole('button', { name: 'Enviar e-mail' })).toBeEnabled();
  },
};

/** An earlier sending got no answer: only a person sends it again. */
export const SendingInDoubt: Story = {
  name: 'O envio ficou em dúvida',
  parameters: withFakes(
    fake(enviaBoleto, ({ body: { reenviar } }) =>
      reenviar
        ? { status: true, message: 'Boleto enviado com sucesso!' }
        : new Refusal(409, {
            error: 'Ela pode ter chegado.',
            problems: [{ field: 'reenviar', message: 'Ela pode ter chegado.' }],
          }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Enviar e-mail com o boleto de 10\/11\/2026/ }));
    await userEvent.click(await body().findByRole('button', { name: 'Enviar e-mail' }));
    await seesText(/Ela pode ter chegado/);
    await userEvent.click(await body().findByRole('button', { name: 'Enviar de novo' }));
    await seesText('Boleto enviado com sucesso!');
  },
};

export const WithoutEmail: Story = {
  name: 'Sem e-mail',
  parameters: { msw: [...boletoFakes([fakeBoleto(3, { email: null })]), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Enviar e-mail/ }));
    await seesText('Beneficiário sem e-mail cadastrado!');
  },
};

export const NeitherForNobodyNorExpired: Story = {
  name: 'Nem para ninguém nem vencido',
  parameters: {
    msw: [
      ...boletoFakes([fakeBoleto(1, { matricula: '0' }), fakeBoleto(2, { situacao: 'EXPIRADO' })]),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    for (const button of page.getAllByRole('button', { name: /^(Gerar boleto|Enviar e-mail)/ }))
      await expect(button).toBeDisabled();
    await expect(page.getAllByRole('button', { name: /não tem matrícula/ })).toHaveLength(2);
  },
};

export const AutomaticDebitSaysSo: Story = {
  name: 'Débito automático é dito',
  parameters: {
    msw: [
      ...boletoFakes([
        fakeBoleto(1, { debitoAutomatico: true, nossoNumero: '', linhaDigitavel: undefined }),
        fakeBoleto(2, { debitoAutomatico: true, nossoNumero: '', linhaDigitavel: undefined }),
        fakeBoleto(3),
      ]),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await expect(page.getByText('Débito automático, vencido')).toBeVisible();
    await expect(page.getByText('Débito automático')).toBeVisible();
    const refused = page.getAllByRole('button', {
      name: /Este título está em débito automático e não tem boleto/,
    });
    await expect(refused).toHaveLength(4);
    for (const button of refused) await expect(button).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Gerar boleto: o boleto de 11/12/2026' })).toBeEnabled();
  },
};

export const PaperFails: Story = {
  name: 'O boleto em PDF falha',
  parameters: withFakes(
    fake(getGeraBoleto, () => new Refusal(422, { error: 'Este boleto foi pago em 09/10/2026.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Gerar boleto: o boleto de 10\/11\/2026/ }));
    await seesText(/Não foi possível carregar o boleto! Este boleto foi pago em 09\/10\/2026\./);
  },
};

const opensNovo = async (canvasElement: HTMLElement) => {
  const page = await found(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Emitir novo boleto' }));
  const dialog = await body().findByRole('dialog', { name: /^Emitir novo boleto de Conceição/ });
  await body().findByRole('group', { name: 'Faturas em aberto' });
  return within(dialog);
};

export const NewBoleto: Story = {
  name: 'Emite um novo boleto das faturas escolhidas',
  parameters: withFakes(...novoBoletoFakes()),
  play: async ({ canvasElement }) => {
    const dialog = await opensNovo(canvasElement);
    await seesText('Total: R$ 839,10');
    await seesText('Está no novo boleto N00000041, que este substitui.');
    await expect(body().getByRole('checkbox', { name: /10\/12\/2026/ })).toBeDisabled();
    await userEvent.click(body().getByRole('checkbox', { name: /10\/10\/2026/ }));
    await seesText('Total: R$ 417,50');
    await userEvent.click(dialog.getByRole('button', { name: 'Emitir novo boleto' }));
    await seesText('Boleto N00000042 emitido. Ele aguarda registro no banco.');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

export const NewBoletoNotPossible: Story = {
  name: 'Sem novo boleto, diz quem pode',
  parameters: withFakes(
    ...novoBoletoFakes({
      porque: 'O banco ainda não aceitou um arquivo de teste. Quem o faz é o Financeiro, em Remessas.',
    }),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opensNovo(canvasElement);
    await seesText(/Quem o faz é o Financeiro, em Remessas/);
    await expect(dialog.getByRole('button', { name: 'Emitir novo boleto' })).toBeDisabled();
  },
};

export const NewBoletoRefused: Story = {
  name: 'O total mudou antes de emitir',
  parameters: withFakes(
    fake(emiteNovoBoleto, () => new Refusal(409, { error: 'O total era R$ 826,30 e agora é R$ 726,30.' })),
    ...novoBoletoFakes(),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opensNovo(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Emitir novo boleto' }));
    await seesText('O total era R$ 826,30 e agora é R$ 726,30.');
    await expect(dialog.getByText(/^Total/)).toBeVisible();
  },
};

export const ReplacedSaysSo: Story = {
  name: 'Substituído, aguardando e recusado',
  parameters: withFakes(
    ...novoBoletoFakes(),
    ...boletoFakes([
      fakeBoleto(1, { substituidoPor: 'N00000042', recusa: 'Este boleto foi substituído pelo N00000042.' }),
      fakeBoleto(2, { registro: 'AGUARDANDO', 'numero boleto cedente': 'N00000042' }),
      fakeBoleto(3, {
        registro: 'RECUSADO',
        'numero boleto cedente': 'N00000043',
        recusa: 'O banco recusou este boleto: corrija os dados e peça-o de novo.',
      }),
    ]),
  ),
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await expect(page.getByText('Substituído pelo N00000042')).toBeVisible();
    await expect(page.getByText('Aguardando registro no banco')).toBeVisible();
    await expect(page.getAllByRole('button', { name: /foi substituído pelo N00000042/ })[0]).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Desistir: boleto N00000042' }));
    await userEvent.click(await body().findByRole('button', { name: 'Desistir' }));
    await seesText(/Desistiu-se do boleto N00000042/);
    await userEvent.click(page.getByRole('button', { name: 'Pedir de novo: boleto N00000043' }));
    await seesText('Pedir ao banco, de novo, o boleto N00000043?');
  },
};
