import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import {
  andaSaida,
  getContaDaFamilia,
  registraSaida,
} from '@vidas/api-client/retencao/saida/saida.contract.ts';
import { fakeConta, fakeFamilia, saidaFakes } from '@vidas/api-client/retencao/saida/saida.fake.ts';
import { destinos, situacoesDaSaida, vias } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import { type Saida, saidas } from '@vidas/api-client/retencao/saida/saidas.report.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const linhas = (nome = 'Bento Exemplo Reis'): Saida[] => [
  fakeRow(saidas, 1, {
    nome: 'Conceição Inventada de Ávila e mais 1',
    situacao: situacoesDaSaida.PROVA,
    prazo: 'venceu há 3 dias úteis',
    ate: '2026-11-18',
    pediuEm: '2026-11-03T18:40',
    efeitoEm: '2026-11-03T18:40',
    protocolo: '99999920261103000001',
    contradicao: 'o central cancela 0000000100 em 01/12/2026, no fim do mês',
    via: vias.INDIVIDUAL,
    destino: destinos.OPERADORA,
    canal: 'Telefone',
    atraso: 3,
    diretoDesde: null,
    proximoEm: null,
  }),
  fakeRow(saidas, 2, {
    nome,
    situacao: situacoesDaSaida.CONTRATANTE,
    prazo: 'direto a partir de 11/12/2026',
    ate: null,
    pediuEm: '2026-11-10T10:00',
    efeitoEm: null,
    protocolo: '99999920261110000002',
    contradicao: null,
    via: vias.EMPRESARIAL,
    destino: destinos.CONTRATANTE,
    canal: 'E-mail',
    atraso: 0,
    diretoDesde: '2026-12-11',
    proximoEm: '2026-11-25',
  }),
  fakeRow(saidas, 3, {
    nome: 'Dora Exemplo Sá',
    situacao: situacoesDaSaida.COMPROVADA,
    prazo: 'comprovante de 12/11/2026',
    ate: null,
    pediuEm: '2026-11-10T11:00',
    efeitoEm: '2026-11-10T11:00',
    protocolo: '99999920261110000003',
    contradicao: null,
    via: vias.ADESAO,
    destino: destinos.ADMINISTRADORA,
    canal: 'Carta',
    atraso: 0,
    diretoDesde: null,
    proximoEm: null,
  }),
];

const comLinhas = (rows: Saida[], ...handlers: ReturnType<typeof fake>[]) =>
  withAnswers(saidas, ...handlers, ...answersOf(saidas, rows), ...saidaFakes());

const meta = {
  title: 'telas/retencao/Pedidos de saída',
  ...reportMeta(saidas),
  parameters: { layout: 'fullscreen', ...comLinhas(linhas()) },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** The countdown of each request; only one that waits has a next step, and only a proved one its proof. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, saidas, [
      'Quem sai',
      'Situação',
      'Prazo',
      'Comprovar até',
      'Pedido em',
      'Sai em',
      'Protocolo',
      'Contradição',
      'Contratação',
      'Pedido feito',
      'Canal',
      'Quem pediu',
      'Responsável',
      'Próximo contato',
      'Dias úteis de atraso',
      'Matrículas',
      'Direto a partir de',
      'Nº',
      'Ações',
    ]);
    await expect(page.getByText('venceu há 3 dias úteis')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Andamento da saída de Bento Exemplo Reis' }),
    ).toBeEnabled();
    await expect(page.queryByRole('button', { name: 'Andamento da saída de Dora Exemplo Sá' })).toBeNull();
    await expect(page.getByRole('button', { name: 'Comprovante da saída de Dora Exemplo Sá' })).toBeEnabled();
  },
};

const searches = async (canvasElement: HTMLElement) => {
  await press(canvasElement, 'Novo pedido');
  const dialog = await findDialog('Novo pedido de saída');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Quem pede' }), 'Conceição');
  await userEvent.click(dialog.getByRole('button', { name: 'Buscar' }));
  await userEvent.click(
    await dialog.findByRole('button', { name: 'Escolher a família de Conceição Inventada de Ávila' }),
  );
  return findDialog('Saída: família de Conceição Inventada de Ávila');
};

