import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '../../button/buttonLook.ts';
import { font, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { fold } from '../../fold/fold.ts';

interface WordButtonsProps {
  /** The words as the box accepts them, such as 'este mês'. */
  readonly words: readonly string[];
  readonly typed: string;
  readonly onTyped: (text: string) => void;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xs} ${space.s};
`;

const Word = styled.button<ButtonLook>`
  ${buttonLook}
  border-color: ${color.border};
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentInk};
    font-weight: ${font.weight.strong};
  }
  &[aria-pressed='true']:hover { background: ${color.accentSoft}; }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Hoje, Este mês …: each writes its word into the box; the current one is shown pressed, and pressing it again clears it. */
export function WordButtons({ words, typed, onTyped }: WordButtonsProps) {
  const asked = fold(typed.trim());
  return (
    <Pair role="group" aria-label="Atalhos">
      {words.map((word) => {
        const isOn = asked === fold(word);
        return (
          <Word
            key={word}
            type="button"
            $tone="quiet"
            $size="small"
            aria-pressed={isOn}
            onClick={() => onTyped(isOn ? '' : word)}
          >
            {capital(word)}
          </Word>
        );
      })}
    </Pair>
  );
}
