import type { Meta, StoryObj } from '@storybook/react-vite';
import { retornoFakes } from '@vidas/api-client/financeiro/retorno/retornoCalls.fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, seesText, theFileInput } from '../../testing/storyPlay.ts';

const person = fakePayload({ cargo: 'Analista', modules: ['financeiro'] });
const desconhecidos = { titulos: 5, recebido: 1_116_539 };

const meta = {
  title: 'telas/financeiro/Arquivo banco, títulos desconhecidos',
  component: StaffStory,
  args: { path: '/modulos/financeiro/arquivo-banco', person },
  parameters: { layout: 'fullscreen', msw: [...retornoFakes({ desconhecidos }), ...shellFakes(person)] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) =>
  userEvent.click(await body().findByRole('button', { name }, { timeout: 10_000 }));
const sends = async (canvasElement: HTMLElement, name: string) => {
  const page = await findScreen(canvasElement, 'Arquivo banco');
  await page.findByDisplayValue('30');
  await userEvent.upload(theFileInput(), [new File([name.padEnd(400)], name)], { applyAccept: false });
};

const asks = (name: string) => async (canvasElement: HTMLElement) => {
  await sends(canvasElement, name);
  return findDialog(`Aplicar ${name} sem título nenhum?`, 'alertdialog');
};
const longFile = `CBR643_${'RETORNO_DA_COBRANCA_DE_NOVEMBRO_'.repeat(3)}.RET`;

export const Default: Story = {
  play: async ({ canvasElement }) => void (await asks('CBR643300.RET')(canvasElement)),
};
export const LongText: Story = {
  play: async ({ canvasElement }) => void (await asks(longFile)(canvasElement)),
};
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** A file without known titles asks first; after a no the person may send it again (CBR-23). */
export const TitulosDesconhecidos: Story = {
  name: 'Títulos desconhecidos',
  play: async ({ canvasElement }) => {
    await sends(canvasElement, 'CBR643300.RET');
    const pergunta = () => findDialog('Aplicar CBR643300.RET sem título nenhum?', 'alertdialog');
    const dialog = await pergunta();
    await expect(
      dialog.getByText(
        /^Nenhum dos 5 títulos deste arquivo é conhecido: R\$ 11\.165,39 recebidos ficam sem título/,
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await seesText('Não aplicado: nenhum título do arquivo é conhecido.');
    await press(/^Tentar de novo/);
    await userEvent.click((await pergunta()).getByRole('button', { name: 'Aplicar assim mesmo' }));
    await seesText('Quantidade de boletos gerados: 0');
    await seesText('1 de 1 enviado');
  },
};

/** The address of a missing file does not show an empty file. */
export const ArquivoDesconhecido: Story = {
  name: 'Arquivo que não existe',
  args: { path: '/modulos/financeiro/arquivo-banco?arquivo=99999' },
  play: async () => {
    await seesText('Este arquivo não existe');
    await seesText(/o arquivo “99999”/);
  },
};
