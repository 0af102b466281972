/** Inputs of the calls about letters and papers of a year. */
export const callsCobranca = {
  '/cobranca/getCartas/{competencia}': { params: { competencia: '11_2026' } },
  '/cobranca/getPdfDeCartas/{competencia}': { params: { competencia: '11_2026' } },
  '/cobranca/geraCartas': {
    body: {
      competencia: '11/2026',
      vencimento: null,
      frenteVerso: false,
      repetir: false,
      confirmado: { quantidade: 9, somaCents: 9, resumo: 'x' },
    },
    status: [409],
  },
  '/cobranca/cancelaCartas': { body: { id: '0' }, status: [404] },
  '/cobranca/getPedacoDeCartas/{id}/{ordem}': { params: { id: '0', ordem: '1' }, status: [404] },
  '/cobranca/getDeclaracoesDoAno/{ano}': { params: { ano: '2025' } },
  '/cobranca/getEnvioDeDeclaracoes/{ano}': { params: { ano: '2025' } },
  '/cobranca/enviaDeclaracoes': {
    body: { ano: '2025', confirmado: { quantidade: 9, somaCents: 9, resumo: 'x' } },
    status: [409],
  },
  '/cobranca/cancelaEnvioDeDeclaracoes': { body: { id: '0' }, status: [404] },
  '/cobranca/getDmed/{ano}': { params: { ano: '2025' } },
  '/cobranca/baixaDmed': { body: { ano: '2025' }, status: [422] },
};
