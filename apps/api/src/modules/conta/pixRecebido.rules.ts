/** An invoice that a payment is for. */
export interface Devido {
  fatura: string;
  titulo: string | null;
  /** The rest of it; 0 when it owes nothing. */
  saldo: number;
  /** Fine and interest that the payment may pay. */
  encargos: number;
}

/** The share of a payment that an invoice has. */
export interface Cota {
  fatura: string;
  titulo: string | null;
  principal_cents: number;
  encargos_cents: number;
  credito_cents: number;
}

/** Principal of all, the oldest first, then fine and interest; the rest is a credit of what owes nothing, or of the last (CTA-14). */
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
