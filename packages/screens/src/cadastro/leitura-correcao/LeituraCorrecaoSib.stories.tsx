import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeCorrecao, sibFakes } from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import { fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import {
  type CorrecaoSib,
  leituraCorrecaoXmlSib,
  verificaArquivoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  answers,
  body,
  filtersEverythingAway,
  findDialog,
  findScreen,
  seesText,
  theFileInput,
} from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...sibFakes(), ...fichaFakes(), ...shellFakes()],
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
  await findScreen(canvasElement, 'Leitura de correções SIB');
  await userEvent.upload(theFileInput(), new File(['<mensagemSIB/>'], name), { applyAccept: false });
  await waitFor(() => expect(body().queryByText('Conferindo se o arquivo já foi importado')).toBeNull());
};

/** Attaches a new file and confirms. */
const imports = async (canvasElement: HTMLElement, name = 'retorno.xml') => {
  await attach(canvasElement, name);
  await answers(`Importar o retorno “${name}”?`, 'Importar retorno');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Leitura de correções SIB');
    await expect(await page.findByRole('tab', { name: /^Rejeitados pela ANS\s*18/ })).toBeVisible();
  },
};

export const ReadsAFile: Story = {
  name: 'Lê um arquivo',
  play: async ({ canvasElement }) => {
    // ANS delivers it under this name.
    await imports(canvasElement, '99999920261126122011.RPX');
    const page = within(canvasElement);
    await expect(await page.findByText('24 erros em 18 registros rejeitados')).toBeVisible();
    await expect(page.getByText(/Registro ANS 999999/)).toBeVisible();
    await seesText(
      'Retorno do envio 20261020101500 · 12 CCO gravados, 120 movimentos aceitos, 18 rejeitados · 3 registros sem cadastro aqui',
    );
    await seesText('Leitura feita com sucesso, verifique a tabela abaixo');
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  },
};

const importedBefore = fake(verificaArquivoSib, {
  isRepetido: true,
  por: 'Gonçalo Rezende',
  em: '2026-11-20T16:40',
});

export const KnownFile: Story = {
  name: 'Arquivo conhecido',
  parameters: withFakes(importedBefore),
  play: async ({ canvasElement }) => {
    await attach(canvasElement);
    const dialog = await findDialog('Ler de novo o arquivo “retorno.xml”?', 'alertdialog');
    await expect(
      dialog.getByText(/Este arquivo já foi importado em 20\/11\/2026 às 16:40 por Gonçalo Rezende/),
    ).toBeVisible();
  },
};

export const KnownFileIsReadAgain: Story = {
  name: 'Arquivo conhecido é lido de novo',
  parameters: withFakes(importedBefore),
  play: async ({ canvasElement }) => {
    await attach(canvasElement);
    const dialog = await findDialog('Ler de novo o arquivo “retorno.xml”?', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Ler de novo' }));
    await seesText('24 erros em 18 registros rejeitados');
  },
};

export const KnownFileIsLeft: Story = {
  name: 'Arquivo conhecido é deixado',
  parameters: withFakes(importedBefore),
  play: async ({ canvasElement }) => {
    await attach(canvasElement);
    const dialog = await findDialog('Ler de novo o arquivo “retorno.xml”?', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await seesText('Anexe um arquivo de retorno para ver o que corrigir.');
  },
};

export const IsCorrected: Story = {
  play: async ({ canvasElement }) => {
    await imports(canvasElement);
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: 'Abrir cadastro de 300000000000, campo CPF' }),
    );
    const cpf = await body().findByRole('textbox', { name: 'CPF' });
    await waitFor(() => expect(cpf).toHaveAccessibleDescription('A ANS rejeitou: CPF inválido (1001)'));
    await userEvent.clear(cpf);
    await userEvent.type(cpf, '52998224725');
    await userEvent.click(body().getByRole('button', { name: 'Salvar' }));
    await seesText('Cadastro corrigido. O que mudou segue no próximo arquivo à ANS.');
    await userEvent.click(body().getByRole('button', { name: 'Próximo cadastro da lista' }));
    await seesText('Matrícula 0000001201 · CCO 300000007919');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(
      page.getByRole('button', { name: 'Corrigido: abrir cadastro de 300000000000, campo CPF' }),
    ).toBeInTheDocument();
    await expect(
      page.getAllByRole('button', { name: /^Sem cadastro: nenhum beneficiário/ })[0],
    ).toBeDisabled();
  },
};

export const WrongEnding: Story = {
  play: async ({ canvasElement }) => {
    await attach(canvasElement, 'retorno.pdf');
    await seesText('retorno.pdf - Arquivo incorreto, anexe o arquivo de retorno correto');
  },
};

export const Failed: Story = {
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
    await imports(canvasElement);
    await seesText('retorno.xml Falha na leitura, tente novamente.');
    await expect(
      await within(canvasElement).findByText(/Linha 12 · dataHoraRegistroTransacao/),
    ).toBeVisible();
  },
};

export const NoAnswer: Story = {
  parameters: withFakes(fakeOffline(leituraCorrecaoXmlSib)),
  play: async ({ canvasElement }) => {
    await imports(canvasElement);
    await seesText('Erro ao importar o arquivo');
  },
};

export const Loading: Story = {
  parameters: withFakes(fakeWaiting(leituraCorrecaoXmlSib)),
  play: async ({ canvasElement }) => {
    await imports(canvasElement);
    await expect(await within(canvasElement).findByText('Leitura em processo.')).toBeVisible();
  },
};

const answering = (problema: string, beneficiarios: CorrecaoSib[]) =>
  withFakes(
    fake(leituraCorrecaoXmlSib, {
      success: true,
      message: 'Leitura feita com sucesso, verifique a tabela abaixo',
      problema,
      header: { registroAns: '999999', idItem: '7' },
      beneficiarios,
    }),
  );

export const Empty: Story = {
  tags: ['moldura'],
  parameters: answering('Nenhum registro rejeitado', []),
  play: ({ canvasElement }) => imports(canvasElement),
};

export const OneRow: Story = {
  tags: ['moldura'],
  parameters: answering('1 erro em 1 registro rejeitado', [fakeCorrecao(2)]),
  play: ({ canvasElement }) => imports(canvasElement),
};

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: answering(
    '900 erros em 640 registros rejeitados',
    Array.from({ length: 900 }, (_, index) => fakeCorrecao(index)),
  ),
  play: ({ canvasElement }) => imports(canvasElement),
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: answering('2 erros em 1 registro rejeitado', [
    {
      ...fakeCorrecao(1),
      valorCampo: 'RUA DOUTOR JOAQUIM NABUCO DE ASSUNÇÃO E SOUZA, BLOCO 12, APARTAMENTO 1203, FUNDOS',
      mensagemErro:
        'O endereço informado passa do tamanho que o leiaute permite e foi recusado sem ser cortado; abrevie o logradouro e mantenha o número',
    },
    fakeCorrecao(2),
  ]),
  play: ({ canvasElement }) => imports(canvasElement, `retorno-${'muito-'.repeat(12)}comprido.xml`),
};

export const NoResult: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await imports(canvasElement);
    await within(canvasElement).findByText('24 erros em 18 registros rejeitados');
    await filtersEverythingAway(canvasElement, 'Código ANS');
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Módulo Cadastro indisponível')).toBeVisible(),
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => imports(canvasElement),
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => imports(canvasElement),
};
