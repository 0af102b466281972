const allow = ['cobranca', 'retencao'] as const;
const mes = { allow, params: { competencia: '10_2026', status: 'A' } };
const pedido = '6f1c2a34-0d1e-4b5a-9c7d-1e2f3a4b5c6d';

/** Inputs of the calls of Retenção. */
export const callsRetencao = {
  '/retencao/getBeneficiariosCancelados/{competencia}': mes,
  '/retencao/getRetencao/{competencia}/{status}': mes,
  '/retencao/getRetencaoPessoas/{competencia}/{status}': mes,
  '/retencao/getBeneficiariosCanceladosFimMes': { allow },
  '/retencao/getMotivos': { allow },
  '/retencao/addAtendimentoRetencao': {
    allow,
    body: { codsau: 'nenhum', retdesc: '', retstatus: 'A', retresultado: '', retmotivo: 1 },
    status: [404],
  },
  '/retencao/reabrirAtendimentoRetencao': { allow, body: { retcod: '0', motivo: 'Ligou.' }, status: [404] },
  '/retencao/getSaidasAbertas': { allow },
  '/retencao/getSaidas': { allow },
  '/retencao/procuraFamilia': { allow, body: { busca: 'Ninguém' } },
  '/retencao/getContaDaFamilia': { allow, body: { matricula: 'nenhuma' }, status: [204] },
  '/retencao/registraSaida': {
    allow,
    body: {
      pedido,
      matriculas: ['nenhuma'],
      quemPediu: 'Ninguém',
      destino: 'OPERADORA',
      canal: 'TELEFONE',
      pedidoEm: null,
      primeiroPedidoEm: null,
      obitoEm: null,
      itens: [],
      novoTitular: null,
      motivo: '',
      proximoEm: null,
      desistiu: false,
    },
    status: [404],
  },
  '/retencao/andaSaida': {
    allow,
    body: { pedido, id: '0', passo: 'CONTATO', em: null, texto: '', proximoEm: null },
    status: [404],
  },
  '/retencao/getPapelDaSaida/{id}/{papel}': { allow, params: { id: '0', papel: 'recibo' }, status: [404] },
};
