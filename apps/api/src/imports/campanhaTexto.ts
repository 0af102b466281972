import {
  maxBytesCampanha,
  maxLinhasCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { leTexto } from '@vidas/api-client/bytes/leTexto.ts';
import { refusal } from './importError.ts';

/** Largest number of line ends. A quoted message may span several lines, and some lines may be blank. */
const MAX_LINE_ENDS = 10 * maxLinhasCampanha;
const LF = 0x0a;
const CR = 0x0d;

/** Counts line ends in the bytes, because text and lines are many times as large. It stops at the limit. */
const assertLineEnds = (bytes: Buffer): void => {
  let ends = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== LF && (byte !== CR || bytes[at + 1] === LF)) continue;
    ends += 1;
    if (ends > MAX_LINE_ENDS)
      throw refusal(
        `há mais de ${MAX_LINE_ENDS.toLocaleString('pt-BR')} linhas, contando as vazias; o limite é de ${maxLinhasCampanha.toLocaleString('pt-BR')}. Divida o arquivo.`,
      );
  }
};

/**
 * Text of a campaign's file with Unix line ends: UTF-8 with or without BOM, ISO-8859-1 or -15. Throws ImportError
 * for other content or size.
 */
export const textoDaCampanha = (bytes: Buffer): string => {
  if (bytes.length > maxBytesCampanha)
    throw refusal(`o arquivo passa de ${maxBytesCampanha / 1_048_576} MB.`);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw refusal(
      'o arquivo é uma planilha ou está compactado; salve como CSV separado por ponto e vírgula.',
    );
  assertLineEnds(bytes);
  const lido = leTexto(bytes);
  if ('recusa' in lido) throw refusal(lido.recusa, lido.linha);
  if (lido.texto.includes('\0')) throw refusal('o arquivo não é um texto CSV.');
  if (lido.texto.trim() === '') throw refusal('o arquivo está vazio.');
  return lido.texto;
};
