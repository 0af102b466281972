import { filaDe } from '@vidas/api-client/cobranca/notificacao/fila.rules.ts';
import type { Notificacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { findable } from '../../../db/findable.ts';
import type { NotificacaoRow } from './notificacao.sql.ts';
import { julga, type RegenciaDoDia } from './regencia.ts';
import { presentSituacao } from './situacao.present.ts';

/** A late contract with its situation; `ligacao` is set when the reader must call today. */
export const presentNotificacao = (
  { fatos, anotadoLogin, ligarEm, ...row }: NotificacaoRow,
  noDia: RegenciaDoDia,
  login: string,
): Notificacao => {
  const lida = julga(row.matricula, fatos, noDia);
  const isMinha = anotadoLogin === login && ligarEm !== null && ligarEm <= noDia.dia;
  return {
    ...row,
    ...presentSituacao(lida),
    situacao: lida.situacao,
    falta: lida.porques.length === 0 ? null : lida.porques.join('; '),
    porque: lida.texto,
    rotulo: lida.rotulo,
    fila: filaDe(lida.situacao),
    ligacao: isMinha ? 'Hoje' : null,
  };
};

findable(import.meta.url, { presentNotificacao });
