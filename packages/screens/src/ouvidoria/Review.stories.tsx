import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { getAcoes, getDenuncias, inserirNovaAcao } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { fakeDenuncia, fakeDenuncias, ouvidoriaFakes } from '@vidas/api-client/ouvidoria/ouvidoria.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import {
  body,
  chooses,
  filtersEverythingAway,
  findDialog,
  findScreen,
  longName,
  seesHeaders,
  seesNoRows,
  seesText,
} from '../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...ouvidoriaFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/ouvidoria/Avaliação de denúncias',
  component: StaffStory,
  args: { path: '/modulos/ouvidoria/inicio' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const load = (canvasElement: HTMLElement) =>
  findScreen(canvasElement, 'Ouvidoria Interna - Avaliação de denúncias');

const loads: Story['play'] = async ({ canvasElement }) => void (await load(canvasElement));

const headers =
  'Protocolo,Iguais,Mensagem,Prazo,Vence em,Dias,Nome,E-mail,Local,Tipo,Denunciado,Dados complementares,Detalhes da denúncia,Protoc. Anterior,Status,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await load(canvasElement);
    await seesHeaders(canvasElement, headers);
    await userEvent.click(page.getByRole('button', { name: 'Carregar denúncias' }));
    await seesText('Veja as denúncias realizadas abaixo na tabela!');
    await expect(page.getByRole('button', { name: 'Ver a denúncia 40719382' })).toBeInTheDocument();
    await expect(page.getAllByText('Em análise')[0]).toBeVisible();
    await seesHeaders(canvasElement, headers);
  },
};

export const Detail: Story = {
  play: async ({ canvasElement }) => {
    const page = await load(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Ver a denúncia 11820457' }));
    const dialog = await findDialog('Detalhe da denúncia');
    await expect(dialog.getByText('A - Em análise')).toBeVisible();
    await expect(await dialog.findByText('Recebimento registrado.')).toBeVisible();
    await expect(dialog.queryByText('Medidas propostas à diretoria.')).toBeNull();
  },
};

export const DueFirst: Story = {
  name: 'As que vencem primeiro',
  play: async ({ canvasElement }) => {
    const page = await load(canvasElement);
    await expect(await page.findByText('2 dias de atraso')).toBeVisible();
    await expect(page.getByText('falta 1 dia')).toBeVisible();
    await expect(page.getByText('Responder mensagem')).toBeVisible();
  },
};

const openDetail = async (canvasElement: HTMLElement, protocolo: string) => {
  const page = await load(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: `Ver a denúncia ${protocolo}` }));
  return findDialog('Detalhe da denúncia');
};

export const ActsFromTheDetail: Story = {
  name: 'Age a partir do detalhe',
  play: async ({ canvasElement }) => {
    const dialog = await openDetail(canvasElement, '90331264');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar ação' }));
    await findDialog('Denúncia já encerrada! Confirma incluir nova ação?', 'alertdialog');
  },
};

export const DetailWithoutActions: Story = {
  name: 'Detalhe sem ações',
  parameters: withFakes(fake(getAcoes, [])),
  play: async ({ canvasElement }) => {
    const page = await load(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Ver a denúncia 40719382' }));
    await seesText('Nenhuma ação encontrada');
  },
};

export const DetailFails: Story = {
  name: 'O detalhe falha',
  parameters: withFakes(fake(getAcoes, () => new Refusal(500, { error: 'O banco de dados não respondeu.' }))),
  play: async ({ canvasElement }) => {
    const page = await load(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Ver a denúncia 40719382' }));
    await seesText('Tente novamente ou verifique com a TI');
  },
};

const openAction = async (canvasElement: HTMLElement, protocolo: string) => {
  const page = await load(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: `Adicionar ação à denúncia ${protocolo}` }));
};

