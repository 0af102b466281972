import { useState, type PointerEvent } from 'react';
import { Handle } from './headLook.ts';

interface WidthHandleProps {
  /** The current width, in px. */
  readonly width: number;
  /** Called while the edge is dragged; `null` restores the measured width. */
  readonly onWidth: (width: number | null) => void;
}

/** The right edge of a header: drag it for a width, double click for the measured one. Keys: + and − on the header. */
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
