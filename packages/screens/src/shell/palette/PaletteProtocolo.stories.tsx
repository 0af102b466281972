import type { Meta, StoryObj } from '@storybook/react-vite';
import { registroProtocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { getAvisosDosPrazos } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { ouvidoriaFakes } from '@vidas/api-client/ouvidoria/ouvidoria.fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import type { ProtocoloAchado } from '@vidas/api-client/shell/busca/busca.contract.ts';
import { buscaFakes, fakeAchados } from '@vidas/api-client/shell/busca/busca.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { gone, openByKeys } from '../../testing/paletteStory.ts';
import { body, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const numero = '99999920261112000001';
const doAtendimento: ProtocoloAchado = {
  numero,
  de: 'atendimento',
  nome: 'Conceição Inventada de Ávila',
  situacao: 'Aberto',
};
const withFound = (...protocolos: readonly ProtocoloAchado[]) => ({
  layout: 'fullscreen',
  msw: [
    ...buscaFakes({ ...fakeAchados, protocolos: [...protocolos] }),
    ...answersOf(registroProtocolo, [fakeRow(registroProtocolo, 1, { protocolo: numero })]),
    fake(getAvisosDosPrazos, { naoConferidos: [], anosSemFeriados: [] }),
    ...ouvidoriaFakes(),
    ...shellFakes(),
  ],
});

const meta = {
  title: 'telas/shell/Ir para tela/Protocolos',
  component: StaffStory,
  args: { path: '/modulos/atendimento/registro-protocolo', modules: ['atendimento'] },
  parameters: withFound(doAtendimento),
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const option = async (words: string) => {
  const group = within(await body().findByRole('group', { name: 'Protocolos' }));
  const found = await group.findByRole('option');
  await expect(found).toHaveTextContent(words);
  return found;
};

/** A pasted number opens its row in the registry, and is not in the address (ACE-29). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Registro de protocolo');
    await openByKeys(canvasElement);
    await userEvent.paste('999999 20261112 000001');
    const words = `Protocolo ${numero} Conceição Inventada de Ávila · AbertoRegistro de protocolo`;
    await userEvent.click(await option(words));
    await gone();
    await waitFor(() =>
      expect(page.getByRole('textbox', { name: 'Protocolo ou pessoa' })).toHaveValue(numero),
    );
    await seesText(`Protocolos de ${numero}`);
    await waitFor(() => expect(page.getByRole('grid')).toHaveTextContent(numero));
    await expect(location.href).not.toContain(numero);
  },
};

/** Nothing about who reported; the detail opens as from the list (ACE-29). */
export const OpensAReport: Story = {
  name: 'Abre uma denúncia',
  args: { path: '/modulos/ouvidoria/inicio', modules: ['ouvidoria'] },
  parameters: withFound({ numero: '40719382', de: 'ouvidoria', nome: null, situacao: 'Em análise' }),
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.paste('4071-9382');
    await userEvent.click(await option('Protocolo 40719382 Denúncia · Em análiseAvaliação de denúncias'));
    const detail = await body().findByRole('dialog');
    await waitFor(() => expect(detail).toHaveTextContent('40719382'));
  },
};

export const LongText: Story = {
  parameters: withFound({ ...doAtendimento, nome: longName }),
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.paste(numero);
    await option(longName);
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...LongText, globals: { theme: 'dark' } };
