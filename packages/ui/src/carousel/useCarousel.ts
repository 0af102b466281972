import type useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

type Embla = ReturnType<typeof useEmblaCarousel>[1];

const reduced = '(prefers-reduced-motion: reduce)';
const watchMotion = (listener: () => void) => {
  const media = window.matchMedia(reduced);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** The slide on show, whether the person wants no motion, and the way to a slide, at once where they do not. */
export function useCarousel(embla: Embla) {
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
    embla.on('select', read).on('reInit', read);
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla]);
  return { selected, isStill, scrollTo: (index: number) => embla?.scrollTo(index, isStill) } as const;
}
