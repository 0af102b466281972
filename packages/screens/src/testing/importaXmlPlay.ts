import { userEvent } from 'storybook/test';
import { answers, findScreen, theFileInput } from './storyPlay.ts';

export const title = 'Importar XML do prestador';

/** Gives the screen a file of this name. */
export const attach = async (canvasElement: HTMLElement, name: string) => {
  const page = await findScreen(canvasElement, title);
  await userEvent.upload(theFileInput(), new File(['<mensagemTISS/>'], name), { applyAccept: false });
  return page;
};
/** Chooses a file on the screen and presses an act, answering the question of an import. */
export const press = async (
  canvasElement: HTMLElement,
  act: 'Validar' | 'Importar',
  name = 'lote_261005.xml',
) => {
  const page = await attach(canvasElement, name);
  await userEvent.click(page.getByRole('button', { name: act }));
  if (act === 'Importar') await answers(`Importar o lote “${name}”?`, 'Importar lote');
  return page;
};
