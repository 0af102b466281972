import { toasts } from '@vidas/ui/toast/toasts.ts';

/** `parameters: { shows: 'focus' }`: a `Default` whose looks are what the focus or a message makes them. */
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

/** Takes away what the play of a `Default` left over the looks that are reviewed: the ring of the focus and messages. */
export const clearLeftOver = async (story: Of): Promise<void> => {
  if (!isDefault(story)) return;
  // What was open gives the focus back in the frame after it has closed.
  await frame();
  await frame();
  if (story.parameters.shows !== 'focus') focused()?.blur();
  if (story.parameters.shows !== 'messages') toasts.clear();
};

/** Throws when a `Default` stands with something of its play over it. */
export const assertNothingLeft = (story: Of): void => {
  if (!isDefault(story)) return;
  const left = story.parameters.shows === 'focus' ? undefined : focused();
  const name = left?.getAttribute('aria-label') ?? left?.textContent ?? '';
  if (left)
    throw new Error(`O passo a passo deixou o foco em ${left.localName} ${name}: .storybook/leftOver.ts.`);
  if (story.parameters.shows !== 'messages' && toasts.getItems().length > 0)
    throw new Error('O passo a passo deixou um aviso sobre a história: .storybook/leftOver.ts.');
};
