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

/** True for the ends whose money has come or gone; a repetition or a doubt would count it twice (CBR-21). */
export const contaNoCredito = (fim: Fim): boolean => fim !== 'REPETIDA' && fim !== 'DUVIDA';

interface LinhaNaSoma {
  readonly fim: string;
  readonly desfeitaEm: string | null;
  readonly recebido: number | null;
  readonly lancamento: number | null;
}

const conta = ({ fim, desfeitaEm }: LinhaNaSoma): boolean =>
  desfeitaEm === null && contaNoCredito(fim as Fim);

/** What a line posted, as the heading of its file and the days of credit count it; nothing of one that was undone. */
export const lancadoPor = (linha: LinhaNaSoma): number | null => (conta(linha) ? linha.lancamento : null);

/** What a line received: a returned cheque takes it back. */
export const recebidoPor = (linha: LinhaNaSoma): number | null => {
  if (!conta(linha) || linha.recebido === null) return null;
  return linha.fim === 'CHEQUE_DEVOLVIDO' ? -linha.recebido : linha.recebido;
};
