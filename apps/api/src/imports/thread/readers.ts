import { chaveDaLinha } from '@vidas/api-client/financeiro/retorno-layout';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type EnviosPedidos, type LeituraCampanha, leCampanhaCsv } from '../campanhaCsv.ts';
import type { LinhaCampanha } from '../campanhaLinha.ts';
import { readCbr643, type RetornoLido } from '../cbr643.ts';
import type { DetalheRetorno } from '../detalheRetorno.ts';
import { readCnx } from '../cnx.ts';
import { type ErroRpx, readRpx, type Rpx, type RpxIncluido } from '../rpx.ts';
import type { SibHeader } from '../sibEnvelope.ts';
import type { HashDito } from '../textHash.ts';
import { tiss } from '../tiss/arquivoTiss.ts';
import { loteJulgado } from '../../modules/contas-medicas/importar-xml/loteJulgado.ts';

/** Rows of one portion: so few that taking it over costs the server's thread a few ms. */
const PORTION = 1_000;

function* portionsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += PORTION) yield rows.slice(at, at + PORTION);
}

/** A file of the SIB on the disk, and for which operator it must be. */
export interface ArquivoSib {
  path: string;
  registroAns: string;
  maxBytes: number;
}

/** Beneficiaries of one portion: on the embedded database nobody else is answered while they are written. */
const PORTION_CNX = 500;

/** Some beneficiaries of a conference file as JSON text, which the database takes as it is. */
export interface PorcaoCnx {
  json: string;
  quantidade: number;
  /** Bytes of the file read so far. */
  lidos: number;
}

/** What the head of a conference file says, and its end. */
export type CabecaCnx = SibHeader & { hash: HashDito };

async function* cnx({ path, registroAns, maxBytes }: ArquivoSib): AsyncGenerator<PorcaoCnx, CabecaCnx> {
  const file = createReadStream(path);
  let hash: HashDito = 'AUSENTE';
  let header: SibHeader = { registroAns: '', tipoTransacao: '', sequencialTransacao: '', dataHora: null };
  const reading = readCnx(file, {
    registroAns,
    limits: { maxBytes },
    batchSize: PORTION_CNX,
    onHeader: (found) => {
      header = found;
    },
    onHash: (found) => {
      hash = found;
    },
  });
  for await (const batch of reading)
    yield { json: JSON.stringify(batch), quantidade: batch.length, lidos: file.bytesRead };
  return { ...header, hash };
}

type PorcaoRpx = { incluidos: RpxIncluido[] } | { erros: ErroRpx[] };

async function* rpx({
  path,
  registroAns,
  maxBytes,
}: ArquivoSib): AsyncGenerator<PorcaoRpx, Omit<Rpx, 'incluidos' | 'erros'>> {
  const { incluidos, erros, ...rest } = await readRpx(createReadStream(path), registroAns, { maxBytes });
  for (const portion of portionsOf(incluidos)) yield { incluidos: portion };
  for (const portion of portionsOf(erros)) yield { erros: portion };
  return rest;
}

/** A campaign's CSV and which sendings its import asks for. */
export interface ArquivoCampanha {
  bytes: Uint8Array;
  envios: EnviosPedidos;
}

async function* campanha({
  bytes,
  envios,
}: ArquivoCampanha): AsyncGenerator<LinhaCampanha[], Omit<LeituraCampanha, 'linhas'> & { sha256: string }> {
  const { linhas, ...rest } = leCampanhaCsv(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    envios,
  );
  yield* portionsOf(linhas);
  return { ...rest, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A bank's return file on the disk; `convenio` is ours, undefined takes any. */
export interface ArquivoRetorno {
  path: string;
  convenio: string | undefined;
}

/** On the embedded database nobody else is answered while a portion is written. */
const PORTION_CBR = 500;

/** A detail with the digest of what makes two of them equal. */
export type DetalheComChave = DetalheRetorno & { chave: string };

async function* cbr643({ path, convenio }: ArquivoRetorno): AsyncGenerator<DetalheComChave[], RetornoLido> {
  const reading = readCbr643(createReadStream(path), { convenio, porcao: PORTION_CBR });
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value;
    yield step.value.map((detalhe) => ({
      ...detalhe,
      chave: createHash('md5').update(chaveDaLinha(detalhe.texto), 'latin1').digest('hex'),
    }));
  }
}

/** What can be read in a thread of its own: portions as they come and, at the end, a result. Everything is plain, as it is cloned. */
export const readers = { cnx, rpx, campanha, tiss, loteJulgado, cbr643 };

export type Readers = typeof readers;
export type ReaderName = keyof Readers;
export type InputOf<Name extends ReaderName> = Parameters<Readers[Name]>[0];
type Reading<Name extends ReaderName> = ReturnType<Readers[Name]>;
export type PortionOf<Name extends ReaderName> =
  Reading<Name> extends AsyncGenerator<infer Portion, unknown, never> ? Portion : never;
export type ResultOf<Name extends ReaderName> =
  Reading<Name> extends AsyncGenerator<unknown, infer Result, never> ? Result : never;
/** What a reader is told about each portion; most are told nothing. */
export type ToldTo<Name extends ReaderName> =
  Reading<Name> extends AsyncGenerator<unknown, unknown, infer Told>
    ? unknown extends Told
      ? void
      : Told
    : never;
