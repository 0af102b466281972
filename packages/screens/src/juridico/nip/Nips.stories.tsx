import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { getNip, registraNip, respondeNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { fakeNip, nipFakes } from '@vidas/api-client/juridico/nip/nip.fake.ts';
import { type Nip, nips } from '@vidas/api-client/juridico/nip/nips.report.ts';
import { getAvisosDosPrazos } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, longName, seesNoRows, seesText } from '../../testing/storyPlay.ts';

const semFim = { respondidaEm: null, desfecho: null, desfechoEm: null } as const;
const semProtocolo = { protocolo: null };

const linhas = (nome = 'Conceição Inventada de Ávila'): Nip[] => [
  fakeRow(nips, 1, {
    ...semFim,
    ...semProtocolo,
    id: 1,
    demanda: '10200300',
    situacao: 'ABERTA',
    nome,
    natureza: 'ASSISTENCIAL',
    notificadaEm: '2026-11-12',
    resolverAte: '2026-11-19',
    prazoSolucao: 'VENCIDO',
    relogioSolucao: 'venceu há 1 dia útil',
    responderAte: '2026-11-27',
    prazoResposta: 'A_VENCER',
    relogioResposta: 'vence em 4 dias úteis',
    restam: -1,
    assunto: 'Exame não autorizado',
    protocolo: '99999920261015000012',
  }),
  fakeRow(nips, 2, {
    ...semFim,
    ...semProtocolo,
    id: 2,
    demanda: '10200731',
    situacao: 'ABERTA',
    natureza: 'ASSISTENCIAL',
    notificadaEm: '2026-11-13',
    resolverAte: '2026-11-23',
    prazoSolucao: 'HOJE',
    relogioSolucao: 'vence hoje',
    responderAte: '2026-11-30',
    prazoResposta: 'A_VENCER',
    relogioResposta: 'vence em 5 dias úteis',
    restam: 0,
    assunto: 'Consulta sem vaga',
  }),
  fakeRow(nips, 3, {
    ...semFim,
    ...semProtocolo,
    id: 3,
    demanda: '10201462',
    situacao: 'SOLUCAO',
    natureza: 'NAO_ASSISTENCIAL',
    notificadaEm: '2026-11-16',
    resolverAte: '2026-12-01',
    prazoSolucao: 'A_VENCER',
    relogioSolucao: 'vence em 6 dias úteis',
    responderAte: '2026-12-01',
    prazoResposta: 'NO_PRAZO',
    relogioResposta: 'respondida no prazo',
    respondidaEm: '2026-11-19',
    restam: 6,
    assunto: 'Reajuste da mensalidade',
  }),
  fakeRow(nips, 4, {
    ...semProtocolo,
    id: 4,
    demanda: '10202193',
    situacao: 'RESOLVIDA',
    natureza: 'ASSISTENCIAL',
    notificadaEm: '2026-10-05',
    resolverAte: '2026-10-13',
    prazoSolucao: 'NO_PRAZO',
    relogioSolucao: 'resolvida no prazo',
    responderAte: '2026-10-20',
    prazoResposta: 'FORA',
    relogioResposta: 'respondida 2 dias úteis depois do prazo',
    respondidaEm: '2026-10-22',
    desfecho: 'RESOLVIDA',
    desfechoEm: '2026-10-09',
    restam: null,
    assunto: 'Cirurgia adiada',
  }),
];

const com = (rows: Nip[], ...handlers: ReturnType<typeof fake>[]) => ({
  layout: 'fullscreen',
  ...withAnswers(
    nips,
    ...handlers,
    ...answersOf(nips, rows),
    ...nipFakes(),
    fake(getAvisosDosPrazos, {
      naoConferidos: ['nipSolucaoAssistencial', 'nipResposta'],
      anosSemFeriados: [],
    }),
  ),
});

const meta = {
  title: 'telas/juridico/NIP',
  ...reportMeta(nips),
  parameters: com(linhas()),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

const opens = async (canvasElement: HTMLElement) => {
  await press(canvasElement, 'Abrir a NIP 10200300');
  const drawer = await findDialog('NIP 10200300');
  await drawer.findByText('Até hoje não tive resposta.');
  return drawer;
};

/** Both clocks of each NIP, and the terms that nobody confirmed (PRA-4, PRA-9). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, nips, [
      'Nome',
      'Situação',
      'Demanda',
      'Resolver até',
      'Prazo da solução',
      'Responder até',
      'Prazo da resposta',
      'Natureza',
      'Assunto',
      'Notificada em',
      'Matrícula',
      'Protocolo nosso',
      'Dias úteis que restam',
      'Situação da solução',
      'Situação da resposta',
      'Respondida em',
      'Desfecho',
      'Desfecho em',
      'Nº',
      'Ações',
    ]);
    await expect(await page.findByText('venceu há 1 dia útil')).toBeVisible();
    await expect(await page.findByText(/2 de 3 prazos usados aqui ninguém conferiu/)).toBeVisible();
  },
};

/** Without a question in its address, the screen shows the NIPs that wait (PRA-9). */
export const OnArrival: Story = {
  name: 'Ao abrir, as que esperam',
  args: { path: '/modulos/juridico/nip' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('venceu há 1 dia útil')).toBeVisible();
    await expect(within(canvasElement).getByText(/NIPs que esperam, de qualquer mês/)).toBeVisible();
  },
};

