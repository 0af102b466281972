import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDossie } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { enviaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { fakeBoletoDoPagador, pagadorFakes } from '@vidas/api-client/cobranca/pagador/pagador.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { expect, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { com, late, opens, pagadorMeta } from '../../testing/pagadorStory.ts';
import { body, catchFiles, findDialog, seesText } from '../../testing/storyPlay.ts';

const meta = { title: 'telas/cobranca/Atos do pagador', ...pagadorMeta } satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const more = async (page: ReturnType<typeof within>, item: string) => {
  await userEvent.click(page.getByRole('button', { name: `Mais: ${late}` }));
  await userEvent.click(await body().findByRole('menuitem', { name: item }));
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await userEvent.click(page.getByRole('button', { name: `Mais: ${late}` }));
    const items = await body().findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Enviar a outro e-mail',
      'Mensagem para copiar',
    ]);
  },
};

export const MailsToAnotherAddress: Story = {
  name: 'Envia a outro e-mail',
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await more(page, 'Enviar a outro e-mail');
    const dialog = await findDialog('Enviar a outro e-mail');
    const box = dialog.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(box, 'maria@exemplo..com.br{Enter}');
    await seesText(/^Escreva o e-mail inteiro/);
    await userEvent.clear(box);
    await userEvent.type(box, 'maria@example.org{Enter}');
    const asked = await findDialog('Enviar o boleto para maria@example.org?', 'alertdialog');
    await userEvent.click(asked.getByRole('button', { name: 'Enviar e-mail' }));
    await seesText('Boleto enviado com sucesso!');
  },
};

export const CopiesTheMessage: Story = {
  name: 'Copia a mensagem',
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await more(page, 'Mensagem para copiar');
    const dialog = await findDialog('Mensagem para copiar');
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar' }));
    await seesText('Mensagem copiada!');
    await expect(written).toHaveBeenCalledWith(expect.stringMatching(/^Conceição, segue o boleto/));
  },
};

export const PaysAllByPix: Story = {
  name: 'PIX de tudo',
  parameters: com(
    ...pagadorFakes({
      boletos: [1, 2].map((index) => fakeBoletoDoPagador(index, { pix: 'OPERADORA' })),
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'PIX de tudo' }));
    await findDialog('PIX de tudo o que Conceição Inventada de Ávila deve');
  },
};

export const NewBoleto: Story = {
  name: 'Novo boleto sem digitar nada',
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Emitir novo boleto' }));
    const dialog = await findDialog('Emitir novo boleto de Conceição Inventada de Ávila');
    await dialog.findByRole('group', { name: 'Faturas em aberto' });
    await expect(dialog.queryByRole('textbox', { name: 'Matrícula' })).toBeNull();
  },
};

export const NotesAContact: Story = {
  name: 'Anota um contato',
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Anotar contato' }));
    const dialog = await findDialog('Contato com Conceição Inventada de Ávila');
    await userEvent.type(dialog.getByRole('textbox', { name: 'O que a pessoa disse' }), 'Paga dia 5');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
    await seesText('Anotado para Conceição.');
  },
};

export const MakesTheDossier: Story = {
  name: 'Faz o dossiê',
  parameters: com(fake(getDossie, { nome: 'dossie.pdf', conteudo: 'JVBERg==' })),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    const files = catchFiles();
    await userEvent.click(page.getByRole('button', { name: 'Dossiê' }));
    await waitFor(() => expect(files).toEqual(['dossie.pdf']));
  },
};

export const RefusedMail: Story = {
  name: 'O teto do dia é dito',
  parameters: com(
    fake(enviaBoleto, () => {
      const message = 'Para maria@example.org já foi enviado hoje o máximo por dia (10).';
      return new Refusal(422, { error: message, problems: [{ field: 'email', message }] });
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await userEvent.click(page.getByRole('button', { name: `Enviar e-mail com ${late}` }));
    const asked = await findDialog('Enviar o boleto para conceicao@example.org?', 'alertdialog');
    await userEvent.click(asked.getByRole('button', { name: 'Enviar e-mail' }));
    await seesText(/já foi enviado hoje o máximo por dia/);
  },
};

const message: Story['play'] = async ({ canvasElement }) => {
  const page = await opens(canvasElement);
  await more(page, 'Mensagem para copiar');
  await findDialog('Mensagem para copiar');
};

export const LongText: Story = {
  name: 'Mensagem longa',
  parameters: com(
    ...pagadorFakes({ boletos: [fakeBoletoDoPagador(1, { mensagem: 'palavras compridas '.repeat(60) })] }),
  ),
  play: message,
};

export const Narrow: Story = {
  name: 'Mensagem, estreito',
  globals: { viewport: { value: 'phone' } },
  play: message,
};

export const Dark: Story = { name: 'Mensagem, escuro', globals: { theme: 'dark' }, play: message };
