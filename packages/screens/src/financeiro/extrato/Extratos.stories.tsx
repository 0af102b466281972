import type { Meta, StoryObj } from '@storybook/react-vite';
import { extratoFakes, fakeExtrato } from '@vidas/api-client/financeiro/extrato/extrato.fake.ts';
import { retornoFakes } from '@vidas/api-client/financeiro/retorno/retornoCalls.fake.ts';
import { Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, seesText, theFileInput } from '../../testing/storyPlay.ts';

const title = 'Arquivo banco';
const path = '/modulos/financeiro/arquivo-banco';
const person = fakePayload({ cargo: 'Gerente Financeiro', modules: ['financeiro'] });
const pessoa = fakePayload({ cargo: 'Analista', modules: ['financeiro'] });
const withFakes = (options: Parameters<typeof extratoFakes>[0] = {}, as = person) => ({
  msw: [...extratoFakes(options), ...retornoFakes(), ...shellFakes(as)],
});

const meta = {
  title: 'telas/financeiro/Arquivo banco, extratos',
  component: StaffStory,
  args: { path: `${path}?aba=extratos`, person },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) =>
  userEvent.click(await body().findByRole('button', { name }, { timeout: 10_000 }));
const sends = async (canvasElement: HTMLElement, ...names: string[]) => {
  await findScreen(canvasElement, title);
  await seesText('extrato-semana-2.ofx');
  await userEvent.upload(
    theFileInput(),
    names.map((name) => new File([`OFXHEADER:100 ${name}`], name)),
    { applyAccept: false },
  );
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('extrato-semana-2.ofx');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Empty: Story = {
  parameters: withFakes({ extratos: [] }),
  play: async () => seesText('Nenhum extrato foi importado ainda.'),
};
export const LongText: Story = {
  parameters: withFakes({
    extratos: [fakeExtrato(1, { nome: `extrato-${'conta-da-cobranca-'.repeat(8)}.ofx` })],
  }),
};

/** The result of a statement stands at its file, which opens on its differences. */
export const Envio: Story = {
  name: 'Envio',
  play: async ({ canvasElement }) => {
    await sends(canvasElement, 'novembro.ofx');
    await seesText(/4 dias conferem, 2 dias com diferença\. 41 lançamentos, 39 novos\./);
    const abrir = await body().findAllByRole('button', { name: 'Abrir novembro.ofx' });
    await userEvent.click(abrir[0] ?? document.body);
    await findScreen(canvasElement, 'novembro.ofx');
    await seesText('Dia útil sem arquivo');
  },
};

export const EnvioRecusado: Story = {
  name: 'Envio recusado',
  parameters: withFakes({
    recusa: new Refusal(422, {
      error:
        'o extrato é de banco 1, agência 1234-3, conta 99999-1, e a conta é banco 1, agência 1234-3, conta 12345-5.',
      problems: [],
    }),
  }),
  play: async ({ canvasElement }) => {
    await sends(canvasElement, 'outra.ofx', 'retorno.ret');
    await seesText(/o extrato é de banco 1, agência 1234-3, conta 99999-1/);
    await seesText(/aqui entra só \.ofx/);
  },
};

/** Without an account in the settings a person confirms that the first statement is ours (CBR-30). */
export const PrimeiraConta: Story = {
  name: 'A primeira conta',
  parameters: withFakes({ conta: 'banco 1, agência 1234-3, conta 12345-5' }),
  play: async ({ canvasElement }) => {
    await sends(canvasElement, 'novembro.ofx');
    const pergunta = () => findDialog('novembro.ofx é da conta da cobrança?', 'alertdialog');
    const dialog = await pergunta();
    await expect(dialog.getByText(/é de banco 1, agência 1234-3, conta 12345-5/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await seesText('Não importado: a conta do extrato não foi aceita.');
    await press(/^Tentar de novo/);
    await userEvent.click((await pergunta()).getByRole('button', { name: 'É a nossa conta' }));
    await seesText(/4 dias conferem/);
  },
};

/** Only differences are shown; the entries have a tab of their own. */
export const Diferencas: Story = {
  name: 'Diferenças',
  args: { path: `${path}?aba=extratos&extrato=502` },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'extrato-semana-2.ofx');
    await seesText('Crédito sem retorno');
    await expect(body().queryByText('Confere')).toBeNull();
    await userEvent.click(body().getByRole('tab', { name: 'Lançamentos' }));
    await seesText('Pagamento de fornecedor');
    await press('Voltar aos extratos');
    await findScreen(canvasElement, title);
  },
};

export const ExtratoDesconhecido: Story = {
  name: 'Extrato que não existe',
  args: { path: `${path}?aba=extratos&extrato=99999` },
  play: async () => seesText('Este extrato não existe'),
};

export const Desfazer: Story = {
  name: 'Desfazer',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Desfazer extrato-semana-2.ofx');
    const dialog = await findDialog('Desfazer extrato-semana-2.ofx');
    await expect(dialog.getByText(/^4 dias que ele conferiu voltam a por conferir\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await expect(await dialog.findByText('Diga por que se desfaz.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'conta errada');
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await seesText('Extrato desfeito: os dias que ele conferiu voltaram a por conferir.');
    await expect(body().queryByRole('button', { name: 'Desfazer extrato-semana-2.ofx' })).toBeNull();
  },
};

/** A person who is no manager can neither import nor undo. */
export const SemGerente: Story = {
  name: 'Sem gerente',
  args: { person: pessoa },
  parameters: withFakes({}, pessoa),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('extrato-semana-2.ofx');
    await expect(body().queryByRole('button', { name: /^Desfazer/ })).toBeNull();
  },
};
