import type { Meta, StoryObj } from '@storybook/react-vite';
import { appConfig } from '@vidas/api-client/config/config.ts';
import { corrigeBeneficiario, fichaBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { fakeFicha, fakeFichaRejeitada, fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import { createHttp } from '@vidas/api-client/http/http.ts';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { createQueryClient, ServicesProvider } from '../../app/services.tsx';
import { body, findDialog, longName, seesText } from '../../testing/storyPlay.ts';
import { FichaDrawer, type FichaDrawerProps } from './FichaDrawer.tsx';

const config = z.parse(appConfig, { operatorName: 'Oeste', ansRegistration: '999999' });

function Scene({ fila, ...props }: FichaDrawerProps) {
  const [queryClient] = useState(() => {
    toasts.clear();
    return createQueryClient();
  });
  const [http] = useState(() =>
    createHttp({ bases: { '/api/v1': '/api/v1', '/api-site/v1': '/api-site/v1' } }),
  );
  const [matricula, setMatricula] = useState(props.matricula);
  const own = fila && { ...fila, onChange: setMatricula };
  return (
    <ServicesProvider http={http} config={config} queryClient={queryClient}>
      <FichaDrawer {...props} matricula={matricula} fila={own} />
    </ServicesProvider>
  );
}

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({ msw: [...handlers, ...fichaFakes()] });

const meta = {
  title: 'telas/cadastro/Ficha do beneficiário',
  component: FichaDrawer,
  args: { matricula: '0000001201', onClose: fn(), onSaved: fn() },
  parameters: { layout: 'fullscreen', ...withFakes() },
  render: (args) => <Scene {...args} />,
} satisfies Meta<typeof FichaDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = fakeFichaRejeitada().dados.nome;
const findFicha = (title = name) => findDialog(title);
const box = async (label: string) => {
  const found = await body().findByRole('textbox', { name: label });
  await waitFor(() => expect(found).toBeVisible());
  return found;
};
const press = async (words: string) => userEvent.click(await body().findByRole('button', { name: words }));

export const Default: Story = {
  parameters: { msw: fichaFakes(fakeFicha) },
  play: async () => {
    const ficha = await findFicha();
    await expect(ficha.getByRole('button', { name: 'Descartar alterações' })).toBeDisabled();
    await expect(await box('CPF')).toHaveValue('529.982.247-25');
    await waitFor(() =>
      expect(ficha.getByRole('combobox', { name: 'Município' })).toHaveValue('Maringá – PR'),
    );
  },
};

export const WithError: Story = {
  play: async () => {
    await findFicha();
    await seesText('A ANS rejeitou 2 campos');
    await expect(await box('CPF')).toHaveAccessibleDescription('A ANS rejeitou: CPF inválido (1001)');
    await expect(await box('Nome da mãe')).toBeInvalid();
    await userEvent.type(await box('Nome'), ' D’Ávila');
    await seesText(/^Vai à ANS como .* D'ÁVILA$/);
  },
};

export const IsCorrected: Story = {
  play: async ({ args }) => {
    await findFicha();
    const cpf = await box('CPF');
    await userEvent.clear(cpf);
    await userEvent.type(cpf, '52998224725');
    await expect(cpf).toBeValid();
    await expect(cpf).toHaveAccessibleDescription('A ANS rejeitou “11111111111”; o campo já mudou');
    await userEvent.type(await box('Nome da mãe'), 'Alzira Rezende');
    await press('Salvar');
    await seesText('Cadastro corrigido. O que mudou segue no próximo arquivo à ANS.');
    await expect(args.onSaved).toHaveBeenCalledWith('0000001201', ['cpf', 'nomeMae']);
    await waitFor(() => expect(body().getByRole('button', { name: 'Descartar alterações' })).toBeDisabled());
  },
};

export const AWrongFieldIsNotSent: Story = {
  name: 'Campo errado não é enviado',
  play: async ({ args }) => {
    await findFicha();
    const cpf = await box('CPF');
    await userEvent.clear(cpf);
    await userEvent.type(cpf, '529982247');
    await press('Salvar');
    await waitFor(() => expect(cpf).toHaveAccessibleDescription('CPF com 9 números: escreva os 11'));
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const WhatWasWrongBeforeDoesNotHoldBack: Story = {
  name: 'O que já estava errado não impede',
  play: async ({ args }) => {
    await findFicha();
    await userEvent.type(await box('Bairro'), ' Novo');
    await press('Salvar');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('0000001201', ['bairro']));
  },
};

export const CpfOfAnother: Story = {
  name: 'CPF de outra pessoa',
  parameters: withFakes(
    fake(
      corrigeBeneficiario,
      () =>
        new Refusal(422, {
          error: 'Este CPF já é de outra pessoa (matrícula 0000000001).',
          problems: [
            { field: 'dados.cpf', message: 'Este CPF já é de outra pessoa (matrícula 0000000001).' },
          ],
        }),
    ),
  ),
  play: async () => {
    await findFicha();
    const cpf = await box('CPF');
    await userEvent.clear(cpf);
    await userEvent.type(cpf, '52998224725');
    await press('Salvar');
    await waitFor(() =>
      expect(cpf).toHaveAccessibleDescription(/Este CPF já é de outra pessoa \(matrícula 0000000001\)/),
    );
    await waitFor(() => expect(cpf).toHaveFocus());
  },
};

export const SomebodyWasFaster: Story = {
  parameters: withFakes(
    fake(
      corrigeBeneficiario,
      () =>
        new Refusal(409, {
          error:
            'Outra pessoa alterou este cadastro desde que você o abriu (Gonçalo Meira Dias, em 21/11/2026 09:10). Confira o que está agora.',
          por: 'Gonçalo Meira Dias',
          agora: {
            versao: 'nova',
            dados: { ...fakeFichaRejeitada().dados, bairro: 'Vila Nova', numero: '77' },
          },
        }),
    ),
  ),
  play: async () => {
    await findFicha();
    const bairro = await box('Bairro');
    await userEvent.type(bairro, ' Novo');
    await press('Salvar');
    await seesText(/Outra pessoa alterou este cadastro desde que você o abriu \(Gonçalo Meira Dias/);
    await expect(bairro).toHaveValue('Centro Novo');
    await waitFor(() => expect(bairro).toHaveAccessibleDescription(/Agora está: Vila Nova/));
    await expect(await box('Número')).toHaveValue('77');
    await press('Salvar');
    await findDialog('Substituir a correção de Gonçalo Meira Dias?', 'alertdialog');
  },
};

export const AsksBeforeItIsLeft: Story = {
  name: 'Pergunta antes de sair da ficha',
  args: { fila: { matriculas: ['0000001201', '0000001202', '0000001203'], onChange: fn() } },
  play: async ({ args }) => {
    await findFicha();
    await userEvent.type(await box('Bairro'), ' Novo');
    await press('Próximo cadastro da lista');
    await findDialog(`Sair de “Cadastro de ${name}” sem salvar?`, 'alertdialog');
    await press('Continuar preenchendo');
    const next = () => body().getByRole('button', { name: 'Próximo cadastro da lista' });
    // The focus returns a frame after the question closes.
    await waitFor(() => expect(next()).toHaveFocus());
    await expect(await box('Bairro')).toHaveValue('Centro Novo');
    await userEvent.keyboard('{Escape}');
    await findDialog(`Sair de “Cadastro de ${name}” sem salvar?`, 'alertdialog');
    await press('Sair sem salvar');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(next()).toHaveFocus());
  },
};

export const OneAfterAnother: Story = {
  name: 'Uma depois da outra',
  args: { fila: { matriculas: ['0000001201', '0000001202'], onChange: fn() } },
  play: async () => {
    await findFicha();
    await seesText('1 de 2');
    await expect(body().getByRole('button', { name: 'Anterior cadastro da lista' })).toBeDisabled();
    await press('Próximo cadastro da lista');
    await findFicha(fakeFicha('0000001202').dados.nome);
    await seesText('2 de 2');
    await expect(await box('CPF')).toBeInvalid();
  },
};

export const BeforeTheSending: Story = {
  name: 'Antes do envio',
  parameters: {
    msw: fichaFakes((matricula) => fakeFicha(matricula, { cco: null, dados: { nomeMae: null } })),
  },
  args: {
    pendencias: [
      { campo: 'nomeMae', mensagem: 'Falta o nome da mãe.' },
      { campo: 'codigoBeneficiarioTitular', mensagem: 'O titular ainda não foi informado à ANS.' },
    ],
  },
  play: async () => {
    await findFicha();
    await seesText('Há o que corrigir antes do envio');
    await seesText('Titular: O titular ainda não foi informado à ANS.');
    const mae = await box('Nome da mãe');
    await expect(mae).toHaveAccessibleDescription('Falta o nome da mãe.');
    // The focus starts there, so that one types at once.
    await waitFor(() => expect(mae).toHaveFocus());
    await userEvent.keyboard('A');
    await expect(mae).toBeValid();
  },
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(fichaBeneficiario)) };

export const Failed: Story = {
  parameters: withFakes(
    fake(fichaBeneficiario, () => new Refusal(404, { error: 'Nenhum beneficiário tem esta matrícula.' })),
  ),
  play: async () => {
    await seesText('Nenhum beneficiário tem esta matrícula.');
    await expect(body().getByRole('button', { name: 'Salvar' })).toBeDisabled();
  },
};

export const NotSaved: Story = {
  parameters: withFakes(fakeOffline(corrigeBeneficiario)),
  play: async () => {
    await findFicha();
    const bairro = await box('Bairro');
    await userEvent.type(bairro, ' Novo');
    await press('Salvar');
    await seesText('O cadastro não foi salvo');
    await expect(bairro).toHaveValue('Centro Novo');
  },
};

const longRecord = fakeFicha('0000001201', {
  dados: {
    nome: longName,
    nomeMae: longName,
    logradouro: 'Rua Doutor Joaquim Nabuco de Assunção e Souza, antiga Estrada Velha da Serra',
    complemento: 'Bloco 12, apartamento 1203, fundos',
  },
  vinculo: {
    titular: `${longName} (0000001200)`,
    relacaoDependencia: 'Cônjuge ou companheiro(a)',
    plano: 'Coletivo por adesão Premium Apartamento com Coparticipação (471203148)',
    empresa: 'Associação dos Servidores Aposentados e Pensionistas do Oeste do Estado',
    dataContratacao: '2019-08-01',
    dataCancelamento: '2026-10-31',
    motivoCancelamento: 'Rompimento do contrato por iniciativa do beneficiário',
  },
  erros: [
    {
      campo: 'logradouro',
      campoAns: 'LOGRADOURO',
      valorCampo: 'RUA DOUTOR JOAQUIM NABUCO DE ASSUNÇÃO E SOUZA, ANTIGA ESTRADA VELHA DA SERRA',
      codigoErro: '1801',
      mensagemErro: 'O endereço passa do tamanho que o leiaute permite e foi recusado sem ser cortado',
    },
    {
      campo: '',
      campoAns: 'DATA DE CANCELAMENTO',
      valorCampo: '2026-12-31',
      codigoErro: '3401',
      mensagemErro: 'Data posterior à competência',
    },
  ],
});

export const LongText: Story = { parameters: { msw: fichaFakes(() => longRecord) } };
const opens = async () => void (await findFicha());
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: opens };
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { fila: { matriculas: ['0000001201', '0000001202'], onChange: fn() } },
  play: opens,
};
