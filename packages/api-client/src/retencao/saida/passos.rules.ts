import { writeDay, writeDayTime } from '../../words/day.ts';
import { type EfeitoDaSaida, podeRetirar, type SaidaEmCurso } from './saida.rules.ts';

/** Steps of a recorded request. */
export const passos = {
  AVISADA: 'Levado à contratante',
  RESPONDEU: 'A contratante respondeu',
  EFEITO: 'Dia da saída informado à operadora',
  DIRETO: 'Pedido direto à operadora, depois do prazo da empresa',
  COMPROVANTE: 'Emitir o comprovante',
  RETIRADA: 'A pessoa retirou o pedido antes do registro',
  CONTATO: 'Contato com a pessoa',
} as const;

export type Passo = keyof typeof passos;

export const chavesDosPassos = Object.keys(passos) as Passo[];

/** Steps that a request may take on the day `hoje` (RET-24). */
export const passosPossiveis = (saida: SaidaEmCurso, hoje: string): Passo[] => {
  const { sabidaEm, comprovadaEm, retiradaEm, aguarda, diretoDesde } = saida;
  if (retiradaEm !== null || comprovadaEm !== null) return [];
  if (sabidaEm !== null) return ['COMPROVANTE', 'CONTATO'];
  return [
    ...(aguarda === 'CONTRATANTE' ? (['AVISADA', 'RESPONDEU'] as const) : []),
    'EFEITO',
    ...(diretoDesde !== null && hoje >= diretoDesde ? (['DIRETO'] as const) : []),
    ...(podeRetirar(saida) ? (['RETIRADA'] as const) : []),
    'CONTATO',
  ];
};

/** Problem of a step at a moment, with its field; null when it may be recorded. Moments are local. */
export const problemaDoPasso = (
  saida: SaidaEmCurso,
  { passo, em, texto }: { passo: Passo; em: string; texto: string },
  agora: string,
): { field: 'passo' | 'em' | 'texto'; message: string } | null => {
  if (!passosPossiveis(saida, em.slice(0, 10)).includes(passo))
    return { field: 'passo', message: `Este pedido já não pode ter o passo "${passos[passo]}" nesse dia.` };
  if (em > agora) return { field: 'em', message: 'O passo não pode ser de depois de agora.' };
  if (em.slice(0, 16) < saida.pedidoEm.slice(0, 16))
    return { field: 'em', message: `O pedido é de ${writeDayTime(saida.pedidoEm)}; o passo veio depois.` };
  if ((passo === 'RESPONDEU' || passo === 'RETIRADA') && texto.trim() === '')
    return { field: 'texto', message: 'Escreva o que foi dito.' };
  return null;
};

/** Effect of a request in a sentence, with its source. */
export const dizEfeito = ({ em, aguarda, diretoDesde }: EfeitoDaSaida): string => {
  if (em !== null) return `A saída vale desde ${writeDayTime(em)} e não se desfaz (RN ANS 561/2022).`;
  if (aguarda === 'TIPO')
    return 'Falta dado: tipo de contratação não informado. O dia da saída não é calculado.';
  return `A saída vale no dia em que a contratante a informar à operadora (RN ANS 561/2022).${
    diretoDesde === null
      ? ''
      : ` Sem resposta dela, o titular pode pedir direto à operadora a partir de ${writeDay(diretoDesde)}, com a prova do primeiro pedido.`
  }`;
};

/**
 * Paid part of a monthly fee, in cents, for the days of the month after the effect (RET-25); the day of the effect is still used.
 */
export const diasPagosAdiante = (mensalidadeCents: number, efeitoEm: string): number => {
  const [ano = 0, mes = 0, dia = 0] = efeitoEm.slice(0, 10).split('-').map(Number);
  // A leaving at midnight leaves its own day unused.
  const usados = efeitoEm.slice(11, 16) === '00:00' ? dia - 1 : dia;
  const dias = new Date(Date.UTC(ano, mes, 0)).getUTCDate();
  return Math.round((mensalidadeCents * (dias - usados)) / dias);
};
