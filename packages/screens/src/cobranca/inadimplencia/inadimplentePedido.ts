/** The question: an ISO day of cancellation, and the IBGE codes of the excluded cities. */
export interface PedidoInadimplentes {
  readonly data: string;
  readonly excluidas: readonly string[];
}

/** The question as input of the calls. */
export const inputOf = ({ data, excluidas }: PedidoInadimplentes) => ({
  params: { date: data },
  query: { codCidade: [...excluidas] },
});
