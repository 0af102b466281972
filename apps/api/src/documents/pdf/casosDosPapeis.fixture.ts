/** Test data of a paper, common to every kind. */
export interface Dados {
  nome: string;
  logradouro: string;
  bairro: string;
  cidade: string;
  /** 8 digits; '' for a missing address. */
  cep: string;
  cpf: string | null;
  telefone: string;
  /** Description of a charge, denial or receipt. */
  texto: string;
  /** Amounts of the lines in turn, in cents. */
  cents: readonly number[];
  linhas: number;
}

const usual: Dados = {
  nome: 'Conceição Inventada de Ávila',
  logradouro: 'Rua dos Ipês, 45',
  bairro: 'Jardim das Flores',
  cidade: 'Cascavel',
  cep: '85811000',
  cpf: '52998224725',
  telefone: '(45) 3000-0000',
  texto: 'Mensalidade 12/2026',
  cents: [43_575],
  linhas: 3,
};

/** A text of that many letters. */
const words = (letters: number, word: string): string =>
  `${word} `
    .repeat(letters)
    .slice(0, letters - 1)
    .trimEnd()
    .concat('z');

const hostil =
  '<b>D’Ávila</b> "e" \'o\' ﬁlho\u0301 أحمد\u202E שלום 李 \u{1F600}\u200B\u0007 A\u030A\u0323 & ¾ – \u00AD';
const latinas = 'Łukasz Đorđević Ştefănescu Çağlayan Iıldız Příšerně Žluťoučký Őrség Ģirts';

/** Hostile data for papers. */
export const casos: Readonly<Record<string, Dados>> = {
  usual,
  longos: {
    ...usual,
    nome: words(70, 'Albuquerque'),
    logradouro: words(60, 'Avenida'),
    bairro: words(40, 'Conjunto'),
    cidade: words(33, 'Vila'),
    texto: words(150, 'Ressonância'),
  },
  inteiricos: { ...usual, nome: 'W'.repeat(70), logradouro: 'M'.repeat(60), texto: 'Q'.repeat(100) },
  'cem linhas': { ...usual, linhas: 100 },
  quantias: { ...usual, cents: [0, 999_999_999, -60_000, 71_711], linhas: 4 },
  faltas: { ...usual, logradouro: '', bairro: '', cidade: '', cep: '', cpf: null, telefone: '' },
  hostil: { ...usual, nome: hostil, logradouro: hostil, bairro: hostil, cidade: hostil, texto: hostil },
  latinas: { ...usual, nome: latinas, logradouro: latinas, texto: latinas },
};
