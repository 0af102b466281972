import { createReadStream } from 'node:fs';
import type { Db } from '../../db/database.ts';
import { registrosDe } from '../leitor.ts';
import { enche, estaVazia, type Linhas } from './publicas.sql.ts';

/** Municipalities of IBGE, loaded once because the list is large. */
const municipios = async (): Promise<Linhas> => {
  const { carregarMunicipios } = await import('municipios-brasil');
  const { listar } = await carregarMunicipios();
  return listar().map(({ codigoIbge, nome, uf }) => ({ codigo: String(codigoIbge), nome, uf }));
};

/** Table 38 of ANS from the standard TISS 4.03.00, copied on 2026-11-26. */
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

/** Public tables of the product. */
const publicas: Readonly<Record<string, () => Promise<Linhas>>> = { municipio: municipios, glosa: glosas };

/** Fills empty public tables. One of several servers that start together does so (CAR-43). */
export const carregaPublicas = async (db: Db): Promise<void> => {
  for (const [tabela, linhasDe] of Object.entries(publicas))
    // oxlint-disable-next-line no-await-in-loop -- few tables, each once
    if (await estaVazia(db, tabela)) await enche(db, tabela, await linhasDe());
};
