// Solves challenges in a thread: 'browser' as the portal does, 'machine' as fast as this machine can.
import { hash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { findSolucao, textoDaProva } from '../../packages/api-client/src/ouvidoria/prova.rules.ts';
import { solve } from '../../packages/screens/src/ouvidoria-interna/prova/solve.ts';

const byMachine = (desafio) =>
  findSolucao(desafio, (contador) => hash('sha256', textoDaProva(desafio, contador), 'buffer'));

parentPort.on('message', ({ id, desafio, as }) => {
  parentPort.postMessage({ id, solucao: as === 'browser' ? solve(desafio) : byMachine(desafio) });
});
