import type { PapelDoLote } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { type Protocolo, protocoloXml } from '../../../documents/loteTiss/protocoloXml.ts';
import { registroAnsDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { podeVer } from '../guias/acesso.rules.ts';
import { conferePapel, exigeConferido } from './conferePapel.ts';
import { findGuiasDoLote, findPapel, updateProtocolo } from './papeis.sql.ts';

/** Names of the papers in sentences. */
export const nomesDosPapeis: Readonly<Record<PapelDoLote, string>> = {
  PROTOCOLO: 'O protocolo',
  COMPROVANTE: 'O comprovante',
  REJEITADAS: 'O arquivo só das rejeitadas',
};

/** A kept paper on its way out. */
interface PapelPronto {
  nome: string;
  bytes: Uint8Array;
  conferencia: string | null;
  /** People that it names, by card number, for the record (PRV-8). */
  pessoas: readonly { carteira: string }[];
}

/** Distinct card numbers in an XML. */
const carteirasDe = (bytes: Uint8Array): { carteira: string }[] => {
  const achadas = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/<(?:[\w-]+:)?numeroCarteira\s*>([^<]*)</g);
  return [...new Set([...achadas].map(([, carteira = '']) => carteira))].map((carteira) => ({ carteira }));
};

/** Data of a protocol, without the operator's data from the configuration. */
export type DadosDoProtocolo = Omit<Protocolo, 'registroAns'>;

const numerosDe = ({ guias }: DadosDoProtocolo): string[] =>
  guias.map(({ numeroPrestador }) => numeroPrestador);

/** Stored protocol. A refused one is made again from its data and today's configuration. */
const protocoloPronto = async (
  db: Db,
  config: ServerConfig,
  {
    lote,
    versao,
    bytes,
    dados,
  }: { lote: number; versao: string; bytes: Uint8Array; dados: DadosDoProtocolo },
): Promise<{ bytes: Uint8Array; conferencia: string }> => {
  const papel = { nome: nomesDosPapeis.PROTOCOLO, versao, guias: numerosDe(dados) };
  const guardado = await conferePapel(config, { ...papel, bytes });
  if (guardado.recusa === null) return { bytes, conferencia: guardado.dita };
  const refeito = protocoloXml({ ...dados, registroAns: registroAnsDe(config, { success: false }) });
  const conferencia = await exigeConferido(config, { ...papel, bytes: refeito });
  await updateProtocolo(db, lote, refeito);
  return { bytes: refeito, conferencia };
};

/** A stored paper of a lot. Throws Failure 404 for an unknown or invisible lot, or a paper without a file (TIS-64). */
export const papelDoLote = async (
  { db, config }: { db: Db; config: ServerConfig },
  { protocolo, papel }: { protocolo: string; papel: PapelDoLote },
  unico: string | null,
): Promise<PapelPronto> => {
  const lote = /^\d{1,9}$/.test(protocolo) ? Number(protocolo) : null;
  const achado = lote === null ? undefined : await findPapel(db, lote, papel);
  if (lote === null || !achado || !podeVer(unico, achado.prestador_codigo))
    throw new Failure(404, `Nenhum lote tem o protocolo ${protocolo}.`, { body: { success: false } });
  const { nome, conteudo, padrao: versao, dados } = achado;
  if (nome === null || conteudo === null)
    throw new Failure(
      404,
      `${nomesDosPapeis[papel]} do lote ${achado.numero} não está guardado: não houve, ou o lote entrou antes de os papéis se guardarem.`,
      { body: { success: false } },
    );
  if (papel === 'COMPROVANTE') {
    const guias = await findGuiasDoLote(db, lote);
    return { nome, bytes: conteudo, conferencia: null, pessoas: guias };
  }
  const pessoas = carteirasDe(conteudo);
  if (papel === 'PROTOCOLO') {
    const guardado = { lote, versao, bytes: conteudo, dados: dados as DadosDoProtocolo };
    return { nome, pessoas, ...(await protocoloPronto(db, config, guardado)) };
  }
  const xml = { nome: nomesDosPapeis.REJEITADAS, bytes: conteudo, versao, guias: [] };
  return {
    nome,
    pessoas,
    bytes: conteudo,
    conferencia: await exigeConferido(config, xml, { isSoMoldura: true }),
  };
};
