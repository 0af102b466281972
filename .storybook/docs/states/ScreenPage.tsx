import { Heading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { space } from '@vidas/ui/theme/scale.ts';
import { useEffect, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { RuleList } from './RuleList.tsx';
import { StateCard } from './StateCard.tsx';
import { type IndexedStory, readIndex, storiesOf } from './storyIndex.ts';
import { useSnapshots } from './useSnapshots.ts';

// Wide enough for three looks and the rules side by side.
const WidePage = createGlobalStyle`
  .sbdocs-content.sbdocs-content { max-width: 90rem; }
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;
const none: readonly IndexedStory[] = [];

interface ScreenPageProps {
  /** `telas/vendas/Início`. */
  readonly title: string;
}

/** The docs page of a screen: every state in every look beside the screen's rules. */
export function ScreenPage({ title }: ScreenPageProps) {
  const [stories, setStories] = useState(none);
  useEffect(() => {
    let isOver = false;
    void readIndex().then((index) => isOver || setStories(storiesOf(index, title)));
    return () => {
      isOver = true;
    };
  }, [title]);
  const snapshots = useSnapshots(stories);
  return (
    <>
      <WidePage />
      <Title />
      <Subtitle>Todos os estados, no claro, no escuro e no celular</Subtitle>
      <Sides>
        <div>
          {stories.map((story) => (
            <StateCard
              key={story.id}
              story={story}
              group={story.title.slice(title.length + 1)}
              snapshots={snapshots}
            />
          ))}
        </div>
        <aside>
          <Heading>Regras</Heading>
          <RuleList title={title} />
        </aside>
      </Sides>
    </>
  );
}
