import { useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { font } from '../../theme/scale.ts';

const sample = 'R$ 1.234,56 Maria';

const Probe = styled.span`
  position: absolute;
  visibility: hidden;
  font-size: ${font.size.table};
  white-space: nowrap;
  pointer-events: none;
`;

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of the sample as its type has it, in px. */
function typeWidth(probe: HTMLElement): number {
  const { fontFamily, fontWeight } = getComputedStyle(probe);
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = `${fontWeight} ${font.size.table} ${fontFamily}`;
  return pen.measureText(sample).width;
}

/**
 * How much wider the letters of the table are drawn than the type has them: a person may space letters and words (WCAG 1.4.12) or
 * enlarge the text. `probe` is drawn in the table and followed.
 */
export function useLetterSpacing() {
  const [probe, setProbe] = useState<HTMLElement | null>(null);
  const [spacing, setSpacing] = useState(1);
  useLayoutEffect(() => {
    if (!probe) return;
    const measure = () => {
      const own = typeWidth(probe);
      const ratio = own === 0 ? 1 : probe.getBoundingClientRect().width / own;
      // What rounding makes is not spacing.
      setSpacing(ratio > 1.03 ? ratio : 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(probe);
    return () => observer.disconnect();
  }, [probe]);
  return {
    spacing,
    probe: (
      <Probe ref={setProbe} aria-hidden="true">
        {sample}
      </Probe>
    ),
  } as const;
}
