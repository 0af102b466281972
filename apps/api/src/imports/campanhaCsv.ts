import {
  type ColunaCampanha,
  colunasCampanha,
  maxBytesCampanha,
  maxLinhasCampanha,
} from '@vidas/api-client/cobranca/campanha';
import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import { chaveDaLinha, errosDaLinha, type LinhaCampanha, linhaDe } from './campanhaLinha.ts';
import type { ImportProblem } from './importError.ts';

/** Problems told one by one; the rest is counted. */
const LISTED = 100;
const MAX_COLUMNS = 60;
const MAX_LINE = 20_000;
const MOTIVO = 'MOTIVO';

/** What a campaign's CSV holds. With a problem nothing of it may be imported. */
export interface LeituraCampanha {
  linhas: LinhaCampanha[];
  /** The first hundred. */
  problems: ImportProblem[];
  /** Problems in all. */
  total: number;
  /** Lines with at least one problem. */
  linhasErradas: number;
  /** The file again with the column MOTIVO; null without problem and when no line could be judged. */
  arquivo: string | null;
}

/** Which sendings the import asks for; a line without any of them is wrong (MSG-11). */
export interface EnviosPedidos {
  push: boolean;
  sms: boolean;
}

const recusa = (problems: ImportProblem[]): LeituraCampanha => ({
  linhas: [],
  problems: problems.slice(0, LISTED),
  total: problems.length,
  linhasErradas: new Set(problems.map(({ line }) => line)).size,
  arquivo: null,
});

const doArquivo = (message: string, line: number | null = null): LeituraCampanha =>
  recusa([{ line, field: null, message }]);

const windows = new TextDecoder('windows-1252');

/** The text of the file, or why it cannot be read: UTF-8 with or without BOM, else ISO-8859-1 as Windows writes it. */
const textoDe = (bytes: Buffer): string | LeituraCampanha => {
  if (bytes.length > maxBytesCampanha)
    return doArquivo(`o arquivo passa de ${maxBytesCampanha / 1_048_576} MB.`);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    return doArquivo(
      'o arquivo é uma planilha ou está compactado; salve como CSV separado por ponto e vírgula.',
    );
  if (['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex')))
    return doArquivo('a codificação UTF-16 não é aceita; salve como CSV UTF-8.');
  if (bytes.includes(0)) return doArquivo('o arquivo não é um texto CSV.');
  const text = isUtf8(bytes) ? bytes.toString('utf8').replace(/^\uFEFF/, '') : windows.decode(bytes);
  if (text.trim() === '') return doArquivo('o arquivo está vazio.');
  return text.replace(/\r\n?/g, '\n');
};

const linhaEnorme = (text: string): number | undefined => {
  let line = 1;
  for (let from = 0; from < text.length; line += 1) {
    const end = text.indexOf('\n', from);
    if ((end === -1 ? text.length : end) - from > MAX_LINE) return line;
    if (end === -1) return undefined;
    from = end + 1;
  }
  return undefined;
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

const cabecalhoErrado = (nomes: readonly string[]): LeituraCampanha | undefined => {
  if (nomes.length === 1 && /[,\t|]/.test(nomes[0] ?? ''))
    return doArquivo('as colunas devem ser separadas por ponto e vírgula (;).', 1);
  if (nomes.length > MAX_COLUMNS)
    return doArquivo(
      `há ${nomes.length.toLocaleString('pt-BR')} colunas; são esperadas ${colunasCampanha.length}.`,
      1,
    );
  const problems = problemasDoCabecalho(nomes);
  return problems.length > 0 ? recusa(problems) : undefined;
};

/** A row of the table with the line of the file on which it begins. */
interface Linha {
  line: number;
  celulas: string[];
}

/** Lines that hold something, each with its number; a cell in quotes may go over several lines. */
const numeradas = (rows: readonly string[][]): Linha[] => {
  let line = 1;
  return rows.flatMap((celulas) => {
    const at = line;
    line += 1 + celulas.join('').split('\n').length - 1;
    return celulas.every((celula) => celula.trim() === '')
      ? []
      : [{ line: at, celulas: celulas.map((c) => c.trim()) }];
  });
};

const devolvido = (
  nomes: readonly string[],
  linhas: readonly Linha[],
  motivos: ReadonlyMap<number, string>,
): string => {
  const mantidas = nomes.flatMap((nome, at) => (nome === MOTIVO ? [] : [at]));
  const data = linhas.map(({ line, celulas }) => [
    ...mantidas.map((at) => celulas[at] ?? ''),
    motivos.get(line) ?? '',
  ]);
  const fields = [...mantidas.map((at) => nomes[at] ?? ''), MOTIVO];
  const csv = Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', escapeFormulae: true });
  return `\uFEFF${csv}\r\n`;
};

const julga = (
  nomes: readonly string[],
  linhas: readonly Linha[],
  envios: EnviosPedidos,
): LeituraCampanha => {
  const problems: ImportProblem[] = [];
  const boas: LinhaCampanha[] = [];
  const vistas = new Map<string, number>();
  const places = colunasCampanha.map((coluna) => [coluna, nomes.indexOf(coluna)] as const);
  const errosDe = ({ line, celulas }: Linha): ImportProblem[] => {
    if (celulas.length !== nomes.length)
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
  const motivos = new Map<number, string>();
  for (const linha of linhas) {
    const erros = errosDe(linha);
    if (erros.length === 0) continue;
    problems.push(...erros);
    motivos.set(
      linha.line,
      erros.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '),
    );
  }
  if (problems.length === 0) return { linhas: boas, problems, total: 0, linhasErradas: 0, arquivo: null };
  return { ...recusa(problems), arquivo: devolvido(nomes, linhas, motivos) };
};

/** Reads a campaign's CSV whole and judges every line (MSG-11); never throws for the content of a file. */
export const leCampanhaCsv = (bytes: Buffer, envios: EnviosPedidos): LeituraCampanha => {
  const text = textoDe(bytes);
  if (typeof text !== 'string') return text;
  const enorme = linhaEnorme(text);
  if (enorme !== undefined)
    return doArquivo(`a linha passa de ${MAX_LINE.toLocaleString('pt-BR')} caracteres.`, enorme);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ';', newline: '\n' });
  const [cabecalho, ...linhas] = numeradas(data);
  const nomes = (cabecalho?.celulas ?? []).map((nome) => nome.toUpperCase());
  const errado = cabecalhoErrado(nomes);
  if (errado) return errado;
  const aspas = errors.find(({ type }) => type === 'Quotes');
  if (aspas) {
    const line = numeradas(data.slice(0, (aspas.row ?? 0) + 1)).at(-1)?.line ?? 1;
    return doArquivo('há aspas que não fecham ou estão no meio do texto.', line);
  }
  if (linhas.length === 0) return doArquivo('o arquivo só tem o cabeçalho.');
  if (linhas.length > maxLinhasCampanha)
    return doArquivo(
      `há ${linhas.length.toLocaleString('pt-BR')} linhas; o limite é de ${maxLinhasCampanha.toLocaleString('pt-BR')}. Divida o arquivo.`,
    );
  return julga(nomes, linhas, envios);
};
