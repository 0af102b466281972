import { type Codificacao, nomeDaCodificacao, semMarcaDeFim } from './codificacao.ts';
import { type Descoberta, descobreCodificacao } from './descobreCodificacao.ts';

/** A refusal in words, with its line, if one is known. */
interface Recusa {
  recusa: string;
  linha: number | null;
}

const porqueNao = (descoberta: Descoberta): string | null => {
  if (descoberta.codificacao === null) {
    const { palavra } = descoberta.onde;
    if (descoberta.motivo === 'PERDIDA')
      return `o texto já perdeu uma letra: “${palavra}”. Gere o arquivo de novo, como CSV UTF-8.`;
    return descoberta.motivo === 'AMBIGUO'
      ? `não se sabe em que codificação o arquivo está: “${palavra}” seria outra palavra em DOS. Salve-o como CSV UTF-8.`
      : `o arquivo mistura codificações ou está danificado: “${palavra}”. Salve-o como CSV UTF-8.`;
  }
  const { codificacao, onde } = descoberta;
  if (!['utf-16le', 'utf-16be', 'cp850'].includes(codificacao)) return null;
  return `o arquivo está em ${nomeDaCodificacao[codificacao]}${onde ? `: “${onde.palavra}”` : ''}. Salve-o como CSV UTF-8.`;
};

/** Encoding of a text file: UTF-8, Windows-1252 or ISO-8859-15; else the reason for its refusal (ARQ-2). */
export const codificacaoOuRecusa = (descoberta: Descoberta): { codificacao: Codificacao } | Recusa => {
  const recusa = porqueNao(descoberta);
  return recusa === null && descoberta.codificacao !== null
    ? { codificacao: descoberta.codificacao }
    : { recusa: recusa ?? '', linha: descoberta.onde?.linha ?? null };
};

/** Text of a file without a declared encoding, with Unix line ends; else the reason for its refusal. */
export const leTexto = (bytes: Uint8Array): { texto: string } | Recusa => {
  const busca = descobreCodificacao();
  busca.add(bytes);
  const found = codificacaoOuRecusa(busca.fim());
  if ('recusa' in found) return found;
  const texto = semMarcaDeFim()(new TextDecoder(found.codificacao).decode(bytes));
  return { texto: texto.replace(/\r\n?/g, '\n') };
};
