import type { LeituraCorrecao } from '@vidas/api-client/cadastro/sib';
import type { Db } from '../../../db/database.ts';
import { tx, type Trx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import type { Rpx } from '../../../imports/rpx.ts';
import { eachPortion, readInThread } from '../../../imports/thread/readInThread.ts';
import { baixaEnvio, findRespondido, recusaEnvio } from './baixaEnvio.sql.ts';
import { writeCcosIncluidos } from './cco.sql.ts';
import { recalculaDiferencas } from '../conferencia/comparacao.sql.ts';
import { mensagemRepetida, presentLeitura } from './leituraCorrecao.present.ts';
import { nomeDoEnvio, problemaDe } from './leituraCorrecao.rules.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { type Feito, mensagemDe, resultadoDe } from './retorno.rules.ts';
import {
  findErros,
  findRetorno,
  insertErros,
  insertRetorno,
  type NovoRetorno,
  updateRetorno,
} from './retorno.sql.ts';
import { adotaAosPoucos, adotaIncluidos, lockSib } from '../envio/sbxEstado.sql.ts';
import { hashErrado } from '../arquivoSib.ts';
import { type Upload, withSpooled } from '../../../imports/spool.ts';

/** The answer about a stored return; without `feito` it had been stored before. */
const answer = async (db: Db, sha256: string, feito?: Feito): Promise<LeituraCorrecao | undefined> => {
  const row = await findRetorno(db, sha256);
  if (!row) return undefined;
  const erros = await findErros(db, row.original_id ?? row.id);
  return presentLeitura(row, erros, {
    isRepetida: feito === undefined,
    resultado: feito ? resultadoDe(feito) : 'REPETIDO',
    message: feito ? mensagemDe(feito) : mensagemRepetida(row),
  });
};

/** The row of a return, from the file and from who sends it when. */
export const novoRetorno = (
  rpx: Rpx,
  sent: Pick<NovoRetorno, 'sha256' | 'nomeArquivo' | 'login' | 'momento'>,
): NovoRetorno => ({
  ...sent,
  nomeArquivo: sent.nomeArquivo.slice(0, 200),
  nomeEnvio: nomeDoEnvio(rpx.nomeArquivo, sent.nomeArquivo),
  registroAns: rpx.header.registroAns,
  sequencial: rpx.header.sequencialTransacao,
  motivoRejeicao: rpx.motivoRejeicao,
  problema: problemaDe(rpx),
  isHashAceito: rpx.hash !== 'CONFERE',
});

/** Stores a return and applies it. Returns what it did; undefined when the same bytes are stored already. */
export const gravaRetorno = async (trx: Trx, novo: NovoRetorno, rpx: Rpx): Promise<Feito | undefined> => {
  await lockSib(trx);
  const retorno = await insertRetorno(trx, novo);
  if (!retorno) return undefined;
  const { nomeEnvio, momento } = novo;
  const isRecusa = rpx.motivoRejeicao !== null;
  const envio = nomeEnvio !== null || isRecusa ? await findRespondido(trx, nomeEnvio) : undefined;
  if (isRecusa) {
    if (envio?.situacao === 'GERADO') await recusaEnvio(trx, envio.id, retorno.id);
    return { envio, nomeEnvio, isRecusa, baixa: undefined, ccosGravados: 0, recusados: [] };
  }
  await insertErros(trx, retorno.donoId, rpx.erros);
  const { gravados, recusados } = await writeCcosIncluidos(trx, rpx.incluidos, momento.slice(0, 10));
  // ANS may have processed a file that we took for refused or discarded: then the return is what ANS knows (SIB-12).
  const baixa =
    envio && envio.situacao !== 'PROCESSADO'
      ? await baixaEnvio(trx, envio.id, {
          retornoId: retorno.id,
          donoId: retorno.donoId,
          incluidos: rpx.incluidos.map(({ codigoBeneficiario }) => codigoBeneficiario),
        })
      : undefined;
  await adotaIncluidos(trx, momento, gravados);
  await recalculaDiferencas(trx, gravados);
  await updateRetorno(trx, retorno.id, {
    ccosGravados: gravados.length,
    aceitos: baixa?.aceitos ?? 0,
    rejeitados: baixa?.rejeitados ?? 0,
  });
  return { envio, nomeEnvio, isRecusa, baixa, ccosGravados: gravados.length, recusados };
};

const leRetorno = async (path: string, config: Deps['config']): Promise<Rpx> => {
  const incluidos: Rpx['incluidos'] = [];
  const erros: Rpx['erros'] = [];
  const reading = readInThread('rpx', {
    path,
    registroAns: config.ansRegistration,
    maxBytes: config.maxUploadBytes,
  });
  const rest = await eachPortion(reading, (portion) => {
    if ('erros' in portion) erros.push(...portion.erros);
    else incluidos.push(...portion.incluidos);
  });
  return { ...rest, incluidos, erros };
};

/**
 * Imports a return file whole or not at all; the same bytes again change nothing and are not even parsed. Throws ImportError for
 * the file, and Failure 409 naming `hash` for one whose hash does not match, unless somebody took that on (SIB-41).
 */
export const importaRetorno = (
  { db, config, clock, tmpDir }: Pick<Deps, 'db' | 'config' | 'clock' | 'tmpDir'>,
  file: Upload,
  { login, isHashAceito = false }: { login: string; isHashAceito?: boolean },
): Promise<LeituraCorrecao> =>
  withSpooled(file, tmpDir, async ({ path, sha256 }) => {
    const before = await answer(db, sha256);
    if (before) return before;
    const rpx = await leRetorno(path, config);
    if (rpx.hash !== 'CONFERE' && !isHashAceito) throw hashErrado(rpx.hash);
    const novo = novoRetorno(rpx, { sha256, nomeArquivo: file.name, login, momento: momentoLocal(clock()) });
    if (rpx.motivoRejeicao === null) await adotaAosPoucos(db, novo.momento);
    const feito = await tx(db, (trx) => gravaRetorno(trx, novo, rpx));
    const stored = await answer(db, sha256, feito);
    if (!stored) throw new Error('the return vanished after it was stored');
    return stored;
  });
