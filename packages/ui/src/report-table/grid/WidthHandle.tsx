import { useState, type PointerEvent } from 'react';
import { Handle } from './headLook.ts';

interface WidthHandleProps {
  /** As it is, in px. */
  readonly width: number;
  /** While the edge is pulled; `null` for the measured width. */
  readonly onWidth: (width: number | null) => void;
}

/** The right edge of a header: pulled for a width, double click for the measured one. Keys: + and − on the header. */
export function WidthHandle({ width, onWidth }: WidthHandleProps) {
  const [start, setStart] = useState<{ readonly x: number; readonly width: number } | null>(null);
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, width });
  };
  return (
    <Handle
      aria-hidden="true"
      data-pulled={start ? '' : undefined}
      onPointerDown={handleDown}
      onPointerMove={(event) => start && onWidth(start.width + event.clientX - start.x)}
      onPointerUp={() => setStart(null)}
      onPointerCancel={() => setStart(null)}
      onDoubleClick={() => onWidth(null)}
    />
  );
}
