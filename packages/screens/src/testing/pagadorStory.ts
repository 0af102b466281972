import type { Meta } from '@storybook/react-vite';
import { avisos } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import { enviaBoleto, getGeraBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { inicioFakes } from '@vidas/api-client/cobranca/inicio/inicio.fake.ts';
import { registraPromessa } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { novoBoletoFakes } from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.fake.ts';
import { pagadorFakes } from '@vidas/api-client/cobranca/pagador/pagador.fake.ts';
import { pixFakes } from '@vidas/api-client/cobranca/pix/pix.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { buscaFakes } from '@vidas/api-client/shell/busca/busca.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { body, findScreen } from './storyPlay.ts';

const aviso = fakeRow(avisos, 1, {
  id: 12,
  enviadoEm: '2026-10-20',
  meio: 'CARTA',
  situacao: 'Vale',
  porque: null,
  recebidoEm: '2026-10-22',
  origem: 'CARTA',
});
const semProva = fakeRow(avisos, 2, {
  id: 11,
  enviadoEm: '2026-10-15',
  meio: 'SMS',
  situacao: 'Não vale',
  porque: 'aviso sem prova',
  recebidoEm: null,
  origem: 'CAMPANHA',
});

/** The answers of the payer's page; a story's own come first. */
export const com = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [
    ...handlers,
    ...pagadorFakes(),
    ...answersOf(avisos, [aviso, semProva]),
    ...novoBoletoFakes(),
    ...pixFakes(),
    ...buscaFakes(),
    ...inicioFakes(),
    fake(getGeraBoleto, { data: [] }),
    fake(enviaBoleto, { status: true, message: 'Boleto enviado com sucesso!', isRepetido: false }),
    fake(registraPromessa, { message: 'Anotado para Conceição.' }),
    ...shellFakes(),
  ],
});

/** Common parts of the stories of the payer's page. */
export const pagadorMeta = {
  component: StaffStory,
  args: { path: '/modulos/cobranca/inicio', modules: ['cobranca'] },
  parameters: { layout: 'fullscreen', ...com() },
  beforeEach: () => localStorage.clear(),
} satisfies Pick<Meta<typeof StaffStory>, 'component' | 'args' | 'parameters' | 'beforeEach'>;

/** Searches in Ir para and takes the first result. */
export const chooses = async (canvasElement: HTMLElement, text = 'conce', keys = '{Enter}') => {
  await within(canvasElement).findByRole('button', { name: /^Ir para tela/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = await body().findByRole('combobox', { name: 'Ir para tela ou ação' });
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard(text);
  await body().findByRole('group', { name: /^(Pessoas|Boletos em aberto)/ });
  await userEvent.keyboard(keys);
  return findScreen(canvasElement, 'Pagador');
};

/** The page with its payer on show. */
export const opens = async (canvasElement: HTMLElement) => {
  const page = await chooses(canvasElement);
  await page.findByRole('heading', { name: 'Conceição Inventada de Ávila' });
  return page;
};

/** The late bill of the payer, as its buttons name it. */
export const late = 'o boleto de 10/11/2026';
