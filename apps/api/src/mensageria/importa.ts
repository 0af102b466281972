import { append } from '../append.ts';
import type { Db } from '../db/database.ts';
import type { LinhaCampanha } from '../imports/campanhaLinha.ts';
import { eachPortion, readInThread } from '../threads/readInThread.ts';
import { comTrava, toma, type TravaDeps } from '../servers/trava.ts';
import { tx } from '../db/tx.ts';
import { fimDaImportacao, partesDe } from './andamento.rules.ts';
import {
  deleteCampanha,
  importouCampanha,
  insertCampanha,
  insertMensagens,
  type NovaCampanha,
  type NovaMensagem,
  travaDaCampanha,
} from './campanha.sql.ts';

/** File and channels of an import. */
export interface Importacao {
  nome: string;
  arquivo: Buffer;
  push: boolean;
  sms: boolean;
  /** Local moment. */
  agora: string;
}

/** Messages of the lines, one per channel (push, SMS) of a line. */
const mensagensDe = (linhas: readonly LinhaCampanha[], { push, sms }: Importacao): NovaMensagem[] => {
  const vias = linhas.flatMap((linha) => [
    ...(push && linha.inApp ? [{ linha, tipo_envio: 'PUSH' as const }] : []),
    ...(sms && linha.sms ? [{ linha, tipo_envio: 'SMS' as const }] : []),
  ]);
  return vias.map(({ linha, tipo_envio }, ordem) => ({
    ordem,
    tipo_envio,
    telefone: linha.telefone,
    email: linha.email,
    texto: linha.mensagem,
    localizador: linha.localizador,
    agendada_em: linha.agendadaEm,
    partes: tipo_envio === 'SMS' ? partesDe(linha.mensagem) : 1,
    tipo_callback: linha.tipoCallback,
  }));
};

/** Messages per transaction: some tens of ms, during which the embedded database serves nobody else. */
const PORTION = 500;

/** Stores the messages of a campaign, whose import ends once all of them are stored. */
const gravaMensagens = async (db: Db, id: number, mensagens: readonly NovaMensagem[]): Promise<void> => {
  try {
    for (let from = 0; from < mensagens.length; from += PORTION)
      await insertMensagens(db, id, mensagens.slice(from, from + PORTION));
  } catch (error) {
    await deleteCampanha(db, id);
    throw error;
  }
};

/**
 * Stores a campaign and its messages, all or nothing (MSG-16); for a file with a wrong line only the
 * campaign, with status 13.
 */
export const importaNoServico = async (deps: TravaDeps, importacao: Importacao): Promise<number> => {
  const { db } = deps;
  const { nome, arquivo, push, sms, agora } = importacao;
  const linhas: LinhaCampanha[] = [];
  const reading = readInThread('campanha', {
    bytes: arquivo,
    envios: { push, sms, hoje: agora.slice(0, 10) },
  });
  const { total } = await eachPortion(reading, (portion) => append(linhas, portion));
  const mensagens = total > 0 ? [] : mensagensDe(linhas, importacao);
  const doTipo = (tipo: NovaMensagem['tipo_envio']) =>
    mensagens.filter(({ tipo_envio }) => tipo_envio === tipo);
  const nova: NovaCampanha = {
    nome,
    status: total > 0 ? 13 : 11,
    envia_push: push,
    envia_sms: sms,
    criada_em: agora,
    motivo_cancelamento: total > 0 ? `Problemas no arquivo: ${total}` : null,
    qtd_push: doTipo('PUSH').length,
    qtd_sms: doTipo('SMS').length,
    partes_sms: doTipo('SMS').reduce((sum, { partes }) => sum + partes, 0),
    primeira: linhas[0],
  };
  if (total > 0) return insertCampanha(db, nova);
  const { id, posse } = await tx(db, async (trx) => {
    const campanha = await insertCampanha(trx, nova);
    return { id: campanha, posse: await toma(deps, trx, travaDaCampanha(campanha)) };
  });
  if (!posse) throw new TypeError('A campaign that was stored just now is held by somebody else.');
  return comTrava(deps, posse, async (trava) => {
    await gravaMensagens(db, id, mensagens);
    await tx(db, async (trx) => {
      await trava.confirma(trx);
      await importouCampanha(trx, id, fimDaImportacao(agora, mensagens.length));
    });
    return id;
  });
};
