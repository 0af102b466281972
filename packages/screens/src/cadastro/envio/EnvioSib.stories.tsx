import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  baixaSbx,
  geraSbx,
  getEnviosSib,
  previaSbx,
} from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import {
  type EnvioFakeOptions,
  envioFakes,
  fakeGerado,
  fakeMovimento,
  fakeMovimentos,
} from '@vidas/api-client/cadastro/envio/envio.fake.ts';
import { fakeFicha, fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findDialog,
  findScreen,
  longName,
  seesText,
} from '../../testing/storyPlay.ts';

type Handlers = ReturnType<typeof fake>[];
const withFakes = (options: EnvioFakeOptions = {}, ...handlers: Handlers) => ({
  msw: [...handlers, ...envioFakes(options), ...fichaFakes(fakeFicha), ...shellFakes()],
});

const title = 'Envio do SIB (SBX)';
const path = '/modulos/cadastro/envio-sib';
const meta = {
  title: 'telas/cadastro/Envio do SIB',
  component: StaffStory,
  args: { path },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (words: string | RegExp) =>
  userEvent.click(await body().findByRole('button', { name: words }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(
      await page.findByText('O que mudou no cadastro até 31/10/2026 e a ANS ainda não aceitou.'),
    ).toBeVisible();
    await seesText('Falta o município.');
    await expect(page.getByRole('textbox', { name: 'Competência do arquivo' })).toHaveValue('10/2026');
  },
};

export const AnotherMonth: Story = {
  name: 'Outro mês',
  args: { path: `${path}?competencia=09-2026` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const month = page.getByRole('textbox', { name: 'Competência do arquivo' });
    await expect(month).toHaveValue('09/2026');
    await userEvent.clear(month);
    await userEvent.type(month, '082026');
    await userEvent.tab();
    await seesText('O que mudou no cadastro até 31/08/2026 e a ANS ainda não aceitou.');
  },
};

/** Nothing is made of the month shown before. */
export const NoMonth: Story = {
  name: 'Sem mês no campo',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const make = () => page.getByRole('button', { name: 'Gerar arquivo' });
    const month = page.getByRole('textbox', { name: 'Competência do arquivo' });
    await userEvent.clear(month);
    await userEvent.type(month, '132026{Tab}');
    await waitFor(() => expect(make()).toBeDisabled());
    await userEvent.clear(month);
    await userEvent.type(month, '092026{Tab}');
    await waitFor(() => expect(make()).toBeEnabled());
  },
};

export const IsMade: Story = {
  name: 'É gerado',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await waitFor(() => expect(page.getByRole('button', { name: 'Gerar arquivo' })).toBeEnabled());
    await press('Gerar arquivo');
    const dialog = await findDialog('Gerar o arquivo de 10/2026?', 'alertdialog');
    await expect(dialog.getByText(/^Seguem \d+ inclusões, \d+ retificações, /)).toBeVisible();
    await expect(dialog.getByText('5 movimentos com pendência ficam de fora.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar arquivo' }));
    await seesText('99999920261121120000.SBX espera o retorno da ANS');
    await seesText(/hash 35327DCCA4C92FE9A6508D3B057A17EF/);
    await expect(page.getByRole('button', { name: 'Gerar arquivo' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Importar retorno' })).toHaveAttribute(
      'href',
      '/modulos/cadastro/leitura-xml-sib',
    );
  },
};

