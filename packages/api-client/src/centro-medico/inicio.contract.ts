import { guiasEmAnalise as todasEmAnalise } from '../contas-medicas/inicio/guiasEmAnalise.report.ts';
import { guiasNaoPagas as todasNaoPagas } from '../contas-medicas/inicio/guiasNaoPagas.report.ts';
import { getInicio as inicioDeTodos } from '../contas-medicas/inicio/inicio.contract.ts';
import { itensGlosados as todosGlosados } from '../contas-medicas/inicio/itensGlosados.report.ts';
import { lotesEmAnalise as todosEmAnalise } from '../contas-medicas/inicio/lotesEmAnalise.report.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Question } from '../report/question.ts';
import { type AnyReport, report } from '../report/report.ts';

/** A report of Contas Médicas for Centro Médico: the same report with calls of its own. */
const doCentro = <R extends AnyReport>(given: R): R => {
  const questions = Object.entries(given.questions as Record<string, Question>).map(([name, question]) => {
    const path = question.path.replace('/contasMedicas/', '/centroMedico/') as Question['path'];
    return [name, { ...question, path }];
  });
  return report({
    ...given,
    route: `centro-medico/${given.name}`,
    questions: Object.fromEntries(questions) as Record<string, Question>,
  }) as AnyReport as R;
};

// The home of Contas Médicas and its lists, limited here to one provider (CTM-60).
export const getInicio = endpoint('GET /centroMedico/getInicio', {
  summary:
    'O início do módulo, do prestador próprio: o que espera por análise, a glosa do mês e o que não foi pago.',
  reply: inicioDeTodos.reply,
});
export const guiasEmAnalise = doCentro(todasEmAnalise);
export const lotesEmAnalise = doCentro(todosEmAnalise);
export const itensGlosados = doCentro(todosGlosados);
export const guiasNaoPagas = doCentro(todasNaoPagas);
