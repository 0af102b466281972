import type useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

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
    embla.on('select', read).on('reInit', read).on('settle', rest);
    return () => void embla.off('select', read).off('reInit', read).off('settle', rest);
  }, [embla]);
  return { selected, isStill, scrollTo: (index: number) => embla?.scrollTo(index, isStill) } as const;
}
