import styled from 'styled-components';
import { PaneList, PaneRow } from '../two-panes/PaneList.tsx';
import { Text } from '../text/Text.tsx';
import { font, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { DeskClean, DeskGroup, DeskThing } from './desk.types.ts';

export interface DeskListProps {
  readonly waiting: readonly DeskGroup[];
  /** Sentences of what was decided here, the newest first. */
  readonly decided: readonly string[];
  readonly clean: DeskClean | undefined;
  /** Sentences beside rows, by key. */
  readonly elsewhere: ReadonlyMap<string, string>;
  readonly onOpen: (thing: string) => void;
}

const Groups = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
`;

const Fold = styled.details`
  color: ${color.textMuted};
  font-size: ${font.size.table};
  summary { padding: ${space.xs} 0; cursor: pointer; }
  ul { padding-left: ${space.l}; }
`;

/** Things that need a person, then what was decided here and what is clean, each folded with its count. */
export function DeskList({ waiting, decided, clean, elsewhere, onOpen }: DeskListProps) {
  const row = ({ key, state, ...thing }: DeskThing) => {
    const note = elsewhere.get(key);
    const name = `Ver ${thing.title}, ${thing.detail}`;
    return (
      <PaneRow
        key={key}
        {...thing}
        thing={key}
        state={
          <>
            {state}
            {note !== undefined && (
              <Text as="span" tone="caution" weight="medium">
                {note}
              </Text>
            )}
          </>
        }
        aria-label={note === undefined ? name : `${name}. ${note}`}
        onPress={() => onOpen(key)}
      />
    );
  };
  return (
    <Groups>
      {waiting.map(({ title, things }) => (
        <PaneList key={title} title={`${title} · ${things.length}`}>
          {things.map(row)}
        </PaneList>
      ))}
      {decided.length > 0 && (
        <Fold>
          <summary>{`Decididas agora · ${decided.length}`}</summary>
          <ul>
            {decided.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </Fold>
      )}
      {clean && (
        <Fold>
          <summary>
            {[clean.title, clean.count, clean.sum].filter((each) => each !== undefined).join(' · ')}
          </summary>
          {clean.children}
        </Fold>
      )}
    </Groups>
  );
}
