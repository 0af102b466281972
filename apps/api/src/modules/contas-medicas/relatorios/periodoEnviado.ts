/** First and last day as the calls of Contas Médicas send them, both inside, ISO. */
export interface PeriodoEnviado {
  dtInicial: string;
  dtFinal: string;
}
