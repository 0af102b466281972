import type { Meta, StoryObj } from '@storybook/react-vite';
import { avisos } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import { getPagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import {
  fakeBoletoDoPagador,
  fakePagador,
  pagadorFakes,
} from '@vidas/api-client/cobranca/pagador/pagador.fake.ts';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { chooses, com, late, opens, pagadorMeta } from '../../testing/pagadorStory.ts';
import { body, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const meta = { title: 'telas/cobranca/Pagador', ...pagadorMeta } satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await expect(page.getByText('Deve hoje R$ 1.317,63')).toBeVisible();
    await expect(page.getByText('3 faturas em aberto, 1 vencida')).toBeVisible();
    const list = (name: string) => within(page.getByRole('list', { name })).getAllByRole('listitem');
    await expect(list('Em aberto')).toHaveLength(3);
    await expect(list('Telefones e e-mail')[1]).toHaveTextContent(
      'Errado, dito por Ana Prado Lima em 18/11/2026',
    );
    await expect(list('Promessas e próximos contatos')[0]).toHaveTextContent(
      'Promete pagar em 05/12/2026; próximo contato em 06/12/2026',
    );
    await page.findByText('Vale, recebido em 22/10/2026');
    await expect(list('Avisos de inadimplência')[1]).toHaveTextContent('Não vale: aviso sem prova');
    await expect(list('Papéis enviados')).toHaveLength(1);
  },
};

export const FirstRowByKeys: Story = {
  name: 'A primeira linha em três teclas',
  play: async ({ canvasElement }) => {
    await opens(canvasElement);
    const [first] = await body().findAllByRole('button', { name: `Copiar a linha digitável: ${late}` });
    for (let keys = 0; keys < 3 && document.activeElement !== first; keys += 1)
      // One after another: each key goes on from the last.
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

export const NotChosenYet: Story = {
  name: 'Ninguém escolhido',
  args: { path: '/modulos/cobranca/pagador' },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pagador');
    await seesText('Escolha o pagador');
  },
};

export const OneRow: Story = {
  name: 'Um boleto',
  parameters: com(...pagadorFakes({ boletos: [fakeBoletoDoPagador(1)] })),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await expect(page.getByText('1 fatura em aberto, 1 vencida')).toBeVisible();
  },
};

export const ManyRows: Story = {
  name: 'Muitos boletos',
  parameters: com(
    ...pagadorFakes({
      boletos: Array.from({ length: 60 }, (_, index) =>
        fakeBoletoDoPagador((index % 18) + 1, { 'numero boleto cedente': String(7_000_000 + index) }),
      ),
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    const list = within(page.getByRole('list', { name: 'Em aberto' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(60);
  },
};

export const Empty: Story = {
  name: 'Nada em aberto',
  parameters: com(
    ...pagadorFakes({ boletos: [], telefones: [], email: null, papeis: [], promessas: [] }),
    ...answersOf(avisos, []),
  ),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await expect(page.getByText('Deve hoje R$ 0,00')).toBeVisible();
    for (const text of [
      'Nada em aberto.',
      'O cadastro não tem telefone nem e-mail.',
      'Nada foi prometido.',
      'Nenhum aviso deste titular.',
      'Nenhum papel saiu.',
    ])
      await seesText(text);
    await expect(page.queryByRole('button', { name: /^Emitir novo boleto/ })).toBeNull();
    await expect(page.getByRole('button', { name: 'Registrar prova' })).toBeDisabled();
  },
};

export const Company: Story = {
  name: 'Empresa',
  parameters: com(
    ...pagadorFakes({
      tipo: 'E',
      matricula: '001024',
      nome: 'Serraria Ipê Ltda',
      situacao: 'Ativa',
      tiposEmAberto: ['E'],
      promessas: null,
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await chooses(canvasElement);
    await page.findByText('Empresa 001024 · Ativa');
    await expect(page.queryByRole('heading', { name: 'Avisos de inadimplência' })).toBeNull();
    await expect(page.queryByRole('heading', { name: 'Promessas e próximos contatos' })).toBeNull();
    await expect(page.queryByRole('button', { name: /^Telefone errado/ })).toBeNull();
  },
};

export const NotInTheSum: Story = {
  name: 'O que não soma diz por quê',
  parameters: com(
    ...pagadorFakes({
      boletos: [
        fakeBoletoDoPagador(1, { substituidoPor: 'N00000041', recusa: 'Este boleto foi substituído.' }),
        fakeBoletoDoPagador(2, { somaNoTotal: false }),
        fakeBoletoDoPagador(3, { somaNoTotal: false, registro: 'AGUARDANDO', mensagem: null }),
      ],
      tiposEmAberto: ['I', 'A'],
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await expect(page.getByText(/^Substituído pelo N00000041/)).toBeVisible();
    await expect(page.getByText(/não soma: a fatura tem outro boleto mais novo/)).toBeVisible();
    await expect(page.getByText(/não soma: cobra faturas que já estão na soma/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Emitir novo boleto de afastado' })).toBeVisible();
    await expect(page.getByText('Deve hoje R$ 446,08')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Carregando',
  parameters: com(fakeWaiting(getPagador)),
  play: async ({ canvasElement }) => void (await chooses(canvasElement)),
};

export const Failed: Story = {
  name: 'Falha',
  parameters: com(fake(getPagador, () => new Refusal(404, { error: 'Pagador não encontrado!' }))),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement);
    await seesText('Pagador não encontrado!');
    await expect(body().getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  name: 'Sem permissão',
  parameters: com(
    fake(
      getPagador,
      () => new Refusal(403, { error: 'Esta pessoa ou empresa não está entre os seus clientes.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement);
    await seesText('Esta pessoa ou empresa não está entre os seus clientes.');
  },
};

export const NoticesFailed: Story = {
  name: 'Os avisos falham sozinhos',
  parameters: com(fakeOffline(avisos.questions.busca.endpoint)),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await seesText('Não foi possível carregar os avisos');
    await expect(page.getByText('Deve hoje R$ 1.317,63')).toBeVisible();
  },
};

export const AnotherKeepsNothing: Story = {
  name: 'Outro pagador não guarda nada',
  parameters: com(
    fake(getPagador, ({ body: { matricula } }) =>
      fakePagador(
        matricula === '0000001377'
          ? {
              matricula,
              nome: 'Conceição Moraes Brandão',
              boletos: [],
              telefones: [],
              promessas: [],
              papeis: [],
            }
          : {},
      ),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await chooses(canvasElement, 'conce', '{ArrowDown}{Enter}');
    await page.findByRole('heading', { name: 'Conceição Moraes Brandão' });
    await expect(page.queryByText(/Conceição Inventada|Paga quando receber|10\/11\/2026/)).toBeNull();
    await expect(JSON.stringify([history.state, localStorage, sessionStorage])).not.toMatch(/1377|1200/);
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  parameters: com(
    ...pagadorFakes({
      nome: longName,
      email: `${'endereco.comprido.'.repeat(4)}@example.org`,
      boletos: [fakeBoletoDoPagador(1, { 'valor boleto': 1_234_567_890, valorAtualizado: 1_300_000_000 })],
      promessas: [
        {
          registradaEm: '2026-11-19T09:05',
          por: longName,
          nota: 'palavras '.repeat(50),
          prometeEm: '2026-12-05',
          proximoEm: null,
        },
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await chooses(canvasElement);
    await page.findByRole('heading', { name: longName });
  },
};

export const Narrow: Story = {
  name: 'Estreito',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await opens(canvasElement)),
};

export const Dark: Story = {
  name: 'Escuro',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await opens(canvasElement)),
};
