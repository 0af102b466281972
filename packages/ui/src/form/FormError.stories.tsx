import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn, longWords, phone } from './fieldStory.tsx';
import { FormError } from './FormError.tsx';
import { formErrorGuide } from './FormError.guide.ts';

const meta = {
  title: 'ui/formulários/FormError',
  tags: ['autodocs'],
  parameters: { guide: formErrorGuide },
  component: FormError,
  decorators: [inColumn],
  args: { children: 'CPF com dígito verificador errado: confira os números' },
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: longWords.errorMessage } };
export const Narrow: Story = { args: { children: longWords.errorMessage, size: 'large' }, globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
