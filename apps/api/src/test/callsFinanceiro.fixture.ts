const noDia = { params: { date: '10_10_2026' } };

/** Inputs of the calls of Financeiro. */
export const callsFinanceiro = {
  '/financeiro/getContasAPagarPgtsEfetuados': {
    body: { dtPgtoInicial: '01/01/2026', dtPgtoFinal: '31/12/2026' },
  },
  '/financeiro/getRelatorioBoletoMensageria/{date}': noDia,
  '/financeiro/getBoletoMensageriaFoneErrado/{date}': noDia,
  '/financeiro/getEnvioBoletos/{date}': noDia,
  '/financeiro/enviaBoletos': { body: { date: '10/10/2026' } },
  '/financeiro/enviaBoletoDoVencimento': {
    body: { date: '10/10/2026', nossoNumero: '1', email: 'ana@exemplo.com.br' },
    status: [404],
  },
  '/financeiro/cancelaEnvioBoletos': { body: { id: '0' }, status: [404] },
  '/financeiro/getGeraDadosBoleto/{type}/{matricula}': { params: { type: 'I', matricula: '1' } },
  '/financeiro/insertFeriado/{x}': { params: { x: '2027' }, body: [] },
};
