/**
 * Path of a story's picture, below the folder of pictures and without its ending. Accents are dropped, because file systems
 * write them differently: `ui-menu-lateral--default` is `ui-menu-lateral/default`.
 */
export const pictureName = (storyId: string): string =>
  storyId
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace('--', '/');
