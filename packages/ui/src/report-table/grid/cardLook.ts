import { css } from 'styled-components';
import { lazySize } from '../../theme/lazyScale.ts';
import { font, layer, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';

/**
 * Rows as cards: headers and totals are strips that scroll sideways, a row is a grid of two lines of a fixed height. Check box, arrow and acts stand
 * at its sides over both lines; the arrow is as high as the card, because it is pressed with a finger.
 */
export const cards = css`
  display: block;
  width: 100%;
  > thead, > tbody, > tfoot { display: block; }
  > thead, > tfoot {
    position: sticky;
    z-index: ${layer.sticky + 2};
    overflow-x: auto;
    background: ${color.surfaceSunken};
    scrollbar-width: none;
  }
  > thead { top: 0; border-bottom: ${size.hairline} solid ${color.border}; }
  > tfoot { bottom: 0; border-top: ${size.hairline} solid ${color.border}; }
  > :is(thead, tfoot) > tr { display: flex; width: max-content; min-width: 100%; }
  > :is(thead, tfoot) > tr > :is(th, td) {
    position: relative;
    inset: auto;
    display: flex;
    flex: none;
    align-items: center;
    border: 0;
    box-shadow: none;
    &:is([data-card='open'], [data-card='acts'], :empty):not(:focus-visible) { width: 0; padding: 0; }
  }
  > thead [data-act='filter'] { position: static; }
  > tfoot small { margin-inline-end: ${space.xs}; font-weight: ${font.weight.normal}; }
  small { color: ${color.textMuted}; font-size: ${font.size.label}; }

  > tbody > tr:is([data-row], [data-card]) {
    position: relative;
    display: grid;
    grid-template-columns: var(--card);
    grid-template-rows: ${size.logo} ${size.logo};
    align-content: center;
    column-gap: ${space.m};
    box-sizing: border-box;
    height: ${lazySize.card};
    padding-inline: calc(var(--begin) + ${space.m}) var(--end);
    border-bottom: ${size.hairline} solid ${color.border};
    background: var(--row);
    line-height: ${size.logo};
    cursor: pointer;
    > td { padding: 0; border: 0; background: none; }
    > [data-card='name'] { grid-area: 1 / 1 / 2 / -2; font-size: ${font.size.body}; font-weight: ${font.weight.medium}; }
    > [data-card='amount'] {
      grid-area: 1 / -2 / 2 / -1;
      max-width: 50cqi;
      font-weight: ${font.weight.medium};
      text-align: end;
    }
    > [data-card='quiet'] { grid-row: 2; color: ${color.textMuted}; font-size: ${font.size.label}; text-align: start; }
    /* it wants no width, so that it takes none from the name */
    > [data-card='quiet']:not(:has(+ [data-card='quiet'])) { grid-column: var(--last) / -1; width: 0; min-width: 100%; }
    > :is([data-card='choose'], [data-card='open'], [data-card='acts']) {
      position: absolute;
      inset-block: 0;
      display: grid;
      align-items: center;
    }
    > [data-card='choose'] { left: 0; width: var(--begin); justify-items: center; }
    > [data-card='open'] { right: var(--acts-of-card); width: ${lazySize.cardArrow}; }
    > [data-card='open'] > button { width: 100%; height: 100%; }
    > [data-card='acts'] { right: 0; width: var(--acts-of-card); justify-items: center; overflow: visible; box-shadow: none; }
  }
  &[data-density='compact'] > tbody > tr[data-row] { height: ${lazySize.cardCompact}; }
  > tbody > tr:not([data-row], [data-card]) { display: block; height: auto; }
  > tbody > tr > td[data-detail] {
    display: block;
    padding: ${space.s} ${space.m};
    border-bottom: ${size.hairline} solid ${color.border};
  }
  > tbody > tr[data-gap] > td { display: block; border: 0; }
`;
