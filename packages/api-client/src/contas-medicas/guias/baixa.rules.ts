import { tiposComBaixa } from './guia.rules.ts';
import { isHonorarioCredenciado, type ItemDaGuia } from './item.rules.ts';

/** The month (YYYY-MM) `meses` later. */
const mesDepois = (competencia: string, meses: number): string => {
  const [year = 0, month = 1] = competencia.split('-').map(Number);
  const index = year * 12 + month - 1 + meses;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** First and last day (ISO) of the settlement of a competence: from the 16th of the month before to its own 16th (CTM-37). */
export const janelaDaBaixa = (competencia: string): { readonly inicio: string; readonly fim: string } => ({
  inicio: `${mesDepois(competencia, -1)}-16`,
  fim: `${competencia}-16`,
});

/** The two possible competences: the month of today and the next (CTM-38). */
export const competenciasDePagamento = (hoje: string): readonly [string, string] => {
  const current = hoje.slice(0, 7);
  return [current, mesDepois(current, 1)];
};

/** The competence whose window is open today (CTM-38). */
export const competenciaAberta = (hoje: string): string => {
  const [current, next] = competenciasDePagamento(hoje);
  return hoje <= janelaDaBaixa(current).fim ? current : next;
};

/** Reason why the day does not fit the competence; null when it fits. */
export const problemaDaBaixa = (dataBaixa: string | null, competencia: string): string | null => {
  if (dataBaixa === null) return 'Informe a data da baixa!';
  const { inicio, fim } = janelaDaBaixa(competencia);
  return dataBaixa < inicio || dataBaixa > fim
    ? 'Data da baixa não condiz com a competência selecionada!'
    : null;
};

/** Input of the decision whether a guide is settled here. */
export interface ParaBaixar {
  readonly GUI_TIPO: string | null;
  /** True when the provider's guides may be settled here. */
  readonly incorporarBaixada: boolean;
  readonly itens: readonly ItemDaGuia[];
}

/** Reason why the guide is settled in the core system; null when it is settled here (CTM-36). */
export const motivoSemBaixa = ({ GUI_TIPO, incorporarBaixada, itens }: ParaBaixar): string | null => {
  const core = 'A baixa é feita no sistema central';
  if (!incorporarBaixada) return `${core}: o prestador não permite baixar aqui.`;
  if (GUI_TIPO === null || !tiposComBaixa.includes(GUI_TIPO))
    return `${core}: guia do tipo ${GUI_TIPO ?? 'não informado'}.`;
  const fee = itens.find(isHonorarioCredenciado);
  return fee ? `${core}: o item ${fee.seqItem} é honorário de credenciado.` : null;
};
