/** Domain of an element's text: a check, and its Portuguese description. */
export interface Dominio {
  aceita: (texto: string) => boolean;
  /** Follows "deve ser". */
  diz: string;
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

/** Day 'YYYY-MM-DD' of an xs:date, whose zone is ignored; null for an invalid one. */
export const diaDe = (texto: string): string | null => {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:Z|[+-]\d{2}:\d{2})?$/.exec(texto);
  if (!found) return null;
  const [ano, mes, dia] = found.slice(1).map(Number) as [number, number, number];
  return ano >= 1900 && mes >= 1 && mes <= 12 && dia >= 1 && dia <= diasNoMes(ano, mes)
    ? texto.slice(0, 10)
    : null;
};

/** Time 'HH:MM:SS' of an xs:time; null for an invalid one. */
export const horaDe = (texto: string): string | null =>
  /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/.test(texto) ? texto.slice(0, 8) : null;

/**
 * A decimal as an integer of its last place: `casas` 2 reads '12.5' as 1250n. Null for an invalid one or more
 * places.
 */
export const decimalDe = (texto: string, casas: number): bigint | null => {
  const found = /^\+?(\d{1,12})(?:\.(\d*))?$/.exec(texto);
  if (!found) return null;
  const fracao = (found[2] ?? '').replace(/0+$/, '');
  if (fracao.length > casas) return null;
  return BigInt((found[1] ?? '') + fracao.padEnd(casas, '0'));
};

/** Largest storable sum in cents. */
export const maiorValor = 2_147_483_647n;

const decimal = (casas: number, maximo: bigint, diz: string): Dominio => ({
  aceita: (texto) => {
    const valor = decimalDe(texto, casas);
    return valor !== null && valor <= maximo;
  },
  diz,
});

const valor = decimal(2, maiorValor, 'um valor com ponto e duas casas, como 120.00');

const fixos: Record<string, Dominio> = {
  registro: padrao(/^\d{6}$/, 'o registro ANS, de 6 algarismos'),
  cpf: padrao(/^\d{11}$/, 'um CPF de 11 algarismos, sem pontos'),
  cnpj: padrao(/^[0-9A-Z]{12}\d{2}$/, 'um CNPJ de 14 caracteres, sem pontos'),
  cbo: padrao(/^\d{6}$/, 'um código CBO de 6 algarismos, como 225125'),
  data: { aceita: (texto) => diaDe(texto) !== null, diz: 'uma data que exista, como 2026-10-05' },
  hora: { aceita: (texto) => horaDe(texto) !== null, diz: 'uma hora, como 09:15:00' },
  valor,
  fator: decimal(2, 99_999n, 'um fator com ponto, como 1.00'),
  quantidade: decimal(4, 999_999_999n, 'uma quantidade com ponto e até 4 casas, como 2.0000'),
  inteiro: padrao(/^\d{1,4}$/, 'um número inteiro de até 4 algarismos'),
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

/** Domain of a name, or of `tN`: a text of at most N characters. */
export const dominio = (nome: string): Dominio => {
  const fixo = fixos[nome];
  if (fixo) return fixo;
  const maximo = Number(/^t(\d+)$/.exec(nome)?.[1]);
  if (!maximo) throw new Error(`TISS: no domain ${nome}.`);
  return { aceita: (texto) => texto.length <= maximo, diz: `um texto de até ${maximo} caracteres` };
};
