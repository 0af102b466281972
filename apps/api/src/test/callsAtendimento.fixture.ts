/** How the walk over all calls makes those of Atendimento, Tecnologia and Credenciamento. */
export const callsAtendimento = {
  '/atendimento/gravaRegistroProtocoloToken': {
    body: { usuario: '0', medico: 'ninguém' },
    status: [404],
  },
};
