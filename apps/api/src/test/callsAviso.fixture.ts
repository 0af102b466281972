/** Inputs of the calls about notices of default. */
export const callsAviso = {
  '/cobranca/getAvisos': { body: { matricula: '1' } },
  '/cobranca/getAviso/{id}': { params: { id: '999999' }, status: [404] },
  '/cobranca/getParaAvisar': { body: { matricula: '999999' }, status: [404] },
  '/cobranca/registraAviso': {
    body: {
      matricula: '999999',
      meio: 'CARTA',
      endereco: 'Rua A',
      texto: 'x',
      enviadoEm: '01/10/2026',
      mensalidades: ['1'],
    },
    status: [404],
  },
  '/cobranca/registraProva': {
    body: {
      aviso: 999_999,
      matricula: '1',
      especie: 'AR',
      recebidoEm: '01/10/2026',
      numero: '',
      nota: '',
      arquivo: null,
    },
    status: [404],
  },
  '/cobranca/geraCartasDeAviso': { body: { matriculas: ['999999'] }, status: [404] },
  '/cobranca/getMensagensDeAviso': { body: { matriculas: ['999999'] }, status: [404] },
  '/cobranca/criaCampanhaDeAviso': {
    body: { matriculas: ['999999'], confirmado: { quantidade: 1, somaCents: 1, resumo: 'x' } },
    status: [404],
  },
  '/cobranca/getDossie': { body: { matricula: '999999' }, status: [404] },
  '/cobranca/desfazProva': { body: { id: 999_999, motivo: 'x' }, status: [404] },
  '/cobranca/getArquivoDaProva/{id}': { params: { id: '999999' }, status: [204] },
};
