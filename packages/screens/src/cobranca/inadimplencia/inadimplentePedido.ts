/** The question: an ISO day of cancellation, and the IBGE codes of the cities whose people are left out. */
export interface PedidoInadimplentes {
  readonly data: string;
  readonly excluidas: readonly string[];
}

/** The question as the calls take it. */
export const inputOf = ({ data, excluidas }: PedidoInadimplentes) => ({
  params: { date: data },
  query: { codCidade: [...excluidas] },
});
