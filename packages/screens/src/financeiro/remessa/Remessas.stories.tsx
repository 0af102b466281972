import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  fazRemessa,
  getRemessas,
  gravaPixDoBanco,
} from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { fakeComando, fakeRemessa, remessaFakes } from '@vidas/api-client/financeiro/remessa/remessa.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, longName, pressesInMais, seesText } from '../../testing/storyPlay.ts';

export const screen = screenStory({
  title: 'Remessas',
  path: '/modulos/financeiro/remessas',
  endpoints: [getRemessas],
  fakes: remessaFakes,
  column: 'Feita por',
  answers: {
    Empty: remessaFakes({ remessas: [] }),
    OneRow: [...remessaFakes({ remessas: [fakeRemessa(1)] })],
    LongText: remessaFakes({ remessas: [fakeRemessa(2, { feitaPor: longName }), fakeRemessa(1)] }),
    ManyRows: remessaFakes({ remessas: Array.from({ length: 60 }, (_, index) => fakeRemessa(index + 1)) }),
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/financeiro/Remessas',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Feita')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Fazer remessa (3)' })).toBeEnabled();
    await expect(page.queryByRole('button', { name: 'Fazer arquivo de teste' })).toBeNull();
    await expect(page.getByLabelText('Retirar: remessa 3')).toBeEnabled();
    await expect(page.queryByLabelText('Retirar: remessa 2')).toBeNull();
  },
};

export const MakesAFile: Story = {
  name: 'Faz a remessa e a abre',
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Fazer remessa (3)' }));
    await seesText('Remessa 4 feita com 3 comandos.');
    await expect(
      await body().findByText('O que se pediu de cada título e o que o banco respondeu.'),
    ).toBeVisible();
    await expect((await body().findAllByText('Sem resposta'))[0]).toBeVisible();
    await userEvent.click(body().getByRole('button', { name: 'Voltar à lista' }));
    await waitFor(() => expect(body().getByRole('button', { name: 'Abrir: remessa 2' })).toBeInTheDocument());
  },
};

export const NothingCouldGo: Story = {
  name: 'Nada pôde ir na remessa',
  parameters: withFakes(
    fake(
      fazRemessa,
      () => new Refusal(409, { error: 'Nada pôde ir na remessa. O CEP 01001000 do pagador não é de PR.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Fazer remessa (3)' }));
    await seesText(/O CEP 01001000 do pagador não é de PR/);
  },
};

export const SaysSentAndTakesBack: Story = {
  name: 'Diz que foi ao banco, ou retira',
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await page.findByLabelText('Foi ao banco: remessa 3');
    // The state of a file is visible on a phone, which shows two columns.
    const [numero, situacao] = page.getAllByRole('columnheader');
    await expect(numero).toHaveTextContent('Remessa');
    await expect(situacao).toHaveTextContent('Situação');
    await pressesInMais('Foi ao banco: remessa 3');
    await userEvent.click(await body().findByRole('button', { name: 'Foi ao banco' }));
    await seesText('A remessa 3 foi ao banco.');
    await pressesInMais('Retirar: remessa 3');
    await userEvent.type(await body().findByRole('textbox', { name: 'Motivo' }), 'Faltava um título');
    await userEvent.click(body().getByRole('button', { name: 'Retirar' }));
    await seesText(/A remessa 3 foi retirada/);
  },
};

export const WhatWaits: Story = {
  name: 'O que espera, e o que ficou fora',
  parameters: {
    msw: [
      ...remessaFakes({
        comandos: [
          fakeComando(1, { situacao: 'ESPERA', remessa: null }),
          fakeComando(2, {
            situacao: 'FORA',
            remessa: null,
            motivo: 'O CEP 01001000 do pagador não é de PR.',
          }),
        ],
      }),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Esperam (3)' }));
    await expect(await page.findByText('Ficou fora da remessa')).toBeVisible();
    await expect(page.getByText('O CEP 01001000 do pagador não é de PR.')).toBeVisible();
  },
};

export const BeforeTheTest: Story = {
  name: 'Antes do teste e com um número que não confere',
  parameters: {
    msw: [
      ...remessaFakes({
        situacao: {
          porque: 'O banco ainda não aceitou um arquivo de teste. Quem o faz é o Financeiro, em Remessas.',
          testeAceito: null,
          esperam: 0,
          avisos: ['Restam 4 números da faixa de nosso número.'],
          alarmes: [
            {
              arquivo: '7',
              linha: 12,
              nome: 'CBR643.RET',
              nossoNumero: '31285570900000077',
              motivo: 'O número é da nossa faixa e nenhum boleto nosso o tem; a chave é "T777".',
            },
          ],
        },
      }),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByRole('button', { name: 'Fazer arquivo de teste' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Fazer remessa' })).toBeDisabled();
    await expect(page.getByText('Restam 4 números da faixa de nosso número.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Decidir o número 31285570900000077' }));
    await userEvent.type(await body().findByRole('textbox', { name: 'O que se viu' }), 'O banco corrigiu');
    await userEvent.click(body().getByRole('button', { name: 'Salvar' }));
    await seesText('Decisão gravada.');
  },
};

export const TakesTheCodesOfTheBank: Story = {
  name: 'Grava os códigos PIX do banco',
  parameters: withFakes(...remessaFakes({ situacao: { semPix: 2 } })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Códigos PIX do banco (2)' }));
    const field = await body().findByRole('textbox', { name: 'Nosso número; código' });
    await userEvent.click(body().getByRole('button', { name: 'Salvar' }));
    await expect(field).toBeInvalid();
    await userEvent.type(field, '31285570900000001;0002016304ABCD');
    await userEvent.click(body().getByRole('button', { name: 'Salvar' }));
    await seesText('Um código PIX gravado.');
  },
};

export const CodesOfTheBankRefused: Story = {
  name: 'Um código PIX é recusado',
  parameters: withFakes(
    fake(
      gravaPixDoBanco,
      () =>
        new Refusal(422, {
          error: 'Nada foi gravado. Linha 1: nenhum novo boleto tem este nosso número.',
          problems: [{ field: 'nossoNumero', line: 1, message: 'nenhum novo boleto tem este nosso número' }],
        }),
    ),
    ...remessaFakes({ situacao: { semPix: 0 } }),
  ),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Códigos PIX do banco' }));
    await userEvent.type(
      await body().findByRole('textbox', { name: 'Nosso número; código' }),
      '31285570900000009;0002016304ABCD',
    );
    await userEvent.click(body().getByRole('button', { name: 'Salvar' }));
    await seesText(/nenhum novo boleto tem este nosso número/);
  },
};
