import { type ComponentType, useSyncExternalStore, useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { CheckCircleIcon, CloseIcon, ErrorCircleIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { toasts } from './toasts.ts';
import type { ToastItem, ToastTone } from './toastStore.ts';

interface Countdown {
  readonly durationMs: number;
  /** Pauses the clock; it continues with the remaining time. */
  readonly isPaused: boolean;
  readonly onEnd: () => void;
}

/** Least time after a pause: long enough to be read again. */
const leastMs = 1000;

/** Calls `onEnd` once when the time is over; pauses do not count. */
export function useCountdown({ durationMs, isPaused, onEnd }: Countdown): void {
  const leftMs = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(leastMs, leftMs.current - (Date.now() - startedAt));
    };
  }, [isPaused]);
}

export interface ToastCardProps {
  readonly item: ToastItem;
  /** Number of older messages behind it. */
  readonly waiting: number;
  /** The person closes it. */
  readonly onClose: (key: number) => void;
}

const looks: Record<
  ToastTone,
  { readonly ink: string; readonly word: string; readonly Sign: ComponentType }
> = {
  success: { ink: color.positive, word: 'Sucesso', Sign: CheckCircleIcon },
  info: { ink: color.info, word: 'Informação', Sign: InfoIcon },
  warning: { ink: color.caution, word: 'Atenção', Sign: WarningIcon },
  error: { ink: color.negative, word: 'Erro', Sign: ErrorCircleIcon },
};

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8%); }
`;

const Root = styled.li<{ readonly $ink: string }>`
  display: flex;
  gap: ${space.s};
  align-items: flex-start;
  min-height: calc(${size.header} - 2 * ${space.xs});
  padding: ${space.xxs} ${space.xs} ${space.xxs} ${space.m};
  border: ${size.hairline} solid ${color.border};
  border-left: ${size.bar} solid ${({ $ink }) => $ink};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  font-size: ${font.size.table};
  line-height: 1.45;
  pointer-events: auto;
  animation: ${arrive} ${motion.normal};
  > * { flex: none; }
`;

/** Two lines. A pointer that rests on a longer text opens it. */
const Words = styled.p`
  && { flex: 1; }
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-width: 0;
  margin: auto 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  li:is(:hover, :focus-within) > & { -webkit-line-clamp: none; }
`;

const Line = styled.span<{ readonly $ink?: string }>`
  display: flex;
  align-items: center;
  height: ${size.controlSmall};
  margin-top: ${space.xs};
  color: ${({ $ink }) => $ink ?? color.textMuted};
  white-space: nowrap;
  svg { width: ${size.iconLarge}; height: ${size.iconLarge}; }
`;

const Title = styled.strong`
  font-weight: ${font.weight.strong};
`;

const Description = styled.span`
  color: ${color.textMuted};
`;

const Close = styled.button`
  display: grid;
  place-content: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  margin-top: ${space.xs};
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover { background: ${color.surfaceSunken}; color: ${color.text}; }
`;

/** One message, which spends its time here: sign, words, how many wait, a button that closes it; as high as a header until somebody rests on it. */
export function ToastCard({ item, waiting, onClose }: ToastCardProps) {
  const { ink, word, Sign } = looks[item.tone];
  const isPaused = useSyncExternalStore(toasts.subscribe, toasts.isHeld);
  useCountdown({ durationMs: item.durationMs, isPaused, onEnd: () => toasts.close(item.key) });
  return (
    <Root $ink={ink}>
      <Line $ink={ink} role="img" aria-label={word}>
        <Sign />
      </Line>
      <Words>
        <Title>{item.title}</Title> {item.description && <Description>{item.description}</Description>}
      </Words>
      {waiting > 0 && <Line>{`e mais ${waiting}`}</Line>}
      <Close type="button" aria-label={`Fechar aviso: ${item.title}`} onClick={() => onClose(item.key)}>
        <CloseIcon />
      </Close>
    </Root>
  );
}
