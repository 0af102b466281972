import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDadosUpload } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import {
  retornoFakes,
  type RetornoFakeOptions,
} from '@vidas/api-client/financeiro/retorno/retornoCalls.fake.ts';
import { fakeDuvida, fakeUpload } from '@vidas/api-client/financeiro/retorno/retorno.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findDialog,
  findScreen,
  longName,
  seesText,
  theFileInput,
} from '../../testing/storyPlay.ts';

const title = 'Arquivo banco';
const path = '/modulos/financeiro/arquivo-banco';
const gerente = fakePayload({ cargo: 'Gerente Financeiro', modules: ['financeiro'] });
const pessoa = fakePayload({ cargo: 'Analista', modules: ['financeiro'] });
const withFakes = (options: RetornoFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...retornoFakes(options), ...shellFakes(gerente)],
});

const meta = {
  title: 'telas/financeiro/Arquivo banco',
  component: StaffStory,
  args: { path, person: gerente },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (rest: string, person = gerente) => ({ path: `${path}?${rest}`, person });
const press = async (name: string | RegExp) =>
  userEvent.click(await body().findByRole('button', { name }, { timeout: 10_000 }));
const file = (name: string) => new File([name.padEnd(400)], name);
const sends = async (canvasElement: HTMLElement, ...files: File[]) => {
  const page = await findScreen(canvasElement, title);
  await page.findByDisplayValue('30');
  await userEvent.upload(theFileInput(), files, { applyAccept: false });
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('CBR643201.RET');
    // The same value as in the file before.
    await page.findByDisplayValue('30');
    await seesText('Arquivos de retorno do banco');
    await userEvent.clear(page.getByRole('textbox', { name: 'Dias válidos' }));
    await seesText('Preencha os dias válidos para fazer o upload');
    await expect(document.querySelector('input[type="file"]')).toBeNull();
    await userEvent.type(page.getByRole('textbox', { name: 'Dias válidos' }), '45');
    await seesText('Arquivos de retorno do banco');
  },
};

export const Envio: Story = {
  name: 'Envio',
  play: async ({ canvasElement }) => {
    await sends(canvasElement, file('CBR643300.RET'), file('cbr643301.ret'));
    await seesText('Quantidade de boletos gerados: 12');
    await seesText('2 de 2 enviados');
    await seesText(/12 linhas, lançamentos de R\$ [\d.,]+\. 1 linha a decidir/);
    await expect(body().queryByRole('button', { name: /Excluir/ })).toBeNull();
    await press('Retirar da lista CBR643300.RET');
    await seesText('1 de 1 enviado');
    const abrir = await body().findAllByRole('button', { name: 'Abrir cbr643301.ret' });
    await userEvent.click(abrir[0] ?? document.body);
    await findScreen(canvasElement, 'cbr643301.ret');
  },
};

export const EnvioRecusado: Story = {
  name: 'Envio recusado',
  parameters: withFakes({
    recusa: new Refusal(422, {
      error:
        'Linha 3: posições 395 a 400: o sequencial é "000005" e devia ser 000003; falta uma parte do arquivo.',
      problems: [],
    }),
  }),
  play: async ({ canvasElement }) => {
    await sends(canvasElement, file('extrato.txt'), file('CBR643201.ret'), file('CBR643_cortado.RET'));
    await seesText('Arquivo incorreto, anexe o arquivo de retorno correto');
    await seesText('CBR643201.ret Upload de arquivo já foi executado.');
    await seesText(/falta uma parte do arquivo/);
  },
};

/** The address has the file and the open line. */
export const Arquivo: Story = {
  name: 'Arquivo',
  args: at('arquivo=101'),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'CBR643201.RET');
    await seesText('O retorno 200 não chegou.');
    await seesText('Nenhum título tem este nosso número.');
    await press('Abrir a linha 3');
    const drawer = await findDialog('Linha 3');
    await expect(await drawer.findByText('Valor recebido')).toBeInTheDocument();
  },
};

export const RaioX: Story = {
  name: 'Raio X',
  args: at('arquivo=101&linha=4'),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'CBR643201.RET');
    const drawer = await findDialog('Linha 4');
    await seesText('Difere');
    await expect(await drawer.findByText('254–266')).toBeInTheDocument();
    await expect(drawer.getByText('Valor recebido')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await findScreen(canvasElement, 'CBR643201.RET');
  },
};

