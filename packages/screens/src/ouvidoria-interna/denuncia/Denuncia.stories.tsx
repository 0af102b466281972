import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { chooses, longName } from '../../testing/storyPlay.ts';
import { rotas } from '../routes.ts';
import { asPortal, chamadas, comEsforco, Portal, recusa } from '../storyPortal.tsx';

const meta = {
  title: 'telas/ouvidoria-interna/Denúncia',
  component: Portal,
  decorators: [asPortal],
  parameters: { layout: 'fullscreen' },
  args: { path: rotas.anonima },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

const recibo = { protocolo: '40719382', chave: 'K7QD-3XVN-9MRT-5HWA' };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByLabelText('Nome')).toBeNull();
    const tipo = page.getByLabelText('Tipo');
    await expect(within(tipo).getAllByRole('option')).toHaveLength(33);
    await expect(tipo).toHaveDisplayValue('--Selecione--');
    for (const box of page.getAllByRole('textbox')) {
      await expect(box).toHaveAttribute('autocomplete', 'off');
      await expect(box).toHaveAttribute('spellcheck', 'false');
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Identificada: Story = {
  name: 'Identificada',
  args: { path: rotas.identificada, calls: chamadas({ fileReport: fn(async () => recibo) }) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Nome'), 'Lia Prado');
    await userEvent.type(page.getByLabelText('E-mail'), 'lia@exemplo.test');
    await chooses(page.getByLabelText('Tipo'), 'Assédio moral');
    await userEvent.type(page.getByLabelText('Descrição detalhada'), 'Aconteceu na terça.');
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await page.findByText('K7QD-3XVN-9MRT-5HWA');
    await expect(args.calls?.fileReport).toHaveBeenCalledWith(
      {
        nome: 'Lia Prado',
        email: 'lia@exemplo.test',
        local: '',
        tipo: '42',
        dadosDenunciado: '',
        dadosComplementares: '',
        detalhamento: 'Aconteceu na terça.',
        protocoloAnterior: '',
      },
      expect.anything(),
    );
  },
};

export const Narrow: Story = {
  args: { path: rotas.identificada },
  globals: { viewport: { value: 'phone' } },
};

export const Recibo: Story = {
  name: 'Recibo',
  parameters: { picture: { take: true } },
  args: {
    serverState: { receipt: { ...recibo, prazos: { analise: '2026-11-28', resposta: '2026-12-01' } } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('status')[0]).toHaveTextContent(
      'Denúncia realizada com sucesso! Seu número de protocolo é: 40719382',
    );
    await expect(page.getByText('4071 9382')).toBeVisible();
    await expect(page.getByText(/28\/11\/2026/)).toBeVisible();
    const end = page.getByLabelText(/4 últimos símbolos/);
    await userEvent.type(end, '5hwz');
    await expect(page.getByText('Não é o fim da chave acima: confira o que anotou')).toBeVisible();
    await userEvent.clear(end);
    await userEvent.type(end, '5hwa');
    await expect(page.getByText('Certo. Agora você pode fechar esta página.')).toBeVisible();
    await expect(page.queryByText(/Ouvidoria Interna ·/)).toBeNull();
  },
};

/** The operator's name is only in print, and only with its setting (OUV-34). */
export const ReciboComNome: Story = {
  name: 'Recibo que diz de onde é',
  args: { serverState: { receipt: recibo }, receiptOperator: 'Oeste' },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('Ouvidoria Interna · Oeste');
    await expect(name).not.toBeVisible();
  },
};

/** The copied text is enough to come back. */
export const ReciboCopiado: Story = {
  name: 'Recibo copiado',
  args: { serverState: { receipt: recibo } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(page.getByRole('button', { name: 'Copiar' }));
    await expect(await page.findByText('Copiado.')).toBeVisible();
    await expect(written).toHaveBeenCalledWith('Protocolo: 40719382\nChave: K7QD-3XVN-9MRT-5HWA');
  },
};

export const ReciboEscuro: Story = {
  name: 'Recibo, escuro',
  args: { serverState: { receipt: recibo } },
  globals: { theme: 'dark' },
};

export const ReciboSemChave: Story = {
  name: 'Recibo sem chave',
  args: { serverState: { receipt: { protocolo: '40719382' } } },
};