export const AddsAnAction: Story = {
  name: 'Adiciona uma ação',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    await openAction(canvasElement, '40719382');
    const dialog = await findDialog('Adicionar ação');
    // The text stands beside the act that answers it.
    await expect(dialog.getByText(/Desde setembro há cobranças aos gritos/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await seesText('Falta descrição! Favor informar descrição da ação');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Descrição da ação' }),
      'Ouvida a primeira testemunha.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await seesText('Falta status! Favor informar status da ação');
    await chooses(dialog.getByRole('combobox', { name: 'Status' }), 'Encerrado');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await seesText('Ação adicionada com sucesso!');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    const row = () => body().getByRole('button', { name: 'Ver a denúncia 40719382' }).closest('tr');
    await waitFor(() => expect(row()).toHaveTextContent('Encerrado'));
  },
};

export const AsksBeforeActingOnAClosedReport: Story = {
  name: 'Pergunta antes de agir em denúncia encerrada',
  play: async ({ canvasElement }) => {
    await openAction(canvasElement, '90331264');
    const question = await findDialog('Denúncia já encerrada! Confirma incluir nova ação?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Sim' }));
    await findDialog('Adicionar ação');
  },
};

export const AddingFails: Story = {
  parameters: withFakes(fake(inserirNovaAcao, () => new Refusal(500))),
  play: async ({ canvasElement }) => {
    await openAction(canvasElement, '40719382');
    const dialog = await findDialog('Adicionar ação');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição da ação' }), 'Ouvida a testemunha.');
    await chooses(dialog.getByRole('combobox', { name: 'Status' }), 'A');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    const notice = await dialog.findByText('Houve algum problema ao adicionar a ação!');
    await expect(notice).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Descrição da ação' })).toHaveValue(
      'Ouvida a testemunha.',
    );
  },
};

const faster =
  'Outra ação foi incluída nesta denúncia por Helena Prates em 21/11/2026 09:00. Confira as ações antes de incluir a sua.';

export const AColleagueWasFaster: Story = {
  name: 'Um colega foi antes',
  parameters: withFakes(fake(inserirNovaAcao, () => new Refusal(409, { message: faster }))),
  play: async ({ canvasElement }) => {
    await openAction(canvasElement, '40719382');
    const dialog = await findDialog('Adicionar ação');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição da ação' }), 'Ouvida a testemunha.');
    await chooses(dialog.getByRole('combobox', { name: 'Status' }), 'A');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await expect(await dialog.findByText(faster)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Descrição da ação' })).toHaveValue(
      'Ouvida a testemunha.',
    );
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes(fakeWaiting(getDenuncias)),
  play: loads,
};

export const Empty: Story = {
  parameters: withFakes(fake(getDenuncias, [])),
  play: async ({ canvasElement }) => {
    await load(canvasElement);
    await seesNoRows('Nenhuma denúncia foi feita ainda.');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getDenuncias, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    await load(canvasElement);
    await seesText('Não foi possível obter as denúncias realizadas!');
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Módulo Ouvidoria indisponível')).toBeVisible(),
};

export const NoResult: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await load(canvasElement);
    await filtersEverythingAway(canvasElement, 'Denunciado');
  },
};

export const OneRow: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getDenuncias, [fakeDenuncia()])),
  play: loads,
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getDenuncias, [
      fakeDenuncia({
        OUV_NOME: longName,
        OUV_EMAIL: 'conceicao.aparecida.albuquerque.assuncao@departamento.exemplo.com.br',
        OUV_DETALHAMENTO: 'Desde setembro há cobranças aos gritos diante da equipe. '.repeat(20),
      }),
      fakeDenuncia({ OUV_PROTOCOLO: '11820457' }),
    ]),
  ),
  play: loads,
};

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getDenuncias, [
      ...fakeDenuncias(),
      ...Array.from({ length: 40 }, (_, index) =>
        fakeDenuncia({ OUV_PROTOCOLO: String(20_000_000 + index * 7919) }),
      ),
    ]),
  ),
  play: loads,
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: loads };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } }, play: loads };
