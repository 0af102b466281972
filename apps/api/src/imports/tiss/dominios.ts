/** Domain of an element's text: a check, and its Portuguese description. */
export interface Dominio {
  aceita: (texto: string) => boolean;
  /** Follows "deve ser". */
  diz: string;
  /** A legal text that stands for "not filled in"; an optional element with it is absent, with a notice. */
  isAusente?: (texto: string) => boolean;
}

const um = (...codigos: string[]): Dominio => ({
  aceita: (texto) => codigos.includes(texto),
  diz:
    codigos.length > 12
      ? `um código da tabela da ANS, como ${codigos[0]}`
      : codigos.join(', ').replace(/, (?=[^,]*$)/, ' ou '),
});

const ate = (ultimo: number, largura = 2): string[] =>
  Array.from({ length: ultimo }, (_, at) => String(at + 1).padStart(largura, '0'));

const padrao = (expressao: RegExp, diz: string): Dominio => ({
  aceita: (texto) => expressao.test(texto),
  diz,
});

const diasNoMes = (ano: number, mes: number): number => new Date(Date.UTC(ano, mes, 0)).getUTCDate();

/** Zone of xs:date and xs:time; it is legal and ignored. */
const FUSO = String.raw`(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?`;
const formaDoDia = new RegExp(String.raw`^-?(\d{4,})-(\d{2})-(\d{2})${FUSO}$`);
const formaDaHora = new RegExp(
  String.raw`^(?:((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?|(24:00:00)(?:\.0+)?)${FUSO}$`,
);

/** First year of a day here; systems write earlier days, as 1899-12-30, for "none". */
const PRIMEIRO_ANO = 1900;
const ULTIMO_ANO = 2199;

/** Parts of an xs:date that exists, of any year; null for an invalid one. */
const partesDoDia = (texto: string): { ano: number; dia: string } | null => {
  const found = formaDoDia.exec(texto);
  if (!found) return null;
  const [ano, mes, dia] = found.slice(1).map(Number) as [number, number, number];
  if (ano < 1 || mes < 1 || mes > 12 || dia < 1 || dia > diasNoMes(ano, mes)) return null;
  return { ano: texto.startsWith('-') ? -ano : ano, dia: texto.slice(0, 10) };
};

/** Day 'YYYY-MM-DD' of an xs:date from 1900 to 2199; null for another or an invalid one. */
export const diaDe = (texto: string): string | null => {
  const partes = partesDoDia(texto);
  return partes && partes.ano >= PRIMEIRO_ANO && partes.ano <= ULTIMO_ANO ? partes.dia : null;
};

const isDiaZero = (texto: string): boolean => (partesDoDia(texto)?.ano ?? PRIMEIRO_ANO) < PRIMEIRO_ANO;

/** Time 'HH:MM:SS' of an xs:time, '00:00:00' for 24:00:00; null for an invalid one. */
export const horaDe = (texto: string): string | null => {
  const found = formaDaHora.exec(texto);
  return found && (found[1] ?? '00:00:00');
};

/** Time of an end: 24:00:00 is the last second of its day, so that the period keeps its last day. */
export const horaDoFim = (texto: string): string | null =>
  formaDaHora.exec(texto)?.[2] ? '23:59:59' : horaDe(texto);

/**
 * An xs:decimal as an integer of its last place: `casas` 2 reads '12.5' and '+0012.50' as 1250n, '.5' as 50n and
 * '-0.00' as 0n. Null for an invalid one, more places, and more than 12 digits before the point.
 */
export const decimalDe = (texto: string, casas: number): bigint | null => {
  const found = /^([+-]?)0*(\d*)(?:\.(\d*))?$/.exec(texto);
  if (!found || !/\d/.test(texto)) return null;
  const [, sinal, inteiro = '', escrita = ''] = found;
  const fracao = escrita.replace(/0+$/, '');
  if (inteiro.length > 12 || fracao.length > casas) return null;
  const valor = BigInt(inteiro + fracao.padEnd(casas, '0') || '0');
  return sinal === '-' ? -valor : valor;
};

/** An xs:integer from 0 to 9999; null for another. */
export const inteiroDe = (texto: string): number | null => {
  const valor = /^[+-]?\d+$/.test(texto) ? decimalDe(texto, 0) : null;
  return valor === null || valor < 0n || valor > 9_999n ? null : Number(valor);
};

