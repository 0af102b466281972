import { isCompetencia } from '@vidas/api-client/kinds/competencia.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { simOuNao } from '@vidas/api-client/kinds/planilha.ts';

/** A value in the staging table; money is in cents, a day is 'YYYY-MM-DD'. */
export type Valor = string | number | boolean | null;

/** Reason why a cell is unreadable, in Portuguese, and the remedy. */
export class Ilegivel {
  readonly motivo: string;
  readonly remedio: string;

  constructor(motivo: string, remedio: string) {
    this.motivo = motivo;
    this.remedio = remedio;
  }
}

/** Form of a column's cells in file and database. */
export interface Tipo {
  /** Name in the dictionary and in problems. */
  nome: string;
  /** Form, when the name does not tell it. */
  forma?: string;
  /** Column type of the staging table. */
  sql: string;
  /** Value of a trimmed, non-empty text. */
  le: (texto: string) => Valor | Ilegivel;
  /** SQL of the file's text from a database expression. */
  escreve: (expressao: string) => string;
  /** A valid text, for the template. */
  exemplo: string;
}

export const ilegivel = (motivo: string, remedio: string): Ilegivel => new Ilegivel(motivo, remedio);
/** Text is equal in file and database. */
export const semMudar = (expressao: string): string => `${expressao}::text`;

const paraIso = (texto: string): string =>
  texto[2] === '/' && texto.length === 10
    ? `${texto.slice(6)}-${texto.slice(3, 5)}-${texto.slice(0, 2)}`
    : texto;

export const dia: Tipo = {
  nome: 'dia',
  exemplo: '2026-01-31',
  sql: 'date',
  le(texto) {
    const iso = paraIso(texto);
    return isDay(iso)
      ? iso
      : ilegivel('não é um dia entre 01/01/1900 e 31/12/2199', 'escreva AAAA-MM-DD ou DD/MM/AAAA');
  },
  escreve: (expressao) => `to_char(${expressao}, 'YYYY-MM-DD')`,
};

export const mes: Tipo = {
  nome: 'mês',
  exemplo: '2026-01',
  sql: 'text',
  le(texto) {
    const iso = texto[2] === '/' ? `${texto.slice(3)}-${texto.slice(0, 2)}` : texto;
    return isCompetencia(iso)
      ? iso
      : ilegivel('não é um mês entre 01/1900 e 12/2199', 'escreva AAAA-MM ou MM/AAAA');
  },
  escreve: semMudar,
};

const hhmm = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

export const hora: Tipo = {
  nome: 'hora',
  exemplo: '08:30',
  sql: 'time',
  le: (texto) => (hhmm.test(texto) ? texto : ilegivel('não é uma hora', 'escreva HH:MM ou HH:MM:SS')),
  escreve: (expressao) => `to_char(${expressao}, 'HH24:MI:SS')`,
};

export const momento: Tipo = {
  nome: 'dia e hora',
  exemplo: '2026-01-31 08:30:00',
  sql: 'timestamp(0)',
  le(texto) {
    const [data = '', horas = '00:00', demais] = texto.split(/[ T]/);
    const iso = paraIso(data);
    return demais === undefined && isDay(iso) && hhmm.test(horas)
      ? `${iso} ${horas}`
      : ilegivel('não é um dia com hora', 'escreva AAAA-MM-DD HH:MM:SS');
  },
  escreve: (expressao) => `to_char(${expressao}, 'YYYY-MM-DD HH24:MI:SS')`,
};

const milhares = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;

/** Digits of a number with a comma; undefined for an invalid one or more decimals than `casas`. */
const numeroDe = (texto: string, casas: number): string | undefined => {
  const [, sinal = '', inteiros = '', decimais = ''] =
    /^(-?)(\d+)(?:,(\d+))?$/.exec(milhares.test(texto) ? texto.replaceAll('.', '') : texto) ?? [];
  if (inteiros === '' || decimais.length > casas) return undefined;
  return `${sinal}${inteiros}.${decimais.padEnd(casas, '0')}`;
};

