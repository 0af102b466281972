const ninguem = { login: 'ninguem' };

const comPrazos = ['juridico', 'atendimento', 'ouvidoria'] as const;
const comReanalises = ['atendimento', 'ouvidoria'] as const;
const negativa = { origemNegativa: 'AUTORIZACAO', numeroNegativa: 'nenhuma' };
const solicitacao = { origemSolicitacao: 'AUTORIZACAO', numeroSolicitacao: 'nenhuma' };
const conferencia = ['tecnologia', 'diretoria'] as const;

/** Inputs of the calls of Atendimento, Tecnologia and Credenciamento, and of the SIP. */
export const callsAtendimento = {
  '/atendimento/gravaRegistroProtocoloToken': {
    body: { usuario: '0', medico: 'ninguém' },
    status: [404],
  },
  '/atendimento/respondeSolicitacao': {
    body: { ...solicitacao, conclusao: 'APROVADA', respostaTexto: 'Sim.', respostaClausula: '' },
    status: [404],
  },
  '/atendimento/dizRealizacao': { body: { ...solicitacao, realizadaEm: '01/01/2026' }, status: [404] },
  '/atendimento/dizTipoSolicitacao': { body: { guia: 'nenhuma', tipoSolicitacao: 'RETORNO' }, status: [404] },
  '/atendimento/negativaPdf': { body: solicitacao, status: [404] },
  '/atendimento/getReanalisesAbertas': { allow: comReanalises },
  '/atendimento/getReanalises': { allow: comReanalises },
  '/atendimento/pedeReanalise': {
    allow: comReanalises,
    body: { ...negativa, quemPediu: 'A', reanaliseEm: '01/01/2026', reanaliseTexto: 'B' },
    status: [404],
  },
  '/atendimento/respondeReanalise': {
    allow: comReanalises,
    body: { ...negativa, conclusao: 'REVISTA', respostaTexto: 'Sim.', respostaClausula: '' },
    status: [404],
  },
  '/atendimento/reanalisePdf': { allow: comReanalises, body: negativa, status: [404] },
  '/atendimento/getAutorizacoesDe': { body: { busca: 'ninguém' } },
  '/atendimento/getProtocolosDe': { body: { busca: 'ninguém' } },
  '/atendimento/getTokensDe': { body: { busca: 'ninguém' } },
  '/juridico/getAvisosDosPrazos': { allow: comPrazos },
  '/juridico/gravaPrazo': { body: { prazoChave: 'reanalise', prazoValor: '7', vigenteDesde: '01/01/2199' } },
  '/juridico/conferePrazo': { body: { prazoChave: 'reanalise', prazoValor: '8' }, status: [409] },
  '/juridico/getNip/{id}': { params: { id: '0' }, status: [204] },
  '/juridico/getNipsDoMes/{competencia}': { params: { competencia: '10_2026' } },
  '/juridico/dossieDaNip': { body: { id: '0' }, status: [204] },
  '/juridico/registraNip': {
    body: {
      demanda: '1',
      matricula: 'nenhuma',
      natureza: 'ASSISTENCIAL',
      notificadaEm: '02/01/2026',
      assunto: 'Exame',
      demandaTexto: 'Um exame.',
      protocolo: '',
    },
    status: [422],
  },
  '/juridico/corrigeNip': {
    body: {
      id: '0',
      demanda: '1',
      matricula: 'nenhuma',
      natureza: 'ASSISTENCIAL',
      notificadaEm: '02/01/2026',
      assunto: 'Exame',
      demandaTexto: 'Um exame.',
      protocolo: '',
      motivo: 'Engano.',
      correcoesVistas: 0,
    },
    status: [422],
  },
  '/juridico/cancelaNip': { body: { id: '0', motivo: 'Engano.' }, status: [404] },
  '/juridico/respondeNip': {
    body: { id: '0', respostaTexto: 'Sim.', respondidaEm: '02/01/2026' },
    status: [404],
  },
  '/juridico/desfechoNip': {
    body: { id: '0', desfecho: 'RESOLVIDA', desfechoEm: '02/01/2026' },
    status: [404],
  },
  '/ContasMedicas/RelatorioSip/{a}/{b}/{c}': { params: { a: '01_2026', b: '12_2026', c: 'T' } },
  '/tecnologia/getConferenciaCarga': { allow: conferencia },
  '/tecnologia/informaConferenciaCarga': {
    allow: conferencia,
    body: { figura: 'vidas-plano', chave: '123456789', quantidade: 10, valor: null },
  },
  '/tecnologia/importaConferenciaCarga': {
    allow: conferencia,
    file: { name: 'central.csv', content: 'figura;chave;quantidade;valor\nvidas-faixa;0-18;1;\n' },
  },
  '/tecnologia/assinaConferenciaCarga': {
    allow: conferencia,
    body: { figuras: 1, diferentes: 0, semComparar: 0 },
    status: [409],
  },
  '/tecnologia/getMudancasPessoa': { body: ninguem, status: [404] },
  '/tecnologia/criaPessoa': {
    body: { ...ninguem, nome: 'A', cargo: 'Analista', modulos: ['caixa'], vendedor: null, senha: 'curta' },
    status: [422],
  },
  '/tecnologia/trocaSenhaPessoa': { body: { ...ninguem, senha: 'girassol no quintal' }, status: [404] },
  '/tecnologia/trocaModulosPessoa': {
    body: { ...ninguem, modulos: ['caixa'], vistos: [] },
    status: [404],
  },
  '/tecnologia/editaPessoa': {
    body: {
      ...ninguem,
      nome: 'A',
      cargo: 'Analista',
      vendedor: null,
      vistos: { nome: 'A', cargo: 'Analista', vendedor: null },
    },
    status: [404],
  },
  '/tecnologia/desativaPessoa': { body: ninguem, status: [404] },
  '/tecnologia/reativaPessoa': { body: ninguem, status: [404] },
  '/tecnologia/aprovaPedidoAcesso': { body: { id: 'nenhum' }, status: [404] },
  '/tecnologia/recusaPedidoAcesso': { body: { id: 'nenhum' }, status: [404] },
  '/tecnologia/retiraPedidoAcesso': { body: { id: 'nenhum' }, status: [404] },
  '/tecnologia/testaEmail': { body: { para: 'ti@exemplo.com.br' }, status: [422] },
  '/tecnologia/anotaRestauro': { body: { dia: '01/01/2199' }, status: [422] },
  '/auth/abreNaMesa': {
    allow: ['cadastro', 'contas-medicas', 'centro-medico'] as const,
    // Cadastro has other desks.
    body: { mesa: 'guias', codPrestador: '200010', coisa: '1' },
    status: [200, 403],
  },
  '/auth/confirmaAvisosAcesso': { body: { ids: ['1'] } },
  '/auth/respondePedidoSenha': { body: { id: 'nenhum', aceita: false }, status: [404] },
  '/tecnologia/getUsuariosApi': { body: { dtIni: '01/01/2026', dtFin: '31/12/2026' } },
};
