/**
 * Where the picture of a story lies, below the folder of pictures and without its ending. Accents are dropped,
 * because file systems disagree on how to write them: `ui-menu-lateral--default` is `ui-menu-lateral/default`.
 */
export const pictureName = (storyId: string): string =>
  storyId
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace('--', '/');
