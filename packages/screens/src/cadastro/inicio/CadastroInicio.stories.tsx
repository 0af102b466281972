import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/cadastro/inicio/inicio.contract.ts';
import { emptyInicio, fakeInicio } from '@vidas/api-client/cadastro/inicio/inicio.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { linksOf, homeStory } from '../../testing/homeStories.ts';
import { findScreen, longName } from '../../testing/storyPlay.ts';

export const screen = homeStory({
  modulo: 'cadastro',
  endpoint: getInicio,
  figures: fakeInicio(),
  answers: {
    LongText: fakeInicio({
      semCco: { ativos: 812_345, inativos: 187_655 },
      congeneres: [{ codigo: '0201', nome: `Cooperativa ${longName}`, quantidade: 1_000_000 }],
      conferencia: {
        nome: 'ArqConf9999990220261105ComUmNomeQueAlguemTrocouAntesDeEnviarParaCa.CNX',
        em: '2026-11-06T08:12',
        por: longName,
        quantidade: 1_000_000,
      },
    }),
  },
});
const { listOf, withFigures } = screen;

const meta = { title: 'telas/cadastro/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Pendências');
    const links = await list.findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href')?.replace('/modulos/cadastro/', ''))).toEqual([
      'sib-xml-conferencia?aba=ativos-sem-cco',
      'sib-xml-conferencia?aba=inativos-sem-cco',
      'leitura-xml-sib',
      'sib-xml-conferencia?aba=na-ans-sem-cco',
      'sib-xml-conferencia?aba=situacao',
      'sib-xml-conferencia?aba=campos',
      'movimentacao-beneficiarios?congenere=0201',
      'movimentacao-beneficiarios?congenere=0202',
    ]);
    await expect(links[0]).toHaveTextContent('Ativos sem CCOBeneficiários ativos que a ANS deve conhecer14');
    const files = await listOf(canvasElement, 'Últimos arquivos do SIB');
    await expect(files.getByText(/636 movimentos de 10\/2026, processado pela ANS/)).toBeVisible();
    await expect(files.getByText('18.412 beneficiários')).toBeVisible();
    await expect(
      files.getByText('ArqConf9999990220261105.CNX, 06/11/2026 08:12, Marina Alencar'),
    ).toBeVisible();
  },
};

export const LeadsToTheList: Story = {
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Pendências');
    await userEvent.click(await list.findByRole('link', { name: /Campos divergentes/ }));
    const page = await findScreen(canvasElement, 'Conferência Cadastral SIB CNX');
    await expect(await page.findByRole('tab', { name: /^Campos divergentes/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The first day: no file came yet, and the register is empty, which is no good news. */
export const Empty: Story = {
  parameters: withFigures(emptyInicio),
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Pendências');
    await expect((await linksOf(list)).map(([text]) => text)).toEqual([
      'Ativos sem CCOO cadastro está vazio0',
      'Inativos sem CCOO cadastro está vazio0',
      'Rejeitados pela ANSAinda não há retorno da ANS0',
      'Diferenças com a ANSImporte o arquivo de conferência para compará-lo com o cadastro',
    ]);
    await expect(list.getByText('Ainda não há movimentações')).toBeVisible();
    await expect(list.queryByText('Nada pendente')).toBeNull();
    await expect(list.getByRole('link', { name: /Diferenças com a ANS/ })).toBeVisible();
    const files = await listOf(canvasElement, 'Últimos arquivos do SIB');
    await expect(files.getAllByText('Nenhum arquivo ainda')).toHaveLength(3);
  },
};

/** A register in use without waiting work. */
export const NothingWaits: Story = {
  name: 'Nada espera',
  parameters: withFigures(
    fakeInicio({
      semCco: { ativos: 0, inativos: 0 },
      rejeitados: 0,
      congeneres: [],
      diferencas: { semCcoNaOperadora: 0, situacao: 0, campos: 0 },
    }),
  ),
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Pendências');
    await expect(await list.findAllByText('Nada pendente')).toHaveLength(7);
  },
};

export const ManyInsurers: Story = {
  name: 'Muitas operadoras',
  parameters: withFigures(
    fakeInicio({
      congeneres: Array.from({ length: 7 }, (_, index) => ({
        codigo: `020${index}`,
        nome: `Congênere ${index}`,
        quantidade: 5,
      })),
    }),
  ),
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Pendências');
    await expect(await list.findAllByRole('link', { name: /^Movimentação: Congênere \d.*5$/ })).toHaveLength(
      7,
    );
  },
};

export const Waiting: Story = {
  name: 'Aguardando o retorno',
  parameters: withFigures(() => {
    const { envio, ...inicio } = fakeInicio();
    return { ...inicio, envio: envio && { ...envio, situacao: 'GERADO' as const } };
  }),
};

export const NotComparedYet: Story = {
  name: 'Comparação desatualizada',
  parameters: withFigures(fakeInicio({ cadastroMudou: true })),
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Pendências');
    const link = await list.findByRole('link', { name: /^Comparação com a ANS desatualizada/ });
    await expect(link).toHaveAttribute('href', '/modulos/cadastro/sib-xml-conferencia');
  },
};
