/** How a line of a return ended (CBR-9), with what the screens call it. */
export const fins = {
  LIQUIDADO: 'Liquidado',
  PARCIAL: 'Pagamento parcial',
  VALOR_DIFERENTE: 'Valor diferente',
  DUPLICIDADE: 'Pago em duplicidade',
  CANCELADO: 'Título cancelado',
  DESCONHECIDO: 'Nosso número desconhecido',
  CHEQUE_DEVOLVIDO: 'Desfeito por cheque devolvido',
  DUVIDA: 'Provável repetição ou segundo pagamento',
  REPETIDA: 'Repetição',
  TARIFA: 'Tarifa',
  RECUSADO: 'Recusado pelo banco',
  INFORMATIVO: 'Informativo',
} as const;

export type Fim = keyof typeof fins;

/** The ends at which a person should look. */
export const finsQueAlertam: readonly Fim[] = [
  'DUPLICIDADE',
  'VALOR_DIFERENTE',
  'CANCELADO',
  'DESCONHECIDO',
  'CHEQUE_DEVOLVIDO',
  'DUVIDA',
];

/** True for the ends whose money has come or gone; a repetition or a doubt would count it twice (CBR-21). */
export const contaNoCredito = (fim: Fim): boolean => fim !== 'REPETIDA' && fim !== 'DUVIDA';
