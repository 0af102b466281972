import { writeDay } from '../../words/day.ts';
import type { MeioDoAviso } from '../notificacao/avisoJulgado.ts';
import { especiesDeProva, type EspecieDeProva, meiosDoAviso } from './aviso.rules.ts';

export const codigosDasProvas = Object.keys(especiesDeProva) as [EspecieDeProva, ...EspecieDeProva[]];

/** Most bytes of the file of a proof. */
const maxBytesDaProva = 10 * 1_048_576;

/** Years for which the file of a proof is kept. */
export const anosDaProva = 5;

/** Kinds of proof that a means can have. */
export const provasDoMeio = (meio: MeioDoAviso): readonly EspecieDeProva[] => [
  ...meiosDoAviso[meio].prova,
  'FALHA',
];

/** A proof as it is typed. */
export interface ProvaDigitada {
  readonly especie: EspecieDeProva;
  /** ISO day. */
  readonly recebidoEm: string;
  readonly numero: string;
  readonly nota: string;
}

/** Number of an AR without blanks, in capitals. */
export const numeroDoAr = (numero: string): string => numero.replaceAll(/\s/g, '').toUpperCase();

/** Problem of a proof of a notice, with its field; null when it may be registered (NOT-26). */
export const recusaDaProva = (
  { especie, recebidoEm, numero, nota }: ProvaDigitada,
  { meio, enviadoEm }: { readonly meio: MeioDoAviso; readonly enviadoEm: string },
  hoje: string,
): { readonly field: string; readonly message: string } | null => {
  if (!provasDoMeio(meio).includes(especie))
    return {
      field: 'especie',
      message: `${especiesDeProva[especie]} não prova um aviso por ${meiosDoAviso[meio].nome}.`,
    };
  if (recebidoEm < enviadoEm)
    return {
      field: 'recebidoEm',
      message: `O aviso saiu em ${writeDay(enviadoEm)}: a prova não é de antes.`,
    };
  if (recebidoEm > hoje) return { field: 'recebidoEm', message: 'Este dia ainda não chegou.' };
  if (especie === 'AR' && !/^[A-Z]{2}\d{9}[A-Z]{2}$/.test(numeroDoAr(numero)))
    return {
      field: 'numero',
      message: 'Escreva o número do AR: duas letras, nove algarismos e duas letras.',
    };
  if (especie !== 'AR' && numero.trim() !== '')
    return { field: 'numero', message: 'Só o AR dos correios tem número.' };
  if ((especie === 'RESPOSTA' || especie === 'FALHA') && nota.trim() === '')
    return {
      field: 'nota',
      message: especie === 'RESPOSTA' ? 'Escreva o que a pessoa respondeu.' : 'Escreva o que aconteceu.',
    };
  return null;
};

/** Kind of a file, judged by its first bytes; null for any other (NOT-27). */
export const tipoDoArquivo = (bytes: Uint8Array): 'PDF' | 'JPG' | 'MP3' | null => {
  const [a = 0, b = 0, c = 0] = bytes;
  const inicio = String.fromCodePoint(...bytes.subarray(0, 5));
  if (inicio === '%PDF-') return 'PDF';
  if (a === 0xff && b === 0xd8 && c === 0xff) return 'JPG';
  // An ID3 tag, or the sync word of a frame of layer III.
  if (inicio.startsWith('ID3') || (a === 0xff && (b & 0xe6) === 0xe2)) return 'MP3';
  return null;
};

const finais: Readonly<Record<string, 'PDF' | 'JPG' | 'MP3'>> = {
  pdf: 'PDF',
  jpg: 'JPG',
  jpeg: 'JPG',
  mp3: 'MP3',
};

/** Reason why a file is refused, as its name and bytes say; null when it may be kept (NOT-27). */
export const recusaDoArquivo = (nome: string, bytes: Uint8Array): string | null => {
  if (bytes.length === 0) return 'O arquivo está vazio.';
  if (bytes.length > maxBytesDaProva) return 'O arquivo passa de 10 MB.';
  const final = finais[nome.split('.').at(-1)?.toLowerCase() ?? ''];
  if (final === undefined) return 'Use um arquivo .pdf, .jpg ou .mp3.';
  return tipoDoArquivo(bytes) === final ? null : `O arquivo não é um ${final}, embora o nome diga que é.`;
};
