import type { Meta, StoryObj } from '@storybook/react-vite';
import { sibFakes } from '@vidas/api-client/cadastro/fake';
import { leituraCorrecaoXmlSib } from '@vidas/api-client/cadastro/sib';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { findScreen, seesText, theFileInput } from '../shared/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...sibFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Leitura de correções SIB',
  component: StaffStory,
  args: { path: '/modulos/cadastro/leitura-xml-sib' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const attach = async (canvasElement: HTMLElement, name = 'retorno.xml') => {
  await findScreen(canvasElement, 'Leitura de Correções SIB');
  await userEvent.upload(theFileInput(), new File(['<mensagemSIB/>'], name), { applyAccept: false });
};

export const Default: Story = {};

export const ReadsAFile: Story = {
  play: async ({ canvasElement }) => {
    await attach(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findByText('24 erros em 18 registros rejeitados')).toBeVisible();
    await expect(page.getByText(/Registro ANS 999999/)).toBeVisible();
    await seesText('Leitura feita com sucesso, verifique a tabela abaixo');
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
  },
};

export const WrongEnding: Story = {
  play: async ({ canvasElement }) => {
    await attach(canvasElement, 'retorno.pdf');
    await seesText('retorno.pdf - Arquivo incorreto, anexe o arquivo de retorno correto');
  },
};

export const RefusedByTheServer: Story = {
  parameters: withFakes(
    fake(
      leituraCorrecaoXmlSib,
      () =>
        new Refusal(422, {
          error: 'Linha 12: a data 2026-02-30 não existe.',
          problems: [
            { line: 12, field: 'dataHoraRegistroTransacao', message: 'a data 2026-02-30 não existe' },
            { line: 40, field: 'cco', message: 'tem 11 dígitos em vez de 12' },
          ],
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await attach(canvasElement);
    await seesText('retorno.xml Falha na leitura, tente novamente.');
    await expect(
      await within(canvasElement).findByText(/Linha 12 · dataHoraRegistroTransacao/),
    ).toBeVisible();
  },
};

export const NoAnswer: Story = {
  parameters: withFakes(fakeOffline(leituraCorrecaoXmlSib)),
  play: async ({ canvasElement }) => {
    await attach(canvasElement);
    await seesText('Erro ao importar o arquivo');
  },
};

export const Reading: Story = {
  parameters: withFakes(fakeWaiting(leituraCorrecaoXmlSib)),
  play: async ({ canvasElement }) => {
    await attach(canvasElement);
    await expect(await within(canvasElement).findByText('Leitura em processo.')).toBeVisible();
  },
};

export const NothingRejected: Story = {
  parameters: withFakes(
    fake(leituraCorrecaoXmlSib, {
      success: true,
      message: 'Leitura feita com sucesso, verifique a tabela abaixo',
      problema: 'Nenhum registro rejeitado',
      header: { registroAns: '999999', idItem: '7' },
      beneficiarios: [],
    }),
  ),
  play: ({ canvasElement }) => attach(canvasElement),
};

export const Dark: Story = { globals: { theme: 'dark' }, play: ({ canvasElement }) => attach(canvasElement) };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => attach(canvasElement),
};
