import type { Meta, StoryObj } from '@storybook/react-vite';
import { demonstrativoFakes } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.fake.ts';
import {
  importaLoteXml,
  validaXml,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import {
  fakeParcial,
  fakeResultado,
  importarXmlFakes,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { answers, body, findScreen, seesText, theFileInput } from '../../testing/storyPlay.ts';

const withFakes = (...own: ReturnType<typeof fake>[]) => ({
  msw: [...own, ...importarXmlFakes(), ...demonstrativoFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/contas-medicas/Importar XML do prestador: muitos arquivos',
  component: StaffStory,
  args: { path: '/modulos/contas-medicas/importar-xml-prestador' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => {
    localStorage.clear();
    pedidas = 0;
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Importar XML do prestador';

const nomes = ['a.xml', 'b.xml', 'c.xml', 'd.xml', 'e.xml'];

const protocolo = (numero: string) => ({
  nome: `protocolo_${numero}.xml`,
  conteudo: '',
  conferencia: '',
  numero,
});

/** Answers in the order of the files: the second fails, the third goes in partly, the fourth not at all. */
const respostas = [
  () => fakeResultado(),
  () => new Refusal(500),
  () => fakeParcial({ protocolo: protocolo('432') }),
  () =>
    fakeResultado({ status: 'Rejeitado', message: 'Lote 8 recusado: já foi importado.', protocolo: null }),
  () =>
    fakeResultado({ numeroLote: '9', message: 'Lote 9 importado: 12 guias.', protocolo: protocolo('433') }),
];
let pedidas = 0;
const cincoRespostas = withFakes(
  fake(importaLoteXml, () => (respostas[pedidas++] ?? respostas[1])?.() ?? new Refusal(500)),
);

const attachMany = async (canvasElement: HTMLElement, names: readonly string[] = nomes) => {
  const page = await findScreen(canvasElement, title);
  await userEvent.upload(
    theFileInput(),
    names.map((name) => new File(['<mensagemTISS/>'], name)),
  );
  return page;
};

const importsMany = async (canvasElement: HTMLElement) => {
  const page = await attachMany(canvasElement);
  await seesText('5 arquivos: à espera 5');
  await userEvent.click(page.getByRole('button', { name: 'Importar' }));
  await answers('Importar 5 lotes?', 'Importar lotes');
  await seesText('5 arquivos: importados 2, em parte 1, rejeitados 1, sem resultado 1');
  return page;
};

const play: Story['play'] = async ({ canvasElement }) => {
  const page = await importsMany(canvasElement);
  await expect(page.getByRole('heading', { name: 'Nesta visita · 4' })).toBeVisible();
  await expect(page.getByText('Erro interno do sistema!')).toBeVisible();
  // Only what did not go in is asked for again.
  await userEvent.click(page.getByRole('button', { name: 'Importar' }));
  await answers('Importar 2 lotes?', 'Cancelar');
  await userEvent.click(page.getByRole('button', { name: 'Ver o resultado de e.xml' }));
  await seesText('OK: Lote 9 importado: 12 guias.');
};

export const Default: Story = {
  name: 'Muitos arquivos',
  parameters: cincoRespostas,
  play,
};

export const OneSentence: Story = {
  name: 'Uma frase só',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.upload(theFileInput(), new File(['<mensagemTISS/>'], 'a.xml'));
    await userEvent.click(page.getByRole('button', { name: 'Importar' }));
    await answers('Importar o lote “a.xml”?', 'Importar lote');
    await seesText('OK: Lote 261005 importado: 12 guias.');
    await expect(body().getAllByText(/Lote 261005 importado: 12 guias\./)).toHaveLength(1);
  },
};

export const Stopped: Story = {
  name: 'Para no meio',
  parameters: withFakes(fakeWaiting(validaXml)),
  play: async ({ canvasElement }) => {
    const page = await attachMany(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Validar' }));
    // Two at a time.
    await waitFor(() => expect(page.getAllByText('Conferindo a forma do arquivo.')).toHaveLength(2));
    await expect(page.getAllByText('Na fila.')).toHaveLength(3);
    await expect(page.getByRole('progressbar', { name: 'Andamento dos arquivos' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Parar' }));
    await waitFor(() => expect(page.queryByText('Na fila.')).toBeNull());
    await expect(page.getAllByText('Conferindo a forma do arquivo.')).toHaveLength(2);
  },
};

export const LongText: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await attachMany(canvasElement, [`lote-${'muito-'.repeat(12)}comprido.xml`, 'b.xml']);
    await seesText('2 arquivos: à espera 2');
  },
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  parameters: cincoRespostas,
  play: async ({ canvasElement }) => void (await importsMany(canvasElement)),
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  parameters: cincoRespostas,
  play,
};
