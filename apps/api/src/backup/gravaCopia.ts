import {
  createWriteStream,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../db/database.ts';
import type { Trx } from '../db/tx.ts';
import { upsertPassoFeito } from '../db/passoFeito.sql.ts';
import { operatorDay } from '../operatorDay.ts';
import { momentoLocal } from '../operatorMoment.ts';
import {
  selectLinhas,
  selectMigracoes,
  selectPreparado,
  selectSegredos,
  selectSequencias,
  selectTabelas,
  semPrazo,
} from './copia.sql.ts';
import { arquivosDe, CopiaRecusada, type Manifesto, sha256De } from './manifesto.ts';

/** Source and destination of a backup. */
export interface PedidoDeCopia {
  db: Db;
  /** Parent folder; each copy gets its own folder, named by the moment. */
  destino: string;
  /** File of the secrets; absent when SECRETS holds them, then also in the copy. */
  segredos: string;
  agora: Date;
}

/** A line `>table`, then its rows, each a line of JSON. */
async function* linhasDe(trx: Trx, tabelas: Record<string, number>): AsyncGenerator<string> {
  for (const tabela of await selectTabelas(trx)) {
    tabelas[tabela] = 0;
    yield `>${tabela}\n`;
    for await (const linhas of selectLinhas(trx, tabela)) {
      tabelas[tabela] += linhas.length;
      yield `${linhas.join('\n')}\n`;
    }
  }
}

const forca = async (caminho: string): Promise<void> => {
  const handle = await open(caminho, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const grava = async ({ db, segredos, agora }: PedidoDeCopia, pasta: string): Promise<Manifesto> => {
  const arquivos = arquivosDe(pasta);
  const tabelas: Record<string, number> = {};
  // One snapshot of the data for all tables, whatever is written meanwhile.
  const fatos = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await semPrazo(trx);
      await pipeline(
        Readable.from(linhasDe(trx, tabelas)),
        createGzip(),
        createWriteStream(arquivos.dados, { mode: 0o600 }),
      );
      return {
        migracoes: await selectMigracoes(trx),
        sequencias: await selectSequencias(trx),
        segredos: await selectSegredos(trx),
      };
    });
  if (existsSync(segredos)) copyFileSync(segredos, arquivos.segredos);
  const manifesto: Manifesto = {
    formato: 1,
    em: agora.toISOString(),
    ...fatos,
    tabelas,
    sha256: await sha256De(arquivos.dados),
  };
  writeFileSync(arquivos.manifesto, `${JSON.stringify(manifesto, null, 2)}\n`, { mode: 0o600 });
  for (const caminho of [arquivos.dados, arquivos.manifesto, pasta]) await forca(caminho);
  return manifesto;
};

/** Records the copy's age for Primeiros passos (TEC-6). The copy is complete whether or not this succeeds. */
const anotaCopia = async ({ db, agora }: PedidoDeCopia): Promise<string> => {
  try {
    await upsertPassoFeito(db, { passo: 'copia', dia: operatorDay(agora), anotado_em: agora, autor: null });
    return '';
  } catch {
    return ' A data não pôde ser anotada no banco, e Primeiros passos não a mostra.';
  }
};

const motivos: Record<string, string> = {
  EACCES: 'o usuário que grava não tem permissão nela',
  EPERM: 'o usuário que grava não tem permissão nela',
  EROFS: 'ela é só de leitura para quem grava (no systemd, ver ReadWritePaths)',
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'o usuário que grava não tem mais espaço em disco',
  EIO: 'o disco falhou',
  ENOTDIR: 'ela é um arquivo ou passa por um',
  EEXIST: 'ela é um arquivo ou passa por um',
};

const explica = (error: unknown, destino: string): unknown => {
  const motivo = motivos[(error as NodeJS.ErrnoException).code ?? ''];
  return motivo === undefined
    ? error
    : new CopiaRecusada(`Não foi possível gravar a cópia em ${destino}: ${motivo}.`, { cause: error });
};

/**
 * Copies everything that a restart needs into a new folder; resolves to a sentence. A copy under its final
 * name is complete.
 */
export const gravaCopia = async (pedido: PedidoDeCopia): Promise<string> => {
  if (!(await selectPreparado(pedido.db)))
    throw new CopiaRecusada('O banco ainda não foi preparado: não há o que copiar.');
  const nome = `vidas-${momentoLocal(pedido.agora)
    .slice(0, 16)
    .replaceAll(/[^\dT]/g, '')}`;
  const pasta = join(pedido.destino, nome);
  if (existsSync(pasta))
    throw new CopiaRecusada(`${pasta} já existe: espere um minuto ou escolha outra pasta.`);
  const parcial = join(dirname(pasta), `.${basename(pasta)}.parcial`);
  const limpa = (): void => {
    if (existsSync(parcial)) rmSync(parcial, { recursive: true });
  };
  try {
    limpa();
    mkdirSync(parcial, { recursive: true, mode: 0o700 });
    const { tabelas } = await grava(pedido, parcial);
    renameSync(parcial, pasta);
    const aviso = await anotaCopia(pedido);
    const linhas = Object.values(tabelas).reduce((soma, linhas) => soma + linhas, 0);
    const comSegredos = existsSync(arquivosDe(pasta).segredos)
      ? 'com os segredos'
      : 'sem os segredos, que estão na variável SECRETS: guarde-a também';
    return `Cópia em ${pasta}: ${linhas.toLocaleString('pt-BR')} linhas de ${Object.keys(tabelas).length} tabelas, ${comSegredos}.${aviso}`;
  } catch (error) {
    throw explica(error, pedido.destino);
  } finally {
    limpa();
  }
};
