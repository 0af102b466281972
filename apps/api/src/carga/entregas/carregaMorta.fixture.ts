// Child process that receives or loads a delivery, to be killed on the way; it stays alive when done.
import { openDatabase } from '../../db/database.ts';
import { carrega } from './carrega.ts';
import { guardaArquivo } from './pedacos.sql.ts';

const { URL_DO_BANCO: url = '', RECEBE: csv } = process.env;
const { db } = openDatabase({ url });
const em = '2026-11-26T09:00:00';

if (csv === undefined) await carrega(db, { id: 'e1', aplica: true, em, limiteDeRecusadas: 0 });
else
  await guardaArquivo(
    db,
    { entrega: 'e1', nome: 'vendedores' },
    {
      fonte: (async function* () {
        yield Buffer.from(csv);
      })(),
      maxBytes: 1e9,
      em,
    },
  );
console.log('feito');
setInterval(() => undefined, 1_000_000);
