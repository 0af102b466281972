import type { Meta, StoryObj } from '@storybook/react-vite';
import { inicioFakes } from '@vidas/api-client/cadastro/inicio/inicio.fake.ts';
import { inicioFakes as cobrancaFakes } from '@vidas/api-client/cobranca/inicio/inicio.fake.ts';
import { boletoFakes } from '@vidas/api-client/cobranca/boleto/boleto.fake.ts';
import { pagadorFakes } from '@vidas/api-client/cobranca/pagador/pagador.fake.ts';
import { fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import { fake, fakeOffline, fakeWaiting } from '@vidas/api-client/http/fake.ts';
import { buscaGeral } from '@vidas/api-client/shell/busca/busca.contract.ts';
import { buscaFakes, fakeAchados } from '@vidas/api-client/shell/busca/busca.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { setTheme } from '@vidas/ui/theme/useTheme.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { findHome } from '../testing/homeStories.ts';
import { box, gone, openByKeys, opener } from '../testing/paletteStory.ts';
import { body, findScreen, seesText } from '../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [
    ...handlers,
    ...buscaFakes(),
    ...boletoFakes(),
    ...pagadorFakes({ matricula: '0000001377', promessas: null }),
    ...fichaFakes(),
    ...inicioFakes(),
    ...cobrancaFakes(),
    ...shellFakes(),
  ],
});

const meta = {
  title: 'telas/shell/Ir para tela',
  component: StaffStory,
  args: { path: '/modulos/cadastro/inicio', modules: ['cadastro', 'cobranca', 'ouvidoria'] },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await opener(canvasElement));
    await box();
    await waitFor(() => expect(body().getByRole('option', { name: 'Início tela atual' })).toBeVisible());
    await expect(body().getByRole('group', { name: 'Ouvidoria' })).toBeInTheDocument();
    await expect(body().queryByRole('group', { name: 'Financeiro' })).toBeNull();
  },
};

export const GoesToAScreen: Story = {
  name: 'Vai a uma tela',
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('ouvidoria{Enter}');
    await gone();
    await findScreen(canvasElement, 'Ouvidoria Interna - Avaliação de denúncias');
    await waitFor(() => expect(document.querySelector('main')).toHaveFocus());
    // The last visited screen comes first the next time.
    await openByKeys(canvasElement);
    const recent = within(body().getByRole('group', { name: 'Recentes' }));
    await expect(recent.getByRole('option')).toHaveTextContent('InícioCadastro');
  },
};

export const SecondPressOfTheKeysCloses: Story = {
  name: 'As teclas de novo fecham',
  play: async ({ canvasElement }) => {
    await opener(canvasElement);
    // Text typed at once is in the box, also while its code is loading (ACE-23).
    await userEvent.keyboard('{Control>}k{/Control}cancelados');
    await expect(await box()).toHaveValue('cancelados');
    await userEvent.keyboard('{Control>}k{/Control}');
    await gone();
  },
};

export const StaysAwayBehindADialog: Story = {
  name: 'Não abre atrás de um diálogo',
  play: async ({ canvasElement }) => {
    await opener(canvasElement);
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Informações sobre a tela atual' }),
    );
    await body().findByRole('dialog');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(body().queryByRole('combobox')).toBeNull();
  },
};

export const ChangesTheTheme: Story = {
  name: 'Muda o tema',
  play: async ({ canvasElement, globals }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('escuro{Enter}');
    await gone();
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(localStorage.getItem('vidas.theme')).toBe('"dark"');
    setTheme(globals.theme === 'dark' ? 'dark' : 'light');
  },
};

export const Leaves: Story = {
  name: 'Sai',
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('sair{Enter}');
    await expect(await within(canvasElement).findByRole('button', { name: 'Entrar' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(body().queryByRole('combobox')).toBeNull();
  },
};

export const FromTheModules: Story = {
  name: 'A partir dos módulos',
  args: { path: '/modulos' },
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('cobranca inicio{Enter}');
    const page = await findHome(canvasElement, 'cobranca');
    await page.findByRole('link', { name: 'Todos os títulos em atraso' });
  },
};

export const FromAnUnknownAddress: Story = {
  name: 'A partir de um endereço desconhecido',
  args: { path: '/modulos/cadastro/nada' },
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('trocar{Enter}');
    await expect(await within(canvasElement).findByRole('list', { name: 'Módulos' })).toBeVisible();
  },
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('financeiro');
    await waitFor(() => expect(body().getByText('Nada com “financeiro”')).toBeVisible());
  },
};

const people = () => body().findByRole('group', { name: 'Pessoas' });

