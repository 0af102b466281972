/** Statements that make the tables of the peer with the columns, keys and indexes of guia and guia_item. */
export const tabelasIguais: readonly string[];
