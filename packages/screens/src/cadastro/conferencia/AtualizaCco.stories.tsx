import type { Meta, StoryObj } from '@storybook/react-vite';
import { sibFakes } from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import {
  atualizaCodigoAns,
  getBeneficiariosNaAnsSemCcoNaOeste,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...sibFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Conferência cadastral SIB CNX, Atualizar CCO',
  component: StaffStory,
  args: { path: '/modulos/cadastro/sib-xml-conferencia' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Conferência cadastral SIB CNX';

const ask = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  await userEvent.click(await page.findByRole('button', { name: 'Atualizar CCO' }));
};

const update = async (canvasElement: HTMLElement) => {
  await ask(canvasElement);
  const question = await findDialog('Atualizar o CCO de 14 beneficiários?', 'alertdialog');
  await userEvent.click(question.getByRole('button', { name: 'Atualizar CCO' }));
};

const left = (...motivos: string[]) =>
  withFakes(
    fake(atualizaCodigoAns, {
      success: true,
      message: '12 de 14 CCO atualizados.',
      atualizados: 12,
      naoGravados: motivos.map((motivo, index) => ({
        cco: String(300_000_007_919 + index),
        codbeneficiario: index % 2 === 0 ? '0000001201' : null,
        cpf: '39053344705',
        matricula: index % 2 === 0 ? '0000001201' : null,
        nome: index % 2 === 0 ? 'Teresa Prado Alves' : null,
        motivo,
      })),
    }),
  );
const two = left('o arquivo lhe dá dois CCO', 'o CPF é de vários vínculos');

export const Default: Story = {
  parameters: two,
  play: async ({ canvasElement }) => {
    await update(canvasElement);
    const dialog = await findDialog('2 CCO não foram gravados');
    await expect(await dialog.findByRole('row', { name: /300000007920/ })).toHaveTextContent(
      'o CPF é de vários vínculos',
    );
    // After closing, it is among the last messages.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Alt>}m{/Alt}');
    const last = await findDialog('Últimas mensagens');
    await userEvent.click(last.getByRole('button', { name: 'Ver 2 linhas' }));
    const again = await findDialog('2 CCO não foram gravados');
    await expect(await again.findByRole('row', { name: /300000007920/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const UpdatesTheCodes: Story = {
  name: 'Atualiza os códigos',
  play: async ({ canvasElement }) => {
    await update(canvasElement);
    await seesText('Dados obtidos com sucesso!');
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('tab', { name: /Na ANS e sem CCO na operadora\s*0/ })).toBeVisible();
  },
};

export const WritesNone: Story = {
  name: 'Não escreve nenhum',
  parameters: withFakes(
    fake(atualizaCodigoAns, {
      success: true,
      message: '0 de 14 CCO atualizados.',
      atualizados: 0,
      naoGravados: [],
    }),
  ),
  play: async ({ canvasElement }) => {
    await update(canvasElement);
    await seesText('Nenhum CCO foi gravado');
  },
};

export const NothingToUpdate: Story = {
  name: 'Nada a atualizar',
  parameters: withFakes(fake(getBeneficiariosNaAnsSemCcoNaOeste, [])),
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await seesText('Não há CCO para atualizar');
  },
};

export const LongText: Story = {
  parameters: left('o CCO já é de outro beneficiário; '.repeat(4)),
  play: ({ canvasElement }) => update(canvasElement),
};

export const Narrow: Story = {
  parameters: two,
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => update(canvasElement),
};

export const Dark: Story = {
  parameters: two,
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => update(canvasElement),
};
