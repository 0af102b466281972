import type { ReactNode } from 'react';
import { Modal } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { ClosingContext, useClosing } from '../leaving/closing.ts';
import { isSecondPress } from '../dialog/isSecondPress.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { dialogWidths, Scrim } from '../dialog/dialogLook.ts';
import { narrow } from '../theme/mixins.ts';
import { motion, size as sizes } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** Widths: small 460 for a record to read, medium 700 for a form, large 1020 for a table. */
export type DrawerSize = 'small' | 'medium' | 'large';

export interface DrawerProps {
  /** The heading, and the name of the panel. */
  readonly title: ReactNode;
  /** The content, which scrolls by itself. */
  readonly children: ReactNode;
  /** The acts at the lower right, the main one last; they stay in sight while the rest scrolls. */
  readonly footer?: ReactNode;
  /** Default small. */
  readonly size?: DrawerSize | undefined;
  /** Default true: a drawer may also be mounted only while it is open. */
  readonly isOpen?: boolean | undefined;
  /**
   * True when Escape, the cross and a press outside close it. Default true; false while work runs or an answer is
   * needed.
   */
  readonly isDismissable?: boolean | undefined;
  /** Called when the person asks to close it. */
  readonly onClose: () => void;
}

const arrive = keyframes`
  from { transform: translateX(${sizes.headerSearch}); }
`;

const Overlay = styled(Scrim)`
  display: flex;
  justify-content: flex-end;
  padding-top: ${sizes.header};
  overflow: hidden;
`;

const Pane = styled(Modal)<{ readonly $size: DrawerSize }>`
  display: flex;
  width: 100%;
  max-width: min(${({ $size }) => dialogWidths[$size]}, calc(100% - ${sizes.header}));
  height: 100%;
  min-height: 0;
  border-left: ${sizes.hairline} solid ${color.border};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  animation: ${arrive} ${motion.normal} ease-out;
  ${narrow} { max-width: none; border: 0; }
`;

/**
 * A panel at the right edge with details of something behind it; traps the focus and restores it. On a small phone it fills the page
 * below the header.
 */
export function Drawer({
  title,
  children,
  footer,
  size = 'small',
  isOpen = true,
  isDismissable = true,
  onClose,
}: DrawerProps) {
  const closing = useClosing(onClose);
  return (
    <Overlay
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      shouldCloseOnInteractOutside={() => !isSecondPress()}
      onOpenChange={(next) => {
        if (!next) closing.close();
      }}
    >
      <Pane $size={size}>
        <ClosingContext value={closing}>
          <DialogFrame
            title={title}
            footer={footer}
            role="dialog"
            {...(isDismissable && { onClose: closing.close })}
          >
            {children}
          </DialogFrame>
        </ClosingContext>
      </Pane>
    </Overlay>
  );
}
