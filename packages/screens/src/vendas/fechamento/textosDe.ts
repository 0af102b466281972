import type { ReportTexts } from '../../report/useReport.ts';

/** The messages of a list of the closing; `empty` is the text without rows. */
export const textosDe = (empty: string): ReportTexts => ({
  success: ['Dados obtidos com sucesso!'],
  empty: [empty],
});