/** Largest storable sum in cents. */
export const maiorValor = 2_147_483_647n;

const decimal = (casas: number, maximo: bigint, diz: string): Dominio => ({
  aceita: (texto) => {
    const valor = decimalDe(texto, casas);
    return valor !== null && valor >= 0n && valor <= maximo;
  },
  diz,
});

const valor = decimal(2, maiorValor, 'um valor com ponto e duas casas, como 120.00');

const fixos: Record<string, Dominio> = {
  registro: padrao(/^\d{6}$/, 'o registro ANS, de 6 algarismos'),
  cpf: padrao(/^\d{11}$/, 'um CPF de 11 algarismos, sem pontos'),
  cnpj: padrao(/^[0-9A-Z]{12}\d{2}$/, 'um CNPJ de 14 caracteres, sem pontos'),
  cbo: padrao(/^\d{6}$/, 'um código CBO de 6 algarismos, como 225125'),
  data: {
    aceita: (texto) => diaDe(texto) !== null,
    diz: 'uma data que exista, como 2026-10-05',
    isAusente: isDiaZero,
  },
  hora: { aceita: (texto) => horaDe(texto) !== null, diz: 'uma hora, como 09:15:00' },
  valor,
  fator: decimal(2, 99_999n, 'um fator com ponto, como 1.00'),
  quantidade: decimal(4, 999_999_999n, 'uma quantidade com ponto e até 4 casas, como 2.0000'),
  inteiro: { aceita: (texto) => inteiroDe(texto) !== null, diz: 'um número inteiro de até 4 algarismos' },
  logico: um('true', 'false', '1', '0'),
  base64: padrao(/^[A-Za-z0-9+/=\s]*$/, 'um texto em base64'),
  documento: padrao(/^[a-zA-Z0-9]{1,11}$/, 'um número de até 11 letras e algarismos'),
  simNao: um('S', 'N'),
  tabela: um('18', '19', '20', '22', '90', '98', '00'),
  uf: um(...'11 12 13 14 15 16 17 21 22 23 24 25 26 27 28 29 31 32 33 35 41 42 43 50 51 52 53 98'.split(' ')),
  // Without the zero in 3.02.
  conselho: um(...ate(15), ...ate(9, 1)),
  carater: um('1', '2'),
  acidente: um('0', '1', '2', '9'),
  ausencia: um(...ate(7)),
  identificacao: um(...ate(9)),
  cobertura: um('01', '02', '03'),
  regime: um(...ate(5)),
  saude: um(...ate(6)),
  tipoConsulta: um(...ate(4, 1)),
  tipoAtendimento: um(...ate(23).filter((codigo) => codigo !== '12')),
  obito: um('41', '42', '43'),
  via: um('1', '2', '3'),
  grau: um('00', ...ate(13)),
  despesa: um('01', '02', '03', '05', '07', '08'),
  unidade: um(...ate(61, 3)),
  centro: um(...ate(10, 1)),
  tipoFaturamento: um(...ate(4, 1)),
  tipoInternacao: um(...ate(5, 1)),
  regimeInternacao: um('1', '2', '3'),
  saida: um(
    ...'11 12 14 15 16 18 19 21 22 23 24 25 26 27 28 31 32 41 42 43 51 61 62 63 64 65 66 67'.split(' '),
  ),
  atendimentoOdonto: um(...ate(5, 1)),
  faturamentoOdonto: um('1', '4'),
  condicao: um('A', 'E', 'H', 'C', 'R'),
};

/** Domain by its name; 'tN' is a text of at most N characters. */
export const dominio = (nome: string): Dominio => {
  const fixo = fixos[nome];
  if (fixo) return fixo;
  const maximo = Number(/^t(\d+)$/.exec(nome)?.[1]);
  if (!maximo) throw new Error(`TISS: no domain ${nome}.`);
  return {
    // The schema counts characters; one outside the basic plane has two units here.
    aceita: (texto) => texto.length <= maximo || Array.from(texto).length <= maximo,
    diz: `um texto de até ${maximo} caracteres`,
    isAusente: (texto) => texto === '',
  };
};
