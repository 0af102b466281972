import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import { Kbd } from '../text/Kbd.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { optionId, type PaletteItem, PaletteList } from './PaletteList.tsx';
import { isPaletteKey } from './paletteKey.ts';
import { Box, Foot, Frame, Nothing, Overlay, Pane, Top } from './paletteParts.ts';
import { rank } from './rank.ts';
import { moved } from './moved.ts';

/** What a Palette takes. */
export interface PaletteProps {
  /** The name of the dialog and of its box: Ir para tela. */
  readonly label: string;
  readonly items: readonly PaletteItem[];
  /** Keys, last used first; they stand on top while nothing is typed. */
  readonly recentKeys?: readonly string[] | undefined;
  /** Default: label and an ellipsis. */
  readonly placeholder?: string | undefined;
  /** Under "Nada com …": other things to try. */
  readonly emptyText?: string | undefined;
  /** Called with the chosen one; the owner closes the palette and acts. */
  readonly onChoose: (key: string) => void;
  /** Escape, the cross, the palette's own keys or a press outside. */
  readonly onClose: () => void;
}

/** A box over everything that finds screens and acts by a few letters; mount it to open it. */
export function Palette({
  label,
  items,
  recentKeys,
  placeholder = `${label}…`,
  emptyText = 'Tente outro nome ou menos letras.',
  onChoose,
  onClose,
}: PaletteProps) {
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState<string>();
  const groups = rank(items, query, recentKeys);
  const keys = groups.flatMap(({ rows }) => rows.map(({ item }) => item.key));
  const active = Math.max(0, pointed === undefined ? 0 : keys.indexOf(pointed));
  const activeKey = keys[active];
  const isEmpty = keys.length === 0;

  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    // The first item also scrolls its heading into view.
    if (active === 0) list.current?.scrollTo({ top: 0 });
    else document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId, query]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (activeKey !== undefined) onChoose(activeKey);
      return;
    }
    const next = moved(keys, activeKey, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setPointed(next);
  };
  return (
    <Overlay
      isOpen
      isDismissable
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Pane>
        <Frame aria-label={label}>
          <Top onKeyDown={handleKey}>
            <SearchIcon />
            <Box
              ref={box}
              role="combobox"
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded={!isEmpty}
              aria-controls={isEmpty ? undefined : listId}
              aria-activedescendant={isEmpty ? undefined : optionId(listId, active)}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={placeholder}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                setPointed(undefined);
              }}
            />
            <IconButton label="Fechar" icon={<CloseIcon />} onPress={onClose} />
          </Top>
          {isEmpty ? (
            <Nothing>
              <strong>{query.trim() === '' ? 'Nada para mostrar' : `Nada com “${query.trim()}”`}</strong>
              <span>{emptyText}</span>
            </Nothing>
          ) : (
            <PaletteList
              ref={list}
              id={listId}
              label={label}
              groups={groups}
              activeKey={activeKey}
              onPoint={setPointed}
              onChoose={onChoose}
            />
          )}
          <Foot aria-hidden="true">
            <span>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> escolher
            </span>
            <span>
              <Kbd>Enter</Kbd> abrir
            </span>
            <span>
              <Kbd>Esc</Kbd> fechar
            </span>
          </Foot>
          <VisuallyHidden role="status">
            {query.trim() === ''
              ? ''
              : isEmpty
                ? 'Nenhum resultado'
                : keys.length === 1
                  ? '1 resultado'
                  : `${keys.length} resultados`}
          </VisuallyHidden>
        </Frame>
      </Pane>
    </Overlay>
  );
}
