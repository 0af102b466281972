import { abreEntrega, marcaPronta } from '../carga/entregas/entregas.sql.ts';
import { carrega } from '../carga/entregas/carrega.ts';
import { guardaArquivo } from '../carga/entregas/pedacos.sql.ts';
import type { Db } from '../db/database.ts';

const em = '2026-11-26T09:00:00';

async function* umArquivo() {
  yield Buffer.from('codigo;nome;login;cargo;meta_vidas;ativo\r\nx;Ana;;Vendedor;1;S\r\n');
}

/** A judged delivery of this id, with one refused line of vendedores.csv. */
export const entregaLida = async (db: Db, id: string): Promise<void> => {
  await abreEntrega(db, id, { login: 'USU_TI', via: 'TELA', em });
  await guardaArquivo(db, { entrega: id, nome: 'vendedores' }, { fonte: umArquivo(), maxBytes: 1e6, em });
  await marcaPronta(db, id, { manifesto: undefined, em });
  await carrega(db, { id, aplica: false, em, limiteDeRecusadas: 10_000 });
};
