import type { Http } from '../http/http.ts';
import { queryOf } from '../http/queryOf.ts';
import {
  getBeneficiariosCancelados,
  getBeneficiariosCanceladosFimMes,
  getRetencaoPessoas,
} from './retencao.contract.ts';

/** The four lists of beneficiaries, as the tabs show them. */
export type ListaRetencao = 'cancelados' | 'fimDoMes' | 'atendimento' | 'finalizados';

/**
 * One list of a month ('YYYY-MM'). `fimDoMes` always shows the current month (RET-2); `atendimento` also takes 'todas' (RET-15).
 */
export const pessoasRetencaoQuery = (http: Http, lista: ListaRetencao, competencia: string) => {
  if (lista === 'fimDoMes') return queryOf(http, getBeneficiariosCanceladosFimMes, {});
  if (lista === 'cancelados') return queryOf(http, getBeneficiariosCancelados, { params: { competencia } });
  const status = lista === 'atendimento' ? 'A' : 'F';
  return queryOf(http, getRetencaoPessoas, { params: { competencia, status } });
};
