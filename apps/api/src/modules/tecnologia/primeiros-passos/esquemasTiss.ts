import { readdir } from 'node:fs/promises';

/** How many schemas lie in the folder; 0 for a folder that cannot be read. */
export const contaEsquemas = async (pasta: string | undefined): Promise<number> => {
  if (pasta === undefined) return 0;
  const nomes = await readdir(pasta, { recursive: true }).catch(() => []);
  return nomes.filter((nome) => nome.toLowerCase().endsWith('.xsd')).length;
};
