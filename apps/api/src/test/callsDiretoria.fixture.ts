const comFinanceiro = ['diretoria', 'financeiro'] as const;

/** Inputs of the calls of the board. */
export const callsDiretoria = {
  '/financeiro/getFaturamento/{type}/{dueStart}/{dueEnd}/{issueStart}/{issueEnd}': {
    allow: comFinanceiro,
    params: { type: 'I', dueStart: '01_01_2026', dueEnd: '31_12_2026', issueStart: '0', issueEnd: '0' },
  },
  '/diretoria/getDadosPlanos/{type}/{date}': { params: { type: 'I', date: '21_11_2026' } },
  '/diretoria/getHistoricoMensalidades/{type}/{date}': { params: { type: 'I', date: '21_11_2026' } },
  '/financeiro/getDadosPlanos/{a}/{b}': { allow: comFinanceiro, params: { a: 'I', b: '21_11_2026' } },
  '/diretoria/getVidasDoPainel/{figura}': { params: { figura: 'ativos' }, query: 'linhas=5' },
  // Only for the logins in the configuration.
  '/diretoria/exportaVidasDoPainel/{figura}': { params: { figura: 'ativos' }, status: [403] },
  '/Diretoria/dashboard/dados/{a}/{b}': { params: { a: '01_2026', b: '12_2026' } },
  '/Diretoria/dashboard/dados/semCopart/{a}/{b}': { params: { a: '01_2026', b: '12_2026' } },
};
