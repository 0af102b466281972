/** Ends of a line of a return (CBR-9), with their names on screen. */
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

/**
 * Present ends of a line: undone, waiting for its title, repeated in a later file (CBR-26), or decided by a person (CTA-19).
 */
export const finsDeHoje = {
  ...fins,
  DESFEITA: 'Desfeita, à espera de título',
  VEIO_DE_NOVO: 'Desfeita, veio de novo',
  DADA: 'Dada a uma fatura',
  DEVOLVIDA: 'Devolvida a quem pagou',
} as const;

export type FimDeHoje = keyof typeof finsDeHoje;

/** True for ends with money in or out; repetitions would count it twice (CBR-21). */
export const contaNoCredito = (fim: FimDeHoje): boolean => fim !== 'REPETIDA' && fim !== 'VEIO_DE_NOVO';

interface LinhaNaSoma {
  readonly fim: string;
  readonly comando: string | null;
  readonly recebido: number | null;
  readonly lancamento: number | null;
}

const conta = ({ fim }: LinhaNaSoma): boolean => contaNoCredito(fim as FimDeHoje);

/** Amount posted by a line, for the heading of its file and the days of credit; null when it does not count. */
export const lancadoPor = (linha: LinhaNaSoma): number | null => (conta(linha) ? linha.lancamento : null);

/** The command of a returned cheque. */
const CHEQUE = '44';

/** Amount received by a line, negative for a returned cheque; null when it does not count. */
export const recebidoPor = (linha: LinhaNaSoma): number | null => {
  if (!conta(linha) || linha.recebido === null) return null;
  return linha.comando === CHEQUE ? -linha.recebido : linha.recebido;
};
