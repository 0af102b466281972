/** What a return changes of a title; as it is kept before and after each effect. */
export interface EstadoDoTitulo {
  pago_em: string | null;
  valor_pago_cents: number | null;
  juros_cents: number;
  upload_banco_id: number | null;
  dias_validos: number;
  /** What of its invoice was paid neither by lines of the bank nor by concessions; what was kept before the account does not say. */
  outros_cents?: number;
}

export type StatusDaFatura = 'ABERTA' | 'PAGA' | 'CANCELADA';

/** A payment by a line of the bank that stands. */
export interface Pagamento {
  titulo: string;
  arquivo: number;
  linha: number;
  natureza: string;
  /** The number on which it came; that of a new boleto pays the titles which it replaces (REM-15). */
  nossoNumero: string | null;
  dia: string;
  recebidoCents: number;
  principalCents: number;
  encargosCents: number;
  creditoCents: number;
}

/** What was paid or conceded of an invoice otherwise than by lines of the bank; taken back with a minus. */
export interface Outro {
  titulo: string | null;
  dia: string;
  origem: 'CARTAO' | 'MANUAL' | 'EXTRATO' | 'CREDITO' | 'CARGA' | 'RETORNO';
  principalCents: number;
  concedidoCents: number;
  /** With fine and interest, credits apart. */
  recebidoCents: number;
  encargosCents: number;
}

/** The invoice of a title with all that came in for it, by whatever title; judging a line changes it. */
export interface FaturaDoRetorno {
  numero: string;
  status: StatusDaFatura;
  valorCents: number;
  /** In the order in which they came. */
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
  /** One object for all titles of an invoice. */
  fatura: FaturaDoRetorno;
  /** Another title of the invoice may still be paid. */
  temOutroAberto: boolean;
}

const soma = <T>(each: readonly T[], de: (each: T) => number): number =>
  each.reduce((sum, one) => sum + de(one), 0);

/** True for money that came for a title and pays nothing of it (CBR-11). */
export const isSoCredito = ({ principalCents, recebidoCents, creditoCents }: Pagamento): boolean =>
  principalCents === 0 && creditoCents === recebidoCents && creditoCents > 0;

const abatidoPor = (each: Pagamento): number =>
  isSoCredito(each) ? 0 : each.principalCents - each.creditoCents;

/** What is left to pay of an invoice. */
export const faltaDaFatura = ({ valorCents, pagamentos, outros }: FaturaDoRetorno): number =>
  valorCents -
  soma(pagamentos, abatidoPor) -
  soma(outros, ({ principalCents, concedidoCents }) => principalCents + concedidoCents);

/** What of an invoice was paid by lines of the bank on one of its titles. */
export const pagoNoTitulo = ({ numero, fatura }: TituloDoRetorno): number =>
  soma(
    fatura.pagamentos.filter(({ titulo }) => titulo === numero),
    abatidoPor,
  );

/** What card sales that stand pay of a title. */
export const cartaoDoTitulo = ({ numero, fatura }: TituloDoRetorno): number =>
  soma(
    fatura.outros.filter(({ titulo, origem }) => titulo === numero && origem === 'CARTAO'),
    ({ recebidoCents }) => recebidoCents,
  );

/** The day, in time, from which on nothing was left of an invoice (CBR-10); null while something is. */
export const quitadaEm = ({ valorCents, pagamentos, outros }: FaturaDoRetorno): string | null => {
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

/** The title and its invoice as all payments of the invoice leave them (CBR-10). */
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
