const semEspaco = (texto: string): string => texto.replace(/\{[^}]*\}/g, '');

const nomes = (lista: string): string =>
  lista
    .split(',')
    .map((each) => `<${each.trim()}>`)
    .join(', ');

/** Elements that the schema expected at the position; empty when it names none. */
export const esperadosPeloEsquema = (message: string): string[] =>
  /Expected is (?:one of )?\( ([^)]*) \)/
    .exec(semEspaco(message))?.[1]
    ?.split(',')
    .map((each) => each.trim()) ?? [];

/** A message of libxml2 in Portuguese; an unknown one is quoted. */
export const esquemaEmPalavras = (message: string): string => {
  const texto = semEspaco(message);
  const elemento = /^Element '([^']*)'/.exec(texto)?.[1] ?? '';
  const esperados = esperadosPeloEsquema(message).join(',');
  if (/This element is not expected/.test(texto))
    return `<${elemento}> não é esperado aqui${esperados ? `; o esquema espera ${nomes(esperados)}` : ''}.`;
  if (/Missing child element/.test(texto))
    return `Falta em <${elemento}>${esperados ? ` um destes: ${nomes(esperados)}` : ' um elemento'}.`;
  const valor = /: '([^']*)' is not a valid value|The value '([^']*)'/
    .exec(texto)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (valor !== undefined)
    return `<${elemento}> tem “${valor.slice(0, 40)}”, que o esquema da ANS não aceita.`;
  const maximo = /exceeds the allowed maximum length of '(\d+)'/.exec(texto)?.[1];
  if (maximo !== undefined) return `<${elemento}> passa de ${maximo} caracteres.`;
  const minimo = /underruns the allowed minimum length of '(\d+)'/.exec(texto)?.[1];
  if (minimo !== undefined)
    return minimo === '1' ? `<${elemento}> está vazio.` : `<${elemento}> tem menos de ${minimo} caracteres.`;
  return `O esquema da ANS recusou <${elemento}>: ${texto.replace(/^Element '[^']*': /, '').slice(0, 200)}`;
};
