import { DropZone } from 'react-aria-components/DropZone';
import styled from 'styled-components';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** The dashed frame that files are dropped on. */
export const Root = styled(DropZone)`
  display: grid;
  flex: none;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border: ${size.hairline} dashed ${color.borderStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  transition: background ${motion.fast}, border-color ${motion.fast};
  &[data-focus-visible] { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.hairline}; }
  &[data-drop-target] { border-style: solid; border-color: ${color.accent}; background: ${color.accentSoft}; }
  &[data-disabled] { border-color: ${color.border}; }
`;

/** Handles paste anywhere in the zone; draws no box of its own. */
export const PasteArea = styled.div`
  display: contents;
`;

/** Sign, words and acts; the acts go below where there is no room. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
`;

const Sign = styled.svg`
  flex: none;
  width: ${size.iconLarge};
  height: ${size.iconLarge};
  color: ${color.textMuted};
`;

/** Buttons, kept together. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

/** The requested file, the file in the zone, its state. */
export const Words = styled.div`
  display: grid;
  flex: 1 1 ${size.tileMin};
  gap: ${space.xxs};
  min-width: 0;
  min-height: ${size.controlLarge};
  align-content: center;
`;

/** Opens the choice of a file when pressed. */
export const Label = styled.label`
  font-weight: ${font.weight.medium};
`;

/** The file, or how to bring one. */
export const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.table};
  overflow-wrap: anywhere;
`;

/** An arrow into a tray; decoration. */
export function UploadSign() {
  return (
    <Sign
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 10.5v-8M5 5.5l3-3 3 3M2.5 10v3.5h11V10" />
    </Sign>
  );
}
