import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** Kinship codes of the file: spouse, child, stepchild, parent, other. */
export const relacoesDaDmed = ['03', '04', '06', '08', '10'] as const;

export type RelacaoDaDmed = (typeof relacoesDaDmed)[number];

/** A dependent, and the payments for this person in the year. */
export interface DependenteDaDmed {
  /** 11 digits. */
  cpf: string | null;
  /** ISO day; required without a CPF. */
  nascimento: string | null;
  nome: string;
  relacao: RelacaoDaDmed;
  cents: number;
}

/** Paying holder, with the payments for the own person. */
export interface TitularDaDmed {
  cpf: string;
  nome: string;
  cents: number;
  dependentes: readonly DependenteDaDmed[];
}

/** Author of the file. */
export interface ResponsavelDaDmed {
  cpf: string;
  nome: string;
  ddd: string;
  fone: string;
  email: string;
}

/** Contents of an operator's DMED file. */
export interface Dmed {
  anoCalendario: number;
  /** Id of the layout: S5830B. */
  idEstrutura: string;
  responsavel: ResponsavelDaDmed;
  declarante: {
    cnpj: string;
    nome: string;
    registroAns: string;
    /** CPF of the person responsible for the CNPJ. */
    cpf: string;
  };
  titulares: readonly TitularDaDmed[];
}

/** A file that cannot be made: `campo` in the layout's words, `motivo` in Portuguese. */
export class DmedRecusada extends Error {
  override readonly name = 'DmedRecusada';
  readonly campo: string;

  constructor(campo: string, motivo: string) {
    super(`DMED, ${campo}: ${motivo}`);
    this.campo = campo;
  }
}

const MAIOR_CENTS = 999_999_999;
const FIM_DE_LINHA = '\r\n';

/** A text in printable ASCII, without the bar that ends a field. */
export const textoDaDmed = (text: string, maximo: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^ -~]/gu, '')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toUpperCase()
    .slice(0, maximo)
    .trim();

const exige = (holds: boolean, campo: string, motivo: string): void => {
  if (!holds) throw new DmedRecusada(campo, motivo);
};

const nomeDe = (nome: string, maximo: number, campo: string): string => {
  const written = textoDaDmed(nome, maximo);
  exige(written !== '', campo, 'o nome está vazio.');
  return written;
};

const cpfDe = (cpf: string, campo: string): string => {
  exige(isValidCpf(cpf) && /^\d{11}$/u.test(cpf), campo, `o CPF ${cpf} não confere.`);
  return cpf;
};

const centsDe = (cents: number, campo: string): string => {
  exige(Number.isInteger(cents), campo, 'o valor não é um número inteiro de centavos.');
  exige(cents >= 0, campo, 'o valor é negativo.');
  exige(cents <= MAIOR_CENTS, campo, 'o valor não cabe em nove algarismos.');
  return String(cents);
};

const linha = (...campos: readonly string[]): string => `${campos.join('|')}|`;

/** Sort key of dependents in the layout: those without a CPF first, then by CPF, birth and name. */
const chaveDoDependente = ({ cpf, nascimento, nome }: DependenteDaDmed): string =>
  `${cpf ?? ''} ${nascimento ?? ''} ${textoDaDmed(nome, 60)}`;

const comparado = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const linhaDoDependente = (dependente: DependenteDaDmed, titular: string): string => {
  const { cpf, nascimento, nome, relacao, cents } = dependente;
  const quem = `DTOP de ${titular}`;
  exige(cpf !== null || nascimento !== null, quem, `${nome} está sem CPF e sem data de nascimento.`);
  exige(
    nascimento === null || /^\d{4}-\d{2}-\d{2}$/u.test(nascimento),
    quem,
    `a data de nascimento de ${nome} não é um dia.`,
  );
  return linha(
    'DTOP',
    cpf === null ? '' : cpfDe(cpf, quem),
    (nascimento ?? '').replaceAll('-', ''),
    nomeDe(nome, 60, quem),
    relacao,
    centsDe(cents, quem),
  );
};

const semRepetidos = (cpfs: readonly (string | null)[], campo: string): void => {
  const known = cpfs.filter((cpf) => cpf !== null).toSorted();
  const repetido = known.find((cpf, at) => cpf === known[at - 1]);
  exige(repetido === undefined, campo, `o CPF ${repetido ?? ''} está duas vezes.`);
};

const linhasDoTitular = ({ cpf, nome, cents, dependentes }: TitularDaDmed): string[] => {
  const quem = `TOP de ${cpf}`;
  semRepetidos(
    dependentes.map((each) => each.cpf),
    `DTOP de ${cpf}`,
  );
  return [
    linha('TOP', cpfDe(cpf, 'TOP'), nomeDe(nome, 60, quem), centsDe(cents, quem)),
    ...dependentes
      .toSorted((a, b) => comparado(chaveDoDependente(a), chaveDoDependente(b)))
      .map((each) => linhaDoDependente(each, cpf)),
  ];
};

const cabecalho = ({ anoCalendario, idEstrutura, responsavel, declarante }: Dmed): string[] => {
  exige(/^[A-Z0-9]{1,10}$/u.test(idEstrutura), 'idEstrutura', 'não são letras maiúsculas e algarismos.');
  exige(anoCalendario >= 2010 && anoCalendario <= 2199, 'ano-calendário', 'não é um ano desde 2010.');
  const { ddd, fone, email } = responsavel;
  exige(/^\d{2}$/u.test(ddd), 'RESPO', 'o DDD não tem dois algarismos.');
  exige(/^\d{8,9}$/u.test(fone), 'RESPO', 'o telefone não tem 8 ou 9 algarismos.');
  exige(
    /^[^|\s]{3,50}$/u.test(email) && email.includes('@'),
    'RESPO',
    'o e-mail não está certo, ou passa de 50 letras.',
  );
  const { cnpj, registroAns } = declarante;
  exige(isValidCnpj(cnpj, { version: 2 }) && cnpj.length === 14, 'DECPJ', `o CNPJ ${cnpj} não confere.`);
  exige(/^\d{6}$/u.test(registroAns), 'DECPJ', 'o registro na ANS não tem seis algarismos.');
  return [
    linha('Dmed', String(anoCalendario + 1), String(anoCalendario), 'N', '', idEstrutura),
    linha(
      'RESPO',
      cpfDe(responsavel.cpf, 'RESPO'),
      nomeDe(responsavel.nome, 60, 'RESPO'),
      ddd,
      fone,
      '',
      '',
      email,
    ),
    linha(
      'DECPJ',
      cnpj,
      nomeDe(declarante.nome, 150, 'DECPJ'),
      '2',
      registroAns,
      '',
      cpfDe(declarante.cpf, 'DECPJ'),
      'N',
      '',
      'S',
    ),
  ];
};

/** File of the year, in the layout's order. Throws DmedRecusada naming field and reason. */
export const escreveDmed = (dmed: Dmed): string => {
  exige(dmed.titulares.length > 0, 'TOP', 'não há pessoa a declarar no ano.');
  semRepetidos(
    dmed.titulares.map(({ cpf }) => cpf),
    'TOP',
  );
  const linhas = [
    ...cabecalho(dmed),
    linha('OPPAS'),
    ...dmed.titulares.toSorted((a, b) => comparado(a.cpf, b.cpf)).flatMap(linhasDoTitular),
    linha('FIMDmed'),
  ];
  return linhas.map((each) => `${each}${FIM_DE_LINHA}`).join('');
};
