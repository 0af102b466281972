import { spyOn } from 'storybook/test';

/** Whether the browser says that it has a network, from now on and until the story ends. */
export const setNetwork = (isThere: boolean): void => {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
};
