import {
  type ColunaCampanha,
  colunasCampanha,
  maxLinhasCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { cleanText } from '@vidas/api-client/words/cleanText.ts';
import Papa from 'papaparse';
import { append } from '../append.ts';
import {
  chaveDaLinha,
  errosDaLinha,
  type LinhaCampanha,
  linhaDe,
  type EnviosPedidos,
} from './campanhaLinha.ts';
import { textoDaCampanha } from './campanhaTexto.ts';
import { ImportError, type ImportProblem, refusal } from './importError.ts';

/** Maximum of listed problems; the rest is counted. */
const LISTED = 100;
const MAX_COLUMNS = 60;
/** Maximum of characters in one line of the file, and in one row, whose quoted cells may span several lines. */
const MAX_LINE = 20_000;
const MOTIVO = 'MOTIVO';

/** Result of reading a campaign's CSV. With a problem nothing of it may be imported. */
export interface LeituraCampanha {
  linhas: LinhaCampanha[];
  /** The first hundred. */
  problems: ImportProblem[];
  /** Number of all problems. */
  total: number;
  /** Lines with at least one problem. */
  linhasErradas: number;
  /** The file with an added column MOTIVO; null without problems, and when no line could be judged. */
  arquivo: string | null;
}

/** Refusal of a whole file, before any line was judged. */
const recusa = ({ problems, total }: ImportError): LeituraCampanha => ({
  linhas: [],
  problems: problems.slice(0, LISTED),
  total,
  linhasErradas: new Set(problems.map(({ line }) => line)).size,
  arquivo: null,
});

const numero = (quantidade: number): string => quantidade.toLocaleString('pt-BR');

const linhaEnorme = (line: number): ImportError =>
  refusal(`a linha passa de ${numero(MAX_LINE)} caracteres.`, line);

/** Refuses a huge line before the text is split into rows. */
const assertLines = (text: string): void => {
  let line = 1;
  for (let from = 0; from < text.length; line += 1) {
    const end = text.indexOf('\n', from);
    if ((end === -1 ? text.length : end) - from > MAX_LINE) throw linhaEnorme(line);
    if (end === -1) return;
    from = end + 1;
  }
};

const problemasDoCabecalho = (nomes: readonly string[]): ImportProblem[] => {
  const noCabecalho = (field: string, message: string): ImportProblem => ({ line: 1, field, message });
  const conhecidas = new Set<string>([...colunasCampanha, MOTIVO]);
  const nomeado = (nome: string): string => nome.slice(0, 40) || '(sem nome)';
  return [
    ...colunasCampanha
      .filter((nome) => !nomes.includes(nome))
      .map((nome) => noCabecalho(nome, 'falta a coluna')),
    ...nomes
      .filter((nome, at) => nomes.indexOf(nome) === at && !conhecidas.has(nome))
      .map((nome) => noCabecalho(nomeado(nome), 'a coluna não é conhecida')),
    ...nomes
      .filter((nome, at) => nomes.indexOf(nome) !== at && nomes.indexOf(nome, at + 1) === -1)
      .map((nome) => noCabecalho(nomeado(nome), 'a coluna se repete')),
  ];
};

/** A row with the line of the file on which it begins. */
interface Linha {
  line: number;
  celulas: string[];
}

const assertColunas = ({ line, celulas }: Linha): void => {
  if (celulas.length > MAX_COLUMNS)
    throw refusal(`há ${numero(celulas.length)} colunas; são esperadas ${colunasCampanha.length}.`, line);
};

/** Column names in capitals. Throws when they are not those of a campaign. */
const nomesDe = ({ celulas }: Linha): string[] => {
  const nomes = celulas.map((nome) => nome.toUpperCase());
  while (nomes.at(-1) === '') nomes.pop();
  if (nomes.length === 1 && /[,\t|]/.test(nomes[0] ?? ''))
    throw refusal('as colunas devem ser separadas por ponto e vírgula (;).', 1);
  const problems = problemasDoCabecalho(nomes);
  if (problems.length > 0) throw new ImportError(problems);
  return nomes;
};

const quebras = (celula: string): number => celula.split('\n').length - 1;

/**
 * Passes each non-empty row to `use`, with its line; a quoted cell may span several lines. One row is in
 * memory at a time, and an error of `use` ends the reading.
 */
const eachLinha = (text: string, use: (linha: Linha) => void): void => {
  let line = 1;
  let failure: unknown;
  Papa.parse<string[]>(text, {
    delimiter: ';',
    newline: '\n',
    step({ data, errors }, parser) {
      const from = line;
      line += 1 + data.reduce((sum, celula) => sum + quebras(celula), 0);
      try {
        if (errors.some(({ type }) => type === 'Quotes'))
          throw refusal('há aspas que não fecham ou estão no meio do texto.', from);
        if (data.reduce((sum, celula) => sum + celula.length, 0) > MAX_LINE) throw linhaEnorme(from);
        // A header separated by tabs is one cell, and its error says so.
        const celulas = data.map(from === 1 ? (celula) => celula.trim() : (celula) => cleanText(celula));
        if (celulas.some((celula) => celula !== '')) use({ line: from, celulas });
      } catch (error) {
        failure = error;
        parser.abort();
      }
    },
  });
  if (failure !== undefined) throw failure;
};

/** A judged row; `motivo` is empty for a right one. */
interface Julgada {
  celulas: readonly string[];
  motivo: string;
}

/** The file with the reasons in an added last column. */
const devolvido = (nomes: readonly string[], julgadas: readonly Julgada[]): string => {
  const mantidas = nomes.flatMap((nome, at) => (nome === MOTIVO ? [] : [at]));
  const data = julgadas.map(({ celulas, motivo }) => [...mantidas.map((at) => celulas[at] ?? ''), motivo]);
  const fields = [...mantidas.map((at) => nomes[at] ?? ''), MOTIVO];
  const csv = Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', escapeFormulae: true });
  return `\uFEFF${csv}\r\n`;
};

/** Judges rows in order; problems above the limit are counted and not stored. */
const createJuiz = (nomes: readonly string[], envios: EnviosPedidos) => {
  const problems: ImportProblem[] = [];
  const boas: LinhaCampanha[] = [];
  const julgadas: Julgada[] = [];
  const vistas = new Map<string, number>();
  const places = colunasCampanha.map((coluna) => [coluna, nomes.indexOf(coluna)] as const);
  let total = 0;
  let linhasErradas = 0;
  const errosDe = ({ line, celulas }: Linha): ImportProblem[] => {
    // A spreadsheet leaves out the last empty cells of a row, or adds an empty one.
    if (celulas.slice(nomes.length).some((celula) => celula !== ''))
      return [
        { line, field: null, message: `a linha tem ${celulas.length} colunas e o cabeçalho ${nomes.length}` },
      ];
    const valores = Object.fromEntries(places.map(([coluna, at]) => [coluna, celulas[at] ?? ''])) as Record<
      ColunaCampanha,
      string
    >;
    const erros = errosDaLinha(valores, envios).map(({ coluna, motivo }) => ({
      line,
      field: coluna,
      message: motivo,
    }));
    if (erros.length > 0) return erros;
    const chave = chaveDaLinha(valores);
    const antes = vistas.get(chave);
    if (antes !== undefined)
      return [{ line, field: 'LOCALIZADOR', message: `repete o telefone e o localizador da linha ${antes}` }];
    vistas.set(chave, line);
    boas.push(linhaDe(valores));
    return [];
  };
  return {
    julga(linha: Linha): void {
      const erros = errosDe(linha);
      const motivo = erros.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; ');
      julgadas.push({ celulas: linha.celulas, motivo });
      append(problems, erros.slice(0, LISTED - problems.length));
      total += erros.length;
      if (erros.length > 0) linhasErradas += 1;
    },
    leitura: (): LeituraCampanha =>
      total === 0
        ? { linhas: boas, problems, total, linhasErradas, arquivo: null }
        : { linhas: [], problems, total, linhasErradas, arquivo: devolvido(nomes, julgadas) },
  };
};

const le = (bytes: Buffer, envios: EnviosPedidos): LeituraCampanha => {
  const text = textoDaCampanha(bytes);
  assertLines(text);
  let juiz: ReturnType<typeof createJuiz> | undefined;
  let quantidade = 0;
  eachLinha(text, (linha) => {
    assertColunas(linha);
    // Excel reads the separator from a line of its own.
    if (juiz === undefined && /^sep=$/i.test(linha.celulas[0] ?? '')) return;
    if (juiz === undefined) {
      juiz = createJuiz(nomesDe(linha), envios);
      return;
    }
    quantidade += 1;
    if (quantidade <= maxLinhasCampanha) juiz.julga(linha);
  });
  if (juiz === undefined || quantidade === 0) throw refusal('o arquivo só tem o cabeçalho.');
  if (quantidade > maxLinhasCampanha)
    throw refusal(
      `há ${numero(quantidade)} linhas; o limite é de ${numero(maxLinhasCampanha)}. Divida o arquivo.`,
    );
  return juiz.leitura();
};

/** Reads a campaign's CSV and judges every line (MSG-11); never throws for the content of a file. */
export const leCampanhaCsv = (bytes: Buffer, envios: EnviosPedidos): LeituraCampanha => {
  try {
    return le(bytes, envios);
  } catch (error) {
    if (error instanceof ImportError) return recusa(error);
    throw error;
  }
};
