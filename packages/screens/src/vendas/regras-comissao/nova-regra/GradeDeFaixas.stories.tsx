import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { regrasFakes } from '@vidas/api-client/vendas/regras-comissao/regraComissao.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../../app-registry/StaffStory.tsx';
import { type Box, dados, opens, press, step, types, vendedores } from '../../../testing/novaRegraStory.ts';
import { findDialog, findScreen, seesText } from '../../../testing/storyPlay.ts';
import { gerente } from '../../../testing/vendasStory.ts';

const dez = (porcento: string) => Array.from({ length: 10 }, () => porcento).join('\t');

/** Opens the grid of a rule of type 2 and pastes a block from its first cell. */
const cola = async (canvasElement: HTMLElement, texto: string): Promise<Box> => {
  const box = await opens(canvasElement);
  await dados(box, '2');
  await press(box, 'Adicionar faixa');
  await userEvent.click(box.getByRole('textbox', { name: 'Faixa 1, De (vendas)' }));
  await userEvent.paste(texto);
  return box;
};

const meta = {
  title: 'telas/vendas/Regras de comissão: grade',
  component: StaffStory,
  args: { path: '/modulos/vendas/regras-comissao', person: gerente },
  parameters: { layout: 'fullscreen', msw: [...regrasFakes(), ...shellFakes(gerente)] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three bands of ten ages, pasted at once; what nothing is paid for is marked and named. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = await cola(
      canvasElement,
      `1\t10\t${dez('30')}\n11\t20\t${dez('45').replace('45\t45', '45\t')}\n31\t\t${dez('50')}`,
    );
    await box.findByText(
      /^Na idade 0-18, 24-28 a 59\+ nada é pago com 21 a 30 vendas no mês\. Na idade 19-23 nada é pago com 11 a 30 vendas no mês\.$/,
    );
  },
};

export const Checked: Story = {
  name: 'As faixas são conferidas',
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await dados(box, '2');
    await press(box, 'Próximo');
    await seesText('Por favor, inclua ao menos uma faixa!');
    await press(box, 'Adicionar faixa');
    await press(box, 'Adicionar faixa');
    await types(box, 'Faixa 1, De (vendas)', '1');
    await types(box, 'Faixa 1, 0-18', 'trinta');
    await press(box, 'Próximo');
    await seesText('Faixa 1, 0-18: “trinta” não é uma porcentagem: escreva como em 12,5');
    await expect(box.getByRole('textbox', { name: 'Faixa 1, 0-18' })).toHaveValue('trinta');
    await types(box, 'Faixa 1, 0-18', '30');
    await types(box, 'Faixa 2, De (vendas)', '11');
    await types(box, 'Faixa 2, 0-18', '45');
    await seesText(
      'Faixa 2, De (vendas): De 11 a 99999 vendas da idade 0-18 já são da faixa “1 ou mais vendas”!',
    );
    await types(box, 'Faixa 1, Até (vendas)', '10');
    await waitFor(() => expect(box.queryByText(/já são da faixa/)).toBeNull());
    await seesText('Na idade 19-23 a 59+ nada é pago.');
    await press(box, 'Próximo');
    await step(box, 'Vendedores');
  },
};

export const RefusedPaste: Story = {
  name: 'Um bloco recusado fica à vista',
  play: async ({ canvasElement }) => {
    const wrong = `1\t10\t${dez('30')}\r\n11\t\t${dez('quarenta')}\r\n`;
    const box = await cola(canvasElement, wrong);
    // Nothing of a refused block goes in, and its text stays to be mended.
    await box.findByText(
      /^Linha 2, coluna 0-18: “quarenta” não é uma porcentagem.* E mais 6 células\. Nada foi posto na grade\.$/,
    );
    const texto = box.getByRole('textbox', { name: 'Colar da planilha' }) as HTMLTextAreaElement;
    await expect(texto.value.replaceAll('\r', '')).toBe(wrong.replaceAll('\r', ''));
    await expect(box.getByRole('textbox', { name: 'Faixa 1, 0-18' })).toHaveValue('');
    await userEvent.clear(texto);
    await userEvent.click(texto);
    await userEvent.paste(`1\t10\t${dez('30')}\n11\t\t${dez('45')}`);
    await press(box, 'Pôr na grade');
    await waitFor(() => expect(box.getByRole('textbox', { name: 'Faixa 2, 59+' })).toHaveValue('45,00'));
    await expect(box.queryByText('A regra tem lacunas')).toBeNull();
    await press(box, 'Próximo');
    await step(box, 'Vendedores');
    await vendedores(box);
    await seesText(
      'Paga, do valor do plano, com 1 a 10 vidas no mês, 30,00%; com 11 ou mais vidas no mês, 45,00%. Volta de quem cancela em menos de 3 meses; conta para a meta. Vale para 2 vendedores em 1 plano, de 01/01/2026 a 31/12/2026.',
    );
    await press(box, 'Salvar');
    await seesText('A nova regra foi cadastrada!');
  },
};

/** A copy begins with a month, and the rule before ends the day before (RCO-25). */
export const Copied: Story = {
  name: 'Duplicada a partir de um mês',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Regras de comissão');
    await userEvent.click(
      await page.findByRole('button', { name: 'Duplicar a regra 2, Faixas por quantidade de vendas no mês' }),
    );
    const box = await findDialog('Duplicar a regra 2');
    await expect(box.getByRole('checkbox', { name: /^A regra 2 “.*” termina na véspera/ })).toBeChecked();
    const mes = box.getByRole('textbox', { name: 'A partir de' });
    await userEvent.clear(mes);
    await userEvent.type(mes, '122026');
    await press(box, 'Próximo');
    await step(box, 'Valores');
    await expect(box.getByRole('textbox', { name: 'Faixa 2, 0-18' })).toHaveValue('45,00');
    await types(box, 'Faixa 2, 0-18', '50');
    await press(box, 'Próximo');
    await step(box, 'Vendedores');
    await press(box, 'Próximo');
    await step(box, 'Parcerias');
    await seesText(/com 11 ou mais vidas no mês, 50,00% \(0-18\)\..*de 01\/12\/2026 a 31\/12\/2026\.$/);
    await press(box, 'Salvar');
    await seesText('A nova regra foi cadastrada!');
  },
};

/** Many refused cells and a long description. */
export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const box = await cola(canvasElement, `1\t10\t${dez('percentual a combinar com a diretoria')}`);
    await box.findByText(/E mais 6 células\. Nada foi posto na grade\.$/);
    await types(box, 'Faixa 1, Descrição', 'Campanha de aniversário para planos empresariais e por adesão');
  },
};
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...LongText, globals: { theme: 'dark' } };
