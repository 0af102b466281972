import { writeFileSync } from 'node:fs';
import { CargaRecusada } from '../carga/cargaRecusada.ts';
import { atendePasta, type PedidoDePasta, respostaDe } from '../carga/pasta/carregaPasta.ts';
import { explainStart } from '../start/explain.ts';
import { StartError } from '../config/startError.ts';
import { caminhoDigitado, fazNoBancoOuNaPorta } from './bancoOuPorta.ts';
import { leLinhaDaCarga } from './cargaInput.ts';

/** One statement of a large delivery takes longer than a call may. */
const PRAZO_MS = 6 * 3_600_000;
const ERRADO = 2;

const gravaJson = (caminho: string, relatorio: object): void => {
  try {
    writeFileSync(caminho, `${JSON.stringify(relatorio, undefined, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    // The delivery is done, whether or not the report can be written.
    console.error(`O relatório não pôde ser gravado em ${caminho}: ${(error as Error).message}`);
  }
};

try {
  const linha = leLinhaDaCarga(process.argv.slice(2));
  const pedido: PedidoDePasta = {
    acao: 'carga',
    caminho: caminhoDigitado(linha.caminho),
    soJulga: linha.soJulga,
    confirma: linha.confirma,
    ...(linha.sistema === undefined ? {} : { sistema: linha.sistema }),
  };
  const { codigo, texto, relatorio } = respostaDe(
    await fazNoBancoOuNaPorta({
      aqui: (aberto) => atendePasta(aberto, pedido),
      pedido,
      recusa: (why) => new StartError(why),
      prazoMs: PRAZO_MS,
    }),
  );
  if (codigo === ERRADO) console.error(texto);
  else console.log(texto);
  if (linha.json !== undefined) gravaJson(caminhoDigitado(linha.json), relatorio);
  process.exitCode = codigo;
} catch (error) {
  const isUso = error instanceof CargaRecusada;
  console.error(isUso ? error.message : (explainStart(error) ?? error));
  process.exitCode = isUso ? ERRADO : 1;
}
