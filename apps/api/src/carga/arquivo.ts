import { cep, texto } from './textos.ts';
import { type Tipo, type Valor } from './tipos.ts';

/** Who has the last word on a column: the operator's core system, this product, or both (docs/carga.md). */
export type Dono = 'central' | 'nosso' | 'ambos';

/** A column of a file. */
export interface Coluna {
  nome: string;
  tipo: Tipo;
  /** 'tabela.coluna' that keeps it; null where a destination only computes with it. */
  em: string | null;
  chave?: true;
  obrigatoria?: true;
  /** SQL of what is kept where the cell is empty; null unless given. */
  vazia?: string;
  /** 'tabela.coluna' that must hold the value, in the database or in the same delivery. */
  referencia?: string;
  /** The core system unless given. */
  dono?: Dono;
  /** Its words on the screens that list what both decide. */
  rotulo?: string;
  /** What it means, for the dictionary. */
  nota?: string;
  /** Of the invented line of the template. */
  exemplo: string;
}

/** The values of one line by column; null where the cell is empty or the column is not in the file. */
export type Linha = Readonly<Record<string, Valor>>;

/** What several columns of one line must fulfil together. */
export interface Regra {
  coluna: string;
  vale: (linha: Linha) => boolean;
  motivo: string;
  remedio: string;
}

/** What lines must fulfil among each other or against the database. */
export interface Conferencia {
  coluna: string;
  /**
   * SQL that gives `linha` and `valor` of the lines at fault. `{arquivo}` stands for the staging table of a file; its rows are those that are not refused.
   */
  sql: string;
  motivo: string;
  remedio: string;
  /** It only warns, the line goes in. */
  avisa?: true;
}

/** A table that a file fills; `s` is the staging table in every SQL text. */
export interface Destino {
  tabela: string;
  /** Columns of the table by which a row is found again; a unique constraint has them. */
  chave: readonly string[];
  /** Columns besides those that name this table in `em`, as SQL over `s`. */
  mais?: Readonly<Record<string, string>>;
  /** Columns that only a new row is given. */
  soNova?: readonly string[];
  /** Columns of `mais` that are written along with a change; alone they are no change. */
  comMudanca?: readonly string[];
  /** SQL that only lines for this table fulfil. */
  onde?: string;
  /** Several lines may stand for one row: the first counts. */
  repete?: true;
  /** SQL that follows `from {arquivo} s`. */
  junta?: string;
}

/** One file of the operator's own data: judge, staging, upsert, template, dictionary and export come from it. */
export interface Arquivo {
  /** Its place in the order of import, two digits. */
  numero: string;
  /** File name without '.csv'. */
  nome: string;
  titulo: string;
  /** Sentences of the dictionary. */
  notas: readonly string[];
  colunas: readonly Coluna[];
  regras?: readonly Regra[];
  /** Columns besides the key whose values together may appear only once. */
  unicas?: readonly (readonly string[])[];
  conferencias?: readonly Conferencia[];
  /** Columns of the database that this file fills without naming them in `em`: SQL over `o`, and the condition of its lines. */
  oferece?: Readonly<Record<string, { valor: string; onde: string }>>;
  /** Lines with one value here stand or fall together, across the files that name the same group. */
  grupo?: { nome: string; coluna: string };
  /** Columns of the staging table that `prepara` fills, with their types. */
  extras?: Readonly<Record<string, string>>;
  /** SQL statements that run once all lines of the delivery are staged, before the destinations; they may depend on the columns that came. */
  prepara?: (presentes: ReadonlySet<string>) => readonly string[];
  destinos: readonly Destino[];
  /** `from …` of the export, with the aliases that `escreve` uses; the first destination unless given. */
  leitura?: string;
  /** Expression of the export for a column that is not read from its `em`. */
  escreve?: Readonly<Record<string, string>>;
  /** Hours after its extraction from which a newer one is expected; none is expected unless given. */
  prazoHoras?: number;
  /** SQL over the table of the key. A row that fulfils it is absent when a complete file does not name it. */
  ausentes?: string;
}

/** What is said of a column besides its name and kind. */
type Dito = Partial<Omit<Coluna, 'nome' | 'tipo' | 'em'>> & { em?: string | null };

/** A file that comes every day is late on the morning after. */
export const TODO_DIA = 30;
/** A file that comes with every month's bills is late five days after a month. */
export const TODO_MES = 35 * 24;

/** Required. */
export const R = { obrigatoria: true } as const;
/** Part of the key. */
export const K = { chave: true, obrigatoria: true } as const;

/** Builds the columns of a table: the database calls them as the file does, money with `_cents`. */
export const colunasDe =
  (tabela: string) =>
  (nome: string, tipo: Tipo, dito: Dito = {}): Coluna => ({
    em: `${tabela}.${nome}${tipo.nome === 'reais' ? '_cents' : ''}`,
    exemplo: tipo.exemplo,
    ...dito,
    nome,
    tipo,
  });

/** The column of the database, without its table. */
export const noBanco = ({ em }: Coluna): string => em?.split('.')[1] ?? '';

/** The address columns that companies, providers and people share. */
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

/** A rule that `antes` does not come after `depois`; an empty day fulfils it. */
export const emOrdem = (antes: string, depois: string): Regra => ({
  coluna: depois,
  vale: (linha) => !linha[antes] || !linha[depois] || String(linha[antes]) <= String(linha[depois]),
  motivo: `é antes de ${antes}`,
  remedio: 'confira os dois dias',
});

/** Name of the staging table of a file. */
export const estagioDe = ({ nome }: Pick<Arquivo, 'nome'>): string => `carga_e_${nome}`;
