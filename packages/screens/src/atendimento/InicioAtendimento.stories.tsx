import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/atendimento/inicio.contract.ts';
import { emptyInicioAtendimento, fakeInicioAtendimento } from '@vidas/api-client/atendimento/inicio.fake.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { homeStory } from '../testing/homeStories.ts';

export const screen = homeStory({
  modulo: 'atendimento',
  endpoint: getInicio,
  figures: fakeInicioAtendimento(),
  answers: {
    LongText: fakeInicioAtendimento({
      protocolos: { atendimentos: 1_812_345, reclamacoes: 912_345, felizes: 412_345, tristes: 312_345 },
    }),
  },
});
const { find, linksIn, withFigures } = screen;

const meta = { title: 'telas/atendimento/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

const novembro = 'registro-protocolo?inicio=2026-11-01&fim=2026-11-30';

/** Every figure opens its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await linksIn(canvasElement, 'Neste mês')).toEqual([
      ['Total de atendimentosProtocolos lançados em 11/20261.204', novembro],
      [
        'ReclamaçõesProtocolos de reclamação em 11/2026231',
        `${novembro}&filtro.manifesto=Reclama%C3%A7%C3%A3o`,
      ],
      [
        'Usuários felizesProtocolos de elogio em 11/202648',
        `${novembro}&filtro.satisfacao=Usu%C3%A1rio+feliz`,
      ],
      [
        'Usuários tristesReclamações ainda não encerradas em 11/202612',
        `${novembro}&filtro.satisfacao=Usu%C3%A1rio+triste`,
      ],
    ]);
    await expect(await linksIn(canvasElement, 'Pendências')).toEqual([
      [
        'Tokens aguardando protocoloConsultas confirmadas, sem registro20',
        'token-confirmacao?todos=1&filtro.situacao=Aguardando+protocolo',
      ],
      [
        'Autorizações em análiseLançadas em 11/20267',
        'registro-autorizacao?competencia=11-2026&filtro.status=Em+an%C3%A1lise',
      ],
    ]);
  },
};

/** The first day: nobody has called yet. */
export const Empty: Story = {
  parameters: withFigures(emptyInicioAtendimento),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Ainda não há tokens')).toBeVisible();
    await expect(page.getByText('Ainda não há autorizações')).toBeVisible();
    await expect(page.queryByText('Nada pendente')).toBeNull();
  },
};

/** Some parts could not be read: the others are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicioAtendimento({ tokens: null })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(1);
    await expect(page.getByRole('link', { name: /Total de atendimentos/ })).toHaveTextContent('1.204');
  },
};
