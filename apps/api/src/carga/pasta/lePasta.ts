import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { arquivoDe, arquivos } from '../arquivos/index.ts';
import { CargaRecusada } from '../cargaRecusada.ts';

/** Contents of a folder, or the single file, for loading. */
export interface Pasta {
  /** Parent folder of the refused lines. */
  pasta: string;
  csvs: { nome: string; caminho: string }[];
  /** Text of `entrega.json`. */
  manifesto: string | undefined;
}

const estado = (caminho: string) => {
  try {
    return statSync(caminho);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CargaRecusada(
      code === 'EACCES' ? `Não há permissão para ler ${caminho}.` : `${caminho} não existe.`,
    );
  }
};

const desconhecido = (nomes: readonly string[]): CargaRecusada =>
  new CargaRecusada(
    `Não é da carga: ${nomes.join(', ')}.\nOs arquivos são ${arquivos.map(({ nome }) => `${nome}.csv`).join(', ')} e entrega.json.`,
  );

const csvDoCaminho = (caminho: string): { nome: string; caminho: string } => {
  const nome = basename(caminho).replace(/\.csv$/, '');
  if (!caminho.endsWith('.csv') || !arquivoDe(nome)) throw desconhecido([basename(caminho)]);
  return { nome, caminho };
};

const leTexto = (caminho: string): string => {
  try {
    return readFileSync(caminho, 'utf8');
  } catch {
    throw new CargaRecusada(`Não há permissão para ler ${caminho}.`);
  }
};

/** Finds the files to load. Throws `CargaRecusada` for a missing or empty path, and for unknown files. */
export const lePasta = (caminho: string): Pasta => {
  if (!estado(caminho).isDirectory())
    return { pasta: dirname(caminho), csvs: [csvDoCaminho(caminho)], manifesto: undefined };
  const nomes = readdirSync(caminho).toSorted();
  const csvs = nomes.filter((nome) => /\.csv$/i.test(nome));
  const estranhos = csvs.filter((nome) => !nome.endsWith('.csv') || !arquivoDe(nome.slice(0, -4)));
  if (estranhos.length > 0) throw desconhecido(estranhos);
  if (csvs.length === 0) throw new CargaRecusada(`Não há arquivos .csv em ${caminho}.`);
  return {
    pasta: caminho,
    csvs: csvs.map((nome) => csvDoCaminho(join(caminho, nome))),
    manifesto: nomes.includes('entrega.json') ? leTexto(join(caminho, 'entrega.json')) : undefined,
  };
};