export const Registers: Story = {
  name: 'Registra uma NIP',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Registrar NIP');
    const dialog = await findDialog('Registrar NIP');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar NIP' }));
    await expect(await dialog.findByText('Escreva o número da demanda.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Número da demanda na ANS' }), '10200300');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Matrícula do beneficiário' }), '1200');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Natureza' }), 'Assistencial');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Assunto' }), 'Exame não autorizado');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Texto da demanda' }), 'Pedi um exame.');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar NIP' }));
    await seesText(/resolver até 19\/11\/2026, responder até 27\/11\/2026/);
  },
};

/** Somebody registered the number before: the sentence stands at its field, and what was typed stays. */
export const IsRefused: Story = {
  name: 'Número já registrado',
  tags: ['erro'],
  parameters: com(
    linhas(),
    fake(registraNip, () => {
      const message = 'esta demanda já está registrada';
      return new Refusal(409, { error: message, problems: [{ field: 'demanda', message }] });
    }),
  ),
  play: async (context) => {
    const { canvasElement } = context;
    await press(canvasElement, 'Registrar NIP');
    const dialog = await findDialog('Registrar NIP');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Número da demanda na ANS' }), '10200300');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Matrícula do beneficiário' }), '1200');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Natureza' }), 'Assistencial');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Assunto' }), 'Exame');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Texto da demanda' }), 'Um exame.');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar NIP' }));
    await expect(await dialog.findByText('esta demanda já está registrada')).toBeVisible();
  },
};

export const Answers: Story = {
  name: 'Responde',
  play: async ({ canvasElement }) => {
    const drawer = await opens(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: 'Responder' }));
    const dialog = await findDialog('Responder a NIP 10200300');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar resposta' }));
    await expect(await dialog.findByText('Escreva a resposta.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'O exame foi autorizado.');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar resposta' }));
    await seesText('NIP 10200300: resposta registrada.');
  },
};

/** Another person answered meanwhile. */
export const IsAnswered: Story = {
  name: 'Já respondida por outra pessoa',
  tags: ['erro'],
  parameters: com(
    linhas(),
    fake(respondeNip, () => new Refusal(409, { error: 'Esta NIP já tem resposta, de 20/11/2026.' })),
  ),
  play: async ({ canvasElement }) => {
    const drawer = await opens(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: 'Responder' }));
    const dialog = await findDialog('Responder a NIP 10200300');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'O exame foi autorizado.');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar resposta' }));
    await expect(await dialog.findByText('Esta NIP já tem resposta, de 20/11/2026.')).toBeVisible();
  },
};

export const Ends: Story = {
  name: 'Registra o desfecho',
  play: async ({ canvasElement }) => {
    const drawer = await opens(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: 'Registrar desfecho' }));
    const dialog = await findDialog('Desfecho da NIP 10200300');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Desfecho' }), 'Resolvida');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar desfecho' }));
    await seesText('NIP 10200300: desfecho RESOLVIDA.');
  },
};

/** A NIP with answer and outcome only shows them, and gives its file. */
export const Ended: Story = {
  name: 'Respondida e resolvida',
  parameters: com(
    linhas(),
    fake(
      getNip,
      fakeNip({
        respostaTexto: 'O exame foi autorizado em 18/11/2026.',
        respondidaEm: '2026-11-19',
        respondidaPor: 'Augusto Saraiva Melo',
        relogioResposta: 'respondida no prazo',
        desfecho: 'RESOLVIDA',
        desfechoEm: '2026-11-18',
        desfechoPor: 'Augusto Saraiva Melo',
        relogioSolucao: 'resolvida no prazo',
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const drawer = await opens(canvasElement);
    await expect(drawer.getByText('O exame foi autorizado em 18/11/2026.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Dossiê da NIP 10200300' })).toBeEnabled();
    await expect(drawer.queryByRole('button', { name: 'Responder' })).toBeNull();
    await expect(drawer.queryByRole('button', { name: 'Registrar desfecho' })).toBeNull();
    // The keyboard reaches what scrolls.
    await drawer.findByRole('region', { name: 'Conteúdo' });
  },
};

export const Empty: Story = {
  parameters: com([]),
  play: () => seesNoRows('Nenhuma NIP espera'),
};

export const LongText: Story = { parameters: com(linhas(longName)) };

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
