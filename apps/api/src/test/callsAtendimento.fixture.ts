/** How the walk over all calls makes those of Atendimento, Tecnologia and Credenciamento, and that of the SIP. */
export const callsAtendimento = {
  '/atendimento/gravaRegistroProtocoloToken': {
    body: { usuario: '0', medico: 'ninguém' },
    status: [404],
  },
  '/ContasMedicas/RelatorioSip/{a}/{b}/{c}': { params: { a: '01_2026', b: '12_2026', c: 'T' } },
  '/tecnologia/getUsuariosApi': { body: { dtIni: '01/01/2026', dtFin: '31/12/2026' } },
};
