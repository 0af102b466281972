import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeArquivo, fakePrevia, sibFakes } from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import {
  getComparacaoSib,
  getConferenciasSib,
  previaConferenciaSib,
  previaDaConferenciaSib,
  usaConferenciaSib,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { linhaDaConferencia } from '@vidas/api-client/cadastro/conferencia/conferencia.rules.ts';
import { verificaArquivoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { fakeTarefa } from '@vidas/api-client/shell/tarefa.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { outrasLinhas } from '../../testing/mudouAntes.ts';
import { findDialog, findScreen, seesText, theFileInput } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...sibFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Conferência cadastral SIB CNX, Arquivos',
  component: StaffStory,
  args: { path: '/modulos/cadastro/sib-xml-conferencia' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) => {
  const page = await findScreen(canvasElement, 'Conferência cadastral SIB CNX');
  await userEvent.click(page.getByRole('button', { name }));
};

const attach = async (canvasElement: HTMLElement) => {
  await press(canvasElement, 'Importar SIB CNX');
  const dialog = await findDialog('Importar SIB CNX');
  await userEvent.upload(theFileInput(), new File(['<mensagemSIB/>'], 'ArqConf99999901.cnx'), {
    applyAccept: false,
  });
  return dialog;
};

const newest = fakeArquivo(0).nome;
const preview = async (canvasElement: HTMLElement, nome = newest) => {
  await attach(canvasElement);
  return findDialog(`Usar o arquivo ${nome}?`, 'alertdialog');
};

const doubtful = withFakes(
  fake(
    previaConferenciaSib,
    fakePrevia({
      arquivo: fakeArquivo(4, { isEmVigor: false, quantidade: 88 }),
      avisos: ['MAIS ANTIGO', 'MUITO MENOR', 'HASH'],
    }),
  ),
  fake(usaConferenciaSib, ({ body: { ciente } }) =>
    ciente ? { success: true, message: 'Em vigor com avisos.' } : new Refusal(409, { error: 'Confirme.' }),
  ),
);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await preview(canvasElement);
    await expect(
      dialog.getByText('Arquivo de 05/12/2026 06:00, com 140 beneficiários, 118 ativos na ANS.'),
    ).toBeVisible();
    await expect(dialog.getByText('6 beneficiários entram')).toBeVisible();
    await expect(dialog.getByText('12 beneficiários mudam de dados, 3 deles de situação')).toBeVisible();
  },
};

