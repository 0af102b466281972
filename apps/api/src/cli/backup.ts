import { gravaCopia } from '../backup/gravaCopia.ts';
import { CopiaRecusada } from '../backup/manifesto.ts';
import { explainStart } from '../start/explain.ts';
import { caminhoDigitado, fazNoBancoOuNaPorta } from './bancoOuPorta.ts';

const copy = (destino: string): Promise<string> =>
  fazNoBancoOuNaPorta({
    aqui: ({ db, segredos }) => gravaCopia({ db, destino, segredos, agora: new Date() }),
    pedido: { acao: 'copia', destino },
    recusa: (why) => new CopiaRecusada(why),
    soLe: true,
  });

const [given] = process.argv.slice(2);
try {
  if (given === undefined) throw new CopiaRecusada('Uso: npm run backup -- /pasta/das/copias');
  console.log(await copy(caminhoDigitado(given)));
} catch (error) {
  console.error(error instanceof CopiaRecusada ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}
