const boletos = ['cobranca', 'vendas', 'atendimento'] as const;

/** Inputs of the calls about papers of a year: income tax, discharges, DMED. */
export const callsPapeisDoAno = {
  '/cobranca/listarDeclaracoes': { allow: boletos, body: { matricula: '1' } },
  '/cobranca/declaracaoPdf': { allow: boletos, body: { matricula: '1', idDeclaracao: '1' }, status: [404] },
  '/cobranca/enviaImpostoRenda': {
    allow: boletos,
    body: { matricula: '1', email: 'a@b.com', idDeclaracao: '1' },
    status: [404],
  },
  '/cobranca/getDeclaracoesDoAno/{ano}': { params: { ano: '2025' } },
  '/cobranca/getEnvioDeDeclaracoes/{ano}': { params: { ano: '2025' } },
  '/cobranca/enviaDeclaracoes': {
    body: { ano: '2025', confirmado: { quantidade: 9, somaCents: 9, resumo: 'x' } },
    status: [409],
  },
  '/cobranca/cancelaEnvioDeDeclaracoes': { body: { id: '0' }, status: [404] },
  '/cobranca/listarQuitacoes': { allow: boletos, body: { matricula: '1' } },
  '/cobranca/quitacaoPdf': { allow: boletos, body: { matricula: '1', ano: '2025' }, status: [404] },
  '/cobranca/enviaQuitacao': {
    allow: boletos,
    body: { matricula: '1', ano: '2025', email: 'a@b.com' },
    status: [404],
  },
  '/cobranca/getQuitacoesDoAno/{ano}': { params: { ano: '2025' } },
  '/cobranca/getEnvioDeQuitacoes/{ano}': { params: { ano: '2025' } },
  '/cobranca/enviaQuitacoes': {
    body: { ano: '2025', confirmado: { quantidade: 9, somaCents: 9, resumo: 'x' } },
    status: [409],
  },
  '/cobranca/cancelaEnvioDeQuitacoes': { body: { id: '0' }, status: [404] },
  '/cobranca/comecaBaixa': { body: { papel: 'DECLARACAO', ano: '2025', quais: 'TODAS' }, status: [200, 409] },
  '/cobranca/parteDaBaixa': { body: { id: '0', depois: 0 }, status: [404] },
  '/cobranca/terminaBaixa': { body: { id: '0' }, status: [404] },
  '/cobranca/getDmed/{ano}': { params: { ano: '2025' } },
  '/cobranca/baixaDmed': { body: { ano: '2025' }, status: [422] },
};
