import type { Meta, StoryObj } from '@storybook/react-vite';
import { getLotesPrestador } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import {
  demonstrativoFakes,
  fakeLote,
} from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.fake.ts';
import {
  importaLoteXml,
  validaLoteXml,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import {
  fakeParcial,
  importarXmlFakes,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { press, title } from '../../testing/importaXmlPlay.ts';
import { findScreen, longName } from '../../testing/storyPlay.ts';

const withFakes = (...own: ReturnType<typeof fake>[]) => ({
  msw: [...own, ...importarXmlFakes(), ...demonstrativoFakes(), ...shellFakes()],
});

const path = '/modulos/contas-medicas/importar-xml-prestador';

const meta = {
  title: 'telas/contas-medicas/Importar XML do prestador: lotes',
  component: StaffStory,
  args: { path },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByText('Anexe um arquivo, ou escolha um lote à esquerda')).toBeVisible();
    await userEvent.type(await page.findByLabelText(/^Buscar por/), '261003');
    await waitFor(() => expect(page.getAllByRole('button', { name: /^Ver o lote/ })).toHaveLength(1));
    const door = page.getByRole('button', { name: 'Ver o lote 261003, protocolo 433' });
    await userEvent.click(page.getByText('261003 · 200010 - Hospital Santa Aurora'));
    const thing = within(await page.findByRole('region', { name: 'Lote 261003' }));
    await expect(thing.getByText('Em análise: 3 a verificar, 8 incorporadas, 1 não utilizada')).toBeVisible();
    await expect(thing.getByRole('link', { name: 'Ver guias do lote 261003' })).toHaveAttribute(
      'href',
      '/modulos/contas-medicas/guias-importadas-xml?prestador=200010&status=verificar&periodo=todas&lote=433',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(door).toHaveFocus());
    await expect(page.getByText('Anexe um arquivo, ou escolha um lote à esquerda')).toBeVisible();
  },
};

/** The lot in the address, as after a reload. */
export const FromTheAddress: Story = {
  name: 'Pelo endereço',
  args: { path: `${path}?lote=431` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const thing = within(await page.findByRole('region', { name: 'Lote 261001' }));
    await expect(thing.getByRole('button', { name: 'Demonstrativo (PDF) do lote 261001' })).toBeEnabled();
  },
};

export const NotInTheList: Story = {
  name: 'Fora da lista',
  args: { path: `${path}?lote=arquivo-1` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText(/^Este lote não está na lista/)).toBeVisible();
  },
};

/** Each file has its line; its newest answer stands for it. */
export const SeveralFiles: Story = {
  name: 'Vários arquivos na visita',
  parameters: withFakes(
    fake(importaLoteXml, fakeParcial()),
    fake(validaLoteXml, fakeParcial({ protocolo: null })),
  ),
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Validar', 'lote_261006.xml');
    await page.findByRole('button', { name: 'Ver o resultado de lote_261006.xml' });
    await press(canvasElement, 'Validar', 'lote_261005.xml');
    await page.findByRole('button', { name: 'Ver o resultado de lote_261005.xml' });
    await press(canvasElement, 'Importar', 'lote_261005.xml');
    await expect(await page.findByText('10 de 12 guias sem erro, protocolo 431')).toBeVisible();
    await expect(page.getAllByRole('button', { name: /^Ver o resultado/ })).toHaveLength(2);
    // The list has the imported lot only once.
    await expect(page.queryByRole('button', { name: /protocolo 431$/ })).toBeNull();
    await userEvent.click(page.getByText('10 de 12 guias sem erro, não importado'));
    await page.findByRole('region', { name: 'lote_261006.xml' });
  },
};

export const ListFails: Story = {
  name: 'A lista falha',
  parameters: withFakes(fake(getLotesPrestador, () => new Refusal(500))),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(page.getByText(/^Anexe um arquivo/)).toBeVisible();
  },
};

const opened: Story = {
  args: { path: `${path}?lote=432` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('button', { name: /^Demonstrativo \(PDF\) do lote/ })).toBeVisible();
  },
};

export const LongText: Story = {
  ...opened,
  parameters: withFakes(
    fake(getLotesPrestador, [
      fakeLote(2, {
        nomeArquivo: `${longName}.xml`,
        prestador: `200010 - ${longName}`,
        numeroLote: '123456789012',
      }),
    ]),
  ),
};

/** On a phone the lot stands in place of the list, with the way back. */
export const Narrow: Story = {
  ...opened,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await opened.play?.(context);
    const page = within(context.canvasElement);
    await expect(page.queryByRole('region', { name: 'Lotes' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Voltar à lista' }));
    await waitFor(() => expect(page.getByRole('button', { name: /protocolo 432$/ })).toHaveFocus());
  },
};

export const Dark: Story = { ...opened, globals: { theme: 'dark' } };
