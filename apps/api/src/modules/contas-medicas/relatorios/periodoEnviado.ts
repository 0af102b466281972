/** First and last day, both included, ISO. */
export interface PeriodoEnviado {
  dtInicial: string;
  dtFinal: string;
}
