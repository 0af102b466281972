import type { CorrecaoSib, LeituraCorrecao } from '@vidas/api-client/cadastro/sib';
import { momentoEscrito } from '../../../operatorMoment.ts';
import type { RetornoRow } from './retorno.sql.ts';

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
