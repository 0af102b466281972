import { CargaRecusada } from '../carga/cargaRecusada.ts';
import { executaComandoDeChave, sorteiaChave } from '../carga/chaves/chaves.ts';
import { momentoLocal } from '../operatorMoment.ts';
import { explainStart } from '../start/explain.ts';
import { fazNoBancoOuNaPorta } from './bancoOuPorta.ts';
import { leLinhaDaChave } from './cargaInput.ts';

try {
  const { comando, chave } = leLinhaDaChave(process.argv.slice(2), sorteiaChave);
  const texto = await fazNoBancoOuNaPorta({
    aqui: ({ db, clock }) =>
      executaComandoDeChave({ db, autor: 'console', em: momentoLocal(clock()) }, comando),
    pedido: comando,
    recusa: (why) => new CargaRecusada(why),
  });
  console.log(texto);
  if (chave !== undefined) console.log(`Chave (mostrada só agora): ${chave}`);
} catch (error) {
  console.error(error instanceof CargaRecusada ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}
