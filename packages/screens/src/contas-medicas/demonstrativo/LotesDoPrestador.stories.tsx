import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getDemonstrativoXml,
  getLotesPrestador,
} from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import {
  demonstrativoFakes,
  fakeLote,
} from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.fake.ts';
import { guiasFakes } from '@vidas/api-client/contas-medicas/guias/guiasCalls.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { press, searched, title } from '../../testing/guiasStory.ts';
import { body, findDialog, findScreen, longName, pressesInMais, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...demonstrativoFakes(), ...guiasFakes(), ...shellFakes()],
});

const openLotes = async (canvasElement: HTMLElement) => {
  await findScreen(canvasElement, title);
  await press('Lotes e demonstrativos');
  return findDialog('Lotes e demonstrativos');
};

const meta = {
  title: 'telas/contas-medicas/Guias importadas via XML: lotes',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => void (await openLotes(canvasElement)),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await openLotes(canvasElement);
    const rowOf = async (lote: string) =>
      within((await drawer.findByText(lote)).closest('tr') as HTMLElement);
    const waiting = await rowOf('261003');
    await expect(waiting.getByText('Em análise')).toBeVisible();
    await expect(waiting.getByText('3 a verificar, 8 incorporadas, 1 não utilizada')).toBeVisible();
    await expect(
      waiting.getByRole('button', { name: 'Parcial (XML) do lote 261003: 9 de 12 guias' }),
    ).toBeEnabled();
    const open = await rowOf('261004');
    await expect(
      open.getByRole('button', {
        name: /^Parcial \(PDF\) do lote 261004. Nenhuma guia do lote está decidida/,
      }),
    ).toBeDisabled();
    const settled = await rowOf('261001');
    await expect(settled.getByText('11 baixadas, 1 não utilizada')).toBeVisible();
    await expect(settled.getByText(/1\.423,50$/)).toBeVisible();
    await expect(
      settled.getByText('Parcial, 9 guias, 20/10/2026 14:00, Ana Vidal Prado'),
    ).toBeInTheDocument();
  },
};

export const ItsGuides: Story = {
  name: 'As guias de um lote',
  play: async ({ canvasElement }) => {
    const drawer = await openLotes(canvasElement);
    await userEvent.click(await drawer.findByTitle('Ver as guias do lote 261003'));
    await seesText(/^Só o lote do protocolo \d+: ver todos$/);
    await press(/^Só o lote do protocolo/);
    await waitFor(() => expect(body().queryByRole('button', { name: /^Só o lote/ })).toBeNull());
  },
};

let saved: string[] = [];

export const Downloads: Story = {
  play: async ({ canvasElement }) => {
    saved = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function save() {
      saved.push(this.download);
    };
    try {
      await openLotes(canvasElement);
      const of = async (name: string | RegExp, file: string) => {
        await press(name);
        await waitFor(() => expect(saved.at(-1)).toBe(file));
      };
      await of('Demonstrativo (PDF) do lote 261001', 'demonstrativo_431.pdf');
      await of('Demonstrativo (XML) do lote 261002', 'demonstrativo_432.xml');
      await of(/^Parcial \(XML\) do lote 261003/, 'demonstrativo_433_parcial_9_de_12.xml');
      await seesText('Conferido pelo esquema 4.01.00 da ANS.');
      await pressesInMais('Protocolo do lote 261003');
      await waitFor(() => expect(saved.at(-1)).toBe('protocolo_433.xml'));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

export const Refused: Story = {
  parameters: withFakes(
    fake(
      getDemonstrativoXml,
      () => new Refusal(409, { error: 'O lote 261001 ainda tem 1 de 12 guias a verificar.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await openLotes(canvasElement);
    await press('Demonstrativo (XML) do lote 261001');
    await seesText('Não foi possível gerar o demonstrativo!');
    await seesText('O lote 261001 ainda tem 1 de 12 guias a verificar.');
  },
};

export const Empty: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getLotesPrestador, [])),
  play: async ({ canvasElement }) => {
    await openLotes(canvasElement);
    await seesText('Nenhum lote deste prestador foi importado.');
  },
};

export const Loading: Story = { tags: ['moldura'], parameters: withFakes(fakeWaiting(getLotesPrestador)) };

export const Failed: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getLotesPrestador, () => new Refusal(500))),
};

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(
      getLotesPrestador,
      Array.from({ length: 600 }, (_, at) => fakeLote(at)),
    ),
  ),
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getLotesPrestador, [fakeLote(1, { nomeArquivo: `${longName}.xml`, numeroLote: '123456789012' })]),
  ),
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
