import { quoted } from '../names.ts';
import { questions } from './questions.ts';
import type { ScreenNames } from './screen.types.ts';

const cardsStory = (report: string): string => `
/** A fee that is missing counts as nothing. */
export const Cards: Story = {
  name: 'Indicadores',
  parameters: withGiven(${report}, { Mensalidade: 123_450 }, { Mensalidade: null }),
  play: () => seesCards({ 'Total de beneficiários': '2', 'Soma das mensalidades': 'R$ 1.234,50' }),
};
`;

/** The stories of its own: its columns and its indicators. Every state of the frame is derived. */
export const screenStories = ({ module, screen, title, question, hasCards }: ScreenNames): string => {
  const { camel, kebab } = screen;
  const name = `telas/${module.kebab}/${title.replaceAll('/', ' ')}`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${camel} } from '@vidas/api-client/${module.kebab}/${kebab}/${camel}.report.ts';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport${hasCards ? ', withGiven' : ''} } from '../../testing/reportStories.ts';
${hasCards ? "import { seesCards } from '../../testing/seesCards.ts';\n" : ''}import { seesText } from '../../testing/storyPlay.ts';

const meta = { title: ${quoted(name)}, ...reportMeta(${camel}) } satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = ['Matrícula', 'Nome', 'Plano', 'Venda', 'Mensalidade'];

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await seesReport(canvasElement, ${camel}, headers);
    await seesText('${questions[question].seen}');
  },
};
${hasCards ? cardsStory(camel) : ''}`;
};
