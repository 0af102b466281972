import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type AvisoInteiro,
  desfazProva,
  getAviso,
  getParaAvisar,
  registraAviso,
  registraProva,
} from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { geraCartasDeAviso } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { type Aviso, avisos } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const base = { mensalidades: '10/09/2026, 10/10/2026', por: 'Marina Alencar', provas: 0, recebidoEm: null };

const linhas = (nome = 'Rua dos Ipês, 45 - Cascavel/PR'): Aviso[] => [
  fakeRow(avisos, 1, {
    ...base,
    id: 12,
    enviadoEm: '2026-10-20',
    meio: 'CARTA',
    situacao: 'Vale',
    porque: null,
    recebidoEm: '2026-10-22',
    provas: 1,
    endereco: nome,
    origem: 'CARTA',
  }),
  fakeRow(avisos, 2, {
    ...base,
    id: 11,
    enviadoEm: '2026-10-15',
    meio: 'SMS',
    situacao: 'Não vale',
    porque: 'aviso sem prova',
    endereco: '(45) 99999-0000',
    origem: 'CAMPANHA',
  }),
  fakeRow(avisos, 3, {
    ...base,
    id: 10,
    enviadoEm: '2026-10-12',
    meio: 'EMAIL',
    situacao: 'Não vale',
    porque: 'em dúvida: não se sabe se saiu',
    endereco: 'conceicao@example.org',
    origem: 'EMAIL',
  }),
  fakeRow(avisos, 4, {
    ...base,
    id: 9,
    enviadoEm: '2026-10-11',
    meio: 'LIGACAO',
    situacao: 'Não vale',
    porque: 'tentativa sem sucesso em 11/10/2026; falta tentar por e-mail, SMS',
    endereco: '(45) 3000-0000',
    origem: 'TELA',
    provas: 1,
  }),
];

const aviso = (given: Partial<AvisoInteiro> = {}): AvisoInteiro => ({
  id: 12,
  matricula: '0000001201',
  nome: 'Conceição Inventada de Ávila',
  meio: 'CARTA',
  endereco: 'Rua dos Ipês, 45 - Cascavel/PR',
  enviadoEm: '2026-10-20T09:10',
  quem: 'Marina Alencar',
  texto: 'Operadora Inventada, Registro ANS 999999.\nMensalidades vencidas em 10/09/2026 e 10/10/2026.',
  sha256: 'a3f1c5'.repeat(10).concat('9b2e'),
  faltas: [],
  mensalidades: [
    { numero: '1', vencimento: '2026-09-10' },
    { numero: '2', vencimento: '2026-10-10' },
  ],
  recebidoEm: '2026-10-22',
  porque: null,
  provas: [
    {
      id: 5,
      especie: 'AR',
      recebidoEm: '2026-10-22',
      numero: 'AA123456789BR',
      nota: null,
      quem: 'Marina Alencar',
      registradaEm: '2026-10-26T14:02',
      arquivoNome: 'ar.pdf',
      arquivoBytes: 182_000,
      desfeitaPor: null,
      desfeitaEm: null,
      desfeitaMotivo: null,
    },
  ],
  ocupado: 18_200_000,
  teto: 2_147_483_648,
  ...given,
});

const com = (rows: Aviso[], ...handlers: ReturnType<typeof fake>[]) =>
  withAnswers(
    avisos,
    ...handlers,
    ...answersOf(avisos, rows),
    fake(getAviso, () => aviso()),
    fake(getParaAvisar, () => ({
      matricula: '0000001201',
      nome: 'Conceição Inventada de Ávila',
      email: null,
      telefones: ['45999990000'],
      endereco: 'Rua dos Ipês, 45 - Cascavel/PR',
      mensalidades: [
        { numero: '1', vencimento: '2026-09-10', dias: 41, atualizado: 44_890 },
        { numero: '2', vencimento: '2026-10-10', dias: 11, atualizado: 44_120 },
      ],
    })),
    fake(desfazProva, () => ({ message: 'Prova desfeita. Ela fica no registro, com o motivo.' })),
  );

