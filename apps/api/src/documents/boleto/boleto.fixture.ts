import type { BoletoDocumento, ContaCobranca } from './types.ts';

/** An invented account. */
export const conta: ContaCobranca = {
  convenio: '7654321',
  carteira: '17',
  agencia: '1234',
  agenciaDv: '5',
  conta: '12345',
  contaDv: 'X',
};

/** An invented bill, with the given changes. */
export const boleto = (given: Partial<BoletoDocumento> = {}): BoletoDocumento => ({
  conta,
  nossoNumero: '76543210000000042',
  numeroDocumento: '000042',
  vencimento: '2026-12-10',
  emitidoEm: '2026-11-20',
  processadoEm: '2026-11-21',
  valorCents: 43_575,
  atraso: null,
  beneficiario: {
    nome: 'Operadora Inventada de Saúde S.A.',
    documento: '12ABC34501DE35',
    logradouro: 'Avenida das Araucárias, 1200',
    bairro: 'Centro',
    cidade: 'Cascavel',
    uf: 'PR',
    cep: '85810000',
  },
  registroAns: '999999',
  referente: 'Mensalidade de dezembro de 2026, 1 pessoa',
  plano: { nome: 'Plano Inventado Enfermaria', registroAns: '999999991' },
  pagador: {
    nome: 'Conceição Inventada de Ávila',
    documento: '52998224725',
    logradouro: 'Rua dos Ipês, 45',
    bairro: 'Jardim das Flores',
    cidade: 'Cascavel',
    uf: 'PR',
    cep: '85811000',
  },
  instrucoes: ['Após o vencimento: multa de 2,00% e juros de 1,00% ao mês.'],
  demonstrativo: [
    { beneficiario: 'Conceição Inventada', descricao: 'Mensalidade 12/2026', valorCents: 43_575 },
  ],
  ...given,
});
