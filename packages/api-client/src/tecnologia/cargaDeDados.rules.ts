/** The name of the file that says where a delivery comes from and what must be found in it. */
export const nomeDoManifesto = 'entrega.json';

/** The name by which the dictionary knows a file that a person chose: without folder and '.csv', in small letters. */
export const nomeDoArquivo = (escrito: string): string =>
  (escrito.split(/[/\\]/).at(-1) ?? '')
    .trim()
    .toLowerCase()
    .replace(/\.csv$/, '');

/** True for the name of `entrega.json`. */
export const isManifesto = (escrito: string): boolean => nomeDoArquivo(escrito) === nomeDoManifesto;

/** Why a name is refused, with the names there are. */
export const nomeDesconhecido = (escrito: string, conhecidos: readonly string[]): string =>
  `${escrito} não é um arquivo da carga. Os nomes são ${conhecidos.map((nome) => `${nome}.csv`).join(', ')} e ${nomeDoManifesto}.`;
