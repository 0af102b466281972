import type { LeituraCorrecao } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { append } from '../../../append.ts';
import type { Db } from '../../../db/database.ts';
import { type Pace, paceOf } from '../../../db/pace.ts';
import { tx, type Trx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import type { Rpx } from '../../../imports/rpx.ts';
import { type Upload, withSpooled } from '../../../imports/spool.ts';
import { eachPortion, readInThread } from '../../../threads/readInThread.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { naVezDeTodos, soUm, type Trava, type TravaDeps } from '../../../servers/trava.ts';
import { hashErrado } from '../arquivoSib.ts';
import { adotaAosPoucos, lockSib } from '../envio/sbxEstado.sql.ts';
import { aplicacoesDe } from './aplicacoes.ts';
import { findRespondido, recusaEnvio } from './baixaEnvio.sql.ts';
import { findNaoGravados } from './cco.sql.ts';
import { julgaIncluidos } from './incluidos.rules.ts';
import { mensagemRepetida, presentLeitura } from './leituraCorrecao.present.ts';
import { nomeDoEnvio, problemaDe } from './leituraCorrecao.rules.ts';
import { type Feito, mensagemDe, presentNaoGravados, resultadoDe } from './retorno.rules.ts';
import { findErros, findRetorno, insertRetorno, type NovoRetorno } from './retorno.sql.ts';
import {
  comecaAAplicar,
  dropLendo,
  findAplicando,
  insertErros,
  insertIncluidos,
} from './retornoEmCurso.sql.ts';

/** Answer for a completely imported return; without `feito` it is a repetition. */
const answer = async (db: Db, sha256: string, feito?: Feito): Promise<LeituraCorrecao | undefined> => {
  const row = await findRetorno(db, sha256);
  if (!row) return undefined;
  const original = row.original_id ?? row.id;
  const erros = await findErros(db, original);
  const naoGravados = presentNaoGravados(await findNaoGravados(db, original));
  return presentLeitura(
    row,
    { beneficiarios: erros, naoGravados },
    {
      isRepetida: feito === undefined,
      resultado: feito ? resultadoDe(feito) : 'REPETIDO',
      message: feito ? mensagemDe(feito) : mensagemRepetida(row),
    },
  );
};

/** Row of a return, from its file, its sender and the moment. */
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

/** Stores a return that refuses the whole file. Undefined when the same bytes are stored already. */
const gravaRecusa = async (trx: Trx, novo: NovoRetorno): Promise<Feito | undefined> => {
  await lockSib(trx);
  const retorno = await insertRetorno(trx, novo, 'CONCLUIDO');
  if (!retorno) return undefined;
  const envio = await findRespondido(trx, novo.nomeEnvio);
  if (envio?.situacao === 'GERADO') await recusaEnvio(trx, envio.id, retorno.id);
  return {
    envio,
    nomeEnvio: novo.nomeEnvio,
    isRecusa: true,
    baixa: undefined,
    ccosGravados: 0,
    recusados: [],
  };
};

/** Bonds of the first portion of `adotaAosPoucos`. */
const PRIMEIRA_PORCAO = 400;

/** Options for storing a return; `comeca` runs in the transaction that starts its application. */
interface GuardaComo {
  pace: Pace;
  comeca?: (trx: Trx, id: number) => Promise<void>;
}

/**
 * Stages a return beside the register, invisible to queries (SIB-44). Returns its id; undefined when the same
 * bytes are stored already.
 */
export const guardaRetorno = async (
  db: Db,
  novo: NovoRetorno,
  { erros, incluidos }: Pick<Rpx, 'erros' | 'incluidos'>,
  { pace, comeca = async () => undefined }: GuardaComo,
): Promise<number | undefined> => {
  const retorno = await insertRetorno(db, novo, 'LENDO');
  if (!retorno) return undefined;
  try {
    await insertErros(db, retorno, { erros, pace });
    await insertIncluidos(db, retorno.id, { incluidos: julgaIncluidos(incluidos), pace });
    await adotaAosPoucos(db, novo.momento, pace);
    await tx(db, async (trx) => {
      await lockSib(trx);
      if (!(await comecaAAplicar(trx, retorno.id)))
        throw new Error('the return was removed while it was read');
      await comeca(trx, retorno.id);
    });
  } catch (error) {
    // Rows that stay behind are invisible, and the next import removes them.
    await dropLendo(db, retorno.id).catch(() => undefined);
    throw error;
  }
  return retorno.id;
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
    if ('erros' in portion) append(erros, portion.erros);
    else append(incluidos, portion.incluidos);
  });
  return { ...rest, incluidos, erros };
};

