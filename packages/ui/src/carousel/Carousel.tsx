import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useId, useState, type FocusEvent, type ReactNode } from 'react';
import { CarouselBar } from './CarouselBar.tsx';
import { Root, Slide, Track, Viewport } from './carouselParts.ts';
import { useCarousel } from './useCarousel.ts';

/** One picture or card of a carousel. */
export interface CarouselSlide {
  readonly key: string;
  /** Its content, for screen readers. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** What the slides are: Avisos da operadora. */
  readonly label: string;
  /** Os quadros, na ordem em que passam. */
  readonly slides: readonly CarouselSlide[];
  /**
   * Moves on by itself after this many milliseconds, never under reduced motion; it stops by a button and pauses under pointer
   * and focus.
   */
  readonly autoPlayMs?: number | undefined;
}

/** Slides side by side, one shown at a time; moved by swipe, by buttons, by dots and, from the dots, by the arrow keys. */
export function Carousel({ label, slides, autoPlayMs }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: slides.length > 2, duration: 20 });
  const { selected, isStill, scrollTo } = useCarousel(embla);
  const trackId = useId();
  const [isPlaying, setIsPlaying] = useState(autoPlayMs !== undefined);
  const [isWatched, setIsWatched] = useState(false);
  const count = slides.length;
  const canPlay = autoPlayMs !== undefined && !isStill && count > 1;
  const moves = canPlay && isPlaying && !isWatched;
  const show = (index: number) => scrollTo((index + count) % count);

  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => embla?.scrollTo((embla.selectedScrollSnap() + 1) % count), autoPlayMs);
    return () => clearInterval(timer);
  }, [moves, embla, autoPlayMs, count]);

  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsWatched(false);
  };
  return (
    <Root
      role="region"
      aria-roledescription="carrossel"
      aria-label={label}
      onPointerEnter={() => setIsWatched(true)}
      onPointerLeave={() => setIsWatched(false)}
      onFocus={() => setIsWatched(true)}
      onBlur={handleBlur}
    >
      {count > 1 && (
        <CarouselBar
          trackId={trackId}
          slides={slides}
          selected={selected}
          onSelect={show}
          isPlaying={canPlay ? isPlaying : undefined}
          onPlayingChange={setIsPlaying}
        />
      )}
      <Viewport ref={viewport}>
        <Track id={trackId} aria-live={moves ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} de ${count}: ${slide.label}`}
              inert={index !== selected}
            >
              {slide.content}
            </Slide>
          ))}
        </Track>
      </Viewport>
    </Root>
  );
}
