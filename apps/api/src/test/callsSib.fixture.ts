/** Inputs of the calls about the files of ANS. */
export const callsSib = {
  '/cadastro/leituraCorrecaoXmlSib': { file: { name: 'retorno.xml', content: '<x/>' }, status: [422] },
  '/cadastro/importaConferenciaCadastralSib': { file: { name: 'base.cnx', content: '<x/>' }, status: [422] },
  '/cadastro/previaConferenciaSib': { file: { name: 'base.cnx', content: '<x/>' }, status: [422] },
  '/cadastro/previaDaConferenciaSib': { body: { id: '0' }, status: [404] },
  '/cadastro/usaConferenciaSib': { body: { id: '0' }, status: [404] },
  '/cadastro/cancelaComparacaoSib': { body: { id: '0' }, status: [404] },
  '/cadastro/descartaRejeitadosSib': { body: { ids: [] } },
  '/cadastro/enviaDiferencasSib': {
    body: { diferencas: [{ matricula: '0000000000', campo: 'Nome', cco: null }] },
    status: [409],
  },
  '/cadastro/usaValorDaAnsSib': {
    body: { diferencas: [{ matricula: '0000000000', campo: 'Nome', cco: null }], motivo: null },
    status: [409],
  },
  '/cadastro/desfazDiferencasSib': { body: { ato: '1' }, status: [409] },
  '/cadastro/deixaForaDoEnvio': {
    body: { matricula: '0000000000', tipo: 'CANCELAMENTO', competencia: '10/2026' },
    status: [409],
  },
  '/cadastro/devolveAoEnvio': {
    body: { matricula: '0000000000', tipo: 'CANCELAMENTO', competencia: '10/2026' },
    status: [409],
  },
  '/cadastro/previaSbx': { body: { competencia: '10/2026' } },
  '/cadastro/geraSbx': {
    body: { competencia: '10/2026', pedido: '5b1d0c9e-6a42-4e0f-9a53-0d5f1f7c2a11' },
    status: [200, 409],
  },
  '/cadastro/baixaSbx': { body: { id: '0' }, status: [404] },
  '/cadastro/descartaSbx': { body: { id: '0' }, status: [404] },
  '/cadastro/verificaArquivoSib': { body: { sha256: '0'.repeat(64) } },
  '/cadastro/getResultadoRetornoSib/{retorno}': { params: { retorno: '0' }, status: [404] },
};
