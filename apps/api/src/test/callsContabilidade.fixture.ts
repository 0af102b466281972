const enviado = { dtInicial: '01/01/2026', dtFinal: '31/12/2026' };
const comContas = {
  allow: ['contabilidade', 'contas-medicas'],
  body: { ...enviado, dtNF: '' },
} as const;

const meses = { dtInicial: '01/2026', dtFinal: '12/2026' };

/** Inputs of the calls of accounting. */
export const callsContabilidade = {
  '/contabilidade/getCustoAssistencialNotaFiscal': comContas,
  '/contabilidade/getReceitaSegregadaDetalhadaIndividual': { body: enviado },
  '/contabilidade/getReceitaSegregadaDetalhadaEmpresarial': { body: enviado },
  '/contabilidade/getSinistralidadeIndividualResumida': { body: { ...meses, matricula: '' } },
  '/contabilidade/getSinistralidadeIndividualResumida/historico': { body: { ...meses, matricula: '' } },
  '/contabilidade/getSinistralidadeIndividualDetalhada': { body: { ...meses, matricula: '1' } },
  '/contabilidade/getSinistralidadeIndividualDetalhada/historico': { body: { ...meses, matricula: '1' } },
  '/contabilidade/getSinistralidadeEmpresarialResumida': { body: { ...meses, empCon: '' } },
  '/contabilidade/getSinistralidadeEmpresarialResumida/historico': { body: { ...meses, empCon: '' } },
  '/contabilidade/getSinistralidadeEmpresarialDetalhada': { body: { ...meses, empCon: '1' } },
  '/contabilidade/getSinistralidadeEmpresarialDetalhada/historico': { body: { ...meses, empCon: '1' } },
  '/contasMedicas/getCustoAssistencialNotaFiscal': comContas,
};
