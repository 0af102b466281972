import type { KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icon/icons.tsx';
import { Bar, Dot, Dots } from './carouselParts.ts';

interface CarouselBarProps {
  readonly trackId: string;
  /** Each with what it shows, for screen readers. */
  readonly slides: readonly { readonly key: string; readonly label: string }[];
  readonly selected: number;
  /** May be before the first or after the last. */
  readonly onSelect: (index: number) => void;
  /** Undefined when it never plays by itself. */
  readonly isPlaying: boolean | undefined;
  readonly onPlayingChange: (isPlaying: boolean) => void;
}

/** Stop or play, previous, the dots, next; the arrow keys work on all of them. */
export function CarouselBar({
  trackId,
  slides,
  selected,
  onSelect,
  isPlaying,
  onPlayingChange,
}: CarouselBarProps) {
  const handleKey = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: selected - 1,
      ArrowRight: selected + 1,
      Home: 0,
      End: slides.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onSelect(to);
  };
  return (
    <Bar role="group" aria-label="Controles do carrossel" onKeyDown={handleKey}>
      {isPlaying !== undefined && (
        <IconButton
          size="small"
          label={isPlaying ? 'Pausar' : 'Reproduzir'}
          icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          onPress={() => onPlayingChange(!isPlaying)}
        />
      )}
      <IconButton
        size="small"
        label="Anterior"
        icon={<ChevronLeftIcon />}
        controls={trackId}
        onPress={() => onSelect(selected - 1)}
      />
      <Dots>
        {slides.map(({ key, label }, index) => (
          <Dot
            key={key}
            type="button"
            aria-label={`Mostrar ${index + 1} de ${slides.length}: ${label}`}
            aria-current={index === selected || undefined}
            aria-controls={trackId}
            onClick={() => onSelect(index)}
          />
        ))}
      </Dots>
      <span aria-hidden="true">{`${selected + 1} de ${slides.length}`}</span>
      <IconButton
        size="small"
        label="Próximo"
        icon={<ChevronRightIcon />}
        controls={trackId}
        onPress={() => onSelect(selected + 1)}
      />
    </Bar>
  );
}
