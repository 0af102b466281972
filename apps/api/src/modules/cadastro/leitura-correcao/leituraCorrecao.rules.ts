import { counted } from '@vidas/api-client/words/counted.ts';
import { withoutAccents } from '@vidas/api-client/words/fold.ts';
import type { Movimento } from '../../../db/tables/sibEnvio.ts';
import type { Rpx } from '../../../imports/rpx.ts';

const movimentos: Readonly<Record<string, Movimento>> = {
  INCLUSAO: 'INCLUSÃO',
  RETIFICACAO: 'RETIFICAÇÃO',
  'MUDANCA CONTRATUAL': 'MUDANÇA CONTRATUAL',
  CANCELAMENTO: 'CANCELAMENTO',
  EXCLUSAO: 'CANCELAMENTO',
  REATIVACAO: 'REATIVAÇÃO',
};

/** The movement named in the words of a return file (SIB-6); null when it is none of the five. */
export const movimentoDe = (texto: string | null): Movimento | null =>
  movimentos[
    withoutAccents(texto ?? '')
      .replace(/[\s_]+/g, ' ')
      .trim()
      .toUpperCase()
  ] ?? null;

const number = /(?<!\d)\d{20}(?!\d)/;

/** Name of the .SBX that a return answers (SIB-8): from its protocol, else from its own file name. Null when neither says. */
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
