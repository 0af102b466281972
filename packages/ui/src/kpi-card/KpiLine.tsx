import { useLayoutEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { space } from '../theme/scale.ts';
import { KpiStrip, type KpiStripProps } from './KpiStrip.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  flex: none;
  align-items: start;
  gap: ${space.s};
`;

// Indicators on further lines are hidden and not focusable. Paper shows them all, because nothing can be pressed
// there.
const Clip = styled.div<{ readonly $shown: number; readonly $height: number }>`
  min-width: 0;
  @media screen {
    ${({ $shown, $height }) =>
      Number.isFinite($shown) &&
      css`
        height: ${$height}px;
        overflow: hidden;
        & > dl > :nth-child(n + ${$shown + 1}) { visibility: hidden; }
      `}
  }
`;

/** Measures the first line of a strip, again when an indicator or the strip changes its width. */
function useFirstLine(labels: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState({ count: Infinity, height: 0 });
  useLayoutEffect(() => {
    const cards = [...(ref.current?.firstElementChild?.children ?? [])] as HTMLElement[];
    const measure = () => {
      const first = cards.filter(({ offsetTop }) => offsetTop === cards[0]?.offsetTop);
      const height = Math.max(0, ...first.map(({ offsetHeight }) => offsetHeight));
      setLine((before) =>
        before.count === first.length && before.height === height ? before : { count: first.length, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [ref.current, ...cards]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, [labels]);
  return [ref, line] as const;
}

/** The indicators of a KpiStrip on one line, the most important first. A button shows those without room. */
export function KpiLine({ cards, isLoading }: KpiStripProps) {
  const [ref, { count, height }] = useFirstLine(cards.map(({ label }) => label).join('\n'));
  const [isOpen, setIsOpen] = useState(false);
  const hidden = cards.length - count;
  return (
    <Root>
      <Clip ref={ref} $shown={isOpen || hidden <= 0 ? Infinity : count} $height={height}>
        <KpiStrip cards={cards} isLoading={isLoading} />
      </Clip>
      {hidden > 0 && (
        <Button size="small" tone="quiet" onPress={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Menos números' : `Mais números (${hidden})`}
        </Button>
      )}
    </Root>
  );
}
