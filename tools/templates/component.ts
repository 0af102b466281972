import type { Names } from '../names.ts';

/** A component that shows its children. */
export const component = ({ pascal }: Names): string => `import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface ${pascal}Props {
  /** Long words break. */
  readonly children: ReactNode;
}

const Root = styled.div\`
  padding: \${space.m};
  color: \${color.text};
  background: \${color.surfaceRaised};
  border: \${size.hairline} solid \${color.border};
  border-radius: \${radius.m};
  overflow-wrap: anywhere;
\`;

/** A quiet box around its children. */
export function ${pascal}({ children }: ${pascal}Props) {
  return <Root>{children}</Root>;
}
`;

/** Its stories: the states that every component shows. */
export const componentStories = ({
  pascal,
}: Names): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const LongText: Story = {
  args: {
    children:
      'Um texto bem mais longo do que o lugar que lhe foi dado: a Associação dos Servidores Aposentados e Pensionistas do Oeste, contrato 000123456789012345678901234567890123456789, com vigência desde 01/10/2026.',
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
`;
