import type { MouseEvent, PointerEvent } from 'react';

const unseen = 'unseen';

/**
 * A finger on a screen that also has a mouse does not hover: where it meets acts that are not drawn it only shows them, and presses none.
 */
export const unseenTaps = {
  onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget;
    delete box.dataset[unseen];
    if (event.pointerType !== 'touch' || getComputedStyle(box).opacity !== '0') return;
    box.dataset[unseen] = '';
    event.stopPropagation();
  },
  onClickCapture: (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget;
    if (box.dataset[unseen] === undefined) return;
    delete box.dataset[unseen];
    event.preventDefault();
    event.stopPropagation();
  },
};
