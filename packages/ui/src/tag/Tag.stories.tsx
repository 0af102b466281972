import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/Row.tsx';
import { Tag } from './Tag.tsx';
import { tagGuide } from './Tag.guide.ts';

const meta = {
  title: 'ui/dados/Tag',
  tags: ['autodocs'],
  parameters: { guide: tagGuide },
  component: Tag,
  args: { children: 'Ativo', tone: 'positive' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <Row>
    <Tag tone="positive">Ativo</Tag>
    <Tag tone="negative">Cancelado</Tag>
    <Tag tone="caution">Em atraso</Tag>
    <Tag tone="info">Em análise</Tag>
    <Tag>Rascunho</Tag>
  </Row>
);

export const Default: Story = {};
export const AllTones: Story = { render: () => all };
export const LongText: Story = {
  args: { children: 'Em análise pela auditoria médica da operadora', tone: 'info' },
};
export const Narrow: Story = { render: () => all, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { render: () => all, globals: { theme: 'dark' } };
