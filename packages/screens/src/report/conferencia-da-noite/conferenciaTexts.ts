import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { SituacaoDaConferencia } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';

const faturas = (count: number): string => counted(count, 'fatura', 'faturas');

/** '2 diferenças em aberto'. */
export const writeAbertas = (count: number): string =>
  counted(count, 'diferença em aberto', 'diferenças em aberto');

/** The last finished check in words; undefined before the first. */
export const writeUltima = ({ ultima }: SituacaoDaConferencia): string | undefined =>
  ultima === null ? undefined : `Conferido em ${writeDayTime(ultima.em)}: ${faturas(ultima.faturas)}.`;

/** State of the check, in one line. */
export const writeSituacao = (conferencia: SituacaoDaConferencia): string => {
  const { tarefa, ultima, abertas } = conferencia;
  if (tarefa === null) return 'Nunca foi feita';
  if (estaEmCurso(tarefa))
    return tarefa.total === null
      ? 'Em curso'
      : `Em curso: ${tarefa.feito.toLocaleString('pt-BR')} de ${faturas(tarefa.total)}`;
  if (tarefa.situacao === 'FALHOU' || tarefa.situacao === 'CANCELADA')
    return `${tarefa.situacao === 'FALHOU' ? 'Falhou' : 'Parada'} em ${writeDayTime(tarefa.terminadaEm ?? tarefa.pedidaEm)}`;
  const em = ultima === null ? '' : `, conferido em ${writeDayTime(ultima.em)}`;
  return abertas === 0 ? `Sem diferenças${em}` : `${writeAbertas(abertas)}${em}`;
};
