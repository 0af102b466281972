const dezMilesimosVezesCentesimos = 1_000_000n;

/**
 * Total of an item in cents (TIS-14): quantity in ten-thousandths × unit in cents × factor in hundredths, half up to the cent. Everything
 * is whole, so no sum of the file is off by what a fraction of base two cannot hold.
 */
export const totalDoItem = (quantidade: bigint, unitarioCents: number, fator: number): number => {
  const produto = quantidade * BigInt(unitarioCents) * BigInt(fator);
  return Number((produto + dezMilesimosVezesCentesimos / 2n) / dezMilesimosVezesCentesimos);
};
