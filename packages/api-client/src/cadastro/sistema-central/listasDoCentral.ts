import { sistemaCentralAtendimento } from '../../atendimento/sistemaCentral.report.ts';
import { sistemaCentralFinanceiro } from '../../financeiro/sistemaCentral.report.ts';
import { aConfirmar } from './aConfirmar.report.ts';
import { ausentesDaCarga } from './ausentesDaCarga.report.ts';
import { sistemaCentral } from './sistemaCentral.report.ts';

/** Answers that a reply to the core system makes old, also in the other modules that show it. */
export const listasDoCentral = [
  sistemaCentral,
  sistemaCentralFinanceiro,
  sistemaCentralAtendimento,
  ausentesDaCarga,
  aConfirmar,
].map(({ module, name }) => [module, name]);
