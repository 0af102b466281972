import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SkeletonRows } from './SkeletonRows.tsx';

afterEach(cleanup);

/** By the rules themselves: in tests nothing moves, because less movement is asked for. */
const moves = (element: Element): boolean =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        element.matches(rule.selectorText) &&
        !['', 'none'].includes(rule.style.animationName),
    );

test('the rows that wait move as one, not each of their bars', () => {
  const { container } = render(
    <table>
      <SkeletonRows columnCount={19} />
    </table>,
  );
  const [body] = container.getElementsByTagName('tbody');
  const bars = [...container.querySelectorAll('td > *')];
  expect(bars).toHaveLength(190);
  expect(bars.filter(moves)).toHaveLength(0);
  expect(body && moves(body)).toBe(true);
});
