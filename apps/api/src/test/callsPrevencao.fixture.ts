const ninguem = { matricula: '0', programa: 'GESTANTES' };

/** Inputs of the calls of Prevenção; nobody has the matrícula. */
export const callsPrevencao = {
  '/prevencao/reservaContato': { body: ninguem, status: [404] },
  '/prevencao/registraContato': {
    body: { ...ninguem, telefone: '4532241234', resultado: 'NAO_ATENDEU', observacao: '', proximo: null },
    status: [404],
  },
  '/prevencao/liberaContato': { body: { matricula: '0' }, status: [404] },
};
