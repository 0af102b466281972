import type { API } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';

/** A screen needs the width, and has no useful controls; the key A opens the panel there. */
const hasPanel = (storyId: string): boolean => !storyId.startsWith('telas-');

/**
 * Shows the panel after a change from a screen to a component, and hides it the other way. Within one kind it stays.
 */
export const movePanel = (api: Pick<API, 'on' | 'togglePanel'>): void => {
  let wasShown: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    if (hasPanel(storyId) === wasShown) return;
    wasShown = hasPanel(storyId);
    api.togglePanel(wasShown);
  });
};
