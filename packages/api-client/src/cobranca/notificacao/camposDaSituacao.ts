import * as f from '../../report/field.ts';
import { situacoes } from './situacao.rules.ts';

/** A contract as the law sees it on the day of the question (NOT-8). */
export const camposDaSituacao = {
  situacao: f.choice('Situação', situacoes, { isWhole: true }),
  /** Fees that count as default (NOT-1). */
  mensalidades: f.count('Mensalidades que contam', { card: 'none' }),
  /** Days of default (NOT-13). */
  diasSemPagar: f.count('Dias sem pagar', { card: 'none' }),
  dia50: f.day('50º dia', { card: 'none' }),
  podeDesde: f.day('Pode cancelar desde', { card: 'none' }),
  /** The whole reason in words. */
  porque: f.text('Por quê', { card: 'none' }),
} as const;
