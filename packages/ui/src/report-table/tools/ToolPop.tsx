import { Suspense, useState, type ReactNode } from 'react';
import type { ButtonSize, ButtonTone } from '../../button/buttonLook.ts';
import { PlainButton } from '../parts.ts';
import { lazyPart } from '../../lazy-part/lazyPart.tsx';

const FloatingPop = lazyPart(() => import('../FloatingPop.tsx').then((module) => module.FloatingPop));

interface ToolPopProps {
  /** Name of the popover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly words: string;
  /** Default quiet and small, as among the tools of a table. */
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly children: (close: () => void) => ReactNode;
}

/** A tool that opens a popover; its content is loaded when it is first opened. */
export function ToolPop({
  label,
  icon,
  words,
  tone = 'quiet',
  size = 'small',
  isDisabled,
  children,
}: ToolPopProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <PlainButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={isDisabled}
        onClick={({ currentTarget }) => setAnchor((old) => (old ? null : currentTarget))}
        $tone={tone}
        $size={size}
      >
        {icon}
        {words}
      </PlainButton>
      {anchor && (
        <Suspense>
          <FloatingPop label={label} anchor={anchor} onClose={close}>
            {children(close)}
          </FloatingPop>
        </Suspense>
      )}
    </>
  );
}
