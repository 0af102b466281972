import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the structure in pdf.js: an element, or its content by the id of a marked piece. */
interface No {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: No[];
}

type Textos = ReadonlyMap<string, string>;

const textoDe = (no: No, textos: Textos): string =>
  no.type === 'content'
    ? (textos.get(no.id ?? '') ?? '')
    : (no.children ?? [])
        .map((child) => textoDe(child, textos))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim();

const papeisDe: Readonly<Record<string, string>> = { H1: 'Título', H2: 'Subtítulo' };

/** Reads a structure aloud; a cell follows its column's head, on further pages too. */
const leitor = () => {
  let cabecas: string[] = [];
  const cells = (linha: No, textos: Textos): string[] =>
    (linha.children ?? []).map((cell) => textoDe(cell, textos));
  const tabela = (no: No, textos: Textos): string[] =>
    (no.children ?? []).flatMap((linha) => {
      const said = cells(linha, textos);
      if (linha.children?.[0]?.role === 'TH') {
        cabecas = said;
        return [`Tabela de ${cabecas.length} colunas: ${cabecas.join(', ')}`];
      }
      return [
        `Linha: ${said.flatMap((text, at) => (text === '' ? [] : [`${cabecas[at] ?? ''} ${text}`])).join('; ')}`,
      ];
    });
  const le = (no: No, textos: Textos): string[] => {
    if (no.role === 'Table') return tabela(no, textos);
    if (no.role === 'Figure') return [`Figura: ${no.alt ?? ''}`];
    const titulo = papeisDe[no.role ?? ''];
    if (titulo !== undefined) return [`${titulo}: ${textoDe(no, textos)}`];
    if (no.role === 'P') return [textoDe(no, textos)];
    return (no.children ?? []).flatMap((child) => le(child, textos));
  };
  return le;
};

/** Texts of a page's marked pieces, by id. */
const marcados = (items: readonly object[]): Textos => {
  const textos = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push('id' in item ? String(item.id) : '');
      continue;
    }
    const id = open.at(-1) ?? '';
    const { str = '', hasEOL } = item as { str?: string; hasEOL?: boolean };
    textos.set(id, `${textos.get(id) ?? ''}${str}${hasEOL === true ? ' ' : ''}`);
  }
  return textos;
};

/** Lines of a paper as a screen reader speaks them, in the order of its structure. */
export const falaDe = async (bytes: Uint8Array, senha?: string): Promise<string[]> => {
  const task = getDocument({
    data: new Uint8Array(bytes),
    ...(senha === undefined ? {} : { password: senha }),
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  const le = leitor();
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const tree = (await page.getStructTree()) as No | null;
    if (tree !== null) lines.push(...le(tree, marcados(items)));
  }
  await task.destroy();
  return lines;
};
