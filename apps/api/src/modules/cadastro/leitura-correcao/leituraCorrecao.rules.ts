import type { CorrecaoSib, LeituraCorrecao } from '@vidas/api-client/cadastro/sib';
import type { Movimento } from '../../../db/tables/sibEnvio.ts';
import type { Rpx } from '../../../imports/rpx.ts';
import { momentoEscrito } from '../../../operatorMoment.ts';
import type { RetornoRow } from './retorno.sql.ts';

/** A count in words. */
export const counted = (quantidade: number, one: string, many: string): string =>
  `${quantidade.toLocaleString('pt-BR')} ${quantidade === 1 ? one : many}`;

const movimentos: Readonly<Record<string, Movimento>> = {
  INCLUSAO: 'INCLUSÃO',
  RETIFICACAO: 'RETIFICAÇÃO',
  'MUDANCA CONTRATUAL': 'MUDANÇA CONTRATUAL',
  CANCELAMENTO: 'CANCELAMENTO',
  EXCLUSAO: 'CANCELAMENTO',
  REATIVACAO: 'REATIVAÇÃO',
};

/** The movement that a return file's own words name; null when they name none of the five. */
export const movimentoDe = (texto: string | null): Movimento | null =>
  movimentos[
    (texto ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[\s_]+/g, ' ')
      .trim()
      .toUpperCase()
  ] ?? null;

const number = /(?<!\d)\d{20}(?!\d)/;

/**
 * Name of the .SBX that a return answers: by its protocol, else by the name of its own file, which has the same base. Null when
 * neither tells.
 */
export const nomeDoEnvio = (protocolo: string | null, arquivo: string): string | null => {
  const found = number.exec(protocolo ?? '') ?? (protocolo === null ? number.exec(arquivo) : null);
  return found ? `${found[0]}.SBX` : protocolo;
};

/** The problem found in a return file, for the title of the table. */
export const problemaDe = ({ motivoRejeicao, registrosRejeitados, erros, totais }: Rpx): string => {
  if (motivoRejeicao !== null)
    return `Arquivo rejeitado pela ANS: ${motivoRejeicao || 'motivo não informado'}`;
  if (registrosRejeitados === 0) return 'Nenhum registro rejeitado';
  const enviados = totais['Total']?.registros;
  const rejeitados = counted(registrosRejeitados, 'registro rejeitado', 'registros rejeitados');
  const todos = enviados === undefined ? '' : ` de ${enviados.toLocaleString('pt-BR')}`;
  return `${rejeitados}${todos}, ${counted(erros.length, 'erro', 'erros')}`;
};

/** The text for a return that was imported before. */
export const mensagemRepetida = ({ por, importado_em }: RetornoRow): string =>
  `Este arquivo já foi importado em ${momentoEscrito(importado_em)} por ${por}; nada mudou.`;

/**
 * The answer of the reading. `idItem` names the sending that the return answers: the file name of the protocol, or the number of the
 * transaction when ANS refused the file and gives no name.
 */
export const presentLeitura = (
  row: RetornoRow,
  beneficiarios: CorrecaoSib[],
  { isRepetida, message }: { isRepetida: boolean; message: string },
): LeituraCorrecao => ({
  success: true,
  message,
  problema: row.problema,
  header: { registroAns: row.registro_ans, idItem: row.nome_envio ?? row.sequencial_transacao },
  beneficiarios,
  importacao: {
    isRepetida,
    por: row.por,
    em: row.importado_em,
    ccosGravados: row.ccos_gravados,
    aceitos: row.aceitos,
    rejeitados: row.rejeitados,
  },
});
