/** State of a title that a return changes, stored before and after each effect. */
export interface EstadoDoTitulo {
  pago_em: string | null;
  valor_pago_cents: number | null;
  juros_cents: number;
  upload_banco_id: number | null;
  dias_validos: number;
  /**
   * Amount of the invoice paid neither by bank lines nor by concessions; absent in states stored before the
   * account existed.
   */
  outros_cents?: number;
}

export type StatusDaFatura = 'ABERTA' | 'PAGA' | 'CANCELADA';

/** A payment in force by a bank line. */
export interface Pagamento {
  titulo: string;
  arquivo: number;
  linha: number;
  natureza: string;
  /** Number it arrived on; a new boleto's number pays the titles it replaces (REM-15). */
  nossoNumero: string | null;
  dia: string;
  recebidoCents: number;
  principalCents: number;
  encargosCents: number;
  creditoCents: number;
}

/** Payment or concession other than by bank lines; negative when reversed. */
export interface Outro {
  titulo: string | null;
  dia: string;
  origem: 'CARTAO' | 'MANUAL' | 'EXTRATO' | 'CREDITO' | 'CARGA' | 'RETORNO';
  principalCents: number;
  concedidoCents: number;
  /** Includes fine and interest, excludes credits. */
  recebidoCents: number;
  encargosCents: number;
}

/** Invoice of a title with all receipts of any title; judging a line changes it. */
export interface FaturaDoRetorno {
  numero: string;
  status: StatusDaFatura;
  valorCents: number;
  /** In order of arrival. */
  pagamentos: Pagamento[];
  outros: Outro[];
}

/** A title; judging a line changes it. */
export interface TituloDoRetorno {
  numero: string;
  valorCents: number;
  vencimento: string;
  canceladoEm: string | null;
  estado: EstadoDoTitulo;
  /** All titles of an invoice share one object. */
  fatura: FaturaDoRetorno;
  /** Another title of the invoice can still be paid. */
  temOutroAberto: boolean;
}

const soma = <T>(each: readonly T[], de: (each: T) => number): number =>
  each.reduce((sum, one) => sum + de(one), 0);

/** True for money of a title that pays nothing of it (CBR-11). */
export const isSoCredito = ({ principalCents, recebidoCents, creditoCents }: Pagamento): boolean =>
  principalCents === 0 && creditoCents === recebidoCents && creditoCents > 0;

const abatidoPor = (each: Pagamento): number =>
  isSoCredito(each) ? 0 : each.principalCents - each.creditoCents;

/** Unpaid rest of an invoice, in cents. */
export const faltaDaFatura = ({ valorCents, pagamentos, outros }: FaturaDoRetorno): number =>
  valorCents -
  soma(pagamentos, abatidoPor) -
  soma(outros, ({ principalCents, concedidoCents }) => principalCents + concedidoCents);

/** Amount of an invoice that bank lines paid on one of its titles. */
export const pagoNoTitulo = ({ numero, fatura }: TituloDoRetorno): number =>
  soma(
    fatura.pagamentos.filter(({ titulo }) => titulo === numero),
    abatidoPor,
  );

/** Amount of a title paid by card sales in force. */
export const cartaoDoTitulo = ({ numero, fatura }: TituloDoRetorno): number =>
  soma(
    fatura.outros.filter(({ titulo, origem }) => titulo === numero && origem === 'CARTAO'),
    ({ recebidoCents }) => recebidoCents,
  );

/** Day on which the invoice was fully paid (CBR-10); null while something is open. */
const quitadaEm = ({ valorCents, pagamentos, outros }: FaturaDoRetorno): string | null => {
  const porDia = new Map<string, number>();
  const conta = (dia: string, cents: number): unknown => porDia.set(dia, (porDia.get(dia) ?? 0) + cents);
  for (const each of pagamentos) conta(each.dia, abatidoPor(each));
  for (const { dia, principalCents, concedidoCents } of outros) conta(dia, principalCents + concedidoCents);
  let abatido = 0;
  let quitada: string | null = null;
  for (const [dia, cents] of [...porDia].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    abatido += cents;
    if (abatido < valorCents) quitada = null;
    else quitada ??= dia;
  }
  return quitada;
};

/** Recomputes title and invoice from all payments of the invoice (CBR-10). */
export const acerta = (titulo: TituloDoRetorno): void => {
  const { estado, fatura, numero } = titulo;
  const doBanco = fatura.pagamentos.filter((each) => each.titulo === numero && !isSoCredito(each));
  const outros = fatura.outros.filter((each) => each.titulo === numero);
  const dia = quitadaEm(fatura);
  const ultimoDia =
    outros
      .map((each) => each.dia)
      .toSorted()
      .at(-1) ?? '';
  const ultimo = doBanco.at(-1);
  titulo.estado = {
    ...estado,
    pago_em: dia,
    valor_pago_cents:
      dia === null
        ? null
        : soma(doBanco, (each) => each.recebidoCents - each.creditoCents) +
          soma(outros, ({ recebidoCents }) => recebidoCents),
    juros_cents:
      dia === null
        ? 0
        : soma(doBanco, ({ encargosCents }) => encargosCents) +
          soma(outros, ({ encargosCents }) => encargosCents),
    upload_banco_id: dia !== null && ultimo !== undefined && ultimo.dia >= ultimoDia ? ultimo.arquivo : null,
    outros_cents: soma(fatura.outros, ({ principalCents }) => principalCents),
  };
  if (fatura.status !== 'CANCELADA') fatura.status = dia === null ? 'ABERTA' : 'PAGA';
};
