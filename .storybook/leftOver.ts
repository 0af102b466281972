import { toasts } from '@vidas/ui/toast/toasts.ts';

/** `parameters: { shows: 'focus' }`: a `Default` whose look needs the focus or a message. */
export type Shown = 'focus' | 'messages';

interface Of {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const isDefault = ({ id }: Of): boolean => id.endsWith('--default');

// A dialog takes the focus itself when it opens, and keeps it.
const focused = (): HTMLElement | undefined => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement &&
    activeElement !== document.body &&
    !activeElement.closest('[role="dialog"], [role="alertdialog"]')
    ? activeElement
    : undefined;
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Removes remains of a `Default`'s play from the reviewed look: the focus ring and messages. */
export const clearLeftOver = async (story: Of): Promise<void> => {
  if (!isDefault(story)) return;
  // A closed dialog gives the focus back one frame later.
  await frame();
  await frame();
  if (story.parameters.shows !== 'focus') focused()?.blur();
  if (story.parameters.shows !== 'messages') toasts.clear();
};

/** Throws when remains of its play cover a `Default`. */
export const assertNothingLeft = (story: Of): void => {
  if (!isDefault(story)) return;
  const left = story.parameters.shows === 'focus' ? undefined : focused();
  const name = left?.getAttribute('aria-label') ?? left?.textContent ?? '';
  if (left)
    throw new Error(`O passo a passo deixou o foco em ${left.localName} ${name}: .storybook/leftOver.ts.`);
  if (story.parameters.shows !== 'messages' && toasts.getItems().length > 0)
    throw new Error('O passo a passo deixou um aviso sobre a história: .storybook/leftOver.ts.');
};
