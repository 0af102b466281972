/**
 * Path of a story's picture, below the folder of pictures and without its ending. Accents are dropped, because file systems
 * write them differently: `ui-menu-lateral--default` is `ui-menu-lateral/default`.
 */
export const pictureName = (storyId: string): string =>
  storyId
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    // The browser's runner drops a middle dot from the names of files.
    .replaceAll('·-', '')
    .replace('--', '/');

/** The tag of a story that shows a screen in a state its frame draws: `npm test` passes over it, `STORIES=all` does not. */
export const FRAME_TAG = 'moldura';

// The shell, the parts of screens and the frames are photographed like components: in every state.
const LIKE_A_COMPONENT = /^telas-(shell|partes|molduras)-/;

/** Whether the story shows a screen, whose picture leaves the shell out. */
export const isOfScreen = (storyId: string): boolean =>
  storyId.startsWith('telas-') && !LIKE_A_COMPONENT.test(storyId);

/** Whether a story has a picture: those of components and frames, and of a screen its `Default` and what asks for one. */
export const hasPicture = (story: { id: string; tags: readonly string[]; asks?: boolean }): boolean =>
  !story.tags.includes(FRAME_TAG) &&
  (!isOfScreen(story.id) || story.id.endsWith('--default') || story.asks === true);
