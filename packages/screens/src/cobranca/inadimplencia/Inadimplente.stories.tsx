import type { Meta, StoryObj } from '@storybook/react-vite';
import { maxLinhasCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import {
  getInadimplentesMensageriaFoneErrado,
  getListCidade,
  getRelatorioInadimplentes,
  getRelatorioInadimplentesMensageria,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import {
  fakeInadimplente,
  fakeLinhaMensageria,
  inadimplenciaFakes,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, catchFiles, longName, seesText, exportsAs } from '../../testing/storyPlay.ts';

const idle = '/modulos/cobranca/inadimplente';
const asked = `${idle}?data=2026-11-30`;

let saved: readonly string[] = [];

const down = () => new Refusal(500, { error: 'O banco de dados não respondeu.' });

export const screen = screenStory({
  title: 'Inadimplentes',
  path: `${asked}&excluir=4127700`,
  endpoints: [getRelatorioInadimplentes],
  fakes: inadimplenciaFakes,
  failed: 'Não foi possível carregar os dados da tabela!',
  column: 'Nome',
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/cobranca/Inadimplentes',
  ...screen.meta,
  beforeEach: () => {
    localStorage.clear();
    saved = catchFiles();
  },
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const codes = { name: 'Códigos de cidade a excluir' };
const files = ['Exportar CSV', 'Exportar CSV mensageria', 'Exportar CSV telefone errado'];
/** The one button of the files. */
const menu = { name: 'Exportar' };

/** Buscar ignores presses while a search is running. */
const seesRows = () => seesText(/^1–\d+ de \d/);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Cancelamento em 30/11/2026, sem 1 cidade')).toBeVisible();
    await expect(await page.findByText('Toledo/PR')).toBeVisible();
    await expect(page.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(
      [
        '',
        'Nome',
        'Matrícula',
        'Valor em aberto',
        'Vencido desde',
        'Dias em atraso',
        'Títulos em aberto',
        'Endereço',
        'CEP',
        'Bairro',
        'Cidade',
        'UF',
        'Situação',
        'Mensalidades que contam',
        'Dias sem pagar',
        '50º dia',
        'Pode cancelar desde',
        'Por quê',
        'Ações',
      ].map((name) => expect.stringContaining(name)),
    );
    await seesText('Dados obtidos com sucesso!');
    await userEvent.click(page.getByRole('button', menu));
    for (const name of files) await expect(await body().findByRole('button', { name })).toBeEnabled();
  },
};

export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(page.getByText('Escolha a data de cancelamento e busque.')).toBeVisible();
    await expect(page.getByRole('button', menu)).toBeDisabled();
    await expect(page.getByRole('group', { name: 'Data de cancelamento' })).toHaveTextContent('30/11/2026');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(await page.findByText('Cancelamento em 30/11/2026')).toBeVisible();
  },
};

export const DayToCome: Story = {
  name: 'Dia por vir',
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(page.getByRole('spinbutton', { name: 'dia, Data de cancelamento' }));
    await userEvent.keyboard('31122026');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(await page.findByText('Cancelamento em 31/12/2026')).toBeVisible();
  },
};

/**
 * Comma and Enter separate the codes. A code of six digits becomes one of seven, and a city is listed once. Letters and zero stay in the
 * box.
 */
export const ExcludesCities: Story = {
  name: 'Exclui cidades',
  args: { path: asked },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(page.getByText('Nenhuma')).toBeVisible();
    await seesRows();
    const box = page.getByRole('combobox', codes);
    await userEvent.type(box, '4104808,410480{Enter}');
    await expect(await page.findByText('Cascavel/PR')).toBeVisible();
    await waitFor(() => expect(page.getAllByText('4104808')).toHaveLength(2));
    await userEvent.type(box, '0{Enter}');
    await seesText('“0”: use só os números do código, maior que zero');
    await expect(box).toHaveValue('0');
    await userEvent.clear(box);
    await expect(page.getByRole('button', menu)).toBeDisabled();
    // Text in the box counts when Buscar is pressed.
    await userEvent.type(box, '4105300');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(await page.findByText('Cancelamento em 30/11/2026, sem 2 cidades')).toBeVisible();
    await seesText(/^1–\d+ de 30/);
    await userEvent.click(page.getByRole('button', { name: 'Retirar Cascavel das excluídas' }));
    await expect(page.queryByText('Cascavel/PR')).not.toBeInTheDocument();
    await expect(page.getByText('Céu Azul/PR')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(await page.findByText('Cancelamento em 30/11/2026, sem 1 cidade')).toBeVisible();
    await seesText(/^1–\d+ de 45/);
    await userEvent.click(page.getByRole('button', { name: 'Limpar as cidades excluídas' }));
    await expect(page.getByText('Nenhuma')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText(/^1–\d+ de 60/);
  },
};

/** A code without a city is removed with a message, and Buscar does not search. */
export const WrongCode: Story = {
  name: 'Código errado',
  args: { path: asked },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await page.findByText('Cancelamento em 30/11/2026');
    await seesRows();
    const box = page.getByRole('combobox', codes);
    await userEvent.type(box, '9999999');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Código de cidade incorreto!');
    await waitFor(() => expect(page.getByText('Nenhuma')).toBeVisible());
    await expect(page.getByText('Cancelamento em 30/11/2026')).toBeVisible();
  },
};

