import { createHash } from 'node:crypto';
import { decodeXml } from '../../imports/decode.ts';
import { hashDoLote } from '../../imports/tiss/hashDoLote.ts';

/** A lot of the refused guides alone. */
export interface SomenteRejeitadas {
  numero: string;
  bytes: Buffer;
  /** The provider's signature was removed, because it signed another file. */
  semAssinatura: boolean;
}

const guia =
  /<((?:[\w-]+:)?(?:guiaConsulta|guiaSP-SADT|guiaResumoInternacao|guiaHonorarios|guiaOdonto))(?=[\s>])[\s\S]*?<\/\1\s*>/g;
const assinatura = /<((?:[\w-]+:)?Signature)(?=[\s>])[\s\S]*?<\/\1\s*>/g;

/** Room for R1 to R99 in a number of 12 characters. */
const MAIOR_BASE = 9;

/**
 * Number of a lot without the R1, R2… of its files of refused guides alone (TIS-24). 'Z' and 8 characters of its
 * digest replace a longer number, so that two lots never share one.
 */
export const baseDoLote = (numero: string): string => {
  const inteiro = numero.replace(/R\d{1,2}$/, '');
  if (inteiro.length <= MAIOR_BASE) return inteiro;
  const resumo = BigInt(`0x${createHash('md5').update(inteiro).digest('hex')}`);
  return `Z${resumo.toString(36).toUpperCase().slice(-8)}`;
};

/** Number of the next lot of refused guides: '77', '77R1', '77R2'…; at most 12 characters (TIS-24). */
export const proximoNumero = (numero: string): string =>
  `${baseDoLote(numero)}R${Number(/R(\d{1,2})$/.exec(numero)?.[1] ?? 0) + 1}`;

/**
 * The provider's own file with these guides alone, a new number and hash, and no signature. Undefined when
 * the guides cannot be located in the text.
 */
export const somenteRejeitadas = async (
  bytes: Uint8Array,
  { ordens, total, numero }: { ordens: ReadonlySet<number>; total: number; numero: string },
): Promise<SomenteRejeitadas | undefined> => {
  let texto = '';
  for await (const parte of decodeXml([bytes], bytes.byteLength)) texto += parte;
  let vistas = 0;
  const cortado = texto.replace(guia, (inteira) => {
    vistas += 1;
    return ordens.has(vistas) ? inteira : '';
  });
  if (vistas !== total) return undefined;
  const novo = proximoNumero(numero);
  const fim = cortado.lastIndexOf('epilogo');
  const depois = cortado.slice(fim);
  const pronto =
    cortado
      .slice(0, fim)
      .replace(/^<\?xml[^>]*\?>/, '<?xml version="1.0" encoding="ISO-8859-1"?>')
      .replace(/(<(?:[\w-]+:)?numeroLote\s*>)[^<]*/, (_, abre: string) => abre + novo) +
    depois.replace(assinatura, '');
  // Characters missing in ISO-8859-1 become references.
  const latin1 = (xml: string): Buffer =>
    Buffer.from(
      xml.replace(/[^\0-\xff]/gu, (letra) => `&#${letra.codePointAt(0)};`),
      'latin1',
    );
  const hash = await hashDoLote(latin1(pronto));
  const comHash = pronto.replace(/(<(?:[\w-]+:)?hash\s*>)[^<]*/, (_, abre: string) => abre + hash);
  return { numero: novo, bytes: latin1(comHash), semAssinatura: depois.search(assinatura) !== -1 };
};
