import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { font, space } from '@vidas/ui/theme/scale.ts';
import { color } from '@vidas/ui/theme/tokens.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { StoryFrame } from './StoryFrame.tsx';

const List = styled.ul`
  &&& { padding: 0; font-size: ${font.size.body}; list-style: none; }
  li { margin: 0; padding: ${space.s} 0; border-top: thin solid ${color.border}; }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  align-items: baseline;
`;
const Words = styled.span`
  flex: 1;
  min-width: 12rem;
`;
const Frame = styled.div`
  margin-top: ${space.s};
`;

/** One state of a component in the docs. */
export interface State {
  readonly id: string;
  readonly name: string;
  /** The comment over the story. */
  readonly description?: string | undefined;
}

function StateLine({ state, height }: { readonly state: State; readonly height: number }) {
  const [isShown, setShown] = useState(false);
  const words = isShown ? 'Esconder' : 'Ver aqui';
  return (
    <li>
      <Line>
        <AnchorMdx href={`?path=/story/${state.id}`} target="_self">
          {state.name}
        </AnchorMdx>
        <Words>{state.description}</Words>
        <button
          type="button"
          aria-expanded={isShown}
          aria-label={`${words}: ${state.name}`}
          onClick={() => setShown(!isShown)}
        >
          {words}
        </button>
      </Line>
      {isShown && (
        <Frame>
          <StoryFrame id={state.id} name={state.name} height={height} />
        </Frame>
      )}
    </li>
  );
}

interface StateListProps {
  readonly states: readonly State[];
  /** Height in px of the frame around a state. */
  readonly height: number;
}

/** The states of a component: each leads to its story and can open in the page, in a frame of its own. */
export function StateList({ states, height }: StateListProps) {
  return (
    <List>
      {states.map((state) => (
        <StateLine key={state.id} state={state} height={height} />
      ))}
    </List>
  );
}
