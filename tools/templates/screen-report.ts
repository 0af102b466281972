import { quoted } from '../names.ts';
import { questions } from './questions.ts';
import type { ScreenNames } from './screen.types.ts';

/** The declaration: what calls, columns, screen and fakes are made from. */
export const screenReport = ({ module, screen, title, call, route, question }: ScreenNames): string => {
  const { maker, path, ask, summary, says, empty } = questions[question];
  return `import * as f from '../../report/field.ts';
import { ${maker} } from '../../report/question.ts';
import { report } from '../../report/report.ts';

/** Beneficiaries with their plan, the day of their sale and their fee before discounts. */
export const ${screen.camel} = report({
  route: '${module.kebab}/${route}',
  title: ${quoted(title)},
  key: 'Matricula',
  texts: { ask: '${ask}' },
  questions: {
    ${question}: ${maker}('${call}${path}', {
      summary: ${quoted(title + summary)},
      says: '${says}',
      empty: '${empty}',
    }),
  },
  row: {
    Matricula: f.matricula('Matrícula', { footer: 'count' }),
    Nome: f.nome('Nome'),
    Plano: f.choice('Plano', { INDIVIDUAL: 'Individual', EMPRESARIAL: 'Empresarial', ADESAO: 'Adesão' }),
    Venda: f.day('Venda'),
    Mensalidade: f.money('Mensalidade'),
  },
});
`;
};

/** The screen: the declaration, with its indicators. */
export const screenComponent = ({ module, screen, title, hasCards }: ScreenNames): string => {
  const cards = `, {
  cards: cardsOf(
    countOf('Total de beneficiários'),
    sumOf('Soma das mensalidades', ({ Mensalidade }) => Mensalidade ?? 0),
  ),
}`;
  return `import { ${screen.camel} } from '@vidas/api-client/${module.kebab}/${screen.kebab}/${screen.camel}.report.ts';
${hasCards ? "import { cardsOf, countOf, sumOf } from '../../report/cards.tsx';\n" : ''}import { reportScreen } from '../../report/reportScreen.tsx';

/** ${title}. */
export const ${screen.pascal}Screen = reportScreen(${screen.camel}${hasCards ? cards : ''});
`;
};
