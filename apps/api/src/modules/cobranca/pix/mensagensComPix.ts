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

/** Messages of some delinquents, each with the code of all that its text names (CTA-15). */
const umaPorcao = async (
  { db, envio, pix }: Mensagens,
  devedores: readonly DevedorRow[],
  quem: { login: string; momento: string },
): Promise<LinhaMensageria[][]> => {
  const { hoje, config } = envio;
  const pedidos = devedores.flatMap((devedor) => {
    const partes = devedor.atrasados.map((each) => parteDe(each, hoje, config.encargos));
    // Where an invoice was issued anew the text and the code would not speak of the same fees.
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

/** The messages of the day with their codes of PIX; the same file again has the same codes. */
export async function* mensagensComPix(
  mensagens: Mensagens,
  quem: { login: string; momento: string },
): AsyncGenerator<LinhaMensageria[][]> {
  // All are read first: in the embedded database nobody writes while a list is read.
  const todos: DevedorRow[] = [];
  for await (const rows of mensagens.devedores) append(todos, rows);
  for (let at = 0; at < todos.length; at += PORCAO)
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other goes out
    yield await umaPorcao(mensagens, todos.slice(at, at + PORCAO), quem);
}
