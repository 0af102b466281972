import type { API } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';

/** A screen needs the width, and has no controls worth it; whoever wants the panel there opens it (A). */
const hasPanel = (storyId: string): boolean => !storyId.startsWith('telas-');

/** Shows the panel when one comes from a screen to a component and takes it away the other way; within one kind it stays as it is. */
export const movePanel = (api: Pick<API, 'on' | 'togglePanel'>): void => {
  let wasShown: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    if (hasPanel(storyId) === wasShown) return;
    wasShown = hasPanel(storyId);
    api.togglePanel(wasShown);
  });
};
