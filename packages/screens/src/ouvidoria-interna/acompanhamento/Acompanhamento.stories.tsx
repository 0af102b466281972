import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PortalCalls } from '../PortalServices.tsx';
import { rotas } from '../routes.ts';
import {
  acompanhamentoDeExemplo,
  asPortal,
  chamadas,
  comEsforco,
  conversaDeExemplo,
  Portal,
  recusa,
} from '../storyPortal.tsx';

const meta = {
  title: 'telas/ouvidoria-interna/Acompanhamento',
  component: Portal,
  decorators: [asPortal],
  parameters: { layout: 'fullscreen' },
  args: { path: rotas.acompanhamento },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

const consulta = async (canvasElement: HTMLElement, protocolo: string, chave: string) => {
  const page = within(canvasElement);
  if (protocolo) await userEvent.type(page.getByPlaceholderText('Digite seu protocolo'), protocolo);
  if (chave) await userEvent.type(page.getByLabelText('Chave de acesso'), chave);
  await userEvent.click(page.getByRole('button', { name: 'Consultar denúncia' }));
  return page;
};

export const Default: Story = {};

export const Encontrada: Story = {
  name: 'Encontrada',
  play: async ({ canvasElement }) => {
    const page = await consulta(canvasElement, '4071 9382', 'K7QD-3XVN-9MRT-5HWA');
    await expect(await page.findByText('Acompanhamento realizado com sucesso!')).toBeVisible();
    await expect(page.getByText('Em análise')).toBeVisible();
    await expect(page.getByText('Ação 1, em 18/11/2026')).toBeVisible();
    await expect(page.getByText('Conclusão até')).toBeVisible();
    await expect(page.getByText('05/01/2027')).toBeVisible();
    await expect(page.queryByText('Primeira resposta até')).toBeNull();
    // Another person may sit down at the screen: the key is gone, the protocol stands in the report.
    await expect(page.getByLabelText('Chave de acesso')).toHaveValue('');
    await expect(page.getByText('Recebemos a denúncia e ouvimos a primeira testemunha.')).toBeVisible();
  },
};

export const Dark: Story = {
  args: {
    serverState: {
      followUp: { report: acompanhamentoDeExemplo.denuncia, actions: acompanhamentoDeExemplo.acoes ?? [] },
    },
  },
  globals: { theme: 'dark' },
};

export const Empty: Story = {
  args: { serverState: { followUp: { report: acompanhamentoDeExemplo.denuncia, actions: [] } } },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Primeira resposta até')).toBeVisible(),
};

const comAcoes = (...descricoes: string[]) => ({
  serverState: {
    followUp: {
      report: acompanhamentoDeExemplo.denuncia,
      actions: descricoes.map((descricao, index) => ({
        AC_CODIGO: String(index + 1),
        AC_DESCRICAO_ACAO: descricao,
      })),
    },
  },
});

export const OneRow: Story = { args: comAcoes('Recebemos a denúncia.') };

export const ManyRows: Story = {
  args: comAcoes(...Array.from({ length: 20 }, (_, index) => `Ouvida a testemunha ${index + 1}.`)),
};

export const LongText: Story = {
  args: comAcoes(
    'Ouvimos a equipe, pedimos as escalas e aguardamos o parecer do setor de pessoas. '.repeat(12),
  ),
};

export const Loading: Story = {
  args: { calls: chamadas({ followUp: () => new Promise(() => {}) }) },
  play: async ({ canvasElement }) => {
    await consulta(canvasElement, '40719382', '');
    await expect(await within(canvasElement).findByRole('button', { name: /Consulta/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A check on a slow telephone: its progress and remaining time, also for screen readers. */
export const Verificando: Story = {
  name: 'Verificando',
  parameters: { picture: { take: true } },
  args: {
    calls: chamadas({ followUp: comEsforco({ kind: 'proof', done: 0.4, seconds: 22 }) }),
  },
  play: async ({ canvasElement }) => {
    const page = await consulta(canvasElement, '40719382', 'K7QD-3XVN-9MRT-5HWA');
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Falta cerca de 30 segundos'));
    await expect(page.getByRole('progressbar', { name: 'Verificação' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const AcoesFalharam: Story = {
  name: 'As ações falharam',
  args: { calls: chamadas({ followUp: async () => ({ ...acompanhamentoDeExemplo, acoes: null }) }) },
  play: async ({ canvasElement }) => {
    const page = await consulta(canvasElement, '40719382', '');
    await expect(await page.findByText('Acompanhamento realizado com sucesso!')).toBeVisible();
    await expect(page.getByText('Houve algum problema ao realizar seu acompanhamento!')).toBeVisible();
  },
};

export const NoResult: Story = {
  args: { calls: chamadas({ followUp: async () => undefined }) },
  play: async ({ canvasElement }) => {
    const page = await consulta(canvasElement, '00000000', '');
    await expect(await page.findByRole('alert')).toHaveTextContent(
      /Houve algum problema ao realizar seu acompanhamento!/,
    );
  },
};

const comConversa = {
  denuncia: {
    ...acompanhamentoDeExemplo.denuncia,
    ACOMPANHAMENTO: 'direito',
    MENSAGENS: [...conversaDeExemplo],
  },
  acoes: acompanhamentoDeExemplo.acoes,
};

const escreve = async (canvasElement: HTMLElement, texto: string) => {
  const page = await consulta(canvasElement, '40719382', '');
  const box = await page.findByRole('textbox', { name: 'Mensagem para a ouvidoria' });
  if (texto) await userEvent.type(box, texto);
  await userEvent.click(page.getByRole('button', { name: 'Enviar mensagem' }));
  return page;
};

export const EscreveMensagem: Story = {
  name: 'Escreve uma mensagem',
  args: {
    calls: chamadas({ followUp: async () => comConversa, writeMessage: fn(chamadas().writeMessage) }),
  },
  play: async ({ canvasElement, args }) => {
    const page = await escreve(canvasElement, 'Também às terças.');
    await expect(await page.findByText('Mensagem enviada com sucesso!')).toBeVisible();
    await expect(page.getByText('1. Ouvidoria, em 18/11/2026')).toBeVisible();
    await expect(page.getByText('Também às terças.')).toBeVisible();
    await expect(args.calls?.writeMessage).toHaveBeenCalledWith(
      { acompanhamento: 'direito', mensagem: 'Também às terças.' },
      expect.anything(),
    );
    await expect(page.getByRole('textbox', { name: 'Mensagem para a ouvidoria' })).toHaveValue('');
  },
};

export const MensagemNaoEnviada: Story = {
  name: 'Mensagem não enviada',
  args: {
    calls: chamadas({
      followUp: async () => comConversa,
      writeMessage: () => recusa('O acompanhamento acabou.'),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = await escreve(canvasElement, 'Também às terças.');
    const box = () => page.getByRole('textbox', { name: 'Mensagem para a ouvidoria' });
    await expect(await page.findByText('O acompanhamento acabou.')).toBeVisible();
    await expect(box()).toHaveValue('Também às terças.');
    await userEvent.click(page.getByRole('button', { name: 'Consultar denúncia' }));
    await waitFor(() => expect(page.queryByText('O acompanhamento acabou.')).toBeNull());
    await waitFor(() => expect(box()).toHaveValue('Também às terças.'));
  },
};

const semResposta = fn<PortalCalls['followUp']>();

/** A missing answer is no refusal: the key is not doubted, and the report stays with the message below it. */
export const SemResposta: Story = {
  name: 'Sem resposta',
  args: {
    calls: chamadas({ followUp: semResposta, writeMessage: () => Promise.reject(new ApiError('network')) }),
  },
  beforeEach: () =>
    void semResposta.mockResolvedValueOnce(comConversa).mockRejectedValue(new ApiError('network')),
  play: async ({ canvasElement }) => {
    const page = await escreve(canvasElement, 'Também às terças.');
    const said = /A ouvidoria não respondeu\. O que você escreveu continua aqui/;
    await expect(await page.findByText(said)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Consultar denúncia' }));
    await waitFor(() => expect(page.getAllByText(said)).toHaveLength(2));
    await expect(page.queryByText(/Confira o protocolo e a chave/)).toBeNull();
    await expect(page.getByRole('textbox', { name: 'Mensagem para a ouvidoria' })).toHaveValue(
      'Também às terças.',
    );
  },
};

export const MensagemEmBranco: Story = {
  name: 'Mensagem em branco',
  args: { calls: chamadas({ followUp: async () => comConversa, writeMessage: fn() }) },
  play: async ({ canvasElement, args }) => {
    const page = await escreve(canvasElement, '');
    await expect(await page.findByText('Escreva a mensagem.')).toBeVisible();
    await expect(args.calls?.writeMessage).not.toHaveBeenCalled();
  },
};

/** Page of the server for a message under an ended follow-up, without JavaScript. */
export const MensagemGuardada: Story = {
  name: 'Mensagem guardada',
  args: {
    serverState: {
      message: { typed: 'Também às terças.' },
      failure: 'O acompanhamento acabou, porque ficou muito tempo aberto.',
    },
  },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('textbox', { name: 'Mensagem para a ouvidoria' })).toHaveValue(
      'Também às terças.',
    ),
};

export const EnganoNaChave: Story = {
  name: 'Engano na chave',
  args: { calls: chamadas({ followUp: fn(async () => undefined) }) },
  play: async ({ canvasElement, args }) => {
    const page = await consulta(canvasElement, '40719382', 'K7QD-3XVN-9MRT-5HWE');
    await page.findByText(/engano na chave/i);
    await expect(page.getByLabelText('Chave de acesso')).toHaveAccessibleDescription(/engano na chave/);
    await expect(args.calls?.followUp).not.toHaveBeenCalled();
  },
};

export const SemProtocolo: Story = {
  name: 'Sem protocolo',
  play: async ({ canvasElement }) => {
    const page = await consulta(canvasElement, '', '');
    await page.findByText(/Digite o número/);
    await expect(page.getByPlaceholderText('Digite seu protocolo')).toHaveAccessibleDescription(
      /Digite o número/,
    );
  },
};

export const Failed: Story = {
  args: { calls: chamadas({ followUp: () => recusa('Muitas consultas agora.') }) },
  play: async ({ canvasElement }) => {
    const page = await consulta(canvasElement, '40719382', '');
    await expect(await page.findByText(/Muitas consultas agora\./)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
