import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/atendimento/inicio.contract.ts';
import { emptyInicioAtendimento, fakeInicioAtendimento } from '@vidas/api-client/atendimento/inicio.fake.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { homeStory } from '../testing/homeStories.ts';

export const screen = homeStory({
  modulo: 'atendimento',
  endpoint: getInicio,
  act: 'Novo protocolo',
  figures: fakeInicioAtendimento(),
  answers: {
    LongText: fakeInicioAtendimento({
      protocolos: { atendimentos: 1_812_345, reclamacoes: 912_345, felizes: 412_345, tristes: 312_345 },
    }),
  },
});
const { find, linesIn, says, withFigures } = screen;

const meta = { title: 'telas/atendimento/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

const novembro = 'registro-protocolo?inicio=2026-11-01&fim=2026-11-30';

/** Every figure opens its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await says(canvasElement, '20 tokens aguardam protocolo');
    const tokens = 'token-confirmacao?todos=1&filtro.situacao=Aguardando+protocolo';
    await expect(page.getByRole('link', { name: 'Registrar protocolos' })).toHaveAttribute(
      'href',
      `/modulos/atendimento/${tokens}`,
    );
    await expect(await linesIn(canvasElement, 'Neste mês')).toEqual([
      ['Reclamações | 231', `${novembro}&filtro.manifesto=Reclama%C3%A7%C3%A3o`],
      ['Usuários felizesProtocolos de elogio | 48', `${novembro}&filtro.satisfacao=Usu%C3%A1rio+feliz`],
      [
        'Usuários tristesReclamações do mês ainda não encerradas | 12',
        `${novembro}&filtro.satisfacao=Usu%C3%A1rio+triste`,
      ],
      ['Total de atendimentos | 1.204', novembro],
    ]);
    const vencido = 'filtro.prazo=Vencido';
    await expect((await linesIn(canvasElement, 'Prazos')).slice(0, 4)).toEqual([
      ['Autorizações com prazo vencido | 2', `registro-autorizacao?emAnalise=1&${vencido}`],
      ['Protocolos com prazo vencido | 60', `registro-protocolo?abertos=1&${vencido}`],
      ['Reanálises com prazo vencido | 1', `reanalises?abertas=1&${vencido}`],
      ['Autorizações que vencem hoje | 1', 'registro-autorizacao?emAnalise=1&filtro.prazo=Vence+hoje'],
    ]);
    await expect(await linesIn(canvasElement, 'Pendências')).toEqual([
      ['Tokens aguardando protocoloConsultas confirmadas, sem registro | 20', tokens],
      ['Autorizações em análise4 de 11/2026 | 7', 'registro-autorizacao?emAnalise=1'],
      ['Protocolos em aberto9 de 11/2026; o mais antigo de 29/11/2025 | 78', 'registro-protocolo?abertos=1'],
      [
        'Reclamações em abertoUsuários tristes, de qualquer mês | 35',
        'registro-protocolo?abertos=1&filtro.satisfacao=Usu%C3%A1rio+triste',
      ],
    ]);
  },
};

/** The first day: nobody has called yet. */
export const Empty: Story = {
  parameters: withFigures(emptyInicioAtendimento),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Ainda não há tokens')).toHaveLength(2);
    await expect(page.getByText('Ainda não há autorizações')).toBeVisible();
  },
};

/** Some parts could not be read: the others are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicioAtendimento({ tokens: null })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(1);
    await expect(page.getByText('1.204')).toBeVisible();
  },
};
