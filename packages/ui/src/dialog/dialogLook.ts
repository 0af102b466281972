import { ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { layer, motion, size } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** Widths: small 460 for a question, medium 700 for a form, large 1020 and wide 1200 for tables. */
export type DialogSize = 'small' | 'medium' | 'large' | 'wide';

export const dialogWidths: Record<DialogSize, string> = {
  small: size.dialogSmall,
  medium: size.dialogMedium,
  large: size.dialogLarge,
  wide: size.dialogWide,
};

const appear = keyframes`
  from { opacity: 0; }
`;

/** The overlay behind a dialog, a drawer or the palette. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.scrim};
  animation: ${appear} ${motion.fast};
  @media print { position: static; background: none; }
`;
