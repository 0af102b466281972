import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake } from '@vidas/api-client/http/fake.ts';
import { conferePrazo, gravaPrazo } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { type PrazoSalvo, prazosDaLeiSalvos } from '@vidas/api-client/juridico/prazos/prazosDaLei.report.ts';
import { answersOf } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { answers, findDialog, seesText } from '../../testing/storyPlay.ts';

const linha = (given: Partial<PrazoSalvo>): PrazoSalvo => ({
  nome: 'Reanálise de uma negativa pela ouvidoria',
  valor: '7',
  unidade: 'DIAS_UTEIS',
  vigenteDesde: null,
  conferencia: 'ninguém conferiu',
  fonte: 'RN ANS 623/2024, art. 16',
  situacao: 'EM_VIGOR',
  gravadoPor: null,
  gravadoEm: null,
  chave: 'reanalise',
  gravado: '7',
  ...given,
});

const prazos: PrazoSalvo[] = [
  linha({
    nome: 'Mensalidade paga em parte conta como não paga',
    valor: 'Não',
    unidade: 'SIM_NAO',
    fonte: 'regra da casa',
    chave: 'parcialConta',
    gravado: 'nao',
    vigenteDesde: '2026-11-01',
    gravadoPor: 'Inês Prado',
    gravadoEm: '2026-10-28T10:12',
    conferencia: 'conferido por Inês Prado em 28/10/2026 10:14',
  }),
  linha({}),
];

const feito = { success: true, message: 'Feito.' };
const comPrazos = withAnswers(
  prazosDaLeiSalvos,
  ...answersOf(prazosDaLeiSalvos, prazos),
  fake(gravaPrazo, feito),
  fake(conferePrazo, feito),
);

const meta = {
  title: 'telas/juridico/Prazos da lei',
  ...reportMeta(prazosDaLeiSalvos),
  parameters: { layout: 'fullscreen', ...comPrazos },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** Each term says who confirmed it, or that nobody did. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, prazosDaLeiSalvos, [
      'Prazo',
      'Valor',
      'Unidade',
      'Vale desde',
      'Conferência',
      'Fonte',
      'Situação',
      'Gravado por',
      'Gravado em',
      'Chave',
      'Valor gravado',
      'Ações',
    ]);
    await expect(await page.findByText('ninguém conferiu')).toBeVisible();
    await expect(page.getByText('conferido por Inês Prado em 28/10/2026 10:14')).toBeVisible();
  },
};

export const Changed: Story = {
  name: 'Muda o valor',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Mudar valor de Reanálise de uma negativa pela ouvidoria');
    const dialog = await findDialog('Reanálise de uma negativa pela ouvidoria');
    const valor = dialog.getByRole('textbox', { name: 'Valor' });
    await userEvent.clear(valor);
    await userEvent.type(valor, '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('use um número inteiro de 1 a 366')).toBeVisible();
    await userEvent.clear(valor);
    await userEvent.type(valor, '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await seesText('Feito.');
  },
};

export const Confirmed: Story = {
  name: 'Confere',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Conferir Reanálise de uma negativa pela ouvidoria');
    await answers('Você conferiu este prazo em RN ANS 623/2024, art. 16?', 'Conferi');
    await seesText('Feito.');
  },
};
