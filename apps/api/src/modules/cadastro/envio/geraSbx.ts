import { gzipSync } from 'node:zlib';
import type { Db } from '../../../db/database.ts';
import { type Pace, steadyPace } from '../../../db/pace.ts';
import type { Deps } from '../../../deps.ts';
import { tx, type Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import {
  type EnvioRow,
  findAguardando,
  findEnvios,
  findPorPedido,
  insertEnvio,
  insertRegistros,
  nextEnvioId,
} from './envio.sql.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { leituraSbx } from './leituraSbx.ts';
import { nomeSbx, sbxWriter } from './sbx.ts';
import { refuseAplicando } from '../leitura-correcao/retornoEmCurso.sql.ts';
import { findDito, lockSib } from './sbxEstado.sql.ts';
import { PRIMEIRA_PORCAO } from './sbxMovimentos.sql.ts';

/** A request for the file of a month; `pedido` is its UUID. */
export interface PedidoSbx {
  competencia: string;
  pedido: string;
  /** Version of the reading on screen (`leituraSbx`); a different one makes no file. */
  leitura?: string | undefined;
  login: string;
}

/** Parts of the server that making a file needs. */
export type GeraDeps = Pick<Deps, 'db' | 'clock'> & {
  config: Pick<Deps['config'], 'ansRegistration'>;
  pace?: Pace;
};

const perPortion = 2000;

/** Collects movements and returns rows and bytes in portions, so tens of thousands are never in memory at once. */
const createPortions = () => {
  const rows: string[] = [];
  const bytes: Buffer[] = [];
  let open: string[] = [];
  let text = '';
  const flush = (): void => {
    if (open.length > 0) rows.push(`[${open.join(',')}]`);
    // Concatenated gzip members are one gzip file.
    if (text !== '') bytes.push(gzipSync(Buffer.from(text, 'latin1')));
    open = [];
    text = '';
  };
  return {
    write(piece: string, row?: object): void {
      text += piece;
      if (row !== undefined) open.push(JSON.stringify(row));
      if (open.length === perPortion) flush();
    },
    end(): { rows: readonly string[]; conteudo: Buffer } {
      flush();
      return { rows, conteudo: Buffer.concat(bytes) };
    },
  };
};

/** Moment of a new file, moved forward by seconds until its name is free. */
const freeMoment = async (db: Db, registroAns: string, now: Date): Promise<string> => {
  const names = new Set((await findEnvios(db)).map((envio) => envio.nome_arquivo));
  for (let seconds = 0; ; seconds += 1) {
    const momento = momentoLocal(new Date(now.getTime() + seconds * 1000));
    if (!names.has(nomeSbx({ registroAns, momento }))) return momento;
  }
};

/** A written file that does not count yet. */
interface Feito {
  envio: Parameters<typeof insertEnvio>[1];
  rows: readonly string[];
  /** Fingerprint of everything told to ANS when the reading began. */
  dito: string;
}

const outraLeitura =
  'O cadastro mudou desde a prévia que estava na tela. Ela foi lida de novo: confira o que segue agora e gere o arquivo outra vez.';

/** Reads the register in portions while others work on it: each family is consistent as of its reading. */
const make = async (
  { db, clock, config, pace }: GeraDeps & { pace: Pace },
  { competencia, pedido, leitura, login }: PedidoSbx,
): Promise<Feito> => {
  const registroAns = config.ansRegistration;
  const dito = await findDito(db);
  const id = await nextEnvioId(db);
  const momento = await freeMoment(db, registroAns, clock());
  const sbx = sbxWriter({ registroAns, sequencial: id, momento });
  const portions = createPortions();
  portions.write(sbx.head());
  let ordem = 0;
  const lida = leituraSbx(db, competencia, { pace, momento: momentoLocal(clock()), isParaArquivo: true });
  for await (const { movimento, segue } of lida.movimentos()) {
    if (!segue) continue;
    const { matricula, tipo, cco, dados } = movimento;
    ordem += 1;
    portions.write(sbx.movimento(movimento), { ordem, matricula, tipo, cco, dados });
  }
  const fim = await lida.fim();
  if (fim.recusa !== null) throw new Failure(409, fim.recusa);
  if (leitura !== undefined && leitura !== fim.leitura) throw new Failure(409, outraLeitura);
  const { text, hash, quantidade } = sbx.tail(fim.motivo);
  portions.write(text);
  const { rows, conteudo } = portions.end();
  const nome_arquivo = nomeSbx({ registroAns, momento });
  const envio = {
    id,
    pedido,
    nome_arquivo,
    competencia,
    quantidade,
    hash,
    conteudo,
    login,
    gerado_em: momento,
  };
  return { envio, rows, dito };
};

/** File of the same request. Failure 409 when no file may be made now. */
const feitoOuLivre = async (trx: Trx, asked: PedidoSbx): Promise<EnvioRow | undefined> => {
  await lockSib(trx);
  const before = await findPorPedido(trx, asked.pedido);
  if (before) {
    if (before.competencia === asked.competencia) return before;
    throw new Failure(409, 'Este pedido já gerou o arquivo de outra competência.');
  }
  await refuseAplicando(trx);
  const waiting = await findAguardando(trx);
  if (waiting)
    throw new Failure(
      409,
      `O arquivo ${waiting.nome_arquivo} ainda aguarda o retorno da ANS. Importe o retorno ou descarte o arquivo antes de gerar outro.`,
    );
  return undefined;
};

/**
 * Makes the file of a month. The same `pedido` returns the same file; Failure 409 while another file waits
 * for its return. A short last transaction makes the file count; when ANS was told or answered something
 * meanwhile, the file is made again.
 */
export const geraSbx = async (deps: GeraDeps, asked: PedidoSbx): Promise<EnvioRow> => {
  const { db, pace = steadyPace(PRIMEIRA_PORCAO) } = deps;
  const before = await tx(db, (trx) => feitoOuLivre(trx, asked));
  if (before) return before;
  const { envio, rows, dito } = await make({ ...deps, pace }, asked);
  const written = await tx(db, async (trx) => {
    const meanwhile = await feitoOuLivre(trx, asked);
    if (meanwhile) return meanwhile;
    if ((await findDito(trx)) !== dito) return undefined;
    const made = await insertEnvio(trx, envio);
    for (const json of rows) await insertRegistros(trx, envio.id, json);
    return made;
  });
  return written ?? geraSbx(deps, asked);
};
