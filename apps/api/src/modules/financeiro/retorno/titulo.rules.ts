/** What a return changes of a title; as it is kept before and after each effect. */
export interface EstadoDoTitulo {
  pago_em: string | null;
  valor_pago_cents: number | null;
  juros_cents: number;
  upload_banco_id: number | null;
  dias_validos: number;
  /** What card sales that stand pay of it; what was kept before 2026-11-25 does not say. */
  cartao_cents?: number;
}

export type StatusDaFatura = 'ABERTA' | 'PAGA' | 'CANCELADA';

/** A payment of the title that stands. */
export interface Pagamento {
  arquivo: number;
  linha: number;
  natureza: string;
  dia: string;
  recebidoCents: number;
  principalCents: number;
  encargosCents: number;
  creditoCents: number;
}

/** What card sales that stand pay of a title, fine and interest among it; the day of the last one (CXA-7). */
export interface PagoComCartao {
  dia: string;
  recebidoCents: number;
  encargosCents: number;
}

/** A title with what came in for it; judging a line changes it. */
export interface TituloDoRetorno {
  numero: string;
  valorCents: number;
  vencimento: string;
  canceladoEm: string | null;
  estado: EstadoDoTitulo;
  /** One object for all titles of a bill. */
  fatura: { numero: string; status: StatusDaFatura };
  /** Another title of the bill was paid. */
  temOutroPago: boolean;
  /** In the order in which they came. */
  pagamentos: Pagamento[];
  cartao: PagoComCartao | null;
}

const soma = (pagamentos: readonly Pagamento[], de: (each: Pagamento) => number): number =>
  pagamentos.reduce((sum, each) => sum + de(each), 0);

/** True for money that came for a title and pays nothing of it (CBR-11). */
export const isSoCredito = ({ principalCents, recebidoCents, creditoCents }: Pagamento): boolean =>
  principalCents === 0 && creditoCents === recebidoCents && creditoCents > 0;

/** What was paid of the title's own value so far, without what is left over as a credit. */
export const principalPago = ({ pagamentos, cartao }: TituloDoRetorno): number =>
  soma(pagamentos, (each) => (isSoCredito(each) ? 0 : each.principalCents - each.creditoCents)) +
  (cartao ? cartao.recebidoCents - cartao.encargosCents : 0);

/** The title and its bill as its payments leave them: paid by the last one once they reach its value (CBR-10). */
export const acerta = (titulo: TituloDoRetorno): void => {
  const { estado, fatura, pagamentos, cartao } = titulo;
  const quita = pagamentos.filter((each) => !isSoCredito(each));
  const doBanco = quita.at(-1);
  const ultimo = cartao && (!doBanco || cartao.dia > doBanco.dia) ? { ...cartao, arquivo: null } : doBanco;
  const isPago = ultimo !== undefined && principalPago(titulo) >= titulo.valorCents;
  const doCartao = cartao ?? { recebidoCents: 0, encargosCents: 0 };
  titulo.estado = {
    ...estado,
    pago_em: isPago ? ultimo.dia : null,
    valor_pago_cents: isPago
      ? soma(quita, (each) => each.recebidoCents - each.creditoCents) + doCartao.recebidoCents
      : null,
    juros_cents: isPago ? soma(quita, ({ encargosCents }) => encargosCents) + doCartao.encargosCents : 0,
    upload_banco_id: isPago ? ultimo.arquivo : null,
  };
  if (fatura.status !== 'CANCELADA') fatura.status = isPago || titulo.temOutroPago ? 'PAGA' : 'ABERTA';
};
