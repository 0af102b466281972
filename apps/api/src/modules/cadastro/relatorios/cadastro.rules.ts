/** Situation of a beneficiary on a day, as the reports write it. */
export type Status = 'Ativo' | 'Cancelado' | 'Aguardando ativação';

/** Days of a beneficiary's bond, ISO. */
export interface Vinculo {
  ativado_em: string | null;
  cancelado_em: string | null;
}

/** `cancelado_em` is the first day without cover, so a future cancellation leaves the person active (FMT-13). */
export const statusEm = (hoje: string, { ativado_em, cancelado_em }: Vinculo): Status => {
  if (cancelado_em !== null && cancelado_em <= hoje) return 'Cancelado';
  return ativado_em !== null && ativado_em <= hoje ? 'Ativo' : 'Aguardando ativação';
};

/** Whole years from one ISO day to another; null when either is missing (FMT-10). */
export const anosEntre = (inicio: string | null, fim: string | null): number | null => {
  if (inicio === null || fim === null) return null;
  const years = Number(fim.slice(0, 4)) - Number(inicio.slice(0, 4));
  return fim.slice(5) < inicio.slice(5) ? years - 1 : years;
};

/** Cost over fees in hundredths of a percent, half up; null without fees (CAD-12). */
export const custoSobreMensalidades = (custoCents: number, mensalidadesCents: number): number | null =>
  mensalidadesCents > 0 ? Math.round((custoCents * 10_000) / mensalidadesCents) : null;

/** Value of a yes-no column in reports (REL-7). */
export const simNao = (value: boolean): 'SIM' | 'NAO' => (value ? 'SIM' : 'NAO');

/** 'Tipo de venda' tells a shared sale from a direct one; null when no sale is on record. */
export const tipoDeVenda = (parceria: boolean | null): string | null =>
  parceria === null ? null : parceria ? 'Parceria' : 'Direta';
