import { cep, texto } from './textos.ts';
import { type Tipo, type Valor } from './tipos.ts';

/** Side with the last word on a column: the operator's core system, this product, or both (docs/carga.md). */
export type Dono = 'central' | 'nosso' | 'ambos';

/** A column of a file. */
export interface Coluna {
  nome: string;
  tipo: Tipo;
  /** 'tabela.coluna' that stores it; null when a destination only computes with it. */
  em: string | null;
  chave?: true;
  obrigatoria?: true;
  /** SQL for an empty cell; null by default. */
  vazia?: string;
  /** 'tabela.coluna' that must contain the value, in the database or in the same delivery. */
  referencia?: string;
  /** Default: the core system. */
  dono?: Dono;
  /** Label on the screens that list shared decisions. */
  rotulo?: string;
  /** Meaning, for the dictionary. */
  nota?: string;
  /** Value in the template's invented line. */
  exemplo: string;
}

/** Values of one line by column; null for an empty cell or a missing column. */
export type Linha = Readonly<Record<string, Valor>>;

/** Condition over several columns of one line. */
export interface Regra {
  coluna: string;
  vale: (linha: Linha) => boolean;
  motivo: string;
  remedio: string;
}

/** Condition among lines or against the database. */
export interface Conferencia {
  coluna: string;
  /**
   * SQL that returns `linha` and `valor` of wrong lines. `{arquivo}` stands for the staging table of a file,
   * without refused rows.
   */
  sql: string;
  motivo: string;
  remedio: string;
  /** Only a warning, the line is accepted. */
  avisa?: true;
}

/** A table filled by a file; `s` is the staging table in every SQL text. */
export interface Destino {
  tabela: string;
  /** Columns that identify an existing row; a unique constraint covers them. */
  chave: readonly string[];
  /** Columns besides those that name this table in `em`, as SQL over `s`. */
  mais?: Readonly<Record<string, string>>;
  /** Columns set on new rows only. */
  soNova?: readonly string[];
  /** Columns of `mais` written along with a change; alone they are no change. */
  comMudanca?: readonly string[];
  /** SQL condition of the lines for this table. */
  onde?: string;
  /** Several lines may describe one row: the first counts. */
  repete?: true;
  /** SQL after `from {arquivo} s`. */
  junta?: string;
}

/** One file of the operator's own data: judge, staging, upsert, template, dictionary and export derive from it. */
export interface Arquivo {
  /** Position in the order of import, two digits. */
  numero: string;
  /** File name without '.csv'. */
  nome: string;
  titulo: string;
  /** Sentences of the dictionary. */
  notas: readonly string[];
  colunas: readonly Coluna[];
  regras?: readonly Regra[];
  /** Further unique combinations of columns, besides the key. */
  unicas?: readonly (readonly string[])[];
  conferencias?: readonly Conferencia[];
  /** Database columns filled by this file without a column's `em`: SQL over `o`, and the condition of its lines. */
  oferece?: Readonly<Record<string, { valor: string; onde: string }>>;
  /** Lines with one value here are accepted or refused together, across files of the same group. */
  grupo?: { nome: string; coluna: string };
  /** Columns of the staging table that `prepara` fills, with their types. */
  extras?: Readonly<Record<string, string>>;
  /**
   * SQL statements after all lines of the delivery are staged and before the destinations; they may depend on
   * the delivered columns.
   */
  prepara?: (presentes: ReadonlySet<string>) => readonly string[];
  destinos: readonly Destino[];
  /** `from …` of the export, with the aliases of `escreve`; default: the first destination. */
  leitura?: string;
  /** Export expression of a column that is not read from its `em`. */
  escreve?: Readonly<Record<string, string>>;
  /** Hours after its extraction until a newer one is due; none is due by default. */
  prazoHoras?: number;
  /** SQL over the table of the key. A row under this condition is absent when a complete file lacks it. */
  ausentes?: string;
}

/** Properties of a column besides its name and kind. */
type Dito = Partial<Omit<Coluna, 'nome' | 'tipo' | 'em'>> & { em?: string | null };

/** A daily file is late on the following morning. */
export const TODO_DIA = 30;
/** A file of the monthly bills is late five days after a month. */
export const TODO_MES = 35 * 24;

export const R = { obrigatoria: true } as const;
export const K = { chave: true, obrigatoria: true } as const;

/** Builds the columns of a table: same names in database and file, money with `_cents`. */
export const colunasDe =
  (tabela: string) =>
  (nome: string, tipo: Tipo, dito: Dito = {}): Coluna => ({
    em: `${tabela}.${nome}${tipo.nome === 'reais' ? '_cents' : ''}`,
    exemplo: tipo.exemplo,
    ...dito,
    nome,
    tipo,
  });

/** Database column without its table. */
export const noBanco = ({ em }: Coluna): string => em?.split('.')[1] ?? '';

/** Address columns of companies, providers and people. */
export const endereco = (col: ReturnType<typeof colunasDe>, dono?: Dono): Coluna[] => [
  col('logradouro', texto(), { rotulo: 'Logradouro', exemplo: 'Rua das Flores', ...(dono && { dono }) }),
  col('numero', texto(), { rotulo: 'Número', exemplo: '100', ...(dono && { dono }) }),
  col('complemento', texto(), { rotulo: 'Complemento', exemplo: '', ...(dono && { dono }) }),
  col('bairro', texto(), { rotulo: 'Bairro', exemplo: 'Centro', ...(dono && { dono }) }),
  col('cep', cep, { rotulo: 'CEP', ...(dono && { dono }) }),
  col('municipio_codigo', texto(), {
    rotulo: 'Município',
    referencia: 'municipio.codigo',
    nota: 'Código do IBGE, com o dígito.',
    exemplo: '4106902',
    ...(dono && { dono }),
  }),
];

/** Rule: `antes` is not after `depois`; an empty day passes. */
export const emOrdem = (antes: string, depois: string): Regra => ({
  coluna: depois,
  vale: (linha) => !linha[antes] || !linha[depois] || String(linha[antes]) <= String(linha[depois]),
  motivo: `é antes de ${antes}`,
  remedio: 'confira os dois dias',
});

/** Name of the staging table of a file. */
export const estagioDe = ({ nome }: Pick<Arquivo, 'nome'>): string => `carga_e_${nome}`;
