import styled, { css, keyframes } from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface ProgressProps {
  /** The running work, such as Enviando 3 arquivos. */
  readonly label: string;
  /** From 0 to 100; undefined when the end is not known. */
  readonly value?: number | undefined;
  /** Text at the right instead of the percentage, such as 1.200 de 4.310 linhas. */
  readonly valueText?: string | undefined;
}

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

const endless = css`
  width: 33%;
  animation: ${pass} 1.4s linear infinite;
  /* Without motion the bar is full, because a still third would mean 33%. */
  @media (prefers-reduced-motion: reduce) { width: 100%; opacity: 0.5; animation: none; }
`;

const Root = styled.div`
  display: grid;
  gap: ${space.xs};
`;

const Words = styled.div`
  ${tabular}
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
  font-size: ${font.size.table};
  color: ${color.textMuted};
`;

const Track = styled.div`
  height: ${size.progress};
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.border};
  @media (forced-colors: active) { outline: ${size.hairline} solid CanvasText; }
`;

const Bar = styled.div<{ readonly $endless: boolean }>`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transition: width ${motion.normal};
  ${({ $endless }) => $endless && endless}
  @media (forced-colors: active) { background: Highlight; forced-color-adjust: none; }
`;

/** Progress of a long work. */
export function Progress({ label, value, valueText }: ProgressProps) {
  const isEndless = value === undefined;
  const shown = isEndless ? 0 : Math.round(Math.min(100, Math.max(0, value)));
  const words = valueText ?? (isEndless ? undefined : `${shown}%`);
  return (
    <Root>
      <Words aria-hidden="true">
        <span>{label}</span>
        {words && <span>{words}</span>}
      </Words>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isEndless ? undefined : shown}
        aria-valuetext={words}
      >
        <Bar $endless={isEndless} {...(isEndless ? {} : { style: { width: `${shown}%` } })} />
      </Track>
    </Root>
  );
}
