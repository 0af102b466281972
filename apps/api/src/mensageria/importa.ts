import type { Db } from '../db/database.ts';
import { tx } from '../db/tx.ts';
import type { LinhaCampanha } from '../imports/campanhaLinha.ts';
import { eachPortion, readInThread } from '../imports/thread/readInThread.ts';
import { fimDaImportacao, partesDe } from './andamento.rules.ts';
import { insertCampanha, insertMensagens, type NovaMensagem } from './campanha.sql.ts';

/** What is imported and how it is to be sent. */
export interface Importacao {
  nome: string;
  arquivo: Buffer;
  push: boolean;
  sms: boolean;
  /** Local moment. */
  agora: string;
}

/** The messages of the lines, one for each channel (push, SMS) of a line. */
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

/** Stores a campaign and its messages, all or nothing; of a file with a wrong line only the campaign, with status 13. */
export const importaNoServico = async (db: Db, importacao: Importacao): Promise<number> => {
  const { nome, arquivo, push, sms, agora } = importacao;
  const linhas: LinhaCampanha[] = [];
  const reading = readInThread('campanha', { bytes: arquivo, envios: { push, sms } });
  const { total } = await eachPortion(reading, (portion) => void linhas.push(...portion));
  const mensagens = total > 0 ? [] : mensagensDe(linhas, importacao);
  const doTipo = (tipo: NovaMensagem['tipo_envio']) =>
    mensagens.filter(({ tipo_envio }) => tipo_envio === tipo);
  return tx(db, async (trx) => {
    const id = await insertCampanha(trx, {
      nome,
      status: total > 0 ? 13 : 11,
      envia_push: push,
      envia_sms: sms,
      criada_em: agora,
      importada_em: total > 0 ? null : fimDaImportacao(agora, mensagens.length),
      motivo_cancelamento: total > 0 ? `Problemas no arquivo: ${total}` : null,
      qtd_push: doTipo('PUSH').length,
      qtd_sms: doTipo('SMS').length,
      partes_sms: doTipo('SMS').reduce((sum, { partes }) => sum + partes, 0),
      primeira: linhas[0],
    });
    await insertMensagens(trx, id, mensagens);
    return id;
  });
};