/** The address has a city by six digits, which differs from the search: the files stay disabled until Buscar. */
export const SixDigitsInTheAddress: Story = {
  name: 'Seis dígitos no endereço',
  args: { path: `${asked}&excluir=412770` },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Toledo/PR')).toBeVisible();
    await seesRows();
    await expect(page.getByRole('button', menu)).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(page.getByRole('button', menu)).toBeEnabled());
    await expect(page.getAllByText('4127700')).toHaveLength(2);
  },
};

/** The city could not be looked up: it stays, and Buscar tries again. */
export const UncheckedCode: Story = {
  name: 'Código não conferido',
  args: { path: `${asked}&excluir=4127700` },
  parameters: withFakes(fake(getListCidade, down)),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Não conferida')).toBeVisible();
    await seesRows();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('A cidade 4127700 não foi conferida.');
  },
};

/** Each press requests its messaging file, with the question of the last search. */
export const MessagingFiles: Story = {
  name: 'Arquivos da mensageria',
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await page.findByText('Cancelamento em 30/11/2026, sem 1 cidade');
    await exportsAs(page, 'Exportar CSV mensageria');
    await seesText('45 linhas em inadimplentes-mensageria.csv');
    await exportsAs(page, 'Exportar CSV telefone errado');
    await seesText('4 linhas em inadimplentes-fone-errado.csv');
    await expect(saved).toEqual(['inadimplentes-mensageria.csv', 'inadimplentes-fone-errado.csv']);
  },
};

/** More messages than one campaign holds: the file is still made, with a warning. */
export const MoreThanACampaign: Story = {
  name: 'Mais do que cabe em uma campanha',
  parameters: withFakes(
    fake(
      getRelatorioInadimplentesMensageria,
      Array.from({ length: maxLinhasCampanha + 1 }, (_, index) => fakeLinhaMensageria(index)),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await exportsAs(page, 'Exportar CSV mensageria');
    // First the warning, then the message behind it.
    await body().findByText('Arquivo grande demais para uma campanha!', {}, { timeout: 10_000 });
    await seesText('20.001 linhas em inadimplentes-mensageria.csv');
  },
};

export const NobodyToWriteTo: Story = {
  name: 'Ninguém a quem escrever',
  parameters: withFakes(
    fake(getRelatorioInadimplentesMensageria, []),
    fake(getInadimplentesMensageriaFoneErrado, down),
  ),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await exportsAs(page, 'Exportar CSV mensageria');
    await seesText('Ninguém a quem enviar mensagem!');
    await exportsAs(page, 'Exportar CSV telefone errado');
    await seesText('Não foi possível carregar os dados da tabela!');
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getRelatorioInadimplentes, [])),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('Nenhum inadimplente encontrado!');
    await expect(page.getByRole('button', menu)).toBeDisabled();
  },
};

export const ManyRows: Story = {
  tags: ['moldura'],
  args: { path: `${asked}&excluir=4104808&excluir=4127700&excluir=4108304` },
  parameters: { msw: [...inadimplenciaFakes(8_000), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect((await page.findAllByText(/2\.000/))[0]).toBeVisible();
  },
};

/** A server that sends only the fields of the specification, and only one row. */
export const OneRow: Story = {
  parameters: withFakes(
    fake(getRelatorioInadimplentes, () => {
      const { nome, endereco, cep, bairro, cidade, uf } = fakeInadimplente(7);
      return [{ nome, endereco, cep, bairro, cidade, uf }];
    }),
  ),
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getListCidade, ({ params }) => ({
      codigo: params.cityCode,
      cidade: 'Vila Bela da Santíssima Trindade de São Sebastião do Alto Paraná',
      uf: 'MT',
    })),
    fake(getRelatorioInadimplentes, [
      fakeInadimplente(1, {
        nome: longName,
        endereco: `Avenida ${longName}, 1.234, bloco B, apartamento 1.201`,
        valor: 1_234_567_890,
      }),
      fakeInadimplente(2),
    ]),
  ),
  args: { path: `${asked}&excluir=4127700&excluir=5105507&excluir=4105300` },
};
