/** What the demonstration has where the environment says nothing. An operator has none of it: what is not said there is not configured. */
export const demoSettings = {
  OPERATOR_NAME: 'Oeste',
  ANS_REGISTRATION: '999999',
  OPERATOR_LEGAL_NAME: 'Oeste Operadora de Planos de Saúde (demonstração)',
  OPERATOR_CNPJ: '12ABC34501DE35',
  OPERATOR_ADDRESS: 'Avenida das Araucárias, 1200|Centro|Cascavel|PR|85810000',
  OPERATOR_PHONE: '(45) 3000-0000',
  BOLETO_AGENCIA: '1234-3',
  BOLETO_CONTA: '12345-5',
  BOLETO_CONVENIO: '3128557',
  VENDAS_GRUPO: '613:613,619,620,647,648,653',
  VENDAS_CARTEIRA_LOGINS: 'gerente,comercial',
  VENDAS_QUALICORP: 'QUALICORP',
  CENTRO_MEDICO_PRESTADOR: '999520',
  DIRETORIA_TETO_VIDAS: '25000',
  DIRETORIA_EXPORTA_LOGINS: 'gerente',
  LOG_LEVEL: 'warn',
} as const;
