// Setup of the project `stories`: types into each form of a dialog or drawer that a story of a screen leaves open, and tries to leave it by
// Esc, the cross and Cancelar. Each way must ask first, and the text must stay (REL-37). Every form is tried once a page.
import { userEvent, waitFor } from 'storybook/test';
import { afterEach, type TestContext } from 'vitest';
import { isOfScreen } from '../scripts/pictures-name.ts';

interface StoryContext extends TestContext {
  story?: { id: string };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Dialogs whose text may go without a question, by title, with the reason; `typedText.test.ts` has their files. */
const unguarded: readonly (readonly [title: RegExp, reason: string])[] = [
  [/^Quitação anual de débitos$/, 'um endereço de e-mail, que a tela já propõe'],
  [/^Buscar beneficiário$/, 'uma busca'],
  [/^Simular a regra /, 'uma pergunta, que nada grava'],
];

const tried = new Set<string>();

/** React warns of every change outside a play, where this is on. */
const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

const typedInto = 'input:is(:not([type]), [type="text"], [type="email"], [type="tel"]), textarea';

const isOpen = (field: Field): boolean =>
  !field.disabled && !field.readOnly && field.role !== 'combobox' && field.checkVisibility();

const nameOf = (dialog: Element): string => {
  const id = dialog.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(id)?.textContent ?? dialog.getAttribute('aria-label') ?? '';
};

const buttonOf = (dialog: Element, name: string): HTMLElement | undefined =>
  [...dialog.querySelectorAll('button')].find(
    (button) =>
      (button.getAttribute('aria-label') ?? button.textContent) === name && button.checkVisibility(),
  );

/** Changes the text of a field; a full mask takes no more letters, so it loses one. */
const typeInto = async (field: Field): Promise<void> => {
  const { value } = field;
  await userEvent.type(field, '7');
  if (field.value === value) await userEvent.type(field, '{Backspace}');
};

const question = () => document.querySelector('[role="alertdialog"]');

const ways = (dialog: Element): Readonly<Record<string, (() => Promise<unknown>) | undefined>> => {
  const press = (name: string) => {
    const button = buttonOf(dialog, name);
    return button && (() => userEvent.click(button));
  };
  return {
    Esc: () => userEvent.keyboard('{Escape}'),
    'a cruz': press('Fechar'),
    Cancelar: press('Cancelar'),
  };
};

afterEach(async ({ task, story, expect }: StoryContext) => {
  if (!story || task.result?.state === 'fail' || !isOfScreen(story.id) || question()) return;
  // A popover has no cross.
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast((each) =>
    buttonOf(each, 'Fechar'),
  );
  const field = [...(dialog?.querySelectorAll<Field>(typedInto) ?? [])].find(isOpen);
  if (!dialog || !field) return;
  const name = nameOf(dialog);
  const form = `${story.id.split('--')[0]} ${field.labels?.[0]?.textContent ?? name}`;
  if (tried.has(form) || unguarded.some(([title]) => title.test(name))) return;
  tried.add(form);
  act.IS_REACT_ACT_ENVIRONMENT = false;
  await typeInto(field);
  const { value } = field;
  for (const [way, leave] of Object.entries(ways(dialog))) {
    if (!leave) continue;
    // oxlint-disable-next-line no-await-in-loop -- one way after another
    await leave();
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(question(), `“${name}” se fecha por ${way} sem perguntar`).not.toBeNull(), {
      timeout: 2000,
    });
    const stay = buttonOf(question() as Element, 'Continuar preenchendo');
    expect(stay, `“${name}”, por ${way}: a pergunta é outra`).toBeDefined();
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(stay as HTMLElement);
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(question()).toBeNull(), { timeout: 2000 });
    expect(field.isConnected && field.value, `“${name}”, por ${way}: o texto se perdeu`).toBe(value);
  }
});
