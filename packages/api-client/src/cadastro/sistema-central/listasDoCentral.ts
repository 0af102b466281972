import { sistemaCentralAtendimento } from '../../atendimento/sistemaCentral.report.ts';
import { sistemaCentralFinanceiro } from '../../financeiro/sistemaCentral.report.ts';
import { aConfirmar } from './aConfirmar.report.ts';
import { ausentesDaCarga } from './ausentesDaCarga.report.ts';
import { sistemaCentral } from './sistemaCentral.report.ts';

/** Cached answers that a reply to the core system makes old, in every module that shows it. */
export const listasDoCentral = [
  sistemaCentral,
  sistemaCentralFinanceiro,
  sistemaCentralAtendimento,
  ausentesDaCarga,
  aConfirmar,
].map(({ module, name }) => [module, name]);
