import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import type { Trx } from '../../db/tx.ts';
import { semPrazo } from '../../backup/copia.sql.ts';
import type { Arquivo } from '../arquivo.ts';
import { arquivos } from '../arquivos/index.ts';
import { CargaRecusada } from '../cargaRecusada.ts';
import { csvDe } from '../exporta.sql.ts';
import { type Registro, registrosDe } from '../leitor.ts';

/** Request of the console; the path is absolute. */
export const pedidoDeExportacao = z.strictObject({ acao: z.literal('exporta'), pasta: z.string() });

const abrePasta = (pasta: string): void => {
  try {
    if (!existsSync(pasta)) mkdirSync(pasta, { recursive: true, mode: 0o700 });
    if (!statSync(pasta).isDirectory()) throw new CargaRecusada(`${pasta} não é uma pasta.`);
    if (readdirSync(pasta).length > 0) throw new CargaRecusada(`${pasta} não está vazia.`);
  } catch (error) {
    if (error instanceof CargaRecusada) throw error;
    throw new CargaRecusada(`Não foi possível gravar em ${pasta}: ${(error as Error).message}`);
  }
};

async function* textos(trx: Trx, arquivo: Arquivo): AsyncGenerator<string> {
  for await (const { texto } of csvDe(trx, arquivo)) yield texto;
}

/** Entry of a file in `entrega.json`, measured like the load does. */
const medido = async (arquivo: Arquivo, caminho: string) => {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(caminho)) hash.update(bytes as Buffer);
  const dinheiro = arquivo.colunas.flatMap((coluna, at) =>
    coluna.tipo.nome === 'reais' ? [{ ...coluna, at }] : [],
  );
  const somas = Object.fromEntries(dinheiro.map(({ nome }) => [nome, 0]));
  let linhas = -1;
  const soma = ({ celulas }: Registro): void => {
    linhas += 1;
    if (linhas === 0) return;
    for (const { nome, tipo, at } of dinheiro) {
      const celula = celulas[at] ?? '';
      if (celula !== '') somas[nome] = (somas[nome] ?? 0) + Number(tipo.le(celula));
    }
  };
  for await (const registros of registrosDe(() => createReadStream(caminho), 'utf-8'))
    registros.forEach(soma);
  return { nome: `${arquivo.nome}.csv`, linhas, sha256: hash.digest('hex'), completo: true, somas };
};

const grava = async (db: Db, pasta: string, extraidaEm: string): Promise<number> => {
  // One snapshot of the data for all files, whatever is written meanwhile.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await semPrazo(trx);
      for (const arquivo of arquivos)
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await pipeline(
          Readable.from(textos(trx, arquivo)),
          createWriteStream(join(pasta, `${arquivo.nome}.csv`), { flags: 'wx', mode: 0o600 }),
        );
    });
  let linhas = 0;
  const medidos = [];
  for (const arquivo of arquivos) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const um = await medido(arquivo, join(pasta, `${arquivo.nome}.csv`));
    linhas += um.linhas;
    medidos.push(um);
  }
  const manifesto = { sistema: 'vidas', extraidaEm: extraidaEm.replace('T', ' '), arquivos: medidos };
  writeFileSync(join(pasta, 'entrega.json'), `${JSON.stringify(manifesto, undefined, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  return linhas;
};

/**
 * Writes every file of the load and `entrega.json` into an empty folder, in the form that `carga` accepts.
 * Throws `CargaRecusada`; nothing is left then.
 */
export const exportaPasta = async (db: Db, { pasta, em }: { pasta: string; em: string }): Promise<string> => {
  abrePasta(pasta);
  try {
    const linhas = await grava(db, pasta, em);
    return `${arquivos.length} arquivos, ${linhas.toLocaleString('pt-BR')} linhas, e entrega.json estão em ${pasta}`;
  } catch (error) {
    for (const nome of readdirSync(pasta)) rmSync(join(pasta, nome), { force: true });
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) throw new CargaRecusada(`Não foi possível gravar em ${pasta}: ${message}`);
    throw error;
  }
};
