import {
  type Codificacao,
  comFinsDoUnix,
  decodificador,
  semMarcaDeFim,
} from '@vidas/api-client/bytes/codificacao.ts';
import { descobreCodificacao } from '@vidas/api-client/bytes/descobreCodificacao.ts';
import { codificacaoOuRecusa } from '@vidas/api-client/bytes/leTexto.ts';
import { separadorDito } from '@vidas/api-client/kinds/planilha.ts';
import Papa from 'papaparse';
import { type ImportError, refusal } from '../imports/importError.ts';

/** Opens the bytes of a file from the start; a file is read more than once. */
export type Abre = () => AsyncIterable<Uint8Array>;

/** A line of the file; `linha` counts from 1, a quoted cell may span several. */
export interface Registro {
  linha: number;
  celulas: string[];
  /** The file ends in this line without a line end. */
  isCortada?: boolean;
}

/** Maximum of characters in one line; beyond it a quotation mark is missing. */
const MAX_REGISTRO = 100_000;
/** Characters split into cells at once: some ms of work. */
const MAX_PORCAO = 32 * 1024;
const MAX_COLUNAS = 200;

const assinaturas: readonly [bytes: readonly number[], motivo: string][] = [
  [[0x50, 0x4b], 'o arquivo está compactado (zip) ou é uma planilha; envie o CSV que está dentro.'],
  [[0x1f, 0x8b], 'o arquivo está compactado (gzip); envie o CSV que está dentro.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'o arquivo é uma planilha antiga (xls); salve-o como CSV UTF-8.'],
  [[0x25, 0x50, 0x44, 0x46], 'o arquivo é um PDF.'],
];

const recusaAssinatura = (inicio: Uint8Array): void => {
  for (const [bytes, motivo] of assinaturas)
    if (bytes.every((byte, at) => inicio[at] === byte)) throw refusal(motivo);
};

/** Encoding of a file by its content. Throws for an empty file, for another kind, and for an unknown encoding. */
export const codificacaoDe = async (abre: Abre): Promise<Codificacao> => {
  const busca = descobreCodificacao();
  let vazio = true;
  for await (const bytes of abre()) {
    if (vazio) recusaAssinatura(bytes);
    vazio = false;
    busca.add(bytes);
  }
  if (vazio) throw refusal('o arquivo está vazio.');
  const found = codificacaoOuRecusa(busca.fim());
  if ('recusa' in found) throw refusal(found.recusa, found.linha);
  return found.codificacao;
};

async function* textoDe(abre: Abre, codificacao: Codificacao): AsyncGenerator<string> {
  const decodifica = decodificador(codificacao);
  const corta = semMarcaDeFim();
  const quebra = comFinsDoUnix();
  for await (const bytes of abre()) yield quebra(corta(decodifica(bytes)));
  yield quebra(corta(decodifica())) + quebra();
}

/** Number of characters in complete lines: up to the last line end outside quotes. */
const linhasInteiras = (texto: string): number => {
  let corte = 0;
  let from = 0;
  let dentro = false;
  for (;;) {
    const aspas = texto.indexOf('"', from);
    const ate = aspas === -1 ? texto.length : aspas;
    if (!dentro) {
      const fim = texto.lastIndexOf('\n', ate - 1);
      if (fim >= from && ate > 0) corte = fim + 1;
    }
    if (aspas === -1) return corte;
    dentro = !dentro;
    from = aspas + 1;
  }
};

/** Complete lines, some hundred kB at once. */
async function* porcoes(abre: Abre, codificacao: Codificacao): AsyncGenerator<string> {
  let resto = '';
  let linha = 1;
  for await (const pedaco of textoDe(abre, codificacao)) {
    for (let from = 0; from < pedaco.length; from += MAX_PORCAO) {
      const texto = resto + pedaco.slice(from, from + MAX_PORCAO);
      const corte = linhasInteiras(texto);
      resto = texto.slice(corte);
      if (resto.length > MAX_REGISTRO)
        throw refusal('há aspas que não fecham, ou a linha é grande demais.', linha);
      if (corte === 0) continue;
      const porcao = texto.slice(0, corte);
      linha += porcao.split('\n').length - 1;
      yield porcao;
    }
  }
  if (resto !== '') yield resto;
}

const separadorDe = (primeira: string): string =>
  separadorDito(primeira.replace('\uFEFF', '')) ??
  (primeira.split(';').length >= primeira.split(',').length ? ';' : ',');

const semFim = (celula: string): string => celula.trim();

/** Without the empty cells that a spreadsheet adds at the end, beyond `largura`. */
const semVaziasAlem = (celulas: string[], largura: number): string[] => {
  let fim = celulas.length;
  while (fim > largura && celulas[fim - 1] === '') fim -= 1;
  return celulas.slice(0, fim);
};

/** Lines of a CSV with `;` or `,` (RFC 4180), in portions; blank lines are skipped. Throws ImportError. */
export async function* registrosDe(abre: Abre, codificacao: Codificacao): AsyncGenerator<Registro[]> {
  let separador: string | undefined;
  let largura: number | undefined;
  let linha = 1;
  for await (const porcao of porcoes(abre, codificacao)) {
    separador ??= separadorDe(
      porcao.slice(0, porcao.indexOf('\n') === -1 ? undefined : porcao.indexOf('\n')),
    );
    const registros: Registro[] = [];
    let falha: ImportError | undefined;
    Papa.parse<string[]>(porcao, {
      delimiter: separador,
      newline: '\n',
      step({ data, errors }, parser) {
        const daqui = linha;
        linha += 1;
        for (const celula of data) if (celula.includes('\n')) linha += celula.split('\n').length - 1;
        if (errors.some(({ type }) => type === 'Quotes'))
          falha = refusal('há aspas que não fecham ou estão no meio do texto.', daqui);
        else if (data.length > MAX_COLUNAS) falha = refusal(`há mais de ${MAX_COLUNAS} colunas.`, daqui);
        if (falha) parser.abort();
        // The line "sep=;" splits into one cell or two.
        else if (daqui === 1 && separadorDito(data.join(separador).replace('\uFEFF', ''))) return;
        else if (data.length > 1 || data[0]?.trim()) {
          const celulas = semVaziasAlem(data.map(semFim), largura ?? 1);
          largura ??= celulas.length;
          registros.push({ linha: daqui, celulas });
        }
      },
    });
    if (falha) throw falha;
    // Papa reads one more empty line after the last line end.
    if (porcao.endsWith('\n')) linha -= 1;
    const ultimo = registros.at(-1);
    if (ultimo && !porcao.endsWith('\n')) ultimo.isCortada = true;
    yield registros;
  }
}
