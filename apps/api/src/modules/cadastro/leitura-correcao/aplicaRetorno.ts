import { analyze } from '../../../db/analyze.ts';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Db } from '../../../db/database.ts';
import type { Pace } from '../../../db/pace.ts';
import type { AndamentoDoRetorno } from '../../../db/tables/sibEnvio.ts';
import type { Trx } from '../../../db/tx.ts';
import type { Execucao } from '../../../jobs/tarefas.ts';
import { recalculaDiferencas } from '../conferencia/comparacao.sql.ts';
import { adotaIncluidos, lockSib } from '../envio/sbxEstado.sql.ts';
import {
  baixaMovimentos,
  encerraEnvio,
  type EnvioRespondido,
  findFimDaPorcao,
  findRespondido,
} from './baixaEnvio.sql.ts';
import { findRecusados, writeCcosIncluidos } from './cco.sql.ts';
import type { Feito } from './retorno.rules.ts';
import {
  anotaAndamento,
  concluiRetorno,
  type RetornoAplicando,
  travaAplicando,
} from './retornoEmCurso.sql.ts';

/** Rows of the first portion: an included bond costs the embedded database about 250 µs, the first ones more. */
export const PRIMEIRA_PORCAO = 100;

/** Our file whose movements a return marks. ANS may process a file that is refused or discarded here (SIB-12). */
const findAberto = async (trx: Trx, nomeEnvio: string | null): Promise<EnvioRespondido | undefined> => {
  const envio = nomeEnvio === null ? undefined : await findRespondido(trx, nomeEnvio);
  return envio?.situacao === 'PROCESSADO' ? undefined : envio;
};

/** Marks the next movements of the file answered by a return. */
const marca = async (
  trx: Trx,
  { id, original_id, andamento }: RetornoAplicando,
  { envioId, depois, tamanho }: { envioId: number; depois: string; tamanho: number },
): Promise<AndamentoDoRetorno> => {
  const ate = await findFimDaPorcao(trx, { envioId, depois }, tamanho);
  const baixa = await baixaMovimentos(
    trx,
    { envioId, depois, ate },
    { retornoId: id, donoId: original_id ?? id },
  );
  return {
    ...andamento,
    marcadoAte: ate ?? null,
    aceitos: andamento.aceitos + baixa.aceitos,
    rejeitados: andamento.rejeitados + baixa.rejeitados,
    semResposta: andamento.semResposta + baixa.semResposta,
  };
};

/** Gives the next included bonds their CCOs, their state at ANS and their pairs in the comparison. */
const inclui = async (
  trx: Trx,
  { id, importado_em, andamento }: RetornoAplicando,
  tamanho: number,
): Promise<AndamentoDoRetorno> => {
  const ate = Math.min(andamento.ordem + tamanho, andamento.incluidos);
  const gravados = await writeCcosIncluidos(
    trx,
    { retornoId: id, de: andamento.ordem, ate },
    importado_em.slice(0, 10),
  );
  await adotaIncluidos(trx, importado_em, gravados);
  await recalculaDiferencas(trx, gravados);
  return { ...andamento, ordem: ate, gravados: andamento.gravados + gravados.length };
};

const conclui = async (
  trx: Trx,
  { id, nome_envio: nomeEnvio, andamento }: RetornoAplicando,
  envio: EnvioRespondido | undefined,
): Promise<Feito> => {
  const { aceitos, rejeitados, semResposta, gravados } = andamento;
  const baixa = envio && { aceitos, rejeitados, semResposta };
  if (envio) await encerraEnvio(trx, envio.id, { retornoId: id, aceitos, rejeitados });
  await concluiRetorno(trx, id, {
    ccosGravados: gravados,
    aceitos: baixa ? aceitos : 0,
    rejeitados: baixa ? rejeitados : 0,
  });
  return {
    envio: envio ?? (nomeEnvio === null ? undefined : await findRespondido(trx, nomeEnvio)),
    nomeEnvio,
    isRecusa: false,
    baixa,
    ccosGravados: gravados,
    recusados: await findRecusados(trx, id),
  };
};

/** One transaction of an application; returns the final result after the last one, else the checkpoint. */
const passa = async (
  trx: Trx,
  retorno: RetornoAplicando,
  tamanho: number,
): Promise<{ feito: Feito } | { andamento: AndamentoDoRetorno }> => {
  await byIndexes(trx);
  const envio = await findAberto(trx, retorno.nome_envio);
  const { marcadoAte: depois, ordem, incluidos } = retorno.andamento;
  const isMarking = envio !== undefined && depois !== null;
  if (!isMarking && ordem >= incluidos) return { feito: await conclui(trx, retorno, envio) };
  const andamento = isMarking
    ? await marca(trx, retorno, { envioId: envio.id, depois, tamanho })
    : await inclui(trx, retorno, tamanho);
  await anotaAndamento(trx, { id: retorno.id, andamento });
  return { andamento };
};

/** Progress callback, completion and pace of an application. */
export type AplicaComo = Partial<Pick<Execucao<object, object, Feito>, 'avanca' | 'conclui'>> & {
  pace: Pace;
};

/**
 * Applies a completely read return in small transactions; each one resumes where the previous ended, on any
 * server (SIB-44). Returns its result; undefined when the return is not being applied.
 */
export const aplicaRetorno = async (
  db: Db,
  id: number,
  { pace, avanca = async () => undefined, conclui: encerra = async () => undefined }: AplicaComo,
): Promise<Feito | undefined> => {
  await analyze(db, ['sib_envio_registro', 'sib_retorno_erro', 'sib_retorno_incluido']);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const done = await pace.tx(db, async (trx) => {
      await lockSib(trx);
      const retorno = await travaAplicando(trx, id);
      if (!retorno) return undefined;
      const passo = await passa(trx, retorno, pace.size());
      if ('feito' in passo) {
        await encerra(trx, passo.feito);
        return passo;
      }
      return { ...passo, nome: retorno.nome_arquivo };
    });
    if (!done) return undefined;
    if ('feito' in done) return done.feito;
    const { andamento, nome } = done;
    // oxlint-disable-next-line no-await-in-loop
    await avanca({
      feito: andamento.aceitos + andamento.rejeitados + andamento.ordem,
      total: andamento.total,
      passo: `Aplicando ${nome} ao cadastro`,
      ponto: {},
    });
  }
};
