import { problemaDeSinais } from '@vidas/api-client/cadastro/envio/textoNaAns.rules.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { isValidCep, isValidCns, isValidCpf } from '@brazilian-utils/brazilian-utils';
import type { MovimentoPrevisto } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import type { AtivosNaAns, MovimentoRow } from './sbxMovimentos.sql.ts';

type Pendencia = MovimentoPrevisto['pendencias'][number];

/** Last day of a month (YYYY-MM) as YYYY-MM-DD; the file includes movements up to it (SIB-23). */
export const corteDe = (competencia: string): string => {
  const [year, month] = competencia.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
};

const adultAge = 18;

const isAdult = (nascimento: string, day: string): boolean =>
  `${Number(nascimento.slice(0, 4)) + adultAge}${nascimento.slice(4)}` <= day;

/** Check of one field: the problem as a sentence, or false. */
type Check = (valor: string | null, movimento: MovimentoRow, corte: string) => string | false;

const required =
  (text: string): Check =>
  (valor) =>
    valor === null && text;

/** Check for characters that the file cannot carry (SIB-57). */
const signs =
  (nome: string): Check =>
  (valor) =>
    problemaDeSinais(nome, valor) ?? false;

const either =
  (first: Check, second: Check): Check =>
  (...args) =>
    first(...args) || second(...args);

const checks: Readonly<Record<string, Check>> = {
  nome: signs('O nome'),
  nomeMae: either(required('Falta o nome da mãe.'), signs('O nome da mãe')),
  cpf: (valor, { nascimento, isTitular }, corte) =>
    valor === null
      ? (isTitular && 'Falta o CPF, obrigatório para o titular em qualquer idade.') ||
        (isAdult(nascimento, corte) && 'Falta o CPF, obrigatório a partir dos 18 anos.')
      : !isValidCpf(valor) && 'O CPF não confere com os seus dígitos verificadores.',
  cns: (valor) => valor !== null && !isValidCns(valor) && 'O CNS não confere com o seu dígito verificador.',
  dataNascimento: (_, { nascimento, contratacao }) =>
    nascimento > contratacao && 'A data de nascimento é posterior à da contratação.',
  dataContratacao: (_, { tipo, nascimento, contratacao }) =>
    tipo !== 'INCLUSÃO' && nascimento > contratacao && 'A data da contratação é anterior à de nascimento.',
  logradouro: either(required('Falta o logradouro.'), signs('O logradouro')),
  complemento: signs('O complemento'),
  bairro: signs('O bairro'),
  codigoMunicipio: required('Falta o município.'),
  cep: (valor) =>
    valor === null ? 'Falta o CEP.' : (!isValidCep(valor) || /^(\d)\1+$/.test(valor)) && 'O CEP não existe.',
  cnpjEmpresaContratante: (valor) =>
    valor !== null &&
    /\D/.test(valor) &&
    'O CNPJ da empresa tem letras, e o leiaute do SIB só aceita algarismos.',
};

/**
 * Judges the movements of one file in order and returns the problems that keep each one out (SIB-24). Holders
 * that go in are remembered, because a dependent needs a holder known to ANS or earlier in the file.
 */
export const createJuiz = (corte: string) => {
  const included = new Set<string>();
  return (movimento: MovimentoRow): Pendencia[] => {
    const { tipo, cco, matricula, dados, isTitularDito, isFora } = movimento;
    const pendencias: Pendencia[] = [];
    const add = (campo: string, mensagem: string | false): void => {
      if (mensagem !== false) pendencias.push({ campo, mensagem });
    };
    const isInclusion = tipo === 'INCLUSÃO';
    if (!isInclusion && cco === null) add('cco', 'A ANS ainda não deu o CCO deste beneficiário.');
    for (const [campo, check] of Object.entries(checks))
      if (isInclusion || campo in dados) add(campo, check(dados[campo] ?? null, movimento, corte));
    const titular = dados['codigoBeneficiarioTitular'] ?? null;
    if (titular !== null && !isTitularDito && !included.has(titular))
      add('codigoBeneficiarioTitular', 'O titular ainda não foi informado à ANS nem segue neste arquivo.');
    if (isInclusion && titular === null && pendencias.length === 0 && !isFora) included.add(matricula);
    return pendencias;
  };
};

/** Refusal of a file "no beneficiaries" (SIB-47) while the conference file has active ones; null when allowed. */
export const recusaSemBeneficiarios = (naAns: AtivosNaAns | undefined): string | null => {
  if (naAns === undefined || naAns.ativos === 0) return null;
  const lives = counted(naAns.ativos, 'vida ativa', 'vidas ativas');
  return `O cadastro não tem beneficiários ativos, mas a ANS tem ${lives} no arquivo de conferência em vigor, ${naAns.nome}. O arquivo diria que a operadora não tem beneficiários (motivo 61). Carregue o cadastro ou, se todos saíram, importe um arquivo de conferência mais novo.`;
};
