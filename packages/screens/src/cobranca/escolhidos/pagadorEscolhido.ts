import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';

/** Payer of a chosen row. */
export interface PagadorEscolhido {
  readonly type: TipoBoleto;
  readonly matricula: string;
  readonly nome: string;
}

/** Fields of a row that name its payer; a server may lack them. */
interface LinhaDePagador {
  readonly tipo?: string | null | undefined;
  readonly matricula?: string | null | undefined;
  readonly nome?: string | null | undefined;
}

/** The payers of these rows, each once; a row without one is left out. */
export const pagadoresDe = (rows: readonly LinhaDePagador[]): PagadorEscolhido[] => {
  const found = new Map<string, PagadorEscolhido>();
  for (const { tipo, matricula, nome } of rows)
    if (tipo && matricula && !/^0*$/.test(matricula))
      found.set(`${tipo} ${matricula}`, { type: tipo as TipoBoleto, matricula, nome: nome ?? matricula });
  return [...found.values()];
};