export const FindsPeople: Story = {
  name: 'Acha pessoas',
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('conce');
    const group = within(await people());
    await expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Conceição Inventada de Ávila Matrícula 0000001200 · AtivoCadastro',
      'Conceição Moraes Brandão Matrícula 0000001377 · CanceladoCadastro',
    ]);
    await expect(body().getByText('2 resultados')).toBeInTheDocument();
  },
};

export const OpensTheRecord: Story = {
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('conce');
    await people();
    await userEvent.keyboard('{Enter}');
    await gone();
    const drawer = await body().findByRole('dialog');
    await waitFor(() => expect(drawer).toHaveTextContent('Matrícula 0000001200'));
  },
};

export const OpensThePayer: Story = {
  name: 'Abre o pagador',
  args: { path: '/modulos/cobranca/inicio' },
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('conce');
    await people();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const page = await findScreen(canvasElement, 'Pagador');
    await page.findByText(/^Matrícula 0000001377/);
    // The visit is remembered, but not the person.
    await openByKeys(canvasElement);
    const recent = within(body().getByRole('group', { name: 'Recentes' }));
    await expect(recent.getByRole('option')).toHaveTextContent('InícioCobrança');
    await expect(JSON.stringify(localStorage)).not.toMatch(/1377|Concei/);
  },
};

export const OpensABoletoOnTheSameScreen: Story = {
  name: 'Abre um boleto na mesma tela',
  args: { path: '/modulos/vendas/gera-boleto', modules: ['vendas', 'cobranca'] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Gerar boleto');
    await userEvent.type(page.getByRole('textbox', { name: 'Matrícula' }), '99');
    await openByKeys(canvasElement);
    await userEvent.keyboard('1172');
    const group = within(await body().findByRole('group', { name: 'Boletos em aberto' }));
    await userEvent.click(group.getByRole('option', { name: /^31285570000001172/ }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Matrícula' })).toHaveValue('0000001200'));
    await seesText('Dados obtidos com sucesso!');
  },
};

export const SlowKeepsTheScreens: Story = {
  name: 'Lenta, mantém as telas',
  parameters: withFakes(fakeWaiting(buscaGeral)),
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('gerar boleto');
    await seesText('Procurando pessoas e boletos…');
    await userEvent.keyboard('{Enter}');
    await findScreen(canvasElement, 'Gerar boleto');
  },
};

export const FailingKeepsTheScreens: Story = {
  name: 'Falhando, mantém as telas',
  parameters: withFakes(fakeOffline(buscaGeral)),
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('conferencia cadastral');
    await seesText(/^Não foi possível procurar pessoas e boletos\./);
    await expect(body().getByRole('option')).toHaveTextContent('Conferência cadastral SIB CNX');
  },
};

export const SaysThatThereAreMore: Story = {
  name: 'Diz que há mais',
  parameters: withFakes(...buscaFakes({ ...fakeAchados, temMaisPessoas: true })),
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('conce');
    await body().findByRole('group', { name: 'Pessoas: as 8 primeiras' });
  },
};

// Answers only the first text, never the next one.
const onlyOnce = fake(buscaGeral, async ({ body: { texto } }) => {
  if (texto !== 'conce') await new Promise(() => undefined);
  return fakeAchados;
});

export const AnAnswerBelongsToItsText: Story = {
  name: 'A resposta é do seu texto',
  parameters: withFakes(onlyOnce),
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('conce');
    await people();
    await userEvent.keyboard('i');
    await expect(body().queryByRole('group', { name: 'Pessoas' })).toBeNull();
    await seesText('Procurando pessoas e boletos…');
  },
};

const neverAsked = fake(buscaGeral, () => {
  document.body.dataset.asked = 'yes';
  return fakeAchados;
});

export const AsksNothingWithoutTheRight: Story = {
  name: 'Sem direito, não pergunta',
  args: { path: '/modulos/ouvidoria/inicio', modules: ['ouvidoria'] },
  parameters: withFakes(neverAsked),
  play: async ({ canvasElement }) => {
    delete document.body.dataset.asked;
    await openByKeys(canvasElement);
    await userEvent.keyboard('conce');
    await seesText('Nada com “conce”');
    await expect(body().queryByText(/^Procurando/)).toBeNull();
    await expect(document.body.dataset.asked).toBeUndefined();
  },
};

export const FoundNarrow: Story = {
  ...FindsPeople,
  name: 'Achados, celular',
  globals: { viewport: { value: 'phone' } },
};
export const FoundDark: Story = { ...FindsPeople, name: 'Achados, escuro', globals: { theme: 'dark' } };
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
