import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooses, findDialog, findScreen } from './storyPlay.ts';

export const name = 'Criar nova regra de comissão';
export const opens = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Regras de comissão');
  await userEvent.click(page.getByRole('button', { name: 'Nova regra' }));
  return findDialog(name);
};

export type Box = ReturnType<typeof within>;
export const press = (box: Box, label: string | RegExp) =>
  userEvent.click(box.getByRole('button', { name: label }));
export const types = async (box: Box, label: string | RegExp, text: string) => {
  const field = box.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
export const step = (box: Box, title: string) =>
  waitFor(() =>
    expect(box.getByRole('heading', { name: new RegExp(`Passo \\d de 4: ${title}`) })).toHaveFocus(),
  );
export const tags = (box: Box, label: string, text: string) =>
  userEvent.type(box.getByRole('combobox', { name: label }), `${text}{Enter}`);

export const dados = async (box: Box, tipo: string) => {
  await types(box, 'Descrição', 'Campanha de outubro');
  await chooses(box.getByRole('combobox', { name: 'Tipo da regra' }), tipo);
  await userEvent.click(box.getByRole('radio', { name: 'Sim' }));
  await types(box, 'Meses de estorno', '3');
  await press(box, 'Próximo');
  await step(box, 'Valores');
};
const vigencia = async (box: Box) => {
  for (const [day, digits] of [
    [/^Data inicial/, '01012026'],
    [/^Data final/, '31122026'],
  ] as const) {
    const field = within(box.getByRole('group', { name: day }));
    await userEvent.click(field.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard(digits);
  }
};
export const porVida = async (box: Box) => {
  await dados(box, '1');
  await types(box, 'Comissão por vida', '60');
  await press(box, 'Próximo');
  await step(box, 'Vendedores');
};
export const vendedores = async (box: Box) => {
  await tags(box, 'Planos', '478120171');
  await tags(box, 'Vendedores', '613, 601');
  await vigencia(box);
  await press(box, 'Próximo');
  await step(box, 'Parcerias');
};
