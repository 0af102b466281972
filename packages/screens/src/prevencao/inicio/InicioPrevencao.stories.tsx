import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeInicio, prevencaoFakes } from '@vidas/api-client/prevencao/prevencao.fake.ts';
import { getInicio } from '@vidas/api-client/prevencao/inicio/inicio.contract.ts';
import { expect, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { linesOf, homeStory } from '../../testing/homeStories.ts';

export const screen = homeStory({
  modulo: 'prevencao',
  endpoint: getInicio,
  figures: fakeInicio(),
  fakes: prevencaoFakes,
  answers: {
    LongText: fakeInicio({ listas: fakeInicio().listas.map((each) => ({ ...each, pessoas: 1_912_345 })) }),
  },
});
const { find, listOf, withFigures } = screen;

const meta = { title: 'telas/prevencao/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    // The oldest of the five lists gives the hour (REL-29).
    await expect(within(canvasElement).getAllByText('às 08:50')).toHaveLength(5);
    await expect((await linesOf(await listOf(canvasElement, 'Alcançadas no mês')))[0]).toEqual([
      'Possíveis gestantes75% dos contatados9',
      `${gestantes}&${novembro}&filtro.falou=Sim`,
    ]);
  },
};

export const Empty: Story = {
  parameters: withFigures(
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
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('O cadastro está vazio')).toHaveLength(25);
  },
};

/** A new operator: without contacts nobody is called today, and everybody waits. */
export const NeverContacted: Story = {
  name: 'Nunca contatadas',
  parameters: withFigures(
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
