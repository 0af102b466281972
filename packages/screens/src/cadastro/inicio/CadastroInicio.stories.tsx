import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/cadastro/inicio/inicio.contract.ts';
import { emptyInicio, fakeInicio } from '@vidas/api-client/cadastro/inicio/inicio.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeStory, linesOf } from '../../testing/homeStories.ts';
import { findScreen, longName } from '../../testing/storyPlay.ts';

export const screen = homeStory({
  modulo: 'cadastro',
  endpoint: getInicio,
  act: 'Conferir com a ANS',
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
const { says, tableOf, withFigures } = screen;

const meta = { title: 'telas/cadastro/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = await tableOf(canvasElement, 'Pendências');
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
    await expect(linesOf(list)[0]?.[0]).toBe('Ativos sem CCO | 14');
    const page = await says(canvasElement, '17 beneficiários sem CCO, 24 rejeições da ANS');
    await expect(page.getByRole('link', { name: 'Corrigir as rejeições' })).toHaveAttribute(
      'href',
      '/modulos/cadastro/leitura-xml-sib',
    );
    const months = await tableOf(canvasElement, 'Calendário do SIB');
    await expect(linesOf(months)).toEqual([
      ['11/2026 | 05/12/2026 | a gerar', '/modulos/cadastro/envio-sib?competencia=11-2026'],
      [
        '10/2026 | 05/11/2026 | gerado em 04/11/2026, retorno em 05/11/2026',
        '/modulos/cadastro/envio-sib?competencia=10-2026',
      ],
      [
        '09/2026 | 05/10/2026 | sem arquivo, atrasado há 47 dias',
        '/modulos/cadastro/envio-sib?competencia=09-2026',
      ],
    ]);
    const files = await tableOf(canvasElement, 'Últimos arquivos do SIB');
    await expect(linesOf(files)).toEqual([
      [
        '06/11/2026 08:12 | Conferência da ANS (CNX): 18.412 beneficiários | ArqConf9999990220261105.CNX, Marina Alencar',
        '/modulos/cadastro/sib-xml-conferencia?aba=arquivo',
      ],
      [
        '05/11/2026 14:40 | Retorno da ANS (RPX): 612 aceitos, 24 rejeitados | 99999920261104093011.xml, Otávio Lins',
        '/modulos/cadastro/leitura-xml-sib?aba=retornos',
      ],
      [
        '04/11/2026 09:30 | Envio à ANS (SBX): 636 movimentos de 10/2026, processado pela ANS | 99999920261104093011.SBX, Marina Alencar',
        '/modulos/cadastro/envio-sib',
      ],
    ]);
  },
};

export const LeadsToTheList: Story = {
  play: async ({ canvasElement }) => {
    const list = await tableOf(canvasElement, 'Pendências');
    await userEvent.click(await list.findByRole('link', { name: /Campos divergentes/ }));
    const page = await findScreen(canvasElement, 'Conferência cadastral SIB CNX');
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
    const list = await tableOf(canvasElement, 'Pendências');
    await expect(linesOf(list).map(([text]) => text)).toEqual([
      'Ativos sem CCOO cadastro está vazio | 0',
      'Inativos sem CCOO cadastro está vazio | 0',
      'Rejeitados pela ANSAinda não há retorno da ANS | 0',
      'Diferenças com a ANSImporte o arquivo de conferência para compará-lo com o cadastro | —',
      'Movimentação de congêneresAinda não há movimentações | 0',
    ]);
    await says(canvasElement, 'O cadastro está vazio');
    await expect(list.getByRole('link', { name: /Diferenças com a ANS/ })).toBeVisible();
    const files = await tableOf(canvasElement, 'Últimos arquivos do SIB');
    await expect(files.getByText('Nenhum arquivo ainda')).toBeVisible();
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
    await says(canvasElement, 'Nada espera por você na ANS');
    const list = await tableOf(canvasElement, 'Pendências');
    await expect(linesOf(list).every(([text]) => text.endsWith(' | 0'))).toBe(true);
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
    const list = await tableOf(canvasElement, 'Pendências');
    await expect(await list.findAllByRole('link', { name: /^Movimentação: Congênere \d$/ })).toHaveLength(7);
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
    const list = await tableOf(canvasElement, 'Pendências');
    const link = await list.findByRole('link', { name: /^Comparação com a ANS desatualizada/ });
    await expect(link).toHaveAttribute('href', '/modulos/cadastro/sib-xml-conferencia');
  },
};