const MAIOR_INTEIRO = 2_147_483_647;

/** Money: reais with a comma in the file, whole cents in the database. */
export const reais = ({ min = 0, max = MAIOR_INTEIRO }: { min?: number; max?: number } = {}): Tipo => ({
  nome: 'reais',
  exemplo: '123,45',
  sql: 'integer',
  le(texto) {
    const numero = numeroDe(texto, 2);
    if (numero === undefined)
      return ilegivel('não é um valor em reais', 'escreva com vírgula e até duas casas, como 1234,56');
    const cents = Number(numero.replace('.', ''));
    if (cents < min)
      return ilegivel(min > 0 ? 'tem de ser maior que zero' : 'não pode ser negativo', 'confira o valor');
    return cents <= max ? cents : ilegivel('passa de 21.474.836,47', 'confira o valor');
  },
  escreve: (expressao) => `replace((${expressao} / 100.0)::numeric(14, 2)::text, '.', ',')`,
});

/** A number with decimals after a comma, positive, or zero with `zero`. */
export const decimal = (
  precisao: number,
  casas: number,
  { zero = false }: { zero?: boolean } = {},
): Tipo => ({
  nome: `decimal, até ${casas} casas`,
  exemplo: '1',
  sql: `numeric(${precisao}, ${casas})`,
  le(texto) {
    const numero = numeroDe(texto, casas);
    if (numero === undefined) return ilegivel('não é um número', `escreva com vírgula e até ${casas} casas`);
    if (Number(numero) < 0 || (Number(numero) === 0 && !zero))
      return ilegivel('tem de ser maior que zero', 'confira o número');
    if (numero.length - casas - 1 > precisao - casas) return ilegivel('é grande demais', 'confira o número');
    return numero;
  },
  escreve: (expressao) => `replace(trim_scale(${expressao})::text, '.', ',')`,
});

/** A whole number from `min` to `max`. */
export const inteiro = (min: number, max: number = MAIOR_INTEIRO): Tipo => ({
  nome: 'número inteiro',
  exemplo: String(Math.max(min, Math.min(1, max))),
  sql: 'integer',
  le(texto) {
    const numero = /^-?\d{1,10}$/.test(texto) ? Number(texto) : Number.NaN;
    return numero >= min && numero <= max
      ? numero
      : ilegivel(
          'não é um número aceito aqui',
          max === MAIOR_INTEIRO
            ? `escreva um número inteiro a partir de ${min}`
            : `escreva um número de ${min} a ${max}`,
        );
  },
  escreve: semMudar,
});

/** One of a few numbers. */
export const umDe = (...numeros: number[]): Tipo => ({
  ...inteiro(0),
  nome: numeros.join(', '),
  exemplo: String(numeros[0]),
  le(texto) {
    const numero = /^\d{1,10}$/.test(texto) ? Number(texto) : Number.NaN;
    return numeros.includes(numero)
      ? numero
      : ilegivel('não é um dos códigos aceitos', `escreva um de: ${numeros.join(', ')}`);
  },
});

export const simNao: Tipo = {
  nome: 'S ou N',
  exemplo: 'S',
  sql: 'boolean',
  le(texto) {
    return simOuNao(texto) ?? ilegivel('não é S nem N', 'escreva S para sim ou N para não');
  },
  escreve: (expressao) => `case when ${expressao} then 'S' when not ${expressao} then 'N' end`,
};

/** One of a few words, in exactly this form. */
export const escolha = (...palavras: string[]): Tipo => {
  const aceitas = new Set(palavras);
  return {
    nome: palavras.join(', '),
    exemplo: palavras[0] ?? '',
    sql: 'text',
    le: (texto) =>
      aceitas.has(texto)
        ? texto
        : ilegivel('não é um dos valores aceitos', `escreva um de: ${palavras.join(', ')}`),
    escreve: semMudar,
  };
};
