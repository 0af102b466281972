import { writeDay } from '@vidas/api-client/words/day.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { dossieDaNipPdf } from '../../../documents/nip/dossieDaNipPdf.ts';
import { fatosDoContrato } from '../../cobranca/aviso/fatosDoContrato.ts';
import { operadoraDoPapel } from '../../cobranca/imposto-de-renda/impostoDeRenda.present.ts';
import { relogioDaLei } from '../prazos/prazos.sql.ts';
import * as present from './dossie.present.ts';
import { findAutorizacoes, findContrato, findGuias, findProtocolos } from './dossie.sql.ts';
import { presentNip } from './nip.present.ts';
import { findNip } from './nip.sql.ts';

/** Dossier of the person of a NIP (PRA-11); undefined for an unknown NIP. */
export const fazDossieDaNip = async (
  db: Db,
  { id, hoje, quem }: { id: number; hoje: string; quem: string },
  config: ServerConfig,
): Promise<{ matricula: string; demanda: string; pdf: Uint8Array } | undefined> => {
  const nip = await findNip(db, id);
  const contrato = nip && (await findContrato(db, nip.matricula));
  if (!nip || !contrato) return undefined;
  const { matricula, demanda, nome, assunto, demandaTexto, respostaTexto, respondidaEm, respondidaPor } = nip;
  const [relogio, guias, autorizacoes, protocolos, daCobranca] = await Promise.all([
    relogioDaLei(db),
    findGuias(db, matricula),
    findAutorizacoes(db, matricula),
    findProtocolos(db, matricula),
    fatosDoContrato(db, contrato.titular, hoje),
  ]);
  const pdf = await dossieDaNipPdf({
    operadora: operadoraDoPapel(config),
    emitidoEm: hoje,
    emitidoPor: quem,
    demanda,
    nome,
    daNip: present.paresDaNip(nip, presentNip(nip, hoje, relogio)),
    assunto,
    texto: demandaTexto,
    resposta:
      respostaTexto === null || respondidaEm === null
        ? null
        : { texto: respostaTexto, de: `De ${writeDay(respondidaEm)}, por ${respondidaPor ?? 'sem dado'}` },
    faltas: present.faltasDoDossie(nip, contrato, { guias, autorizacoes, protocolos }),
    doContrato: present.paresDoContrato(contrato),
    ...daCobranca,
    guias: guias.map(present.guiaEscrita),
    autorizacoes: autorizacoes.map(present.autorizacaoEscrita),
    protocolos: protocolos.map(present.protocoloEscrito),
  });
  return { matricula, demanda, pdf };
};
