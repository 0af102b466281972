import {
  AnchorMdx,
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Source,
  Title,
} from '@storybook/addon-docs/blocks';
import { space } from '@vidas/ui/theme/scale.ts';
import { color } from '@vidas/ui/theme/tokens.ts';
import { use } from 'react';
import { styled } from 'styled-components';
import { type ComponentFacts, facts } from 'virtual:component-facts';
import type { Guide } from '../../packages/ui/src/guide/guide.types.ts';
import { StateList, type State } from './StateList.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { TokenTable } from './TokenTable.tsx';
import { useToolbar } from './useToolbar.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${space.l};
  margin-top: ${space.l};
`;
const Wide = styled.div`
  overflow-x: auto;
`;
const Side = styled.section<{ $ink: string }>`
  padding-left: ${space.m};
  border-left: ${space.xs} solid ${({ $ink }) => $ink};
`;

interface Parameters {
  readonly guide?: Guide;
  /** The path of the stories: `./packages/ui/src/button/Button.stories.tsx`. */
  readonly fileName: string;
  readonly docs?: { readonly description?: { readonly story?: string } };
}

const empty: ComponentFacts = { tokens: [], below: [] };
const usualFrame = 320;

function Points({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Keys({ of }: { readonly of: Guide['keys'] }) {
  if (of.length === 0) return <p>Nenhuma própria.</p>;
  return (
    <table>
      <tbody>
        {of.map(([keys, act]) => (
          <tr key={`${keys} ${act}`}>
            <th scope="row">{keys}</th>
            <td>{act}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The docs page of one component: its guide, its stories, its code and its tokens. */
export function ComponentPage() {
  const context = use(DocsContext);
  const stories = context.componentStories();
  const isDark = useToolbar(context).theme === 'dark';
  const [first] = stories;
  if (!first) return <Title />;
  const { guide, fileName } = first.parameters as Parameters;
  const { importLine, tokens, below } = facts[fileName.replace(/^\.\//, '')] ?? empty;
  const states = stories.map(({ id, name, parameters }): State => ({
    id,
    name,
    description: (parameters as Parameters).docs?.description?.story,
  }));
  const withImport = (code: string) => (importLine === undefined ? code : `${importLine}\n\n${code}`);
  const height = guide?.frameHeight;
  return (
    <>
      <Title />
      <Heading>Para quê</Heading>
      <p>{guide?.purpose}</p>
      {height === undefined ? (
        <Canvas of={first.moduleExport} sourceState="none" />
      ) : (
        <StoryFrame id={first.id} name={first.name} height={height} />
      )}
      <Heading>Quando não</Heading>
      <Points of={guide?.notWhen ?? []} />
      <Heading>Faça e não faça</Heading>
      <Pair>
        <Side $ink={color.positive}>
          <strong>Faça</strong>
          <Points of={guide?.dos ?? []} />
        </Side>
        <Side $ink={color.negative}>
          <strong>Não faça</strong>
          <Points of={guide?.donts ?? []} />
        </Side>
      </Pair>
      <Heading>Teclas</Heading>
      <Keys of={guide?.keys ?? []} />
      <Heading>Estados</Heading>
      <StateList states={states} height={height ?? usualFrame} />
      {below.length > 0 && (
        <p>
          Mais histórias:{' '}
          {below.map(({ name, id }, at) => (
            <span key={id}>
              {at > 0 && ' · '}
              <AnchorMdx href={`?path=/story/${id}`} target="_self">
                {name}
              </AnchorMdx>
            </span>
          ))}
        </p>
      )}
      <Heading>Código</Heading>
      {guide?.code === undefined ? (
        <Source of={first.moduleExport} transform={withImport} dark={isDark} />
      ) : (
        <Source code={withImport(guide.code)} language="tsx" dark={isDark} />
      )}
      <Heading>Propriedades</Heading>
      <Wide>
        <Controls of={first.moduleExport} />
      </Wide>
      <Heading>Tokens</Heading>
      <TokenTable tokens={tokens} />
    </>
  );
}
