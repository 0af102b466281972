import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { font, space } from '@vidas/ui/theme/scale.ts';
import { color } from '@vidas/ui/theme/tokens.ts';
import { styled } from 'styled-components';
import { type Look, looks, looksOf } from './looks.ts';
import type { IndexedStory } from './storyIndex.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { keyOf, type Snapshots } from './useSnapshots.ts';

const Card = styled.section`
  /* Far from the window nothing of it is drawn. */
  content-visibility: auto;
  contain-intrinsic-size: auto 20rem;
  padding: ${space.m} 0;
  border-top: thin solid ${color.border};
`;
const Name = styled.p`
  &&& { margin: 0 0 ${space.s}; font-size: ${font.size.body}; }
`;
const Looks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;

const themeOf: Readonly<Record<Look, string>> = {
  light: '&globals=theme:light',
  dark: '&globals=theme:dark',
  phone: '&globals=viewport.value:phone',
};

interface StateCardProps {
  readonly story: IndexedStory;
  /** Title below the screen's: `Estados`; empty for the screen's own stories. */
  readonly group: string;
  readonly snapshots: Snapshots;
}

/** One state of a screen: its name and its looks, each picture a link to the story in that look. */
export function StateCard({ story: { id, name, tags }, group, snapshots }: StateCardProps) {
  return (
    <Card>
      <Name>
        <AnchorMdx href={`?path=/story/${id}`} target="_self">
          {name}
        </AnchorMdx>
        {group && ` · ${group}`}
      </Name>
      <Looks>
        {looksOf(tags).map((look) => (
          <Thumbnail
            key={look}
            href={`?path=/story/${id}${themeOf[look]}`}
            label={`${name}, ${looks[look].name}`}
            look={look}
            snapshot={snapshots.get(keyOf(id, look))}
          />
        ))}
      </Looks>
    </Card>
  );
}
