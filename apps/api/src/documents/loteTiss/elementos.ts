const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (mark) => escapes[mark] ?? mark);

/** '120.50' for cents. */
export const reais = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** An element with children. */
export const el = (nome: string, ...dentro: readonly string[]): string =>
  `<${nome}>${dentro.join('')}</${nome}>`;

/** An element with a text. */
export const txt = (nome: string, texto: string): string => el(nome, escaped(texto));
