const ninguem = { matricula: '0', programa: 'GESTANTES' };

/** Inputs of the calls of Prevenção; nobody has the matrícula. */
export const callsPrevencao = {
  '/prevencao/getProcedimentosDe': {
    allow: ['contas-medicas', 'centro-medico', 'juridico', 'prevencao'] as const,
    body: { busca: 'consulta' },
  },
  '/prevencao/reservaContato': { body: ninguem, status: [404] },
  '/prevencao/registraContato': {
    body: { ...ninguem, telefone: '4532241234', resultado: 'NAO_ATENDEU', observacao: '', proximo: null },
    status: [404],
  },
  '/prevencao/getContatoDeHoje': { body: ninguem, status: [404] },
  '/prevencao/corrigeContato': {
    body: {
      ...ninguem,
      telefone: '4532241234',
      resultado: 'NAO_ATENDEU',
      observacao: '',
      proximo: null,
      motivo: 'engano',
      visto: 'RECUSOU',
    },
    status: [404],
  },
  '/cadastro/dizTelefoneErrado': {
    allow: ['cadastro', 'prevencao', 'atendimento', 'cobranca', 'retencao'] as const,
    body: { matricula: '0', numero: '4532241234', certo: null },
    status: [404],
  },
  '/cadastro/resolveTelefoneErrado': { body: { id: '0', certo: null }, status: [404] },
  '/prevencao/liberaContato': { body: { matricula: '0' }, status: [404] },
};
