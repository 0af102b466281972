import type { ComponentType } from 'react';
import styled, { keyframes } from 'styled-components';
import { CheckCircleIcon, CloseIcon, ErrorCircleIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { ToastItem, ToastTone } from './toastStore.ts';
import { useCountdown } from './useCountdown.ts';

export interface ToastCardProps {
  readonly item: ToastItem;
  /** Pointer or focus is on the messages. */
  readonly isPaused: boolean;
  /** Its time is up. */
  readonly onExpire: (key: number) => void;
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
  from { opacity: 0; transform: translateY(8%); }
`;

const Root = styled.li<{ readonly $ink: string }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space.m};
  align-items: start;
  padding: ${space.m};
  border: ${size.hairline} solid ${color.border};
  border-left: ${size.bar} solid ${({ $ink }) => $ink};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  pointer-events: auto;
  animation: ${arrive} ${motion.normal};
`;

const SignBox = styled.span<{ readonly $ink: string }>`
  display: flex;
  color: ${({ $ink }) => $ink};
  svg { width: ${size.iconLarge}; height: ${size.iconLarge}; }
`;

const Title = styled.p`
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  margin-top: ${space.xxs};
  color: ${color.textMuted};
  font-size: ${font.size.table};
  overflow-wrap: anywhere;
`;

const Close = styled.button`
  display: grid;
  place-content: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  margin: calc(-1 * ${space.xs});
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover { background: ${color.surfaceSunken}; color: ${color.text}; }
`;

/** One message: sign, words, a button that closes it. */
export function ToastCard({ item, isPaused, onExpire, onClose }: ToastCardProps) {
  useCountdown({ durationMs: item.durationMs, isPaused, onEnd: () => onExpire(item.key) });
  const { ink, word, Sign } = looks[item.tone];
  return (
    <Root $ink={ink}>
      <SignBox $ink={ink} role="img" aria-label={word}>
        <Sign />
      </SignBox>
      <div>
        <Title>{item.title}</Title>
        {item.description && <Description>{item.description}</Description>}
      </div>
      <Close type="button" aria-label={`Fechar aviso: ${item.title}`} onClick={() => onClose(item.key)}>
        <CloseIcon />
      </Close>
    </Root>
  );
}