export const IsRefused: Story = {
  name: 'É recusado',
  parameters: withFakes(
    {},
    fake(geraSbx, () => new Refusal(409, { error: 'O arquivo X.SBX ainda espera o retorno da ANS.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await waitFor(() => expect(page.getByRole('button', { name: 'Gerar arquivo' })).toBeEnabled());
    await press('Gerar arquivo');
    const dialog = await findDialog('Gerar o arquivo de 10/2026?', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar arquivo' }));
    await expect(await dialog.findByText('O arquivo X.SBX ainda espera o retorno da ANS.')).toBeVisible();
  },
};

export const Waiting: Story = { parameters: withFakes({ aguardando: fakeGerado() }) };

export const IsSaved: Story = {
  name: 'É gravado',
  parameters: withFakes({ aguardando: fakeGerado() }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    const files: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:nothing';
    });
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press('Baixar');
    await waitFor(() => expect(files).toHaveLength(1));
    // ISO-8859-1: one byte for the Ã.
    const bytes = new Uint8Array(await (files[0] as Blob).arrayBuffer());
    await expect(new TextDecoder('iso-8859-1').decode(bytes)).toContain('<mensagemSIB>INCLUSÃO<');
    await seesText('Arquivo baixado');
    made.mockRestore();
    clicked.mockRestore();
  },
};

export const NotSaved: Story = {
  parameters: withFakes(
    { aguardando: fakeGerado() },
    fake(baixaSbx, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Baixar');
    await seesText('99999920261121120000.SBX não foi baixado');
  },
};

export const IsDiscarded: Story = {
  name: 'É descartado',
  parameters: withFakes({ aguardando: fakeGerado() }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await press('Descartar');
    const dialog = await findDialog('Descartar o arquivo 99999920261121120000.SBX?', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }));
    await seesText('Arquivo descartado');
    await waitFor(() => expect(page.getByRole('button', { name: 'Gerar arquivo' })).toBeEnabled());
    await expect(page.queryByText(/espera o retorno/)).toBeNull();
  },
};

export const AProblemIsSolved: Story = {
  name: 'Um problema é resolvido',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Resolver a pendência/ });
    await userEvent.click(first as HTMLElement);
    await seesText('Há o que corrigir antes do envio');
    await seesText('1 de 5');
    const city = await body().findByRole('combobox', { name: 'Município' });
    await expect(city).toBeInvalid();
    await userEvent.clear(city);
    await userEvent.type(city, 'casc');
    await userEvent.click(await body().findByRole('option', { name: /Cascavel/ }));
    await press('Salvar');
    await seesText('Cadastro corrigido. O que mudou segue no próximo arquivo à ANS.');
  },
};

export const Files: Story = {
  name: 'Arquivos',
  args: { path: `${path}?aba=arquivos` },
  parameters: withFakes({ aguardando: fakeGerado() }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    const files = await findDialog('Arquivos gerados');
    await expect(await files.findByText('Espera o retorno')).toBeVisible();
    await expect(files.getByText('Recusado')).toBeVisible();
    await expect(files.getByRole('button', { name: 'Baixar 99999920261002091500.SBX' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await press('Arquivos gerados');
    await findDialog('Arquivos gerados');
  },
};

export const NoFiles: Story = {
  args: { path: `${path}?aba=arquivos` },
  parameters: withFakes({}, fake(getEnviosSib, [])),
  play: () => seesText('Nenhum arquivo foi gerado ainda.'),
};

export const Loading: Story = { tags: ['moldura'], parameters: withFakes({}, fakeWaiting(previaSbx)) };

export const Empty: Story = {
  parameters: withFakes({ movimentos: [] }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Nada mudou no cadastro desde o que a ANS aceitou por último.');
    await waitFor(() => expect(page.getByRole('button', { name: 'Gerar arquivo' })).toBeEnabled());
    await press('Gerar arquivo');
    await seesText(
      'Nenhum movimento pode seguir: o arquivo diz à ANS que não houve movimentação (motivo 62).',
    );
  },
};

export const Failed: Story = {
  parameters: withFakes(
    {},
    fake(previaSbx, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gerar arquivo' })).toBeDisabled();
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: () => seesText('Módulo Cadastro indisponível'),
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await filtersEverythingAway(canvasElement, 'Nome');
    await expect((await within(canvasElement).findAllByText('0 com o filtro')).length).toBeGreaterThan(0);
  },
};

export const OneRow: Story = { tags: ['moldura'], parameters: withFakes({ movimentos: [fakeMovimento(2)] }) };

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withFakes({ movimentos: fakeMovimentos(2_000) }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect((await page.findAllByText(/2\.000/))[0]).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes({
    aguardando: fakeGerado({ por: 'Maria da Conceição Aparecida de Albuquerque Assunção' }),
    movimentos: [
      fakeMovimento(2, {
        nome: longName,
        pendencias: [
          { campo: 'nomeMae', mensagem: 'Falta o nome da mãe.' },
          {
            campo: 'codigoBeneficiarioTitular',
            mensagem: 'O titular nunca foi informado à ANS e tem pendência: resolva-a primeiro.',
          },
        ],
      }),
      fakeMovimento(3),
    ],
  }),
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  parameters: withFakes({ aguardando: fakeGerado(), movimentos: fakeMovimentos(34) }),
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  parameters: withFakes({ aguardando: fakeGerado() }),
};
