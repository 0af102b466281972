import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/tecnologia/inicio.contract.ts';
import { emptyInicioTecnologia, fakeInicioTecnologia } from '@vidas/api-client/tecnologia/inicio.fake.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { homeStory } from '../testing/homeStories.ts';

export const screen = homeStory({
  modulo: 'tecnologia',
  endpoint: getInicio,
  act: 'Ver pessoas e acessos',
  figures: fakeInicioTecnologia(),
  answers: {
    LongText: fakeInicioTecnologia({ aplicativo: 1_812_345 }),
  },
});
const { find, linesIn, says, withFigures } = screen;

const meta = { title: 'telas/tecnologia/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure opens its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await says(canvasElement, '2 mudanças de acesso aguardam uma segunda pessoa');
    await expect(await linesIn(canvasElement, 'Pendências')).toEqual([
      ['Aguardando segunda pessoaMudanças de acesso | 2', 'pessoas?aba=aguardando'],
      ['Conferência da noiteSem diferenças, conferido em 21/11/2026 03:04 | 0', 'conferencia-da-noite'],
      ['Mudanças da contaFaturas lidas de outro modo | 12', 'mudancas-da-conta?todos=1'],
    ]);
    await expect(await linesIn(canvasElement, 'Sistemas')).toEqual([
      [
        'Usuários do aplicativoRegistrados em 11/2026 | 214',
        'rel-usuarios-api?inicio=2026-11-01&fim=2026-11-30',
      ],
      ['Usuários do sistemaCom login ativo | 38', 'usuarios-sistema?todos=1'],
      ['Migrações do banco de dadosAplicadas | 36', 'migracoes?todos=1'],
    ]);
    const page = await find(canvasElement);
    await expect(await page.findByText('Vidas 0.1.0, commit 1a2b3c4d5')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: withFigures(emptyInicioTecnologia),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('0')).toHaveLength(6);
  },
};

/** Some parts could not be read: the others are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicioTecnologia({ migracoes: null })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(1);
    await expect(page.getByText('38')).toBeVisible();
  },
};

/** Requests come through a proxy that the configuration does not name. */
export const ProxyNaoDeclarado: Story = {
  name: 'Proxy não declarado',
  parameters: {
    ...withFigures(fakeInicioTecnologia({ proxyNaoDeclarado: true })),
    picture: { take: true },
  },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText(/um proxy que não está em TRUSTED_PROXIES/)).toBeVisible();
  },
};
