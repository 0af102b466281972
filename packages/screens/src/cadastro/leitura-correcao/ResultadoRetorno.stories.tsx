import type { Meta, StoryObj } from '@storybook/react-vite';
import { atualizaCodigoAns } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import {
  getResultadoRetornoSib,
  getRetornosSib,
} from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import {
  fakeLinhaDoRetorno,
  fakeLinhasDoRetorno,
  fakeRetornos,
} from '@vidas/api-client/cadastro/leitura-correcao/retornos.fake.ts';
import { fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import { sibFakes } from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...sibFakes(), ...fichaFakes(), ...shellFakes()],
});

const at = (id: string) => `/modulos/cadastro/leitura-xml-sib?retorno=${id}`;

const meta = {
  title: 'telas/cadastro/Resultado do retorno',
  component: StaffStory,
  args: { path: at('4') },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Resultado do retorno';

const figures = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('definition')
    .map((each) => each.textContent.trim());

/** The result is there by its address, and its counts are those of the list. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(
      await page.findByText('99999920261104093011.RPX, importado em 05/11/2026 às 14:40 por Otávio Lins'),
    ).toBeVisible();
    await waitFor(() => expect(figures(canvasElement)).toEqual(['4', '1', '1', '2', '1']));
    await expect(await page.findByRole('row', { name: /0001000010/ })).toHaveTextContent(
      'não está no cadastro',
    );
    await expect(page.getAllByRole('row', { name: /Aceito/ })).toHaveLength(4);
    await expect(await page.findByRole('button', { name: /Exportar/ })).toBeEnabled();
    await expect(await page.findByRole('link', { name: 'Conferir com a ANS' })).toHaveAttribute(
      'href',
      '/modulos/cadastro/sib-xml-conferencia?aba=na-ans-sem-cco',
    );
  },
};

export const FromTheList: Story = {
  name: 'Da lista de retornos',
  args: { path: '/modulos/cadastro/leitura-xml-sib?aba=retornos' },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Leitura de correções SIB');
    await expect(await page.findByRole('row', { name: /HASH INVÁLIDO/ })).toHaveTextContent(
      'Recusado inteiro',
    );
    await userEvent.click(
      await page.findByRole('link', { name: 'Abrir o resultado de 99999920261104093011.RPX' }),
    );
    const result = await findScreen(canvasElement, title);
    await userEvent.click(await result.findByRole('button', { name: 'Voltar aos retornos' }));
    await findScreen(canvasElement, 'Leitura de correções SIB');
  },
};

export const RefusedWhole: Story = {
  name: 'Recusado inteiro',
  args: { path: at('3') },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(
      await page.findByText('A ANS recusou o envio 99999920261103101010.SBX inteiro: HASH INVÁLIDO'),
    ).toBeVisible();
  },
};

export const OfAnUnknownSending: Story = {
  name: 'De um envio desconhecido',
  args: { path: at('2') },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await waitFor(() => expect(figures(canvasElement)[1]).toBe('24'));
    await expect(await page.findByText(/que não foi gerado aqui/)).toBeVisible();
  },
};

/** The act asks by name, and takes only CCOs of people here without one. */
export const WritesTheCcos: Story = {
  name: 'Atualiza os CCO',
  parameters: withFakes(
    fake(atualizaCodigoAns, ({ body }) => ({
      success: true,
      message: `${body.length} de ${body.length} CCO atualizado.`,
      atualizados: body.length,
      naoGravados: [],
    })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('button', { name: 'Atualizar CCO' }));
    const question = await findDialog('Atualizar o CCO de 1 beneficiário?', 'alertdialog');
    await expect(question.getByRole('listitem')).toHaveTextContent('o CCO já é de outro beneficiário');
    await userEvent.click(question.getByRole('button', { name: 'Atualizar CCO' }));
    await seesText('1 de 1 CCO atualizado.');
  },
};

export const OpensTheRecord: Story = {
  name: 'Abre o cadastro',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const row = await page.findByRole('row', { name: /CPF INVÁLIDO/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Abrir cadastro de .*, Rejeitado$/ }));
    const record = await findDialog(/./);
    await expect(await record.findByRole('button', { name: 'Salvar' })).toBeVisible();
    await expect(record.getByText('2 de 3')).toBeVisible();
  },
};

const long = withFakes(
  fake(getResultadoRetornoSib, () => [
    fakeLinhaDoRetorno(1, {
      nome: longName,
      resultado: 'Rejeitado',
      motivo: 'CPF: CPF INVÁLIDO; '.repeat(8),
    }),
    ...fakeLinhasDoRetorno('4'),
  ]),
  fake(getRetornosSib, () => fakeRetornos().map((each) => ({ ...each, por: longName }))),
);

export const LongText: Story = { parameters: long };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
