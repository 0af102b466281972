import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  importaLoteXml,
  validaLoteXml,
  validaXml,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { demonstrativoFakes } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.fake.ts';
import {
  fakeParcial,
  fakeProblema,
  fakeResultado,
  importarXmlFakes,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.fake.ts';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { attach, press, title } from '../../testing/importaXmlPlay.ts';
import { answers, filtersEverythingAway, findScreen, seesText } from '../../testing/storyPlay.ts';

type Fakes = ReturnType<typeof fake>[];
const withFakes = (...own: Fakes) => ({
  msw: [...own, ...importarXmlFakes(), ...demonstrativoFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/contas-medicas/Importar XML do prestador',
  component: StaffStory,
  args: { path: '/modulos/contas-medicas/importar-xml-prestador' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const semProtocolo = fakeParcial({ protocolo: null });
const emParte = withFakes(fake(importaLoteXml, fakeParcial()), fake(validaLoteXml, semProtocolo));

export const Default: Story = {
  parameters: emParte,
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Importar');
    await seesText('Parcialmente: Lote 261005 importado em parte: 10 de 12 guias; 2 ficaram fora.');
    await seesText('200010 - Hospital Santa Aurora · lote 261005 · TISS 4.01.00');
    const figures = within(await page.findByRole('region', { name: 'lote_261005.xml' }));
    await waitFor(() => expect(figures.getByRole('heading', { name: 'lote_261005.xml' })).toHaveFocus());
    await expect(figures.getByText('10 de 12')).toBeVisible();
    await seesText('Desde a última importação deste lote: 12 de 15 corrigidos, 1 novo.');
    await expect(page.getByRole('tab', { name: /^Problemas\s*8/ })).toBeVisible();
    await expect(await page.findAllByText('Nenhum beneficiário tem a carteira 0009999901.')).not.toHaveLength(
      0,
    );
    await expect(page.getByRole('button', { name: 'Importar' })).toBeDisabled();
  },
};

export const NoFileYet: Story = {
  name: 'Ainda sem arquivo',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByRole('button', { name: 'Validar' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Importar' })).toBeDisabled();
  },
};

export const Validates: Story = {
  name: 'Valida',
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Validar');
    await seesText('OK: Lote 261005 validado: as 12 guias podem entrar.');
    await seesText('Nenhum problema: tudo o que foi conferido está certo.');
    await expect(page.getByRole('button', { name: 'Importar' })).toBeEnabled();
    await userEvent.click(page.getByRole('button', { name: 'Importar' }));
    await answers('Importar o lote “lote_261005.xml”?', 'Importar lote');
    await seesText('OK: Lote 261005 importado: 12 guias.');
    await expect(page.getByRole('button', { name: 'Protocolo 431 (XML)' })).toBeVisible();
  },
};

const saved: string[] = [];

export const Downloads: Story = {
  parameters: emParte,
  play: async ({ canvasElement }) => {
    saved.length = 0;
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function save() {
      saved.push(this.download);
    };
    try {
      const page = await press(canvasElement, 'Importar', 'Lote de outubro.XML');
      await userEvent.click(await page.findByRole('button', { name: 'Comprovante (PDF)' }));
      await userEvent.click(page.getByRole('button', { name: 'Protocolo 431 (XML)' }));
      await userEvent.click(page.getByRole('button', { name: 'Só as rejeitadas (XML)' }));
      await expect(saved).toEqual(['Lote de outubro.pdf', 'protocolo_431.xml', 'lote_261005R1.xml']);
      await seesText('O arquivo só das rejeitadas sai sem a assinatura digital, que era do outro.');
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

export const RejectedByGuide: Story = {
  name: 'Rejeitado por guia',
  parameters: emParte,
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Importar');
    await userEvent.click(await page.findByRole('tab', { name: /^Guias rejeitadas/ }));
    const table = within(await page.findByRole('grid', { name: 'Guias rejeitadas' }));
    await expect(await table.findAllByText('200010000401')).toHaveLength(1);
    await expect(
      table.getAllByText(
        'Nenhum beneficiário tem a carteira 0009999901. O total do item é R$ 37,80 e a conta (quantidade × valor unitário × fator) dá R$ 18,90.',
      ),
    ).toHaveLength(2);
  },
};

export const Rejected: Story = {
  name: 'Rejeitado',
  parameters: withFakes(
    fake(
      importaLoteXml,
      fakeResultado({
        status: 'Rejeitado',
        message: 'Lote 261005 recusado, nada foi guardado: O hash do arquivo não confere com o seu conteúdo.',
        errors: [
          fakeProblema(0, {
            line: null,
            column: null,
            guia: null,
            campo: null,
            camada: 'LOTE',
            codigo: '5014',
            message: 'O hash do arquivo não confere com o seu conteúdo.',
            remedio: 'Gere o arquivo de novo no seu sistema, sem editá-lo, e envie-o como saiu.',
          }),
        ],
        guias: { total: 12, aceitas: 0, pendentes: 0 },
        valorAceito: 0,
        valorRejeitado: 1_842_350,
        protocolo: null,
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Importar');
    await seesText(/^Rejeitado: Lote 261005 recusado/);
    await expect(page.getByRole('button', { name: 'Importar' })).toBeEnabled();
    await expect(page.queryByRole('button', { name: /^Protocolo/ })).toBeNull();
  },
};

export const WrongEnding: Story = {
  play: async ({ canvasElement }) => {
    await attach(canvasElement, 'lote.zip');
    await seesText('lote.zip - Arquivo incorreto, anexe o arquivo de retorno correto');
  },
};

export const Failed: Story = {
  parameters: withFakes(fake(importaLoteXml, () => new Refusal(500))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Importar');
    await seesText('Erro interno do sistema!');
  },
};

export const NotTheirProvider: Story = {
  name: 'De outro prestador',
  args: { path: '/modulos/centro-medico/importar-xml-prestador' },
  parameters: withFakes(
    fake(
      validaXml,
      () => new Refusal(403, { error: 'O Centro Médico só envia arquivos do prestador 999520.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Validar');
    await seesText('O Centro Médico só envia arquivos do prestador 999520.');
  },
};

export const NoAnswer: Story = {
  tags: ['moldura'],
  parameters: withFakes(fakeOffline(importaLoteXml)),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Importar');
    await seesText('Erro interno do sistema!');
  },
};

export const Loading: Story = {
  parameters: withFakes(fakeWaiting(importaLoteXml)),
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Importar');
    await seesText('Importando o lote.');
    await waitFor(() => expect(page.getByRole('button', { name: 'Importar' })).toBeDisabled());
  },
};

const problemas = (quantos: number) =>
  withFakes(
    fake(
      importaLoteXml,
      fakeParcial({ errors: Array.from({ length: quantos }, (_, index) => fakeProblema(index)) }),
    ),
  );
const importa: Story['play'] = async ({ canvasElement }) => {
  await press(canvasElement, 'Importar');
  await seesText(/^Parcialmente: /);
};

export const Empty: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Importar');
    await seesText('Nenhum problema: tudo o que foi conferido está certo.');
  },
};

export const OneRow: Story = { tags: ['moldura'], parameters: problemas(1), play: importa };

export const ManyRows: Story = {
  parameters: problemas(900),
  play: async (context) => {
    await importa(context);
    const grid = await within(context.canvasElement).findByRole('grid', { name: 'Problemas do lote' });
    // The page grows with its rows: 15 rows scroll with the whole screen, not inside a small part.
    const scrolled = grid.parentElement as HTMLElement;
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(15));
    await expect(scrolled.scrollHeight).toBeLessThanOrEqual(scrolled.clientHeight);
  },
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(
      importaLoteXml,
      fakeParcial({
        errors: [
          fakeProblema(1, {
            guia: '12345678901234567890',
            message: `<descricaoProcedimento> tem “${'MUITO '.repeat(20)}”, que não é aceito.`,
          }),
        ],
        nomePrestador:
          'Sociedade Beneficente do Hospital e Maternidade Nossa Senhora da Conceição Aparecida do Vale',
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Importar', `lote-${'muito-'.repeat(12)}comprido.xml`);
    await seesText(/^Parcialmente: /);
  },
};

export const NoResult: Story = {
  tags: ['moldura'],
  parameters: emParte,
  play: async (context) => {
    await importa(context);
    await filtersEverythingAway(context.canvasElement, 'Causa');
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Módulo Contas Médicas indisponível')).toBeVisible(),
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  parameters: emParte,
  play: importa,
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  parameters: emParte,
  play: importa,
};
