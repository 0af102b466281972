const comContas = ['contabilidade', 'contas-medicas'] as const;
const daCompetencia = { allow: comContas, params: { a: '2026_10', b: 'E' } };

/** Inputs of the managerial analysis; no company has fees in that month. */
export const callsAnalise = {
  '/contabilidade/getEmpresasLancamentos/{a}/{b}': daCompetencia,
  '/contabilidade/getEmpresasDespesasGuias/{a}/{b}': {
    ...daCompetencia,
    body: { companies: [] },
    // A month without fees cannot be calculated.
    status: [200, 409],
  },
  '/contabilidade/getAnaliseGerencial/{a}/{b}': daCompetencia,
  '/contabilidade/calculaAnaliseGerencial': {
    allow: comContas,
    body: { competencia: '10/2026', tipo: 'E' },
  },
  '/contabilidade/cancelaAnaliseGerencial': { allow: comContas, body: { id: '0' }, status: [404] },
};
