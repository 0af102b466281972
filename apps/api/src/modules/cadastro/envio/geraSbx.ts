import { gzipSync } from 'node:zlib';
import type { Deps } from '../../../deps.ts';
import { tx, type Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { createJuiz, corteDe } from './envio.rules.ts';
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
import { nomeSbx, sbxWriter } from './sbx.ts';
import { refuseAplicando } from '../leitura-correcao/retornoEmCurso.sql.ts';
import { adotaEstado, lockSib } from './sbxEstado.sql.ts';
import { hasBeneficiarios, streamMovimentos } from './sbxMovimentos.sql.ts';

/** A request for the file of a month; `pedido` is its UUID. */
export interface PedidoSbx {
  competencia: string;
  pedido: string;
  login: string;
}

/** What making a file needs of the server. */
export type GeraDeps = Pick<Deps, 'db' | 'clock'> & { config: Pick<Deps['config'], 'ansRegistration'> };

const perPortion = 2000;

/** Gathers movements and gives their rows and bytes in portions: a month of tens of thousands is never held as objects. */
const createPortions = () => {
  const rows: string[] = [];
  const bytes: Buffer[] = [];
  let open: string[] = [];
  let text = '';
  const flush = (): void => {
    if (open.length > 0) rows.push(`[${open.join(',')}]`);
    // Members of gzip one after the other are one gzip file.
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

/** The moment of a new file: moved on by seconds until its name is free. */
const freeMoment = async (trx: Trx, registroAns: string, now: Date): Promise<string> => {
  const taken = new Set((await findEnvios(trx)).map((envio) => envio.nome_arquivo));
  for (let seconds = 0; ; seconds += 1) {
    const momento = momentoLocal(new Date(now.getTime() + seconds * 1000));
    if (!taken.has(nomeSbx({ registroAns, momento }))) return momento;
  }
};

const make = async (trx: Trx, { clock, config }: Omit<GeraDeps, 'db'>, asked: PedidoSbx) => {
  const { competencia, pedido, login } = asked;
  const registroAns = config.ansRegistration;
  const corte = corteDe(competencia);
  await adotaEstado(trx, momentoLocal(clock()));
  const id = await nextEnvioId(trx);
  const momento = await freeMoment(trx, registroAns, clock());
  const sbx = sbxWriter({ registroAns, sequencial: id, momento });
  const portions = createPortions();
  portions.write(sbx.head());
  const julga = createJuiz(corte);
  let ordem = 0;
  for await (const movimento of streamMovimentos(trx, corte)) {
    if (julga(movimento).length > 0) continue;
    const { matricula, tipo, cco, dados } = movimento;
    ordem += 1;
    portions.write(sbx.movimento(movimento), { ordem, matricula, tipo, cco, dados });
  }
  const { text, hash, quantidade } = sbx.tail((await hasBeneficiarios(trx, corte)) ? '62' : '61');
  portions.write(text);
  const { rows, conteudo } = portions.end();
  const envio = await insertEnvio(trx, {
    id,
    pedido,
    nome_arquivo: nomeSbx({ registroAns, momento }),
    competencia,
    quantidade,
    hash,
    conteudo,
    login,
    gerado_em: momento,
  });
  for (const json of rows) await insertRegistros(trx, id, json);
  return envio;
};

/** Makes the file of a month. The same `pedido` gives the same file again; Failure 409 while another file waits for its return. */
export const geraSbx = ({ db, clock, config }: GeraDeps, asked: PedidoSbx) =>
  tx(db, async (trx): Promise<EnvioRow> => {
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
    return make(trx, { clock, config }, asked);
  });