export const Desfazer: Story = {
  name: 'Desfazer',
  args: at('arquivo=101'),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'CBR643201.RET');
    await press('Desfazer arquivo');
    const dialog = await findDialog('Desfazer CBR643201.RET');
    await expect(await dialog.findByText(/^9 títulos voltam a como estavam antes/)).toBeVisible();
    await expect(dialog.getByText('Boletos, e-mails e mensagens já enviados.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await expect(await dialog.findByText('Diga por que se desfaz.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'mês errado');
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await seesText('Arquivo desfeito: 9 títulos voltaram a como estavam antes.');
    await seesText(/Desfeito em 20\/11\/2026/);
    await expect(page.queryByRole('button', { name: 'Desfazer arquivo' })).toBeNull();
  },
};

/** Later acts rest on the file: the dialog lists them and does not undo. */
export const NaoPode: Story = {
  name: 'Não pode',
  args: at('arquivo=101'),
  parameters: withFakes({
    previa: {
      pode: false,
      impedimentos: ['5 linhas de CBR643202.RET mexeram depois nos mesmos títulos.'],
      apoios: [{ arquivoId: '102', nome: 'CBR643202.RET', linhas: 5 }],
    },
  }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'CBR643201.RET');
    await press('Desfazer arquivo');
    const dialog = await findDialog('Desfazer CBR643201.RET');
    await expect(await dialog.findByText(/5 linhas de CBR643202.RET/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Desfazer' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('link', { name: 'Abrir CBR643202.RET' }));
    await findScreen(canvasElement, 'CBR643202.RET');
  },
};

/** A person who is no manager sees everything and cannot undo. */
export const SemGerente: Story = {
  name: 'Sem gerente',
  args: at('arquivo=101', pessoa),
  parameters: { msw: [...retornoFakes(), ...shellFakes(pessoa)] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'CBR643201.RET');
    await seesText('Nenhum título tem este nosso número.');
    await expect(page.queryByRole('button', { name: 'Desfazer arquivo' })).toBeNull();
  },
};

export const ADecidir: Story = {
  name: 'A decidir',
  args: at('aba=a-decidir'),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('CBR643200.RET, linha 4');
    await press('Segundo pagamento: linha 9');
    const dialog = await findDialog('É um segundo pagamento?', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Segundo pagamento' }));
    await seesText('A linha vale como segundo pagamento.');
    await seesText('Nenhuma linha espera decisão.');
  },
};

export const Creditos: Story = {
  name: 'Créditos',
  args: at('aba=creditos&competencia=11-2026'),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Mudou depois de conferido');
    await press('Conferir 14/11/2026');
    const dialog = await findDialog('Conferir o crédito de 14/11/2026');
    await expect(dialog.getByText(/Os arquivos dizem R\$ 11\.912,50 neste dia/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor no extrato/ }), '11912,50');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await seesText('O crédito confere com o extrato.');
  },
};

export const PagoAMais: Story = {
  name: 'Pago a mais',
  args: at('aba=restituir'),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Pago em duplicidade');
    await press('Linha do título 7000001');
    await findDialog('Linha 5');
  },
};

export const LongText: Story = {
  tags: ['moldura'],
  args: at('aba=a-decidir'),
  parameters: withFakes({
    duvidas: [fakeDuvida({ pagador: longName, arquivo: `CBR643_${'retorno_'.repeat(12)}.RET` })],
  }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText(longName);
  },
};

export const Empty: Story = {
  parameters: withFakes({ uploads: [] }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Nenhum arquivo foi enviado ainda.');
    await seesText('Preencha os dias válidos para fazer o upload');
    await expect(page.getByRole('button', { name: /Exportar/ })).toBeDisabled();
  },
};

export const NoResult: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await filtersEverythingAway(canvasElement, 'Nome do arquivo');
  },
};

export const Failed: Story = {
  parameters: withFakes({}, fake(getDadosUpload, new Refusal(500, { error: 'O servidor está parado.' }))),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('O servidor está parado.');
    await expect(within(canvasElement).getByRole('button', { name: 'Tentar de novo' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: withFakes({}, fakeWaiting(getDadosUpload)),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
  },
};

export const OneRow: Story = {
  tags: ['moldura'],
  parameters: withFakes({ uploads: [fakeUpload(1, { QTD_BOLETO: 1, LINHAS: 1 })] }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('CBR643201.RET');
  },
};

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withFakes({ uploads: Array.from({ length: 500 }, (_, index) => fakeUpload(index + 1)) }),
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { path, person: fakePayload({ modules: ['vendas'] }) },
  play: async () => seesText('Módulo Financeiro indisponível'),
};

export const Dark: Story = { globals: { theme: 'dark' }, args: at('arquivo=101') };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, args: at('arquivo=101') };
