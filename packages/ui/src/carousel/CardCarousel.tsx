import { Children, type KeyboardEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { cardsBreakpoint, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface CardCarouselProps {
  /** Name of the cards: Números de hoje. */
  readonly label: string;
  /** Cards. */
  readonly children: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  @media (max-width: ${cardsBreakpoint.two}) { grid-template-columns: minmax(0, 1fr); }
`;

const Cards = styled.ul`
  --cards: 4;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--cards) - 1) * ${space.m}) / var(--cards));
  gap: ${space.m};
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  border-radius: ${radius.m};
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: 0; }
  @media (max-width: ${cardsBreakpoint.three}) { --cards: 3; }
  @media (max-width: ${cardsBreakpoint.two}) { --cards: 2; }
  @media (max-width: ${cardsBreakpoint.one}) { --cards: 1; }
  @media (prefers-reduced-motion: reduce) { scroll-behavior: auto; }
  li { min-width: 0; scroll-snap-align: start; }
`;

const Bar = styled.div`
  display: flex;
  gap: ${space.xs};
  justify-content: flex-end;
`;

/** Cards side by side: four in sight, fewer on a narrow screen. Swipe, buttons, arrow keys and focus move them. */
export function CardCarousel({ label, children }: CardCarouselProps) {
  const cards = useRef<HTMLUListElement>(null);
  const move = (pages: number) => {
    const list = cards.current;
    list?.scrollBy({ left: pages * list.clientWidth });
  };
  const handleKey = (event: KeyboardEvent) => {
    const list = cards.current;
    if (!list || event.target !== list) return;
    const to = {
      ArrowLeft: list.scrollLeft - list.clientWidth,
      ArrowRight: list.scrollLeft + list.clientWidth,
      Home: 0,
      End: list.scrollWidth,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    list.scrollTo({ left: to });
  };
  return (
    <Root role="region" aria-roledescription="carrossel" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach a scrolling box */}
      <Cards ref={cards} aria-label={label} tabIndex={0} onKeyDown={handleKey}>
        {Children.map(children, (card) => card && <li>{card}</li>)}
      </Cards>
      <Bar role="group" aria-label="Controles do carrossel">
        <IconButton
          size="small"
          label="Cartões anteriores"
          icon={<ChevronLeftIcon />}
          onPress={() => move(-1)}
        />
        <IconButton
          size="small"
          label="Próximos cartões"
          icon={<ChevronRightIcon />}
          onPress={() => move(1)}
        />
      </Bar>
    </Root>
  );
}
