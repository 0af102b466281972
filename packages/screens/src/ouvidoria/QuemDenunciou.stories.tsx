import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { inserirMensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import { fakeDenuncia, ouvidoriaFakes } from '@vidas/api-client/ouvidoria/ouvidoria.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { answers, findDialog, findScreen, seesText } from '../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...ouvidoriaFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/ouvidoria/Quem denunciou',
  component: StaffStory,
  args: { path: '/modulos/ouvidoria/inicio' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDetail = async (canvasElement: HTMLElement, protocolo: string) => {
  const page = await findScreen(canvasElement, 'Ouvidoria Interna - Avaliação de denúncias');
  await userEvent.click(await page.findByRole('button', { name: `Ver a denúncia ${protocolo}` }));
  return findDialog('Detalhe da denúncia');
};

const opens: Story['play'] = async ({ canvasElement }) => void (await openDetail(canvasElement, '11820457'));

export const Default: Story = { play: opens };
export const LongText: Story = {
  parameters: {
    msw: [
      ...ouvidoriaFakes([
        fakeDenuncia({
          OUV_PROTOCOLO: '11820457',
          OUV_NOME: 'Oculto',
          OUV_OCULTA: true,
          OUV_DETALHAMENTO: 'Desde setembro há cobranças aos gritos diante da equipe. '.repeat(20),
        }),
      ]),
      ...shellFakes(),
    ],
  },
  play: opens,
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: opens };
export const Dark: Story = { globals: { theme: 'dark' }, play: opens };

/** An identity is opened with a reason, and stays open while the screen is on show (OUV-35). */
export const RevealsAnIdentity: Story = {
  name: 'Revela uma identidade',
  play: async ({ canvasElement }) => {
    const dialog = await openDetail(canvasElement, '11820457');
    await expect(dialog.queryByText('Otávio Brandão Reis')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Revelar identidade' }));
    const asked = await findDialog('Revelar identidade');
    await userEvent.click(asked.getByRole('button', { name: 'Revelar' }));
    await seesText('Diga por que precisa da identidade');
    await userEvent.type(asked.getByRole('textbox', { name: 'Motivo' }), 'Ouvir quem denunciou');
    await userEvent.click(asked.getByRole('button', { name: 'Revelar' }));
    const again = await findDialog('Detalhe da denúncia');
    await expect(again.getByText('Otávio Brandão Reis')).toBeVisible();
    await expect(again.queryByRole('button', { name: 'Revelar identidade' })).toBeNull();
  },
};

export const WritesToTheReporter: Story = {
  name: 'Escreve a quem denunciou',
  play: async ({ canvasElement }) => {
    const dialog = await openDetail(canvasElement, '11820457');
    await expect(dialog.getByText('Responder mensagem até 22/11/2026: falta 1 dia')).toBeVisible();
    await expect(await dialog.findByText('2. Quem denunciou, em 19/11/2026')).toBeVisible();
    const box = () => dialog.getByRole('textbox', { name: 'Mensagem a quem denunciou' });
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar mensagem' }));
    await expect(await dialog.findByText('Escreva a mensagem.')).toBeVisible();
    await userEvent.type(box(), 'Vamos verificar.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar mensagem' }));
    await answers('Enviar a mensagem a quem fez a denúncia 11820457?', 'Enviar');
    await expect(await dialog.findByText('3. Marina Alencar, em 21/11/2026')).toBeVisible();
    await expect(box()).toHaveValue('');
  },
};

export const WritingFails: Story = {
  name: 'Escrever falha',
  parameters: withFakes(fake(inserirMensagem, () => new Refusal(500))),
  play: async ({ canvasElement }) => {
    const dialog = await openDetail(canvasElement, '11820457');
    const box = dialog.getByRole('textbox', { name: 'Mensagem a quem denunciou' });
    await userEvent.type(box, 'Vamos verificar.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar mensagem' }));
    await answers('Enviar a mensagem a quem fez a denúncia 11820457?', 'Enviar');
    await seesText('A mensagem não foi enviada!');
    await expect(box).toHaveValue('Vamos verificar.');
  },
};
