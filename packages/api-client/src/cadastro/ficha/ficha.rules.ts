import { withoutAccents } from '../../words/fold.ts';
import type { CampoFicha, ErroFicha } from './ficha.contract.ts';

const fold = (text: string): string =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

const without = (text: string, words: RegExp): string => text.replace(words, ' ').replace(/ +/g, ' ').trim();
const small = /\b(DO|DA|DE|NO|NA|DOS|DAS)\b/g;
/** Words that ANS puts around the name of a field. */
const around = /\b(CODIGO|COD|NUMERO|IBGE|BENEFICIARIO|RESIDENCIA|RESIDENCIAL)\b/g;

const names: Readonly<Record<CampoFicha, readonly string[]>> = {
  nome: ['NOME', 'NOME BENEFICIARIO', 'NOME COMPLETO'],
  cpf: ['CPF'],
  cns: ['CNS', 'CARTAO NACIONAL SAUDE'],
  dataNascimento: ['DATA NASCIMENTO', 'DATANASCIMENTO', 'NASCIMENTO'],
  sexo: ['SEXO'],
  nomeMae: ['NOME MAE', 'NOMEMAE', 'MAE'],
  logradouro: ['LOGRADOURO', 'ENDERECO', 'NOME LOGRADOURO'],
  numero: ['NUMERO', 'NUMERO LOGRADOURO', 'NUMERO ENDERECO'],
  complemento: ['COMPLEMENTO', 'COMPLEMENTO ENDERECO', 'COMPLEMENTO LOGRADOURO'],
  bairro: ['BAIRRO'],
  codigoMunicipio: ['MUNICIPIO', 'CODIGOMUNICIPIO', 'CODIGOMUNICIPIORESIDENCIA', 'CIDADE'],
  cep: ['CEP'],
};

const byName = new Map(
  Object.entries(names).flatMap(([campo, each]) => each.map((name) => [name, campo as CampoFicha] as const)),
);

/**
 * Our field for the name that ANS uses in a return ('NOME DA MÃE', 'Código do Município', 'codigoMunicipio'); '' for one that is
 * not corrected in the record. `codigoErro` is not used, because its table of fields is not public.
 */
export const campoDaAns = (descricao: string | null): CampoFicha | '' => {
  const text = without(fold(descricao ?? ''), small);
  return byName.get(text) ?? byName.get(without(text, around)) ?? '';
};

const sexos: Readonly<Record<string, string>> = { 1: 'M', 3: 'F' };

const comparable = (campo: string, value: string): string => {
  if (campo === 'codigoMunicipio') return value.trim().slice(0, 6);
  return campo === 'sexo' ? (sexos[value.trim()] ?? fold(value)) : fold(value);
};

/**
 * True when the field no longer has the value that ANS rejected. When ANS left the value out, the value at the opening of the
 * record (`aberto`) counts as rejected; an empty field then stays rejected while it is empty.
 */
export const isMudado = (
  { campo, valorCampo }: Pick<ErroFicha, 'campo' | 'valorCampo'>,
  agora: string | null,
  aberto: string | null,
): boolean => {
  if (campo === '') return false;
  const now = agora ?? '';
  if (valorCampo === null) return now.trim() !== '' && now !== (aberto ?? '');
  return comparable(campo, now) !== comparable(campo, valorCampo);
};

const endereco: ReadonlySet<string> = new Set<CampoFicha>([
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'codigoMunicipio',
  'cep',
]);

/**
 * Fields whose correction may resolve an error of `campo`: itself, or the whole address, because a wrong CEP may be a wrong city.
 * Empty for '', a field outside the record.
 */
export const camposQueRespondem = (campo: string): readonly string[] => {
  if (campo === '') return [];
  return endereco.has(campo) ? [...endereco] : [campo];
};

/** True when a correction of `alterados` may resolve an error of `campo`. */
export const isRespondido = (campo: string, alterados: readonly string[]): boolean =>
  camposQueRespondem(campo).some((each) => alterados.includes(each));
