import type { Meta, StoryObj } from '@storybook/react-vite';
import { getManhaDoBanco } from '@vidas/api-client/financeiro/manha/manha.contract.ts';
import {
  emptyManhaDoBanco,
  fakeManhaDoBanco,
  manhaFakes,
} from '@vidas/api-client/financeiro/manha/manha.fake.ts';
import { retornoFakes } from '@vidas/api-client/financeiro/retorno/retornoCalls.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeIsForbidden } from '../../testing/homeStories.ts';
import { body, findDialog, findScreen, seesText, theFileInput } from '../../testing/storyPlay.ts';

const title = 'Manhã do banco';
const path = '/modulos/financeiro/manha';
const person = fakePayload({ cargo: 'Analista', modules: ['financeiro'] });
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...retornoFakes(), ...shellFakes(person)],
});

const meta = {
  title: 'telas/financeiro/Manhã do banco',
  component: StaffStory,
  args: { path, person },
  parameters: { layout: 'fullscreen', ...withFakes(...manhaFakes()) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('link', { name: /^Liquidado/ })).toHaveAttribute(
      'href',
      '/modulos/financeiro/arquivo-banco?arquivo=26&filtro.fim=Liquidado',
    );
    await expect(page.getByRole('link', { name: /^PIX a identificar/ })).toHaveAttribute(
      'href',
      '/modulos/financeiro/arquivo-banco?aba=pix',
    );
    await expect(page.getByRole('link', { name: /^Resposta à remessa 3/ })).toHaveAttribute(
      'href',
      '/modulos/financeiro/remessas?remessa=3',
    );
    await seesText('O retorno 200 não chegou.');
    await seesText('Arquivo de 16/11/2026');
  },
};

/** The file is dropped, and the page says at once what it did. */
export const SoltaOArquivo: Story = {
  name: 'Solta o arquivo',
  parameters: withFakes(...manhaFakes(emptyManhaDoBanco)),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await page.findAllByText('Nenhum arquivo de retorno entrou neste dia');
    await page.findByDisplayValue('30');
    await userEvent.upload(theFileInput(), [new File([''.padEnd(400)], 'CBR643300.RET')], {
      applyAccept: false,
    });
    await page.findByRole('link', { name: /^Liquidado/ });
    await seesText('1 de 1 enviado');
  },
};

/** The day is checked where it stands, and keeps by whom and when. */
export const ConfereODia: Story = {
  name: 'Confere o dia',
  parameters: withFakes(...manhaFakes()),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('button', { name: 'Conferir 14/11/2026' }));
    const dialog = await findDialog('Conferir o crédito de 14/11/2026');
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor no extrato/ }), '1191250');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await seesText('O crédito de 14/11/2026 confere com o extrato.');
    await seesText('21/11/2026 08:20');
  },
};

/** Another day stands in the address; files enter on the morning of today. */
export const OutroDia: Story = {
  name: 'Outro dia',
  args: { path: `${path}?dia=2026-11-19`, person },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const oDia = await page.findByRole('spinbutton', { name: 'dia, Dia' });
    await waitFor(() => expect(oDia).toHaveTextContent('19'));
    await expect(document.querySelector('input[type="file"]')).toBeNull();
    await page.findAllByText('Nenhum arquivo de retorno entrou neste dia');
    await userEvent.click(page.getByRole('link', { name: 'Ir para a manhã de hoje' }));
    await waitFor(() => expect(oDia).toHaveTextContent('21'));
  },
};

export const Empty: Story = {
  name: 'Nada',
  parameters: withFakes(...manhaFakes(emptyManhaDoBanco)),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nada falta nos últimos 30 dias');
    await seesText('Todos os dias dos últimos 30 estão conferidos.');
  },
};

export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFakes(fake(getManhaDoBanco, fakeManhaDoBanco({ pix: null, dias: null, arquivos: null }))),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(3);
    await expect(page.getByRole('link', { name: /^Pago a mais/ })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Falhou',
  parameters: withFakes(
    fake(getManhaDoBanco, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async () => {
    await expect(
      await body().findByRole('button', { name: 'Tentar de novo' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes(fakeWaiting(getManhaDoBanco)),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['cadastro'], person: fakePayload({ modules: ['cadastro'] }) },
  play: homeIsForbidden('Financeiro'),
};

const comNomeLongo = (): ReturnType<typeof fakeManhaDoBanco> => {
  const manha = fakeManhaDoBanco();
  return {
    ...manha,
    creditos: { quantidade: 912_345, valor: 98_765_432_100 },
    arquivos: (manha.arquivos ?? []).map((arquivo) => ({
      ...arquivo,
      nome: `CBR643_${'retorno_'.repeat(12)}.RET`,
    })),
  };
};

export const LongText: Story = {
  name: 'Texto longo',
  parameters: withFakes(...manhaFakes(comNomeLongo())),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await page.findByRole('link', { name: /^Liquidado/ });
  },
};

export const Narrow: Story = {
  name: 'Estreito',
  globals: { viewport: { value: 'phone' } },
  parameters: withFakes(...manhaFakes()),
};

export const Dark: Story = {
  name: 'Escuro',
  globals: { theme: 'dark' },
  parameters: withFakes(...manhaFakes()),
};
