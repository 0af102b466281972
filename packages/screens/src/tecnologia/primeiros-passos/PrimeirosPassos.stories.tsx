import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import {
  getPrimeirosPassos,
  testaEmail,
} from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.contract.ts';
import {
  fakePasso,
  fakePassos,
  passosFakes,
} from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.fake.ts';
import { chavesDosPassos } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, findDialog, longName, seesHeaders, seesText } from '../../testing/storyPlay.ts';

const withPassos = (passos = fakePassos(), ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...passosFakes(passos), ...shellFakes()],
});

export const screen = screenStory({
  title: 'Primeiros passos',
  path: '/modulos/tecnologia/primeiros-passos',
  endpoints: [getPrimeirosPassos],
  fakes: passosFakes,
  failed: 'Tentar de novo',
  column: 'Passo',
  answers: {
    OneRow: passosFakes([fakePasso('vidas')]),
    ManyRows: passosFakes(chavesDosPassos.map((passo) => fakePasso(passo))),
    LongText: passosFakes([
      fakePasso('operadora', { situacao: 'feito', detalhe: `${longName} ${longName}` }),
    ]),
  },
});
const { find } = screen;
const title = 'Primeiros passos';

const meta = {
  title: 'telas/tecnologia/Primeiros passos',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const findTable = async (canvasElement: HTMLElement) => {
  const page = await find(canvasElement);
  return within(await page.findByRole('grid', { name: title }));
};
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await (await findTable(canvasElement)).findByRole('button', { name }));

const carga = '/modulos/tecnologia/carga-de-dados';

/** Done, missing and waiting steps, each with its act. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement);
    await seesHeaders(canvasElement, [
      'Passo',
      'Situação',
      'Como está',
      'O que fazer',
      'Antes',
      'Assunto',
      'Ações',
    ]);
    await seesText('5 de 21 feitos');
    await table.findByRole('link', { name: 'Abrir: Feriados deste ano e do próximo' });
    await expect(
      (await table.findAllByRole('link')).map((link) => [link.ariaLabel, link.getAttribute('href')]),
    ).toEqual([
      ['Abrir: Pessoas em cada módulo', '/modulos/tecnologia/pessoas'],
      ...['Municípios', 'Planos', 'Vendedores', 'Prestadores', 'Vidas'].map((passo) => [
        `Abrir: ${passo}`,
        carga,
      ]),
      ['Abrir: Conferência da ANS em vigor', '/modulos/cadastro/sib-xml-conferencia'],
      ['Abrir: Títulos', carga],
      ['Abrir: Vendas', carga],
      ['Abrir: Conferência da carga assinada', '/modulos/tecnologia/conferencia-carga'],
      ['Abrir: Regras de comissão', '/modulos/vendas/regras-comissao'],
      ['Abrir: Feriados deste ano e do próximo', '/modulos/financeiro/cadastro-feriado'],
    ]);
    // A rehearsal needs a copy to restore.
    await expect(table.queryByRole('button', { name: 'Anotar um restauro' })).toBeNull();
  },
};

/** A person with only Tecnologia gets no link to another module. */
export const TecnologiaAlone: Story = {
  name: 'Só Tecnologia',
  args: { person: fakePayload({ modules: ['tecnologia'] }) },
  parameters: { msw: [...passosFakes(), ...shellFakes(fakePayload({ modules: ['tecnologia'] }))] },
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement);
    await table.findByRole('link', { name: 'Abrir: Títulos' });
    await expect((await table.findAllByRole('link')).map((link) => link.ariaLabel)).toEqual([
      'Abrir: Pessoas em cada módulo',
      ...['Municípios', 'Planos', 'Vendedores', 'Prestadores', 'Vidas', 'Títulos', 'Vendas'].map(
        (passo) => `Abrir: ${passo}`,
      ),
      'Abrir: Conferência da carga assinada',
    ]);
    await expect(table.getByText('Conferência cadastral SIB CNX, em Cadastro')).toBeVisible();
  },
};

/** The server's message about the mail. */
export const TestsMail: Story = {
  name: 'Testa o e-mail',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Testar o e-mail');
    const dialog = await findDialog('Testar o e-mail');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await seesText('Escreva um endereço de e-mail.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Para' }), 'ti@serraazul.com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await seesText(/aceitou a mensagem para ti@serraazul.com.br/);
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

export const MailRefused: Story = {
  name: 'O e-mail é recusado',
  parameters: withPassos(
    fakePassos(),
    fake(
      testaEmail,
      () =>
        new Refusal(422, {
          error: 'O servidor de e-mail smtp.serraazul.com.br:587 recusou o usuário ou a senha.',
          problems: [
            {
              field: 'para',
              message: 'O servidor de e-mail smtp.serraazul.com.br:587 recusou o usuário ou a senha.',
            },
          ],
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Testar o e-mail');
    const dialog = await findDialog('Testar o e-mail');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Para' }), 'ti@serraazul.com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await expect(await dialog.findByText(/recusou o usuário ou a senha/)).toBeVisible();
  },
};

/** The day of a rehearsal, which only a person knows. */
export const NotesRehearsal: Story = {
  name: 'Anota um restauro',
  parameters: withPassos([
    fakePasso('copia', { situacao: 'feito', detalhe: 'A última é de hoje.' }),
    fakePasso('restauro'),
  ]),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Anotar um restauro');
    const dialog = await findDialog('Restauro ensaiado');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
    await seesText('Restauro ensaiado em 20/11/2026.');
    await expect(
      await (await findTable(canvasElement)).findByText('Em 20/11/2026, anotado por Marina Alencar.'),
    ).toBeVisible();
    await seesText('2 de 2 feitos');
  },
};

/** The open question. */
export const NotesRehearsalAsks: Story = {
  name: 'Anotar pergunta o dia',
  parameters: withPassos([
    fakePasso('copia', { situacao: 'feito', detalhe: 'A última é de hoje.' }),
    fakePasso('restauro'),
  ]),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Anotar um restauro');
    await findDialog('Restauro ensaiado');
  },
};

export const Empty: Story = {
  parameters: withPassos([]),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Nenhum passo.');
  },
};
