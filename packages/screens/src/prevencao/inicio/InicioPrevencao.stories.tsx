import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting } from '@vidas/api-client/http/fake';
import { fakeInicio, prevencaoFakes } from '@vidas/api-client/prevencao/fake';
import { getInicio } from '@vidas/api-client/prevencao/inicio';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/fake';
import { expect, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeFails, homeIsForbidden, homeList, linesOf, noNumbers } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...prevencaoFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/prevencao/Início',
  component: StaffStory,
  args: { path: '/modulos/prevencao/inicio' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Seja bem-vindo ao Módulo Prevenção';
const listOf = homeList(title);

const at = '/modulos/prevencao';
const gestantes = `${at}/possiveis-gestantes?inicio=2026-02-14&fim=2026-11-21`;
const novembro = 'filtro.ultimoContato=01%2F11%2F2026..21%2F11%2F2026';

/** Every figure leads to its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const ligar = 'filtro.contato=Para+ligar+hoje';
    await expect((await linesOf(await listOf(canvasElement, 'Para ligar hoje'))).slice(0, 3)).toEqual([
      ['Possíveis gestantesContato combinado até hoje5', `${gestantes}&${ligar}`],
      ['Acima de 55 anosContato combinado até hoje31', `${at}/beneficiarios-acima-55?todos=1&${ligar}`],
      [
        'Crianças com CID E66Nada combinado, 17 nunca contatadas0',
        `${at}/beneficiarios-cid-e66?criancas=1&${ligar}`,
      ],
    ]);
    // The oldest of the five lists (REL-29).
    await expect(within(canvasElement).getAllByText('às 08:50')).toHaveLength(5);
    await expect((await linesOf(await listOf(canvasElement, 'Alcançadas no mês')))[0]).toEqual([
      'Possíveis gestantes75% dos contatados9',
      `${gestantes}&${novembro}&filtro.falou=Sim`,
    ]);
  },
};

export const Empty: Story = {
  parameters: withFakes(
    fake(
      getInicio,
      fakeInicio({
        ha: { vidas: false },
        listas: fakeInicio().listas.map(({ lista, calculadoEm }) => ({
          lista,
          calculadoEm,
          pessoas: 0,
          paraLigar: 0,
          nuncaContatadas: 0,
          contatadas: 0,
          alcancadas: 0,
        })),
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findAllByText('O cadastro está vazio')).toHaveLength(25);
  },
};

/** A new operator: nobody was contacted, so that nobody is called today, and all of them wait. */
export const NeverContacted: Story = {
  name: 'Nunca contatadas',
  parameters: withFakes(
    fake(
      getInicio,
      fakeInicio({
        listas: fakeInicio().listas.map((numeros) => ({
          ...numeros,
          paraLigar: 0,
          nuncaContatadas: numeros.pessoas,
          contatadas: 0,
          alcancadas: 0,
        })),
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await expect((await linesOf(await listOf(canvasElement, 'Para ligar hoje')))[0]).toEqual([
      'Possíveis gestantesNada combinado, 38 nunca contatadas0',
      `${gestantes}&filtro.contato=Para+ligar+hoje`,
    ]);
    await expect((await linesOf(await listOf(canvasElement, 'Nunca contatadas')))[0]).toEqual([
      'Possíveis gestantesSem contato no programa38',
      `${gestantes}&filtro.contato=Nunca+contatado`,
    ]);
  },
};

export const Loading: Story = { tags: ['moldura'], parameters: withFakes(fakeWaiting(getInicio)) };
export const Failed: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getInicio, noNumbers)),
  play: homeFails(title),
};
export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['cadastro'], person: fakePayload({ modules: ['cadastro'] }) },
  play: homeIsForbidden('Prevenção'),
};
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(
      getInicio,
      fakeInicio({ listas: fakeInicio().listas.map((each) => ({ ...each, pessoas: 1_912_345 })) }),
    ),
  ),
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };
export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
