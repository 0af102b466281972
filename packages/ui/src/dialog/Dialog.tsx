import type { ReactNode } from 'react';
import { Modal } from 'react-aria-components/Modal';
import styled, { css } from 'styled-components';
import { narrow } from '../theme/mixins.ts';
import { radius, size as sizes, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { ClosingContext, useClosing } from '../leaving/closing.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { isSecondPress } from './isSecondPress.ts';
import { dialogWidths, Scrim, type DialogSize } from './dialogLook.ts';

export type { DialogSize } from './dialogLook.ts';

export interface DialogProps {
  /** The heading, and the name of the dialog. */
  readonly title: ReactNode;
  /** The content, which scrolls by itself when it does not fit. */
  readonly children: ReactNode;
  /** The acts at the lower right, the main one last. */
  readonly footer?: ReactNode;
  /** Default medium. */
  readonly size?: DialogSize | undefined;
  /** Default true: a dialog may also be mounted only while it is open. */
  readonly isOpen?: boolean | undefined;
  /**
   * True when Escape, the cross and a press outside close it. Default true; false while work runs or an answer is
   * needed.
   */
  readonly isDismissable?: boolean | undefined;
  /** Called when the person asks to close it. */
  readonly onClose: () => void;
  /** alertdialog for a question that stops the work. Default dialog. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

const Overlay = styled(Scrim)`
  display: grid;
  /* Never wider than the window, however wide the content is. */
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${sizes.header} ${space.xl};
  ${narrow} { padding: ${sizes.header} 0 0; place-items: end stretch; }
`;

// On a phone a question is near the thumb, and a form takes the whole height.
const wholeHeight = css`
  height: 100%;
`;

const Pane = styled(Modal)<{ readonly $size: DialogSize }>`
  display: flex;
  width: 100%;
  max-width: ${({ $size }) => dialogWidths[$size]};
  max-height: 100%;
  min-height: 0;
  border: ${sizes.hairline} solid ${color.border};
  border-radius: ${radius.m};
  /* Parts that must look like the background, such as the shades of tabs, use this colour. */
  --ground: ${color.surfaceRaised};
  background: var(--ground);
  box-shadow: ${color.shadow};
  ${narrow} { max-width: none; border: 0; border-radius: ${radius.m} ${radius.m} 0 0; ${({ $size }) => $size !== 'small' && wholeHeight} }
`;

/**
 * A modal dialog that traps the focus and restores it. On a phone a small one is at the lower edge; others reach up
 * to the header, where messages are.
 */
export function Dialog({
  title,
  children,
  footer,
  size = 'medium',
  isOpen = true,
  isDismissable = true,
  onClose,
  role = 'dialog',
}: DialogProps) {
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
            role={role}
            {...(isDismissable && { onClose: closing.close })}
          >
            {children}
          </DialogFrame>
        </ClosingContext>
      </Pane>
    </Overlay>
  );
}