const asks = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Matrícula do titular' }), '1201');
  await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
  await canvas.findAllByText(/aviso sem prova/);
  return canvas;
};

const meta = {
  title: 'telas/cobranca/Avisos de inadimplência',
  ...reportMeta(avisos),
  parameters: { layout: 'fullscreen', ...com(linhas()) },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async ({ canvasElement }) => void (await asks(canvasElement)) };

export const LongText: Story = {
  parameters: { layout: 'fullscreen', ...com(linhas(longName.repeat(3))) },
  play: async ({ canvasElement }) => void (await asks(canvasElement)),
};

export const Narrow: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Open: Story = {
  name: 'Aberto, prova desfeita',
  play: async ({ canvasElement }) => {
    const canvas = await asks(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir o aviso nº 12/ }));
    const drawer = await findDialog('Aviso nº 12');
    await drawer.findByText('Recebido em 22/10/2026.');
    await userEvent.click(drawer.getByRole('button', { name: /^Desfazer/ }));
    const dialog = await findDialog('Desfazer a prova?');
    await userEvent.type(dialog.getByLabelText('Por que é errada'), 'AR de outra pessoa');
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer prova' }));
    await seesText('Prova desfeita. Ela fica no registro, com o motivo.');
  },
};

export const RefusedProof: Story = {
  name: 'Prova recusada no campo',
  parameters: {
    layout: 'fullscreen',
    ...com(
      linhas(),
      fake(registraProva, () => {
        const message = 'Este AR já prova o aviso nº 3, da matrícula 0000000042.';
        return new Refusal(422, { error: message, problems: [{ field: 'numero', message }] });
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await asks(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir o aviso nº 12/ }));
    const drawer = await findDialog('Aviso nº 12');
    await userEvent.click(await drawer.findByRole('button', { name: 'Registrar prova' }));
    const dialog = await findDialog('Registrar prova');
    const dia = within(dialog.getByRole('group', { name: 'Dia no AR' }));
    await userEvent.click(dia.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('22102026');
    await userEvent.type(dialog.getByLabelText('Número do AR'), 'AA123456789BR');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar prova' }));
    await expect(await dialog.findByText(/Este AR já prova o aviso nº 3/)).toBeVisible();
  },
};

export const Registers: Story = {
  name: 'Registrar aviso feito fora',
  parameters: {
    layout: 'fullscreen',
    ...com(
      linhas(),
      fake(registraAviso, () => ({ id: 13, faltas: ['total'], message: 'Aviso registrado, e não vale.' })),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await asks(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar aviso' }));
    const dialog = await findDialog('Registrar aviso feito');
    await expect(await dialog.findByText(/Vencimento 10\/09\/2026: 41 dias/)).toBeVisible();
  },
};

export const Letters: Story = {
  name: 'Cartas feitas',
  parameters: {
    layout: 'fullscreen',
    ...com(
      linhas(),
      fake(geraCartasDeAviso, () => ({
        message: '2 cartas feitas; 1 não vale como aviso, por falta de dado.',
        nome: 'avisos-2026-11-21',
        pdf: btoa('%PDF-1.7'),
        csv: 'NOME',
        cartas: [
          { matricula: '0000001201', nome: 'Conceição Inventada de Ávila', faltas: [] },
          { matricula: '0000001202', nome: longName, faltas: ['CPF de Benedito (sem dado no cadastro)'] },
        ],
        fora: [{ matricula: '0000001203', nome: 'Dulce Inventada' }],
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await asks(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Fazer cartas' }));
    const dialog = await findDialog('Fazer cartas de aviso');
    await userEvent.click(dialog.getByRole('button', { name: 'Fazer cartas' }));
    const feitas = await findDialog('Cartas de aviso');
    await feitas.findByText(/Falta: CPF de Benedito/);
  },
};
