import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getRelatorioCancelamento,
  getRelatorioCancelamentoData,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import {
  fakeContratoCancelado,
  inadimplenciaFakes,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { seesCards } from '../../testing/seesCards.ts';
import { screenStory } from '../../testing/screenStory.ts';
import { chooses, longName, printedSheet, seesText } from '../../testing/storyPlay.ts';

const idle = '/modulos/cobranca/cancelamento';

const longWarnings =
  'pediu para sair em 20/10/2026 (protocolo 36859420261020000012); 1 mensalidade: a lei pede duas (Lei 9.656/1998, art. 13); contestação de 18/10 sem resposta; internado desde 16/10; aviso de 15/10 por SMS não vale: aviso sem prova; 47 dias: a lei pede mais de 60';
const longMissing = 'falta dado: cláusula de exclusão; falta dado: ciência da empresa; internação: sem dado';

export const screen = screenStory({
  title: 'Cancelamento',
  path: `${idle}?data=2026-10-31`,
  endpoints: [getRelatorioCancelamento],
  fakes: inadimplenciaFakes,
  failed: 'Não foi possível carregar os dados da tabela!',
  column: 'Nome',
  answers: {
    ManyRows: [...inadimplenciaFakes(2_000)],
    LongText: [
      fake(getRelatorioCancelamento, [
        fakeContratoCancelado(1, {
          NOME: longName,
          AVISOS: longWarnings,
          SEM_DADO: longMissing,
          ENDERECO: `Avenida ${longName}, 1.234, bloco B, apartamento 1.201`,
        }),
        fakeContratoCancelado(2),
      ]),
    ],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/cobranca/Cancelamento',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const select = { name: 'Data de cancelamento' };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Cancelamentos de 31/10/2026')).toBeVisible();
    await expect(page.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(
      ['Nome', 'Matrícula', 'Motivo', 'Endereço', 'CEP', 'Bairro', 'Cidade', 'UF', 'Avisos', 'Sem dado'].map(
        (name) => expect.stringContaining(name),
      ),
    );
    await waitFor(() =>
      expect(page.getByRole('combobox', select)).toHaveDisplayValue('31/10/2026 · 60 contratos'),
    );
    await expect((await page.findAllByText(/^\d{5}-\d{3}$/))[0]).toBeInTheDocument();
    await expect(
      (await page.findAllByText(/1 mensalidade: a lei pede duas .*; sem aviso;/))[0],
    ).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
  },
};

export const PrintSaysWhatWhoAndWhen: Story = {
  name: 'A impressão diz o quê, quem e quando',
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await page.findByText('Cancelamentos de 31/10/2026');
    const sheet = await printedSheet(page);
    await expect(sheet).toMatch(/^CancelamentoCancelamentos de 31\/10\/2026/);
    await expect(sheet).toMatch(
      new RegExp(`Impresso por ${fakePayload().user} em \\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}`),
    );
  },
};

/** The days are read at the opening; the newest is chosen, and Buscar loads its contracts. */
export const NotAskedYet: Story = {
  args: { path: `${idle}?data=31/10/2026` },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(page.getByText('Escolha a data de cancelamento e busque.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    const days = page.getByRole('combobox', select);
    await waitFor(() => expect(days).toHaveDisplayValue('30/11/2026 · 18 contratos'));
    await expect(days).toHaveTextContent(
      '30/11/2026 · 18 contratos31/10/2026 · 60 contratos15/10/2026 · 1 contrato30/09/2026 · 37 contratos',
    );
    await chooses(days, '15/10/2026 · 1 contrato');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(await page.findByText('Cancelamentos de 15/10/2026')).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  },
};

export const NoDays: Story = {
  name: 'Sem dias',
  args: { path: idle },
  parameters: withFakes(fake(getRelatorioCancelamentoData, [])),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await waitFor(() =>
      expect(page.getByRole('combobox', select)).toHaveDisplayValue('Não há datas de cancelamento'),
    );
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeDisabled();
  },
};

let isDown = true;
/** The days could not be read: the field shows the reason and a retry. */
export const DaysFailed: Story = {
  name: 'Os dias falharam',
  args: { path: idle },
  parameters: withFakes(
    fake(getRelatorioCancelamentoData, () =>
      isDown
        ? new Refusal(500, { error: 'O banco de dados não respondeu.' })
        : [{ data: '2026-11-30', contratos: 18 }],
    ),
  ),
  play: async ({ canvasElement }) => {
    isDown = true;
    const page = await find(canvasElement);
    await expect(
      await page.findByText('As datas não foram lidas. O banco de dados não respondeu.'),
    ).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: 'Ler as datas de novo' }));
    await waitFor(() =>
      expect(page.getByRole('combobox', select)).toHaveDisplayValue('30/11/2026 · 18 contratos'),
    );
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeEnabled();
  },
};

/** A missing datum is no warning: each kind has its own count (COB-16). */
export const TwoKinds: Story = {
  name: 'Avisos e dados que faltam',
  parameters: withFakes(
    fake(getRelatorioCancelamento, [
      fakeContratoCancelado(1, { AVISOS: 'sem aviso', SEM_DADO: 'internação: sem dado' }),
      fakeContratoCancelado(2, { AVISOS: null, SEM_DADO: 'internação: sem dado' }),
      fakeContratoCancelado(3, { AVISOS: null, SEM_DADO: 'falta dado: contrato sem data' }),
      fakeContratoCancelado(4, { AVISOS: null, SEM_DADO: null }),
    ]),
  ),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesCards({ 'Com avisos': '1', 'Com dado que falta': '3' });
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getRelatorioCancelamento, [])),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Nenhum contrato cancelado!');
    await seesText('Verifique a data e tente novamente.');
  },
};

export const OneRow: Story = {
  parameters: withFakes(fake(getRelatorioCancelamento, [fakeContratoCancelado(7)])),
};
