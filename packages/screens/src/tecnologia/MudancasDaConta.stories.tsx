import type { Meta, StoryObj } from '@storybook/react-vite';
import { mudancasDaConta } from '@vidas/api-client/tecnologia/mudancasDaConta.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/tecnologia/Mudanças da conta',
  ...reportMeta(mudancasDaConta),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lidas de outro modo',
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, mudancasDaConta, [
      'Fatura',
      'Saldo antes',
      'Saldo depois',
      'Motivo',
      'Paga na comissão',
      'Paga na conta',
    ]);
    await expect(page.getByText('Faturas que a passagem para a conta leu de outro modo')).toBeVisible();
  },
};
