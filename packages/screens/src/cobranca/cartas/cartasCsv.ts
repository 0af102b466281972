import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { Carta } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import type { LinhasCsv } from '../../report/useLinhasCsv.ts';

/** Printed boletos for the list of the post office, in their order. */
export interface ListaDoCorreio {
  readonly competencia: string;
  readonly cartas: readonly Carta[];
}

const linha = (carta: Carta) => ({
  NOME: carta.nome,
  LOGRADOURO: carta.logradouro ?? '',
  NUMERO: carta.numero ?? '',
  COMPLEMENTO: carta.complemento ?? '',
  BAIRRO: carta.bairro ?? '',
  CEP: carta.cep ?? '',
  CIDADE: carta.cidade ?? '',
  UF: carta.uf ?? '',
});

/** The list for the post office, one line per boleto. */
export const correioCsv: LinhasCsv<ListaDoCorreio> = {
  name: ({ competencia }) => `cartas-correio-${writeMonth(competencia, '-')}.csv`,
  columns: ['NOME', 'LOGRADOURO', 'NUMERO', 'COMPLEMENTO', 'BAIRRO', 'CEP', 'CIDADE', 'UF'],
  read: (_http, { cartas }) => Promise.resolve(cartas.map(linha)),
  empty: 'Nenhum boleto a imprimir!',
};
