import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useId, useState, type FocusEvent, type ReactNode, useSyncExternalStore } from 'react';
import { CarouselBar } from './CarouselBar.tsx';
import { Root, Slide, Track, Viewport } from './carouselParts.ts';

type Embla = ReturnType<typeof useEmblaCarousel>[1];

const reduced = '(prefers-reduced-motion: reduce)';
const watchMotion = (listener: () => void) => {
  const media = window.matchMedia(reduced);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

// Embla 8.6 reports 'settled' one frame early and may leave the track a hundredth of a pixel off, which draws text
// differently than at rest.
const rest = (embla: NonNullable<Embla>) => {
  const { location, previousLocation, offsetLocation, target, translate } = embla.internalEngine();
  for (const vector of [location, previousLocation, offsetLocation]) vector.set(target);
  translate.to(target.get());
};

/** The visible slide, whether the person wants no motion, and a function that moves to a slide (at once under reduced motion). */
function useCarousel(embla: Embla) {
  const [selected, setSelected] = useState(0);
  const isStill = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(reduced).matches,
    () => true,
  );
  useEffect(() => {
    if (!embla) return;
    const read = () => setSelected(embla.selectedScrollSnap());
    read();
    embla.on('select', read).on('reInit', read).on('settle', rest);
    return () => void embla.off('select', read).off('reInit', read).off('settle', rest);
  }, [embla]);
  return { selected, isStill, scrollTo: (index: number) => embla?.scrollTo(index, isStill) } as const;
}

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
