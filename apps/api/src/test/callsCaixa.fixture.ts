const pedido = '0b8f6f0e-1c53-4b0c-8f4e-2f6c1d0a9e77';
const naoHa = { params: { id: '0' }, status: [404] };

/** Inputs of the cashier's calls, all about unknown things. */
export const callsCaixa = {
  '/beneficiario/getBeneficiario/{searchType}/{term}': { params: { searchType: 'N', term: 'maria' } },
  '/caixa/getMensalidade/{codSau}': { params: { codSau: '0' }, status: [404] },
  '/caixa/getDataCartaoPagamento/{status}': { params: { status: 'Aberto' } },
  '/caixa/insertDataCartaoPagamento': {
    body: {
      pedido,
      cartaoCodigoAutorizacao: '1',
      codSau: '0',
      cartaoDataVenda: '01/10/2026',
      cartaoEmitente: 'A',
      bandeiraId: '1',
      cartaoTransacao: 'débito',
      cartaoQtdParcela: 1,
      cartaoDesconto: '0,00',
      cartaoValorTotal: '1,00',
      tarifaId: '1',
      fatura: [{ codigoFatura: '0' }],
    },
    status: [404],
  },
  '/caixa/procuraNoBalcao': { body: { texto: 'ninguém com este nome' }, status: [404] },
  '/caixa/recebeEmDinheiro': {
    body: { pedido, codSau: '0', fatura: [{ codigoFatura: '0', valor: '1,00' }] },
    status: [404],
  },
  '/caixa/getReciboEmDinheiro': { body: { atos: ['0'] }, status: [404] },
  '/caixa/getComprovanteCartao/{id}': naoHa,
  '/caixa/enviaComprovanteCartao': { body: { cartaoId: '0', email: 'a@example.org' }, status: [404] },
  '/caixa/updateDataCartaoPagamento/{id}': {
    ...naoHa,
    body: { pedido, cartaoCodigoAutorizacao: '1', cartaoEmitente: 'A', bandeiraId: '1', versao: 1 },
  },
  '/caixa/deleteDataCartaoPagamento/{id}': { ...naoHa, body: { pedido } },
  '/caixa/confirmaRecebimento': {
    body: {
      pedido,
      dia: '01/10/2026',
      bandeiraId: null,
      confirmado: { quantidade: 0, somaCents: 0, resumo: '0' },
    },
    status: [409],
  },
  '/caixa/desfazRecebimento': {
    body: { pedido, id: '0', confirmado: { quantidade: 0, somaCents: 0, resumo: '0' } },
    status: [403, 404],
  },
  '/caixa/updateParcela/{id}': {
    ...naoHa,
    body: { pedido, dataPrevista: '01/10/2026', vista: '01/10/2026' },
  },
  '/caixa/cartaoBaixa/{id}': { ...naoHa, body: { pedido, mensalidadeStatus: 'Aberto' } },
};
