import { CargaRecusada } from '../carga/cargaRecusada.ts';
import { exportaPasta } from '../carga/pasta/exportaPasta.ts';
import { momentoLocal } from '../operatorMoment.ts';
import { explainStart } from '../start/explain.ts';
import { caminhoDigitado, fazNoBancoOuNaPorta } from './bancoOuPorta.ts';

const exporta = (pasta: string): Promise<string> =>
  fazNoBancoOuNaPorta({
    aqui: ({ db, clock }) => exportaPasta(db, { pasta, em: momentoLocal(clock()) }),
    pedido: { acao: 'exporta', pasta },
    recusa: (why) => new CargaRecusada(why),
    soLe: true,
  });

const [dada, ...demais] = process.argv.slice(2);
try {
  if (dada === undefined || dada.startsWith('-') || demais.length > 0)
    throw new CargaRecusada('Uso: npm run exporta -- /pasta/vazia');
  console.log(await exporta(caminhoDigitado(dada)));
} catch (error) {
  console.error(error instanceof CargaRecusada ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}
