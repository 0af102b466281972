import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeInicio, prevencaoFakes } from '@vidas/api-client/prevencao/prevencao.fake.ts';
import { getInicio } from '@vidas/api-client/prevencao/inicio/inicio.contract.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeStory } from '../../testing/homeStories.ts';

export const screen = homeStory({
  modulo: 'prevencao',
  endpoint: getInicio,
  act: 'Ver os acima de 55 anos',
  figures: fakeInicio(),
  fakes: prevencaoFakes,
  answers: {
    LongText: fakeInicio({ listas: fakeInicio().listas.map((each) => ({ ...each, pessoas: 1_912_345 })) }),
  },
});
const { find, linesIn, says, tableOf, withFigures } = screen;

const meta = { title: 'telas/prevencao/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gestantes = 'possiveis-gestantes?inicio=2026-02-14&fim=2026-11-21';
const novembro = 'filtro.ultimoContato=01%2F11%2F2026..21%2F11%2F2026';

/** Every figure leads to its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const lines = await linesIn(canvasElement, 'Programas');
    await expect(lines[0]?.[1]).toBe(`${gestantes}&filtro.contato=Para+ligar+hoje`);
    await expect(lines[0]?.[0]).toMatch(/^Possíveis gestantes \| 5 \| .* \| 9 \| 75%$/);
    const page = await find(canvasElement);
    await expect(page.getByRole('link', { name: 'Ligar: Acima de 55 anos' })).toHaveAttribute(
      'href',
      '/modulos/prevencao/beneficiarios-acima-55?todos=1&filtro.contato=Para+ligar+hoje',
    );
    // The oldest of the five lists gives the hour (REL-29).
    await expect(page.getByText('às 08:50')).toBeVisible();
    const table = await tableOf(canvasElement, 'Programas');
    await expect(
      table.getByRole('link', { name: '9 Alcançadas no mês: Possíveis gestantes' }),
    ).toHaveAttribute('href', `/modulos/prevencao/${gestantes}&${novembro}&filtro.falou=Sim`);
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
    await expect(await page.findAllByText('O cadastro está vazio')).toHaveLength(2);
  },
};

const todas = fakeInicio().listas.reduce((sum, { pessoas }) => sum + pessoas, 0);

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
    await says(canvasElement, `Nenhuma ligação para hoje, ${todas.toLocaleString('pt-BR')} nunca contatadas`);
    const table = await tableOf(canvasElement, 'Programas');
    await expect(
      table.getByRole('link', { name: '38 Nunca contatadas: Possíveis gestantes' }),
    ).toHaveAttribute('href', `/modulos/prevencao/${gestantes}&filtro.contato=Nunca+contatado`);
  },
};
