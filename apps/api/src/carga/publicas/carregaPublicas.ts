import { createReadStream } from 'node:fs';
import type { Db } from '../../db/database.ts';
import { registrosDe } from '../leitor.ts';
import { enche, estaVazia, type Linhas } from './publicas.sql.ts';

/** The municipalities of IBGE. The list is large and needed once in the life of a database. */
const municipios = async (): Promise<Linhas> => {
  const { carregarMunicipios } = await import('municipios-brasil');
  const { listar } = await carregarMunicipios();
  return listar().map(({ codigoIbge, nome, uf }) => ({ codigo: String(codigoIbge), nome, uf }));
};

/** Table 38 of ANS as the standard TISS 4.03.00 has it, put here on 2026-11-26. */
const glosas = async (): Promise<Linhas> => {
  const abre = () => createReadStream(new URL('tabela38.csv', import.meta.url));
  const linhas: Record<string, string>[] = [];
  for await (const registros of registrosDe(abre, 'utf-8'))
    for (const { linha, celulas } of registros) {
      const [codigo = '', descricao = ''] = celulas;
      if (linha > 1) linhas.push({ codigo, descricao });
    }
  return linhas;
};

/** The public tables of the product. */
const publicas: Readonly<Record<string, () => Promise<Linhas>>> = { municipio: municipios, glosa: glosas };

/** Fills the public tables that are empty. One of several servers that start together does it (CAR-43). */
export const carregaPublicas = async (db: Db): Promise<void> => {
  for (const [tabela, linhasDe] of Object.entries(publicas))
    // oxlint-disable-next-line no-await-in-loop -- few tables, each once
    if (await estaVazia(db, tabela)) await enche(db, tabela, await linhasDe());
};
