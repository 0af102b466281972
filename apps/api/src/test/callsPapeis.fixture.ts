/** Inputs of the calls about forms of papers. */
export const callsPapeis = {
  '/cadastro/formaDePapel': { body: { tipo: 'TITULAR', codigo: '1' }, status: [404] },
  '/cadastro/anotaFormaDePapel': {
    body: { tipo: 'TITULAR', codigo: '1', forma: null, nota: '', atual: null },
    status: [404],
  },
  '/cobranca/atendePapelPorTelefone': { body: { id: 999_999 }, status: [404] },
  '/cobranca/registraContestacao': {
    body: { matricula: '9999999999', abertaEm: '01/11/2026', motivo: 'Diz que pagou' },
    status: [422],
  },
  '/cobranca/respondeContestacao': {
    body: { id: 999_999, respondidaEm: '01/11/2026', resposta: 'Não há pagamento' },
    status: [404],
  },
  '/cobranca/informaInternacao': {
    body: { matricula: '9999999999', inicio: '01/11/2026', fim: null },
    status: [422],
  },
  '/cobranca/registraPromessa': {
    body: { matricula: '9999999999', nota: 'Paga logo', prometeEm: '31/12/2026', proximoEm: null },
    status: [422],
  },
};
