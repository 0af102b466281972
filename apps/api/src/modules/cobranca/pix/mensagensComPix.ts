import type { LinhaMensageria } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { append } from '../../../append.ts';
import type { Db } from '../../../db/database.ts';
import { tx } from '../../../db/tx.ts';
import { brCode, type RecebedorDoPix } from '../../../documents/pix/brCode.rules.ts';
import { novoTxid } from '../../../documents/pix/txid.rules.ts';
import { destino, type Envio, presentMensagem } from '../inadimplencia/inadimplencia.present.ts';
import type { DevedorRow } from '../inadimplencia/inadimplencia.sql.ts';
import { parteDe, totalDas } from './pix.rules.ts';
import { gravaCodigos } from './pix.sql.ts';

interface Mensagens {
  db: Db;
  devedores: AsyncIterable<DevedorRow[]>;
  envio: Envio;
  pix: RecebedorDoPix;
}

const PORCAO = 500;

/** Messages of some delinquents, each with the code of the fees in its text (CTA-15). */
const umaPorcao = async (
  { db, envio, pix }: Mensagens,
  devedores: readonly DevedorRow[],
  quem: { login: string; momento: string },
): Promise<LinhaMensageria[][]> => {
  const { hoje, config } = envio;
  const pedidos = devedores.flatMap((devedor) => {
    const partes = devedor.atrasados.map((each) => parteDe(each, hoje, config.encargos));
    // A reissued invoice would make text and code disagree.
    if (partes.length !== devedor.titulos || destino(devedor).telefone === null) return [];
    return [{ devedor, txid: novoTxid(hoje), dia: hoje, valorCents: totalDas(partes), partes }];
  });
  const txids = await tx(db, (trx) => gravaCodigos(trx, pedidos, quem));
  const codigos = new Map(
    pedidos.map(({ devedor, valorCents }, at) => [
      devedor,
      { valorCents, codigo: brCode({ ...pix, valorCents, txid: txids[at] ?? '' }) },
    ]),
  );
  const present = presentMensagem(envio);
  return devedores.map((devedor) => present(devedor, codigos.get(devedor)));
};

/** Messages of the day with their PIX codes; repeating the file repeats the codes. */
export async function* mensagensComPix(
  mensagens: Mensagens,
  quem: { login: string; momento: string },
): AsyncGenerator<LinhaMensageria[][]> {
  // All rows are read first, because the embedded database cannot write during a read.
  const todos: DevedorRow[] = [];
  for await (const rows of mensagens.devedores) append(todos, rows);
  for (let at = 0; at < todos.length; at += PORCAO)
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other goes out
    yield await umaPorcao(mensagens, todos.slice(at, at + PORCAO), quem);
}
