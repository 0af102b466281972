const nenhuma = { id: 'nenhuma' };

/** Inputs of the load's calls. */
export const callsCarga = {
  '/tecnologia/getEntregaDaCarga/{id}': { params: nenhuma, status: [404] },
  '/tecnologia/getProblemasDaCarga/{id}': { params: nenhuma },
  '/tecnologia/getLinhasRecusadas/{id}/{nome}': { params: { ...nenhuma, nome: 'vendedores' }, status: [404] },
  '/tecnologia/enviaArquivoDaCarga/{id}': {
    params: nenhuma,
    file: { name: 'vendedores.csv', content: 'codigo;nome' },
    status: [404],
  },
  '/tecnologia/retiraArquivoDaCarga': { body: { ...nenhuma, nome: 'vendedores' }, status: [404] },
  '/tecnologia/confereCarga': { body: nenhuma, status: [404] },
  '/tecnologia/aplicaCarga': { body: { ...nenhuma, versao: '' }, status: [404] },
  '/tecnologia/cancelaCarga': { body: { id: '0' }, status: [404] },
  '/tecnologia/desfazCarga': { body: nenhuma, status: [404] },
  '/tecnologia/descartaCarga': { body: nenhuma, status: [404] },
};
