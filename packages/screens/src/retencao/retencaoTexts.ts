import type { ResultadoRetencao, StatusRetencao } from '@vidas/api-client/retencao/retencao.rules.ts';

const status: Readonly<Record<StatusRetencao, string>> = { A: 'Em atendimento', F: 'Finalizado' };
const resultado: Readonly<Record<ResultadoRetencao, string>> = { P: 'Positivo', N: 'Negativo' };

/** The status in words; null means no attendance. */
export const writeStatus = (code: StatusRetencao | null): string =>
  code === null ? 'Não atendido' : status[code];

/** The result in words; null means not finished. */
export const writeResultado = (code: ResultadoRetencao | null): string =>
  code === null ? 'Não finalizado' : resultado[code];
