import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake } from '@vidas/api-client/http/fake.ts';
import { getDenuncias, linhaDeLado, porDeLado } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { fakeIguais, ouvidoriaFakes } from '@vidas/api-client/ouvidoria/ouvidoria.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { mudouAntes, outrasLinhas } from '../testing/mudouAntes.ts';
import { findDialog, findScreen, seesText } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/ouvidoria/Denúncias iguais',
  component: StaffStory,
  args: { path: '/modulos/ouvidoria/inicio' },
  parameters: { layout: 'fullscreen', msw: [...ouvidoriaFakes(fakeIguais()), ...shellFakes()] },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const load = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Ouvidoria Interna - Avaliação de denúncias');
  await userEvent.click(page.getByRole('button', { name: 'Carregar denúncias' }));
  return page;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await load(canvasElement);
    await expect(await page.findByText('60 iguais')).toBeVisible();
    await expect(
      page.queryByRole('button', { name: 'Pôr de lado a denúncia 55508812 e as iguais' }),
    ).toBeNull();
  },
};

/** The detail lists the protocols of a row. */
export const Detail: Story = {
  play: async ({ canvasElement }) => {
    const page = await load(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Ver a denúncia 70114822' }));
    const dialog = await findDialog('Detalhe da denúncia');
    await expect(dialog.getByText('Também 71000000, 71007919')).toBeVisible();
  },
};

/** Sixty blank reports are one row; put aside together, and taken back. */
export const FoldedReports: Story = {
  name: 'Iguais postas de lado',
  play: async ({ canvasElement }) => {
    const page = await load(canvasElement);
    await expect(await page.findByText('60 iguais')).toBeVisible();
    const act = (name: string) =>
      page.findByRole('button', { name: `${name} a denúncia 30194455 e as iguais` });
    await userEvent.click(await act('Pôr de lado'));
    const question = await findDialog('Pôr de lado 60 denúncias?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Pôr de lado' }));
    await seesText('Denúncias postas de lado com sucesso!');
    await expect(await page.findByText('De lado')).toBeVisible();
    await userEvent.click(await act('Trazer de volta'));
    const back = await findDialog('Trazer de volta 60 denúncias?', 'alertdialog');
    await userEvent.click(back.getByRole('button', { name: 'Trazer de volta' }));
    await seesText('Denúncias trazidas de volta com sucesso!');
  },
};

const comMaisUma = fakeIguais().map((row) =>
  row.OUV_PROTOCOLO === '30194455'
    ? {
        ...row,
        OUV_PROTOCOLO: '00000001',
        OUV_IGUAIS: ['30194455', ...(row.OUV_IGUAIS ?? [])],
        OUV_QUANTAS: 61,
      }
    : row,
);
const umaChega = outrasLinhas(fakeIguais(), comMaisUma, (rows) =>
  rows.filter(({ OUV_QUANTAS = 1 }) => OUV_QUANTAS > 50).map((row) => linhaDeLado(row.OUV_PROTOCOLO, 61)),
);

/** An equal report comes behind the question and is the first of its day: the question counts it, and can be answered. */
export const OneMoreComes: Story = {
  name: 'Chega mais uma igual',
  beforeEach: umaChega.comeca,
  parameters: {
    msw: [
      fake(getDenuncias, umaChega.agora),
      fake(
        porDeLado,
        ({ body: { confirmado } }) =>
          umaChega.recusa(confirmado) ?? { message: 'Denúncias postas de lado com sucesso!', quantas: 61 },
      ),
      ...ouvidoriaFakes(fakeIguais()),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await load(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: 'Pôr de lado a denúncia 30194455 e as iguais' }),
    );
    const question = await findDialog('Pôr de lado 60 denúncias?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Pôr de lado' }));
    const again = await findDialog('Pôr de lado 61 denúncias?', 'alertdialog');
    await expect(again.getByText(mudouAntes)).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Pôr de lado' }));
    await seesText('Denúncias postas de lado com sucesso!');
  },
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: {
    msw: [
      ...ouvidoriaFakes(
        fakeIguais().map((row) => ({
          ...row,
          OUV_DETALHAMENTO: 'Desde setembro há cobranças aos gritos diante da equipe. '.repeat(20),
        })),
      ),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => void (await load(canvasElement)),
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await load(canvasElement)),
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await load(canvasElement)),
};
