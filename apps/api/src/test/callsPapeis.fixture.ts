/** Inputs of the calls about forms of papers. */
export const callsPapeis = {
  '/cadastro/formaDePapel': { body: { tipo: 'TITULAR', codigo: '1' }, status: [404] },
  '/cadastro/anotaFormaDePapel': {
    body: { tipo: 'TITULAR', codigo: '1', forma: null, nota: '', atual: null },
    status: [404],
  },
  '/cobranca/atendePapelPorTelefone': { body: { id: 999_999 }, status: [404] },
};
