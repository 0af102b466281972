import { writeDay, writeMonth } from '../../words/day.ts';
import { competenciasDePagamento } from './baixa.rules.ts';
import { nomeDoStatus, type StatusDaGuia } from './guia.rules.ts';

/** Target of an undo: the settlement alone, or everything since the guide was valid. */
export type Desfaz = 'baixa' | 'incorporacao';

/** Most characters of the reason. */
export const maximoMotivoDeDesfazer = 200;

/** Input of the decision whether a guide can be undone. */
export interface ParaDesfazer {
  readonly status: StatusDaGuia;
  /** Day (ISO) of the settlement; null while there is none. */
  readonly dataBaixa: string | null;
  /** Month of payment (YYYY-MM). */
  readonly competencia: string | null;
  /** First download of a demonstrativo with the guide, 'YYYY-MM-DD…'; null while there is none. */
  readonly demonstrativo: {
    readonly baixadoEm: string;
    readonly por: string;
    readonly parcial: boolean;
  } | null;
}

/** Reason why a guide cannot be undone, with the way out; null when it can (CTM-77, CTM-78). */
export const motivoSemDesfazer = (
  { status, dataBaixa, competencia, demonstrativo }: ParaDesfazer,
  desfaz: Desfaz,
  hoje: string,
): string | null => {
  if (status !== 1 || competencia === null)
    return `Só se desfaz uma guia incorporada; esta está como ${nomeDoStatus(status, dataBaixa !== null)}.`;
  const [aberta, seguinte] = competenciasDePagamento(hoje);
  if (competencia < aberta)
    return `A competência ${writeMonth(competencia)} já fechou, e o que se pagou nela não muda. Acerte a diferença com o prestador numa guia de ${writeMonth(aberta)} ou ${writeMonth(seguinte)}.`;
  if (demonstrativo !== null)
    return `O demonstrativo ${demonstrativo.parcial ? 'parcial ' : ''}com esta guia foi baixado em ${writeDay(demonstrativo.baixadoEm.slice(0, 10))} por ${demonstrativo.por}: o prestador pode já ter a resposta. Acerte a diferença com ele numa guia nova.`;
  if (desfaz === 'baixa' && dataBaixa === null)
    return 'A guia não está baixada: o que se desfaz nela é a incorporação.';
  return null;
};
