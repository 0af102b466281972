// node tools/new-component.mjs <nome-do-componente>: a folder of packages/ui with the component and its stories.
import { addExports, namesOf, readCommand, sayNext, writeFiles } from './generate.mjs';

const { words, root } = readCommand('new-component.mjs <nome-do-componente>', 1);
const { kebab, pascal } = namesOf(words[0]);
const folder = `packages/ui/src/${kebab}`;

writeFiles(root, {
  [`${folder}/${pascal}.tsx`]: `import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** What a ${pascal} takes. */
export interface ${pascal}Props {
  /** What it shows. */
  readonly children: ReactNode;
}

const Root = styled.div\`
  padding: \${space.m};
  color: \${color.text};
  background: \${color.surface};
\`;

/** Says in one sentence what the name cannot. */
export function ${pascal}({ children }: ${pascal}Props) {
  return <Root>{children}</Root>;
}
`,
  [`${folder}/${pascal}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: 'ui/${pascal}',
  component: ${pascal},
  args: { children: 'Conteúdo' },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('Conteúdo')).toBeVisible(),
};

export const LongText: Story = { args: { children: 'Um texto bem mais longo do que o lugar que lhe foi dado. '.repeat(8) } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
`,
});
addExports(root, 'ui', { [`./${kebab}`]: `./src/${kebab}/${pascal}.tsx` });
sayNext(['a frase de cada propriedade e os estados de erro e de espera nas histórias, se houver']);
