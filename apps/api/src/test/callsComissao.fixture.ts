/** A rule without any content, which the server refuses. */
const regraVazia = {
  dadosRegra: { regraDescricao: '', regraTipoId: 1, contabilizaMeta: '1', regraEstornoMeses: 0 },
  faixasRegra: [],
  vendedorRegraComissao: [],
  vendedorParceria: [],
};
const gerente = { cargo: 'Gerente Comercial' };
const comissaoDoVendedor = { ...gerente, params: { seller: '613', competencia: '09_2026' } };

/** Inputs of the calls about commission rules and closings. */
export const callsComissao = {
  '/regraComissao/getVendedores': gerente,
  '/regraComissao/getRegrasComissao': gerente,
  '/regraComissao/getRegrasComissaoVendedor/{sellerCode}': { ...gerente, params: { sellerCode: '613' } },
  '/regraComissao/getPlanosSaude': gerente,
  '/regraComissao/inserirRegraComissao': { ...gerente, body: regraVazia, status: [422] },
  '/regraComissao/verMesesFechados': {
    ...gerente,
    body: { regraTipoId: 1, vendedorRegraComissao: [] },
  },
  '/regraComissao/desativarRegraComissao': {
    ...gerente,
    body: { codigoRegraComissao: '0' },
    status: [404],
  },
  '/comissionamento/getPreviaComissaoGeral/{competencia}': gerente,
  '/comissionamento/getCompetenciaAFechar': gerente,
  '/comissionamento/getHistoricoComissaoGeral/{competencia}': gerente,
  '/comissionamento/getComissaoPagaGeral/{competencia}': gerente,
  '/comissionamento/getComissaoPagaDados/{competencia}': gerente,
  '/comissionamento/getIndicadoresComissao/{competencia}': gerente,
  '/comissionamento/getMudancas/{competencia}': gerente,
  '/comissionamento/getSemComissao/{competencia}': gerente,
  '/comissionamento/getContestacoes/{competencia}': gerente,
  '/comissionamento/getConferenciaDoMes/{competencia}': gerente,
  '/comissionamento/conferirPonto': {
    ...gerente,
    body: { competencia: '12/2030', ponto: 'ESTORNOS', quantidade: 0, valor: '0,00', conferido: true },
    status: [404],
  },
  '/comissionamento/gerar': { ...gerente, body: { competencia: '12/2030' }, status: [409] },
  '/comissionamento/pagar': {
    ...gerente,
    body: { competencia: '12/2030', pagaEm: '01/01/2026' },
    status: [409],
  },
  '/comissionamento/corrigirPagamento': {
    ...gerente,
    body: { competencia: '12/2030', de: '01/01/2026', pagaEm: '02/01/2026', motivo: 'a' },
    status: [409],
  },
  '/comissionamento/getLinhasAMao': gerente,
  '/comissionamento/escreverLinha': {
    ...gerente,
    body: { codigoVenda: '0', codigoVendedor: '0', valor: '1,00', motivo: 'a' },
    status: [422],
  },
  '/comissionamento/decidirLinha': {
    ...gerente,
    body: { codigo: '0', aceita: false, motivo: 'a' },
    status: [404],
  },
  '/comissionamento/contestar': {
    cargo: 'Vendedora',
    body: {
      competencia: '09/2026',
      codigoVenda: '0',
      especie: 'VIDA',
      origem: '09/2026',
      referencia: '',
      motivo: 'a',
    },
    // The caller's session has no seller.
    status: [403],
  },
  '/comissionamento/responder': {
    ...gerente,
    body: { codigo: '0', aceita: true, resposta: 'a' },
    status: [404],
  },
  '/vendedor/getPreviaComissao/{seller}/{competencia}': comissaoDoVendedor,
  '/vendedor/getVendasCommissaoPaga/{seller}/{competencia}': comissaoDoVendedor,
  '/vendedor/getEstornosEfetivados/{seller}/{competencia}': comissaoDoVendedor,
  '/vendedor/getComissaoAnteriorPaga/{seller}/{competencia}': comissaoDoVendedor,
  '/vendedor/getIndicadoresComissao/{seller}/{competencia}': comissaoDoVendedor,
  '/regraComissao/simular': {
    ...gerente,
    body: { regra: '0', de: '10/2025', ate: '10/2025', comoSeValesse: true },
    status: [404],
  },
  '/regraComissao/simularLinhas': {
    ...gerente,
    body: { regra: '0', de: '10/2025', ate: '10/2025', comoSeValesse: true, vendedor: '613' },
    status: [404],
  },
};
