/** The inputs of the calls of Financeiro. */
export const callsFinanceiro = {
  '/financeiro/getContasAPagarPgtsEfetuados': {
    body: { dtPgtoInicial: '01/01/2026', dtPgtoFinal: '31/12/2026' },
  },
  '/financeiro/insertFeriado/{x}': { params: { x: '2027' }, body: [] },
};
