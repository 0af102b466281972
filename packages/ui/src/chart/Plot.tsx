import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { radius, size } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { Callout } from './Callout.tsx';
import type { Box, PlotLayout, Reading } from './chart.types.ts';
import { usePlace, useWidth } from './usePlace.ts';
import { readAloud } from './words.ts';

export interface PlotProps<Layout extends PlotLayout> {
  readonly title: string;
  readonly layoutFor: (width: number) => Layout;
  /** The words of a place, for the box and for screen readers. */
  readonly readingOf: (index: number) => Reading;
  /** Number of bars at one place that open rows of their own. The keys visit them one by one. Default 1. */
  readonly parts?: number | undefined;
  /** Area of one part. */
  readonly partOf?: ((layout: Layout, index: number, part: number) => Box | undefined) | undefined;
  /** The drawing; `active` is the chosen place. */
  readonly draw: (layout: Layout, active: number | undefined) => ReactNode;
  /** Content over the whole drawing, such as the number in the middle of a ring. */
  readonly inside?: ReactNode;
  /** Text above or below the drawing, rendered once its width is known. */
  readonly aside?: ((layout: Layout) => ReactNode) | undefined;
  /** Called for a press on a place, with its position in the drawing, and for Enter on one of the parts. */
  readonly onOpen?:
    | ((layout: Layout, index: number, at: number | readonly [x: number, y: number]) => void)
    | undefined;
}

const Area = styled.div`
  position: relative;
  border-radius: ${radius.s};
  touch-action: pan-y;
  &[data-opens] { cursor: pointer; }
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.focusRing}; }
`;

const Mark = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  border-radius: ${radius.s};
  background: ${color.surfaceSunken};
  pointer-events: none;
  &[data-thin] { border-radius: 0; background: ${color.borderStrong}; }
  @media (forced-colors: active) { outline: ${size.hairline} solid CanvasText; }
`;

const Drawing = styled.div`
  position: relative;
  pointer-events: none;
  svg { display: block; overflow: visible; }
`;

/** The base of every drawing: it measures the width, handles keys, announces places and shows their numbers. */
export function Plot<Layout extends PlotLayout>({
  title,
  layoutFor,
  readingOf,
  parts = 1,
  partOf,
  draw,
  inside,
  aside,
  onOpen,
}: PlotProps<Layout>) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const layout = layoutFor(width);
  const place = usePlace(layout.count * parts);
  const { isByKeys, handleKeyDown } = place;
  const active = place.active === undefined ? undefined : Math.floor(place.active / parts);
  const part = (place.active ?? 0) % parts;
  const point = (index: number | undefined) => place.point(index === undefined ? undefined : index * parts);
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    point(layout.indexAt(event.clientX - box.left, event.clientY - box.top));
  };
  const handlePress = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = [event.clientX - box.left, event.clientY - box.top] as const;
    const index = layout.indexAt(...at);
    if (index !== undefined) onOpen?.(layout, index, at);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active !== undefined) onOpen?.(layout, active, part);
    else handleKeyDown(event);
  };
  const mark =
    active === undefined
      ? undefined
      : isByKeys && partOf && parts > 1
        ? partOf(layout, active, part)
        : layout.markOf(active);
  const height = { height: layout.height };
  return (
    <>
      <Area
        ref={ref}
        role="application"
        aria-roledescription="gráfico"
        aria-label={`${title}. Use as setas para percorrer ${layout.count * parts === 1 ? 'o ponto' : `os ${layout.count * parts} pontos`}.${onOpen ? ' Enter abre as linhas.' : ''}`}
        tabIndex={0}
        onKeyDown={handleKey}
        onClick={onOpen && handlePress}
        data-opens={onOpen ? true : undefined}
        onPointerMove={handleMove}
        onPointerDown={handleMove}
        onPointerLeave={() => point(undefined)}
        onBlur={() => point(undefined)}
        style={height}
      >
        {width > 0 && (
          <>
            {mark && (
              <Mark
                data-thin={mark.width <= 1 || undefined}
                style={{
                  transform: `translate(${mark.x}px, ${mark.y}px)`,
                  width: mark.width,
                  height: mark.height,
                }}
              />
            )}
            <Drawing aria-hidden="true">{draw(layout, active)}</Drawing>
            {inside}
            {active !== undefined && (
              <Callout reading={readingOf(active)} anchor={layout.anchorOf(active)} width={width} />
            )}
          </>
        )}
        <VisuallyHidden aria-live="polite">
          {active !== undefined && isByKeys && readAloud(readingOf(active), parts > 1 ? part : undefined)}
        </VisuallyHidden>
      </Area>
      {width > 0 && aside?.(layout)}
    </>
  );
}
