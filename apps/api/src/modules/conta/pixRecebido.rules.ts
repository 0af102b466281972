/** An invoice that a payment covers. */
export interface Devido {
  fatura: string;
  titulo: string | null;
  /** Rest of it, in cents; 0 when settled. */
  saldo: number;
  /** Fine and interest that the payment may cover, in cents. */
  encargos: number;
}

/** Share of an invoice in a payment. */
export interface Cota {
  fatura: string;
  titulo: string | null;
  principal_cents: number;
  encargos_cents: number;
  credito_cents: number;
}

/**
 * Principal of all invoices, oldest first, then fine and interest; the rest is a credit of a settled invoice,
 * or of the last one (CTA-14).
 */
export const divideEntre = (valor: number, devidos: readonly Devido[]): Cota[] => {
  let resto = valor;
  const toma = (quanto: number): number => {
    const cota = Math.min(quanto, resto);
    resto -= cota;
    return cota;
  };
  const cotas = devidos.map(({ fatura, titulo, saldo }) => ({
    fatura,
    titulo,
    principal_cents: toma(saldo),
    encargos_cents: 0,
    credito_cents: 0,
  }));
  devidos.forEach(({ saldo, encargos }, at) => {
    const cota = cotas[at];
    if (cota && saldo > 0) cota.encargos_cents = toma(encargos);
  });
  const deCredito = cotas[devidos.findIndex(({ saldo }) => saldo === 0)] ?? cotas.at(-1);
  if (deCredito) deCredito.credito_cents = resto;
  return cotas.filter((cota) => cota.principal_cents + cota.encargos_cents + cota.credito_cents > 0);
};
