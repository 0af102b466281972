import type { Meta, StoryObj } from '@storybook/react-vite';
import { sibFakes } from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import type { CcoNaoGravado } from '@vidas/api-client/cadastro/leitura-correcao/ccoNaoGravado.ts';
import {
  leituraCorrecaoXmlSib,
  type ResultadoRetorno,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { answers, body, findDialog, findScreen, seesText, theFileInput } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...sibFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Leitura de correções SIB, Retornos',
  component: StaffStory,
  args: { path: '/modulos/cadastro/leitura-xml-sib' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const attach = async (canvasElement: HTMLElement) => {
  await findScreen(canvasElement, 'Leitura de correções SIB');
  await userEvent.upload(theFileInput(), new File(['<mensagemSIB/>'], 'retorno.xml'), { applyAccept: false });
  await waitFor(() => expect(body().queryByText('Conferindo se o arquivo já foi importado')).toBeNull());
};

/** Attaches a new file and confirms. */
const imports = async (canvasElement: HTMLElement) => {
  await attach(canvasElement);
  await answers('Importar o retorno “retorno.xml”?', 'Importar retorno');
};

const answered = (resultado: ResultadoRetorno, message: string, naoGravados: readonly CcoNaoGravado[] = []) =>
  withFakes(
    fake(leituraCorrecaoXmlSib, {
      success: true,
      message,
      problema: 'Nenhum registro rejeitado',
      header: { registroAns: '999999', idItem: '99999920261020101500.SBX' },
      beneficiarios: [],
      naoGravados: [...naoGravados],
      importacao: {
        isRepetida: resultado === 'REPETIDO',
        resultado,
        por: 'Otávio Lins',
        em: '2026-11-20T16:40',
        ccosGravados: 0,
        aceitos: 0,
        rejeitados: 0,
      },
    }),
  );

const isNoSuccess = async (canvasElement: HTMLElement, title: string, reason: RegExp) => {
  await imports(canvasElement);
  await seesText(title);
  await seesText(reason);
  await expect(body().queryByText(/Leitura feita com sucesso/)).toBeNull();
};

export const Default: Story = {
  parameters: answered('RECUSADO', 'A ANS recusou o envio 99999920261020101500.SBX inteiro.'),
  play: ({ canvasElement }) =>
    isNoSuccess(canvasElement, 'A ANS recusou o arquivo inteiro', /recusou o envio/),
};

/** A list with the reasons, not only the words of a message. */
export const CcosNotWritten: Story = {
  name: 'CCO que não foram gravados',
  parameters: answered('PROCESSADO', '2 CCO não foram gravados.', [
    {
      cco: '300000007919',
      codbeneficiario: '0001000010',
      cpf: null,
      matricula: null,
      nome: null,
      motivo: 'não está no cadastro',
    },
    {
      cco: '300000007920',
      codbeneficiario: '0000001201',
      cpf: null,
      matricula: '0000001201',
      nome: 'Teresa Prado Alves',
      motivo: 'já tem outro CCO',
    },
  ]),
  play: async ({ canvasElement }) => {
    await imports(canvasElement);
    const panel = await findDialog('2 CCO não foram gravados');
    await expect(await panel.findByRole('row', { name: /0001000010/ })).toHaveTextContent(
      'não está no cadastro',
    );
    await expect(panel.getByRole('button', { name: /Exportar/ })).toBeVisible();
  },
};

export const OfAnUnknownSending: Story = {
  name: 'De um envio desconhecido',
  parameters: answered('DESCONHECIDO', 'Retorno importado; ele não diz a que envio responde.'),
  play: ({ canvasElement }) =>
    isNoSuccess(canvasElement, 'O retorno é de um envio que não foi gerado aqui', /a que envio responde/),
};

export const Repeated: Story = {
  name: 'Repetido',
  parameters: answered(
    'REPETIDO',
    'Este arquivo já foi importado em 20/11/2026 16:40 por Otávio Lins; nada mudou.',
  ),
  play: ({ canvasElement }) => isNoSuccess(canvasElement, 'Retorno já importado', /nada mudou/),
};

export const OfAWrongHash: Story = {
  name: 'Com hash errado',
  parameters: withFakes(
    fake(leituraCorrecaoXmlSib, ({ query: { hashAceito } }) =>
      hashAceito === 'sim'
        ? {
            success: true,
            message: 'Importado.',
            problema: 'Nenhum registro rejeitado',
            header: { registroAns: '999999', idItem: '7' },
            beneficiarios: [],
          }
        : new Refusal(409, {
            error: 'O hash do arquivo não confere.',
            problems: [{ field: 'hash', message: 'O hash do arquivo não confere.' }],
          }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await imports(canvasElement);
    const question = await findDialog('Importar “retorno.xml” mesmo assim?', 'alertdialog');
    await expect(question.getByText(/Importá-lo fica registrado/)).toBeVisible();
    await expect(body().queryByText(/tente novamente/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Importar mesmo assim' }));
    await seesText('Leitura feita com sucesso, verifique a tabela abaixo');
  },
};

const unknown = answered('DESCONHECIDO', 'Retorno importado; ele não diz a que envio responde.');

export const LongText: Story = {
  parameters: answered('DESCONHECIDO', 'Retorno importado; o envio não foi gerado aqui. '.repeat(8)),
  play: ({ canvasElement }) => imports(canvasElement),
};

export const Narrow: Story = {
  parameters: unknown,
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => imports(canvasElement),
};

export const Dark: Story = {
  parameters: unknown,
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => imports(canvasElement),
};
