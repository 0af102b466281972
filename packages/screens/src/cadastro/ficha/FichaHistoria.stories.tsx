import type { Meta, StoryObj } from '@storybook/react-vite';
import { historicoBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { fakeFicha, fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { renderInRoom } from '../../testing/InRoom.tsx';
import { findDialog, longName, seesText } from '../../testing/storyPlay.ts';
import { FichaDrawer } from './FichaDrawer.tsx';

const matricula = '0000001201';
const fakes = () => [...fichaFakes(fakeFicha), ...shellFakes()];

const meta = {
  title: 'telas/cadastro/História da pessoa',
  component: StaffStory,
  args: { path: '/modulos/cadastro/inicio' },
  parameters: { layout: 'fullscreen', msw: fakes() },
  render: renderInRoom(() => <FichaDrawer matricula={matricula} onClose={() => {}} />),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const asks = async () => {
  const ficha = await findDialog(fakeFicha(matricula).dados.nome);
  await userEvent.click(await ficha.findByRole('button', { name: 'Ver a história' }));
  return ficha;
};

const opens = async () => void (await asks());

export const Default: Story = { play: opens };
export const LongText: Story = {
  parameters: {
    msw: [
      fake(historicoBeneficiario, [
        {
          dia: '2026-11-10',
          hora: '09:12',
          fato: 'CORREÇÃO',
          matricula,
          campo: 'nome',
          antes: longName,
          depois: `${longName} de Albuquerque`,
          texto: null,
          quem: longName,
        },
      ]),
      ...fakes(),
    ],
  },
  play: opens,
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: opens };
export const Dark: Story = { globals: { theme: 'dark' }, play: opens };

/** The history of all bonds, with the author of each correction and the words of ANS (CAD-40). */
export const TellsItsHistory: Story = {
  name: 'Conta a história',
  play: async () => {
    const ficha = await asks();
    const lines = (await ficha.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      '10/11/2026 09:12 Correção: Nome da mãe, de vazio para Alzira Rezende, por Marina Alencar',
      '14/10/2026 16:40 Recusa da ANS: Nome da mãe, 0702 Campo obrigatório não informado',
      '05/10/2026 10:00 Envio à ANS: RETIFICAÇÃO em 99999920261005100000.SBX, rejeitada, por Marina Alencar',
      '01/08/2019 Começo do plano',
      '20/07/2019 Venda',
    ]);
  },
};

export const HistoryFails: Story = {
  name: 'A história falha',
  parameters: {
    msw: [
      fake(historicoBeneficiario, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
      ...fakes(),
    ],
  },
  play: async () => {
    await asks();
    await seesText('O banco de dados não respondeu.');
  },
};