/** One return is imported at a time, across all servers; others wait. */
const TRAVA = 'retorno-sib';
const ESPERA_MS = 20_000;

const ocupado = (): Failure =>
  new Failure(409, 'Outro retorno da ANS está sendo importado. Aguarde o seu fim e tente novamente.', {
    body: { success: false },
  });

/** Author of an import; `isHashAceito`: a wrong hash was accepted (SIB-41). */
export interface PedidoDeRetorno {
  login: string;
  isHashAceito?: boolean;
}

/** Parts of the server that importing needs. */
export type RetornoDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'tmpDir' | 'log' | 'servidor'>;

export const retornoImporter = (deps: RetornoDeps) => {
  const { db, config, clock, tmpDir } = deps;
  const aplicacoes = aplicacoesDe(deps);

  const aplica = async (novo: NovoRetorno, rpx: Rpx, trava: Trava): Promise<Feito | undefined> => {
    const { login, momento: em } = novo;
    const id = await guardaRetorno(db, novo, rpx, {
      pace: paceOf(config, PRIMEIRA_PORCAO),
      comeca: async (trx, guardado) => {
        await trava.confirma(trx);
        await aplicacoes.pedeEm(trx, guardado, { login, em });
      },
    });
    return id === undefined ? undefined : aplicacoes.espera(id, login);
  };

  /** Ends a return that stands still; returns its result when it has these bytes. */
  const terminaAnterior = async ({ sha256, login }: NovoRetorno): Promise<Feito | undefined> => {
    const antes = await findAplicando(db);
    const feito = antes && (await aplicacoes.espera(antes.id, login));
    return antes?.sha256 === sha256 ? feito : undefined;
  };

  /** Imports under the lock. */
  const importa = async (novo: NovoRetorno, rpx: Rpx, trava: Trava): Promise<LeituraCorrecao> => {
    await dropLendo(db);
    const terminado = await terminaAnterior(novo);
    const repetido = terminado ? undefined : await answer(db, novo.sha256);
    if (repetido) return repetido;
    const isRecusa = rpx.motivoRejeicao !== null;
    const feito =
      terminado ??
      (isRecusa ? await tx(db, (trx) => gravaRecusa(trx, novo)) : await aplica(novo, rpx, trava));
    const stored = await answer(db, novo.sha256, feito);
    if (!stored) throw new Error('the return vanished after it was stored');
    return stored;
  };

  return {
    aplicacoes,
    /**
     * Imports a return file; it counts once all of it is applied, and is resumed after any stop of the server
     * (SIB-44). The same bytes again change nothing and are not parsed. Throws ImportError for the file, and
     * Failure 409 naming `hash` for a wrong hash that nobody accepted (SIB-41).
     */
    run: (file: Upload, { login, isHashAceito = false }: PedidoDeRetorno): Promise<LeituraCorrecao> =>
      withSpooled(file, tmpDir, async ({ path, sha256 }) => {
        const before = await answer(db, sha256);
        if (before) return before;
        const rpx = await leRetorno(path, config);
        if (rpx.hash !== 'CONFERE' && !isHashAceito) throw hashErrado(rpx.hash);
        const novo = novoRetorno(rpx, {
          sha256,
          nomeArquivo: file.name,
          login,
          momento: momentoLocal(clock()),
        });
        const done = await naVezDeTodos(deps, { nome: TRAVA, esperaMs: ESPERA_MS }, (trava) =>
          importa(novo, rpx, trava),
        );
        if (!done) throw ocupado();
        return done.feito;
      }),
  };
};

/** Removes a killed import that was not applied yet; for the start of the server. */
export const cleanRetornosLendo = async (deps: TravaDeps): Promise<void> => {
  // Another server's running import leaves nothing to clean.
  await soUm(deps, TRAVA, () => dropLendo(deps.db));
};