export const EmBranco: Story = {
  name: 'Em branco',
  args: { calls: chamadas({ fileReport: fn(async () => recibo) }) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await expect(await page.findByText('A denúncia está em branco')).toBeVisible();
    await expect(args.calls?.fileReport).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await page.findByText('Guarde o protocolo e a chave');
  },
};

export const Failed: Story = {
  args: { calls: chamadas({ fileReport: () => recusa('Muitas denúncias agora. Tente daqui a pouco.') }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Descrição detalhada'), 'texto que não se perde');
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await expect(await page.findByText('Houve algum problema ao realizar sua denúncia!')).toBeVisible();
    await expect(page.getByText('Muitas denúncias agora. Tente daqui a pouco.')).toBeVisible();
    await expect(page.getByLabelText('Descrição detalhada')).toHaveValue('texto que não se perde');
  },
};

export const Loading: Story = {
  args: { calls: chamadas({ fileReport: () => new Promise(() => {}) }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Descrição detalhada'), 'Aconteceu na terça.');
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(page.getByRole('button', { name: /Envia/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** Input stays while the turn comes, and after Cancelar. */
export const NaFilaComScript: Story = {
  name: 'Na fila',
  parameters: { picture: { take: true } },
  args: { calls: chamadas({ fileReport: comEsforco({ kind: 'line', seconds: 95 }) }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Descrição detalhada'), 'Aconteceu na terça.');
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(page.getByRole('status')).toHaveTextContent('A sua vez chega em cerca de 2 minutos'),
    );
    await expect(page.getByLabelText('Descrição detalhada')).toHaveValue('Aconteceu na terça.');
  },
};

export const VerificacaoCancelada: Story = {
  name: 'Verificação cancelada',
  args: { calls: chamadas({ fileReport: comEsforco({ kind: 'proof', done: 0.1, seconds: 40 }) }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Descrição detalhada'), 'Aconteceu na terça.');
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await userEvent.click(await page.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Nada foi registrado'));
    await expect(page.getByLabelText('Descrição detalhada')).toHaveValue('Aconteceu na terça.');
    await expect(page.queryByText('Houve algum problema ao realizar sua denúncia!')).toBeNull();
  },
};

export const NaFilaSemJavaScript: Story = {
  name: 'Na fila sem JavaScript',
  parameters: { picture: { take: true } },
  args: { ombudsmanPhone: '0800 000 0000', serverState: { line: { seconds: 38, at: '?vez=x' } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Falta cerca de 40 segundos.')).toBeVisible();
    await expect(page.getByText(/ligue para a ouvidoria: 0800 000 0000/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver se já chegou' })).toHaveAttribute('href', '?vez=x');
  },
};

/** A pasted text loses no end: the person is told how much to take out. */
export const TextoDemais: Story = {
  name: 'Texto além do limite',
  parameters: { picture: { skip: 'um texto de vinte mil letras' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = page.getByLabelText('Descrição detalhada');
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(20_010));
    await expect(box).toHaveAccessibleDescription(/Passa de 20\.000 letras: tire 10/);
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await expect(box).toHaveFocus();
    await expect(page.queryByText(/Guarde o protocolo/)).toBeNull();
    await expect(box).toHaveValue('a'.repeat(20_010));
  },
};

/** Without JavaScript a blank report is asked about as well (OUV-3). */
export const EmBrancoSemJavaScript: Story = {
  name: 'Em branco, sem JavaScript',
  args: { serverState: { form: { values: {}, errors: [], isBlankAsked: true } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('A denúncia está em branco')).toBeVisible();
    await expect(canvasElement.querySelector('input[name="emBranco"]')).toHaveValue('sim');
  },
};

export const LongText: Story = {
  args: {
    path: rotas.identificada,
    serverState: {
      form: {
        values: {
          nome: longName,
          email: 'conceicao.aparecida.albuquerque.assuncao@departamento.exemplo.com.br',
          detalhamento: 'Desde setembro há cobranças aos gritos diante da equipe. '.repeat(20),
        },
        errors: [],
      },
    },
  },
};

export const RecusadaSemJavaScript: Story = {
  name: 'Recusada sem JavaScript',
  args: {
    serverState: {
      form: {
        values: { detalhamento: 'o que foi digitado' },
        errors: [{ field: 'tipo', message: 'escolha um tipo da lista' }],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText('Descrição detalhada')).toHaveValue('o que foi digitado');
    await expect(page.getByLabelText('Tipo')).toHaveAccessibleDescription(/escolha um tipo da lista/);
  },
};