/** The caller, the family, for whom, what was said, and the protocol with its receipt (RET-17). */
export const IsRegistered: Story = {
  name: 'Registra um pedido',
  play: async ({ canvasElement }) => {
    const form = await searches(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Registrar pedido' }));
    await expect(await form.findByText('Escolha quem sai.')).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: 'Conceição Inventada de Ávila, titular' }));
    await expect(form.getByText(/Os outros ficam/)).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: 'Caio Inventado de Ávila, dependente' }));
    await expect(form.queryByText(/Os outros ficam/)).toBeNull();
    await expect(form.getByText(/A saída vale desde .* e não se desfaz/)).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: /não se desfaz/ }));
    await userEvent.click(form.getByRole('button', { name: 'Registrar pedido' }));
    const done = await findDialog('Pedido de saída registrado.');
    await expect(done.getByText('Protocolo 99999920261121000007')).toBeVisible();
    await expect(
      done.getByRole('button', { name: 'Recibo da saída de Conceição Inventada de Ávila' }),
    ).toBeEnabled();
  },
};

/** Fees and cost of each person and of the family, with the ratio; a missing datum is said (RET-29, RET-30). */
export const Pays: Story = {
  name: 'Quanto a família paga e custa',
  play: async ({ canvasElement }) => {
    const form = await searches(canvasElement);
    const conta = within(await form.findByRole('group', { name: 'O que a família paga e custa' }));
    await expect(conta.getByText('paga R$ 412,50 por mês, custou R$ 3.180,40')).toBeVisible();
    await expect(conta.getByText('paga R$ 189,00 por mês, custou R$ 0,00, em 5 meses')).toBeVisible();
    await expect(conta.getByText('paga R$ 601,50 por mês, custou R$ 3.180,40')).toBeVisible();
    await expect(conta.getByText('53,95%')).toBeVisible();
  },
};

/** Without the guides of a year the cost is unknown, never zero (RET-30). */
export const WithoutData: Story = {
  name: 'Custo sem dado',
  parameters: {
    layout: 'fullscreen',
    ...comLinhas(
      linhas(),
      fake(
        getContaDaFamilia,
        fakeConta({
          pessoas: [
            { matricula: '0000000100', nome: longName, mensalidade: 41_250, custo: null, meses: 12 },
            {
              matricula: '0000000101',
              nome: 'Caio Inventado de Ávila',
              mensalidade: null,
              custo: null,
              meses: 12,
            },
          ],
          soma: { mensalidade: 41_250, custo: null },
          custoSobreMensalidades: null,
          semDado: 2,
        }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await searches(canvasElement);
    const conta = within(await form.findByRole('group', { name: 'O que a família paga e custa' }));
    await expect(conta.getByText('paga sem dado, custou sem dado')).toBeVisible();
    await expect(conta.getByText(/custou sem dado, sem dado de 2 pessoas/)).toBeVisible();
    await expect(conta.getByText('sem dado')).toBeVisible();
  },
};

/** A company is asked first; the screen says from when the operator may be (RET-20). */
export const OfACompany: Story = {
  name: 'De uma empresa',
  parameters: {
    layout: 'fullscreen',
    ...withAnswers(
      saidas,
      ...answersOf(saidas, linhas()),
      ...saidaFakes([fakeFamilia({ via: 'EMPRESARIAL', contratante: 'Padaria Inventada Ltda' })]),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await searches(canvasElement);
    await expect(form.getByText(/pode pedir direto à operadora a partir de/)).toBeVisible();
    await userEvent.click(
      form.getByRole('checkbox', { name: 'A pessoa desistiu antes do registro, e fica' }),
    );
    await expect(form.getByRole('button', { name: 'Registrar desistência' })).toBeEnabled();
  },
};

/** Somebody else was faster: the server's sentence stands over the form, and what was typed stays. */
export const IsRefused: Story = {
  name: 'É recusado',
  tags: ['erro'],
  parameters: {
    layout: 'fullscreen',
    ...comLinhas(
      linhas(),
      fake(
        registraSaida,
        () => new Refusal(409, { error: 'Caio Inventado de Ávila já pediu para sair: protocolo 1.' }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await searches(canvasElement);
    await userEvent.click(form.getByRole('checkbox', { name: 'Caio Inventado de Ávila, dependente' }));
    await userEvent.click(form.getByRole('button', { name: 'Registrar pedido' }));
    await expect(await form.findByText(/já pediu para sair/)).toBeVisible();
  },
};

export const Step: Story = {
  name: 'Emite o comprovante',
  parameters: {
    layout: 'fullscreen',
    ...comLinhas(
      linhas(),
      fake(andaSaida, ({ body }) => ({ success: true, message: `${body.passo}: registrado.` })),
    ),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Andamento da saída de Conceição Inventada de Ávila e mais 1');
    const dialog = await findDialog('Saída de Conceição Inventada de Ávila e mais 1');
    await expect(dialog.getByText(/Falta o comprovante: venceu há 3 dias úteis/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
    await seesText('COMPROVANTE: registrado.');
  },
};

export const LongText: Story = { parameters: { layout: 'fullscreen', ...comLinhas(linhas(longName)) } };

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
