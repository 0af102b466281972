import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { narrow } from '../theme/mixins.ts';
import { font, layer, motion, radius, size as sizes, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { DialogBody } from './DialogBody.tsx';

/** Widths: small 460 for a question, medium 700 for a form, large 1020 and wide 1200 for tables. */
export type DialogSize = 'small' | 'medium' | 'large' | 'wide';

/** What a Dialog takes. */
export interface DialogProps {
  /** The heading, and the name of the dialog. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The acts at the lower right, the main one last. */
  readonly footer?: ReactNode;
  /** Default medium. */
  readonly size?: DialogSize | undefined;
  /** Default true: a dialog may be mounted only while it is open. */
  readonly isOpen?: boolean | undefined;
  /** Escape, the cross and a press outside close it. Default true; false while work runs or an answer is needed. */
  readonly isDismissable?: boolean | undefined;
  /** Asked to close, by the person. */
  readonly onClose: () => void;
  /** alertdialog for a question that stops the work. Default dialog. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

const widths: Record<DialogSize, string> = {
  small: sizes.dialogSmall,
  medium: sizes.dialogMedium,
  large: sizes.dialogLarge,
  wide: sizes.dialogWide,
};

const appear = keyframes`
  from { opacity: 0; }
`;

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  padding: ${space.xl};
  background: ${color.scrim};
  animation: ${appear} ${motion.fast};
  ${narrow} { padding: 0; place-items: stretch; }
`;

const Pane = styled(Modal)<{ readonly $size: DialogSize }>`
  display: flex;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: 100%;
  min-height: 0;
  border: ${sizes.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  ${narrow} { max-width: none; border: 0; border-radius: 0; }
`;

const Frame = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  outline: none;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space.m};
  padding: ${space.l} ${space.l} ${space.m} ${space.xl};
`;

const Title = styled(Heading)`
  flex: 1;
  min-width: 0;
  padding-top: ${space.xs};
  font-size: ${font.size.title};
  line-height: 1.3;
  font-weight: ${font.weight.strong};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s};
  padding: ${space.m} ${space.xl};
  border-top: ${sizes.hairline} solid ${color.border};
`;

/** A modal dialog: keeps focus inside, gives it back, covers the whole screen of a small phone. */
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
  return (
    <Overlay
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Pane $size={size}>
        <Frame role={role}>
          <Head>
            <Title slot="title" level={2}>
              {title}
            </Title>
            {isDismissable && <IconButton label="Fechar" icon={<CloseIcon />} onPress={onClose} />}
          </Head>
          <DialogBody>{children}</DialogBody>
          {footer && <Foot>{footer}</Foot>}
        </Frame>
      </Pane>
    </Overlay>
  );
}
