import type { Names } from '../names.ts';

/** A component that shows its content. */
export const component = ({ pascal }: Names): string => `import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** Props of a ${pascal}. */
export interface ${pascal}Props {
  /** Content of the box; long words break. */
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

/** A quiet box around its content. */
export function ${pascal}({ children }: ${pascal}Props) {
  return <Root>{children}</Root>;
}
`;

/** Its stories: the states that every component shows. */
export const componentStories = ({
  camel,
  pascal,
}: Names): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ${camel}Guide } from './${pascal}.guide.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: 'ui/página/${pascal}',
  tags: ['autodocs'],
  parameters: { guide: ${camel}Guide },
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

/** Content of its page in the workbench. */
export const componentGuide = ({
  camel,
}: Names): string => `import type { Guide } from '../guide/guide.types.ts';

export const ${camel}Guide: Guide = {
  purpose: 'Uma caixa discreta em volta do que lhe é dado.',
  notWhen: ['Para um recado à pessoa: use Notice.'],
  dos: ['Dê a ele o lugar que o conteúdo pede.'],
  donts: ['Não ponha um dentro de outro.'],
  keys: [],
};
`;
