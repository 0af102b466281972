import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import {
  assinaConferenciaCarga,
  getConferenciaCarga,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import {
  conferenciaCargaFakes,
  fakeConferencia,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, catchFiles, findDialog, longName, seesText, theFileInput } from '../../testing/storyPlay.ts';

const withPagina = (pagina = fakeConferencia(), ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...conferenciaCargaFakes(pagina), ...shellFakes()],
});

const [, primeira] = fakeConferencia().linhas;
const umas = primeira ? [primeira] : [];

export const screen = screenStory({
  title: 'Conferência da carga',
  path: '/modulos/tecnologia/conferencia-carga',
  endpoints: [getConferenciaCarga],
  fakes: conferenciaCargaFakes,
  column: 'Figura',
  answers: {
    OneRow: conferenciaCargaFakes(fakeConferencia({ linhas: umas })),
    ManyRows: conferenciaCargaFakes(
      fakeConferencia({
        linhas: Array.from({ length: 600 }, (_, at) =>
          umas.map((linha) => ({
            ...linha,
            figura: 'vidas-empresa' as const,
            chave: String(at).padStart(6, '0'),
          })),
        ).flat(),
      }),
    ),
    LongText: conferenciaCargaFakes(
      fakeConferencia({ linhas: umas.map((linha) => ({ ...linha, rotulo: longName, por: longName })) }),
    ),
  },
});
const { find } = screen;
const title = 'Conferência da carga';

const meta = {
  title: 'telas/tecnologia/Conferência da carga',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const findTable = async (canvasElement: HTMLElement) => {
  const page = await find(canvasElement);
  const table = within(await page.findByRole('grid', { name: title }));
  await table.findByText('Smart 200 Enfermaria');
  return table;
};

/** Differences stand in red, and each figure names the person who entered the core system's value. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement);
    await expect(table.getAllByText('Difere')).toHaveLength(2);
    const page = within(canvasElement);
    await expect(page.getByText('Em implantação')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Assinar' })).toBeEnabled();
    await expect(table.getByRole('link', { name: 'Abrir Mais de 90 dias' })).toHaveAttribute(
      'href',
      '/modulos/financeiro/idadeSaldos?todos=1&filtro.faixa=Mais+de+90+dias',
    );
  },
};

export const OnlyDifferences: Story = {
  name: 'Só as diferenças',
  play: async ({ canvasElement }) => {
    await findTable(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('link', { name: /Diferem/ }));
    await waitFor(async () => {
      const table = within(await within(canvasElement).findByRole('grid', { name: title }));
      await expect(table.getAllByRole('button', { name: /^Informar/ })).toHaveLength(2);
    });
  },
};

export const Tells: Story = {
  name: 'Informa uma figura',
  parameters: withPagina(fakeConferencia()),
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement);
    await userEvent.click(table.getByRole('button', { name: 'Informar Premium 500 Apartamento' }));
    const dialog = await findDialog('Informar Premium 500 Apartamento');
    const field = dialog.getByRole('textbox', { name: /Quantidade na central/ });
    await expect(dialog.queryByRole('textbox', { name: /Valor/ })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '3190{Enter}');
    await seesText('Figura informada.');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getAllByText('Difere')).toHaveLength(1));
  },
};

export const ByFile: Story = {
  name: 'Informa por arquivo',
  play: async ({ canvasElement }) => {
    await findTable(canvasElement);
    const files = catchFiles();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Informar por arquivo' }));
    const dialog = await findDialog('Informar por arquivo');
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar o modelo' }));
    await waitFor(() => expect(files).toEqual(['conferencia-da-carga.csv']));
    await userEvent.upload(
      theFileInput(),
      new File(['figura;chave;quantidade;valor\n'], 'central.csv', { type: 'text/csv' }),
    );
    await seesText('3 figuras informadas.');
  },
};

/** The question lists differences and missing comparisons; after it the page names the person who opened the acts. */
export const Signs: Story = {
  name: 'Assina',
  parameters: withPagina(fakeConferencia()),
  play: async ({ canvasElement }) => {
    await findTable(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Assinar' }));
    const question = await findDialog('Assinar a Conferência da carga?', 'alertdialog');
    await expect(question.getByText('De 17 figuras, 2 diferem e 5 estão sem comparar.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Assinar' }));
    await seesText('Implantada em 21/11/2026 09:00 por Marina Alencar');
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Assinar' })).toBeNull());
  },
};

/** The open question. */
export const Question: Story = {
  name: 'Pergunta antes de assinar',
  play: async ({ canvasElement }) => {
    await findTable(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Assinar' }));
    await findDialog('Assinar a Conferência da carga?', 'alertdialog');
  },
};

export const ChangedMeanwhile: Story = {
  name: 'Mudou enquanto se assinava',
  parameters: withPagina(
    fakeConferencia(),
    fake(assinaConferenciaCarga, new Refusal(409, { error: 'As figuras mudaram desde que você as viu.' })),
  ),
  play: async ({ canvasElement }) => {
    await findTable(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Assinar' }));
    const question = await findDialog('Assinar a Conferência da carga?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Assinar' }));
    await expect(await question.findByText('As figuras mudaram desde que você as viu.')).toBeVisible();
  },
};

const assinada = fakeConferencia({
  emImplantacao: false,
  assinatura: { em: '2026-11-21T09:00', por: 'Marina Alencar', figuras: 17, diferentes: 2, semComparar: 5 },
});

export const Signed: Story = { name: 'Assinada', parameters: withPagina(assinada) };

export const NotAManager: Story = {
  name: 'Quem não assina',
  parameters: withPagina(
    fakeConferencia({ impedimento: 'Só um cargo de gerência assina: Diretor ou Gerente de TI.' }),
  ),
  play: async ({ canvasElement }) => {
    await findTable(canvasElement);
    await seesText(/Só um cargo de gerência assina/);
    await expect(within(canvasElement).queryByRole('button', { name: 'Assinar' })).toBeNull();
  },
};

/** An installation that was in use before: it compares, and nothing waits. */
export const InUse: Story = {
  name: 'Instalação em uso',
  parameters: withPagina(fakeConferencia({ emImplantacao: false })),
  play: async ({ canvasElement }) => {
    await findTable(canvasElement);
    await expect(within(canvasElement).queryByText('Em implantação')).toBeNull();
  },
};

export const ForDiretoria: Story = {
  name: 'Na Diretoria',
  args: { path: '/modulos/diretoria/conferencia-carga', modules: ['diretoria'] },
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement);
    await expect(table.queryByRole('link', { name: 'Abrir Mais de 90 dias' })).toBeNull();
    await expect(table.getByRole('link', { name: 'Abrir Titulares' })).toHaveAttribute(
      'href',
      '/modulos/diretoria/vidas?figura=ativos&vinculo=titular',
    );
  },
};

/** Before the first load there is nothing to count. */
export const Empty: Story = {
  parameters: withPagina(fakeConferencia({ linhas: [] })),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Nenhuma figura.');
  },
};
