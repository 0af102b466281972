import type { MouseEvent, PointerEvent } from 'react';

const unseen = 'unseen';

/** Handles taps on hidden acts. A finger does not hover, so the first tap only shows them. */
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
