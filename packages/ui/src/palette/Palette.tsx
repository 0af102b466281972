import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import { Kbd } from '../text/Kbd.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { optionId, type PaletteItem, PaletteList } from './PaletteList.tsx';
import { isPaletteKey } from './paletteKey.ts';
import { Box, Foot, Frame, Note, Nothing, Overlay, Pane, Top } from './paletteParts.ts';
import { marked, rank } from './rank.ts';
import { counted } from '../format/format.ts';

/** The announcement about the list: the count once it is complete, and the state of the search. */
function statusOf(
  query: string,
  count: number,
  { note, isSearching }: { readonly note?: string | undefined; readonly isSearching: boolean },
): string {
  if (query.trim() === '') return '';
  if (isSearching) return note ?? '';
  const found = count === 0 ? 'Nenhum resultado' : counted(count, 'resultado', 'resultados');
  return note === undefined ? found : `${found}. ${note}`;
}

const leap = 8;

/** The key of the item after an arrow or page key (arrows wrap around); undefined for every other key. */
export function moved(
  keys: readonly string[],
  activeKey: string | undefined,
  pressed: string,
): string | undefined {
  const at = activeKey === undefined ? -1 : keys.indexOf(activeKey);
  const last = keys.length - 1;
  if (last < 0) return undefined;
  if (pressed === 'ArrowDown') return keys[at >= last ? 0 : at + 1];
  if (pressed === 'ArrowUp') return keys[at <= 0 ? last : at - 1];
  if (pressed === 'PageDown') return keys[Math.min(last, at + leap)];
  if (pressed === 'PageUp') return keys[Math.max(0, at - leap)];
  return undefined;
}

/** The results from elsewhere for the typed text. */
export interface PaletteFound {
  /** Groups with their headings, in the order shown. */
  readonly groups: readonly { readonly name: string; readonly items: readonly PaletteItem[] }[];
  /** The state of the search in words, below the list, when it runs or has failed. */
  readonly note?: string | undefined;
  /** True until the typed text is answered. */
  readonly isSearching: boolean;
}

const nothingMore: PaletteFound = { groups: [], isSearching: false };

export interface PaletteProps {
  /** Name of the dialog and of its box, such as Ir para tela. */
  readonly label: string;
  /** All items that can be found. */
  readonly items: readonly PaletteItem[];
  /** Keys of recent items, the last used first. They are on top while nothing is typed. */
  readonly recentKeys?: readonly string[] | undefined;
  /** Default: label and an ellipsis. */
  readonly placeholder?: string | undefined;
  /** Other things to try, below "Nada com …". */
  readonly emptyText?: string | undefined;
  /** Text that was typed before the palette was drawn. The box starts with it. */
  readonly startQuery?: string | undefined;
  /** Called with the typed text, so that the owner can search elsewhere. */
  readonly onQuery?: ((query: string) => void) | undefined;
  /** Results of that search. They are below the items, which keep their places. */
  readonly found?: PaletteFound | undefined;
  /** Called with the key of the chosen item. The owner closes the palette and acts. */
  readonly onChoose: (key: string) => void;
  /** Called for Escape, the cross, the palette's own keys or a press outside. */
  readonly onClose: () => void;
}

/** A box over everything that finds screens and acts by a few letters. Mount it to open it. */
export function Palette({
  label,
  items,
  recentKeys,
  placeholder = `${label}…`,
  emptyText = 'Tente outro nome ou menos letras.',
  startQuery = '',
  onQuery,
  found = nothingMore,
  onChoose,
  onClose,
}: PaletteProps) {
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(startQuery);
  const [pointed, setPointed] = useState<string>();
  const groups = [
    ...rank(items, query, recentKeys),
    ...found.groups.map(({ name, items: own }) => ({ name, rows: marked(own, query) })),
  ];
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
                onQuery?.(target.value);
              }}
            />
            <IconButton label="Fechar" icon={<CloseIcon />} onPress={onClose} />
          </Top>
          {isEmpty ? (
            <Nothing>
              {!found.isSearching && (
                <>
                  <strong>{query.trim() === '' ? 'Nada para mostrar' : `Nada com “${query.trim()}”`}</strong>
                  <span>{emptyText}</span>
                </>
              )}
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
          {found.note && <Note>{found.note}</Note>}
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
          <VisuallyHidden role="status">{statusOf(query, keys.length, found)}</VisuallyHidden>
        </Frame>
      </Pane>
    </Overlay>
  );
}
