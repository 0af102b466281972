import { guiasEmAnalise as emContasMedicas } from '../../contas-medicas/inicio/guiasEmAnalise.report.ts';
import { all } from '../../report/question.ts';
import { report } from '../../report/report.ts';

/** Guides that wait for a decision in Contas Médicas, without health data, by a call of this module (CTB-12). */
export const guiasEmAnalise = report({
  ...emContasMedicas,
  route: 'contabilidade/guias-em-analise',
  title: 'Guias em análise',
  questions: { todas: all('/contabilidade/getGuiasEmAnalise', emContasMedicas.questions.todas.texts) },
});
