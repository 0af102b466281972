const nenhum = { params: { arquivo: '999999999', linha: '2' }, status: [404] };
const gerente = { cargo: 'Gerente Financeiro' };
/** Calls about money by hand and credits also belong to Caixa. */
const conta = { allow: ['financeiro', 'caixa'] as const };
const noite = { allow: ['financeiro', 'tecnologia'] as const };

const nenhuma = { remessa: '999999999' };

/** Inputs of the calls about bank return files. */
export const callsRetorno = {
  '/financeiro/getNomeArquivo/{nome}': { params: { nome: 'CBR643.RET' } },
  '/financeiro/upload/{diasValidos}': {
    params: { diasValidos: '30' },
    file: { name: 'CBR643.RET', content: 'x' },
    status: [422],
  },
  '/financeiro/getResumoRetorno/{arquivo}': nenhum,
  '/financeiro/getLinhasRetorno/{arquivo}': { params: nenhum.params },
  '/financeiro/getLinhaRetorno/{arquivo}/{linha}': nenhum,
  '/financeiro/getPreviaDesfazer/{arquivo}/{linha}': { ...gerente, ...nenhum },
  '/financeiro/desfazRetorno': {
    ...gerente,
    body: { arquivo: '999999999', linha: 0, motivo: 'a' },
    status: [404],
  },
  '/financeiro/decideDuvidaRetorno': {
    body: { arquivo: '999999999', linha: 2, segundoPagamento: true },
    status: [404],
  },
  '/financeiro/getCreditosRetorno': conta,
  '/financeiro/getAtosDaConta': conta,
  '/financeiro/getConferenciaDaNoite': noite,
  '/financeiro/getDiferencasDaConta': noite,
  '/financeiro/getContaDaFatura/{fatura}': { ...noite, params: { fatura: 'F0' }, status: [404] },
  '/financeiro/iniciaConferenciaDaNoite': { ...noite, ...gerente },
  '/financeiro/paraConferenciaDaNoite': { ...noite, ...gerente, body: { id: '0' }, status: [404] },
  '/financeiro/getFaturasDoCredito/{credito}': { ...conta, params: { credito: '999999999' } },
  '/financeiro/usaCredito': {
    ...conta,
    body: {
      pedido: '0b6f3c9e-52f0-4d7d-9a51-0d8d7e0b1a01',
      credito: '999999999',
      fatura: 'F',
      valor: '1,00',
    },
    status: [409],
  },
  '/financeiro/devolveCredito': {
    ...conta,
    body: {
      pedido: '0b6f3c9e-52f0-4d7d-9a51-0d8d7e0b1a02',
      credito: '999999999',
      valor: '1,00',
      dia: '01/01/2020',
      forma: 'PIX',
      motivo: 'a',
    },
    status: [404],
  },
  '/financeiro/recebeDaFatura': {
    ...conta,
    body: {
      pedido: '0b6f3c9e-52f0-4d7d-9a51-0d8d7e0b1a03',
      fatura: 'F',
      valor: '1,00',
      dia: '01/01/2020',
      forma: 'PIX',
      identificador: null,
      motivo: 'a',
    },
    status: [409],
  },
  '/financeiro/getNaoIdentificado': {},
  '/financeiro/buscaFaturasAbertas': {
    body: { arquivo: '999999999', linha: 2, texto: 'F' },
    status: [409],
  },
  '/financeiro/daALinha': {
    body: {
      pedido: '0b6f3c9e-52f0-4d7d-9a51-0d8d7e0b1a04',
      arquivo: '999999999',
      linha: 2,
      fatura: 'F',
      valor: '1,00',
      motivo: 'a',
    },
    status: [409],
  },
  '/financeiro/devolveDaLinha': {
    body: {
      pedido: '0b6f3c9e-52f0-4d7d-9a51-0d8d7e0b1a05',
      arquivo: '999999999',
      linha: 2,
      valor: '1,00',
      dia: '01/01/2020',
      forma: 'PIX',
      motivo: 'a',
    },
    status: [409],
  },
  '/financeiro/desfazAtoDaConta': {
    ...conta,
    ...gerente,
    body: { ato: '999999999', motivo: 'a' },
    status: [404],
  },
  '/financeiro/getLinhasDoDia/{dia}': { params: { dia: '01_01_2020' } },
  '/financeiro/getManhaDoBanco/{dia}': { params: { dia: '01_01_2020' } },
  '/financeiro/uploadExtrato': { file: { name: 'extrato.ofx', content: 'x' }, status: [422] },
  '/financeiro/getLancamentosExtrato/{extrato}': { params: { extrato: '999999999' }, status: [404] },
  '/financeiro/getOfertasDoPix/{extrato}/{linha}': {
    params: { extrato: '999999999', linha: '1' },
    status: [409],
  },
  '/financeiro/identificaPix': {
    body: {
      pedido: '0b6f3c9e-52f0-4d7d-9a51-0d8d7e0b1a04',
      extrato: '999999999',
      linha: 1,
      fatura: 'F',
      txid: null,
    },
    status: [409],
  },
  '/financeiro/deixaPixFora': { body: { extrato: '999999999', linha: 1, motivo: 'a' }, status: [409] },
  '/financeiro/voltaPix': { ...gerente, body: { extrato: '999999999', linha: 1 }, status: [409] },
  '/financeiro/desfazExtrato': {
    ...gerente,
    body: { extrato: '999999999', motivo: 'a' },
    status: [404],
  },
  '/financeiro/confereCredito': {
    body: { dia: '01/01/2020', valorExtrato: '1,00', observacao: null },
    status: [404],
  },
  '/financeiro/getComandosDaRemessa/{remessa}': { params: nenhuma },
  '/financeiro/fazRemessa': { body: { teste: false } },
  '/financeiro/baixaRemessa': { body: nenhuma, status: [404] },
  '/financeiro/enviadaRemessa': { body: nenhuma, status: [404] },
  '/financeiro/retiraRemessa': { body: { ...nenhuma, motivo: 'a' }, status: [404] },
  '/financeiro/gravaPixDoBanco': { body: { texto: 'x' }, status: [422] },
  '/financeiro/decideAlarme': { body: { arquivo: '999999999', linha: 2, decisao: 'a' }, status: [404] },
};
