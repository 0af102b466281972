import { readdir } from 'node:fs/promises';

/** Number of schemas in the folder; 0 for an unreadable folder. */
export const contaEsquemas = async (pasta: string | undefined): Promise<number> => {
  if (pasta === undefined) return 0;
  const nomes = await readdir(pasta, { recursive: true }).catch(() => []);
  return nomes.filter((nome) => nome.toLowerCase().endsWith('.xsd')).length;
};
