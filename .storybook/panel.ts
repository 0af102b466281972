import type { API } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';

/** A screen needs the width, and has no controls worth it; whoever wants the panel there opens it (A). */
const hasPanel = (title: string): boolean => !title.startsWith('telas/');

/** Shows the panel when one comes from a screen to a component and takes it away the other way; within one kind it stays as it is. */
export const movePanel = (api: Pick<API, 'on' | 'getData' | 'togglePanel'>): void => {
  let wasShown: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const title = api.getData(storyId)?.title;
    if (title === undefined || hasPanel(title) === wasShown) return;
    wasShown = hasPanel(title);
    api.togglePanel(wasShown);
  });
};
