import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { cancelaNip, corrigeNip, getNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { fakeNip, nipFakes } from '@vidas/api-client/juridico/nip/nip.fake.ts';
import { nips } from '@vidas/api-client/juridico/nip/nips.report.ts';
import { getAvisosDosPrazos } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const linha = fakeRow(nips, 1, { id: 1, demanda: '10200300', situacao: 'CANCELADA' });

const mudancas = (por = 'Augusto Saraiva Melo') =>
  (
    [
      ['matricula', '0000001300', '0000001200'],
      ['notificadaEm', '2026-11-13', '2026-11-12'],
      ['natureza', 'NAO_ASSISTENCIAL', 'ASSISTENCIAL'],
    ] as const
  ).map(([campo, antes, depois]) => ({
    campo,
    antes,
    depois,
    motivo: 'Registrada no vínculo antigo da pessoa.',
    por,
    em: '2026-11-16T09:20',
  }));

const com = (nip: ReturnType<typeof fakeNip>, ...handlers: ReturnType<typeof fake>[]) => ({
  layout: 'fullscreen',
  ...withAnswers(
    nips,
    ...handlers,
    fake(getNip, nip),
    ...answersOf(nips, [linha]),
    ...nipFakes(nip),
    fake(getAvisosDosPrazos, { naoConferidos: [], anosSemFeriados: [] }),
  ),
});

const meta = {
  title: 'telas/juridico/NIP corrigida ou cancelada',
  ...reportMeta(nips),
  parameters: com(fakeNip({ mudancas: mudancas(), correcoesVistas: 3 })),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Abrir a NIP 10200300' }));
  const drawer = await findDialog('NIP 10200300');
  await drawer.findByText('Até hoje não tive resposta.');
  return drawer;
};

const cancels = async (canvasElement: HTMLElement, motivo: string) => {
  const drawer = await opens(canvasElement);
  await userEvent.click(drawer.getByRole('button', { name: 'Cancelar a NIP' }));
  const dialog = await findDialog('Cancelar a NIP 10200300, registrada por engano');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar a NIP' }));
  await expect(await dialog.findByText('Escreva o motivo.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), motivo);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar a NIP' }));
  return dialog;
};

/** Each corrected field with what stood before, who changed it, when and why (PRA-12). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await opens(canvasElement);
    await expect(drawer.getByText('Matrícula: de "0000001300" para "0000001200"')).toBeVisible();
    await expect(drawer.getByText('Notificada em: de "13/11/2026" para "12/11/2026"')).toBeVisible();
    await expect(drawer.getByText('Natureza: de "Não assistencial" para "Assistencial"')).toBeVisible();
    await expect(
      drawer.getAllByText(
        '16/11/2026 09:20, por Augusto Saraiva Melo: Registrada no vínculo antigo da pessoa.',
      ),
    ).toHaveLength(3);
  },
};

export const Corrects: Story = {
  name: 'Corrige',
  play: async ({ canvasElement }) => {
    const drawer = await opens(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: 'Corrigir' }));
    const dialog = await findDialog('Corrigir a NIP 10200300');
    await expect(dialog.getByRole('textbox', { name: 'Matrícula do beneficiário' })).toHaveValue(
      '0000001200',
    );
    const assunto = dialog.getByRole('textbox', { name: 'Assunto' });
    await userEvent.clear(assunto);
    await userEvent.type(assunto, 'Ressonância não autorizada');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar correção' }));
    await expect(await dialog.findByText('Escreva o motivo.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo da correção' }), 'Faltava o exame.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar correção' }));
    await seesText('NIP 10200300: corrigida.');
  },
};

const jaRespondida =
  'Lara Fontes registrou a resposta desta NIP, de 20/11/2026: ela já não se corrige nem se cancela.';

/** Another person answered meanwhile: the dialog says who and when, and what was typed stays (PRA-14). */
export const IsRefused: Story = {
  name: 'Respondida enquanto se corrigia',
  tags: ['erro'],
  parameters: com(
    fakeNip(),
    fake(corrigeNip, () => new Refusal(409, { error: jaRespondida })),
  ),
  play: async ({ canvasElement }) => {
    const drawer = await opens(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: 'Corrigir' }));
    const dialog = await findDialog('Corrigir a NIP 10200300');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo da correção' }), 'Engano.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar correção' }));
    await expect(await dialog.findByText(jaRespondida)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Motivo da correção' })).toHaveValue('Engano.');
  },
};

export const Cancels: Story = {
  name: 'Cancela a registrada por engano',
  play: async ({ canvasElement }) => {
    await cancels(canvasElement, 'Era de outra operadora.');
    await seesText('NIP 10200300: cancelada, registrada por engano.');
  },
};

export const CancelIsRefused: Story = {
  name: 'Respondida enquanto se cancelava',
  tags: ['erro'],
  parameters: com(
    fakeNip(),
    fake(cancelaNip, () => new Refusal(409, { error: jaRespondida })),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await cancels(canvasElement, 'Engano.');
    await expect(await dialog.findByText(jaRespondida)).toBeVisible();
  },
};

/** A cancelled NIP says who cancelled it and why, and has no act left but its file. */
export const Cancelled: Story = {
  name: 'Cancelada',
  parameters: com(
    fakeNip({
      canceladaEm: '2026-11-16T09:20',
      canceladaPor: 'Augusto Saraiva Melo',
      canceladaMotivo: 'Era de outra operadora.',
      relogioSolucao: 'sem prazo',
      relogioResposta: 'sem prazo',
    }),
  ),
  play: async ({ canvasElement }) => {
    const drawer = await opens(canvasElement);
    await expect(
      drawer.getByText(
        'Registrada por engano: cancelada em 16/11/2026 09:20, por Augusto Saraiva Melo. Era de outra operadora.',
      ),
    ).toBeVisible();
    for (const name of ['Responder', 'Registrar desfecho', 'Corrigir', 'Cancelar a NIP'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(drawer.queryByRole('button', { name })).toBeNull();
  },
};

export const LongText: Story = {
  parameters: com(fakeNip({ nome: longName, mudancas: mudancas(longName), correcoesVistas: 3 })),
  play: async ({ canvasElement }) => {
    await opens(canvasElement);
  },
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await opens(canvasElement);
  },
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await opens(canvasElement);
  },
};
