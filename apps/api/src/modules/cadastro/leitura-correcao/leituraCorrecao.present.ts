import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type {
  LeituraCorrecao,
  RejeitadoSib,
  ResultadoRetorno,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import type { RejeitadoRow } from './rejeitados.sql.ts';
import type { RetornoRow } from './retorno.sql.ts';
import { findable } from '../../../db/findable.ts';

/** Message for a repeated return. */
export const mensagemRepetida = ({ por, importado_em }: RetornoRow): string =>
  `Este arquivo já foi importado em ${writeDayTime(importado_em)} por ${por}; nada mudou.`;

/**
 * Answer of the reading. `idItem` names the answered file: its name in the protocol, or the transaction
 * number when ANS refused the file without a name.
 */
export const presentLeitura = (
  row: RetornoRow,
  lists: Required<Pick<LeituraCorrecao, 'beneficiarios' | 'naoGravados'>>,
  { message, ...feito }: { isRepetida: boolean; resultado: ResultadoRetorno; message: string },
): LeituraCorrecao => ({
  success: true,
  message,
  problema: row.problema,
  header: { registroAns: row.registro_ans, idItem: row.nome_envio ?? row.sequencial_transacao },
  ...lists,
  importacao: {
    ...feito,
    por: row.por,
    em: row.importado_em,
    retorno: String(row.id),
    envio: row.nome_envio ?? row.envio,
    ccosGravados: row.ccos_gravados,
    aceitos: row.aceitos,
    rejeitados: row.rejeitados,
  },
});

export const presentRejeitado = (row: RejeitadoRow): RejeitadoSib => ({
  id: row.id,
  retorno: row.retorno,
  retornoEm: row.retorno_em,
  nome: row.nome,
  cco: row.cco,
  codbeneficiario: row.codigo_beneficiario,
  tipoMovimento: row.tipo_movimento,
  campo: row.campo,
  valorCampo: row.valor_campo,
  codigoErro: row.codigo_erro,
  mensagemErro: row.mensagem_erro,
  matricula: row.matricula,
});

findable(import.meta.url, { presentRejeitado });