export const UsesTheFile: Story = {
  name: 'Usa o arquivo',
  play: async ({ canvasElement }) => {
    const dialog = await preview(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Usar este arquivo' }));
    await seesText('O arquivo está em vigor: 140 beneficiários.');
  },
};

const outroEmVigor = outrasLinhas(
  fakePrevia(),
  fakePrevia({ emVigor: fakeArquivo(3, { nome: 'outro.CNX' }) }),
  ({ arquivo, emVigor }) => [linhaDaConferencia(arquivo, emVigor?.id ?? null)],
);

/** Another file came into force behind the question, which compares with that one and can be answered. */
export const AnotherCameIntoForce: Story = {
  name: 'Outro entrou em vigor',
  beforeEach: outroEmVigor.comeca,
  parameters: withFakes(
    fake(previaConferenciaSib, outroEmVigor.agora),
    fake(previaDaConferenciaSib, outroEmVigor.agora),
    fake(
      usaConferenciaSib,
      ({ body: { confirmado } }) =>
        outroEmVigor.recusa(confirmado) ?? { success: true, message: 'O arquivo está em vigor.' },
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await preview(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Usar este arquivo' }));
    await expect(await dialog.findByText('Em relação a outro.CNX, em vigor:')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Usar/ }));
    await seesText('O arquivo está em vigor.');
  },
};

export const OlderAndSmaller: Story = {
  name: 'Mais antigo e menor',
  parameters: doubtful,
  play: async ({ canvasElement }) => {
    const dialog = await preview(canvasElement, fakeArquivo(4).nome);
    await expect(
      dialog.getByText('É mais antigo do que o arquivo em vigor, de 05/11/2026 06:00.'),
    ).toBeVisible();
    await expect(
      dialog.getByText('Tem 88 beneficiários; o arquivo em vigor tem 139 beneficiários.'),
    ).toBeVisible();
    await expect(dialog.getByText(/O hash não confere/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Usar mesmo assim' }));
    await seesText('Em vigor com avisos.');
  },
};

export const TakesOneBack: Story = {
  name: 'Desiste de um',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Arquivos importados');
    const files = await findDialog('Arquivos de conferência');
    const inForce = await files.findByRole('row', { name: new RegExp(fakeArquivo(1).nome) });
    await expect(inForce).toHaveTextContent('EM VIGOR');
    await expect(files.queryByRole('button', { name: `Usar este: ${fakeArquivo(1).nome}` })).toBeNull();
    await userEvent.click(files.getByRole('button', { name: `Usar este: ${fakeArquivo(2).nome}` }));
    const dialog = await findDialog(`Usar o arquivo ${fakeArquivo(2).nome}?`, 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Usar mesmo assim' }));
    await seesText('O arquivo está em vigor: 140 beneficiários.');
  },
};

export const NoFiles: Story = {
  parameters: withFakes(fake(getConferenciasSib, [])),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Arquivos importados');
    await seesText('Nenhum arquivo de conferência foi importado ainda.');
  },
};

export const RecognisesTheFile: Story = {
  name: 'Reconhece o arquivo',
  parameters: withFakes(
    fake(verificaArquivoSib, { isRepetido: true, por: 'Marina Alencar', em: '2026-11-06T08:12' }),
    fakeWaiting(previaConferenciaSib),
  ),
  play: async ({ canvasElement }) => {
    await attach(canvasElement);
    await seesText('Este arquivo já foi importado em 06/11/2026 08:12 por Marina Alencar; nada mudou.');
  },
};

export const Importing: Story = {
  name: 'Importando',
  parameters: withFakes(fakeWaiting(previaConferenciaSib)),
  play: async ({ canvasElement }) => {
    const dialog = await attach(canvasElement);
    await expect(await dialog.findByText(/90 beneficiários lidos/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeDisabled();
  },
};

export const ImportRefused: Story = {
  name: 'Importação recusada',
  parameters: withFakes(
    fake(
      previaConferenciaSib,
      () => new Refusal(422, { error: 'O arquivo é de outra operadora: 111111, e não 999999.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await attach(canvasElement);
    // The toast has the same text.
    await waitFor(() =>
      expect(
        dialog.getAllByText(/O arquivo é de outra operadora/).filter((each) => each.checkVisibility()),
      ).not.toHaveLength(0),
    );
  },
};

export const LongText: Story = {
  parameters: withFakes(
    fake(
      previaConferenciaSib,
      fakePrevia({ arquivo: fakeArquivo(0, { nome: `${'ArqConf'.repeat(12)}.CNX` }) }),
    ),
  ),
  play: async ({ canvasElement }) => void (await preview(canvasElement, `${'ArqConf'.repeat(12)}.CNX`)),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await preview(canvasElement)),
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await preview(canvasElement)),
};

/** Another person's file is being compared; everybody sees the progress, and may cancel it. */
export const Comparing: Story = {
  parameters: withFakes(
    fake(getComparacaoSib, {
      tarefa: fakeTarefa({
        feito: 212,
        total: 605,
        passo: newest,
      }),
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Conferência cadastral SIB CNX');
    await expect(
      await page.findByRole('progressbar', { name: 'Comparando o arquivo com o cadastro' }),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cancelar comparação' }));
    await expect(await page.findByText('Cancelando a comparação')).toBeVisible();
  },
};

export const ComparisonInterrupted: Story = {
  name: 'Comparação interrompida',
  parameters: withFakes(
    fake(getComparacaoSib, {
      tarefa: fakeTarefa({ situacao: 'INTERROMPIDA', feito: 212, total: 605 }),
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Conferência cadastral SIB CNX');
    await expect(await page.findByText('A comparação foi interrompida')).toBeVisible();
    await expect(page.getByText(/Já se fez: 212 de 605 registros\./)).toBeVisible();
  },
};
