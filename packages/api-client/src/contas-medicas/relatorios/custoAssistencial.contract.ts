import { custoAssistencial } from '../../contabilidade/custo-assistencial/custoAssistencial.report.ts';
import { endpoint } from '../../http/endpoint.ts';

const { params, texts, endpoint: daContabilidade } = custoAssistencial.questions.periodo;

/** The care cost under its address in Contas Médicas, which has the same screen (CTB-2). */
export const getCustoAssistencialNotaFiscal = endpoint('POST /contasMedicas/getCustoAssistencialNotaFiscal', {
  summary: texts.summary,
  body: params,
  reply: daContabilidade.reply,
});
