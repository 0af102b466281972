import { parseSync } from 'vite';
import { Stop } from './plan.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
// Letters, digits and plain punctuation: what is safe in a string, in a comment and in a sentence of the screen.
const TITLE = /^[\p{L}\p{N} ,.:;'’“”()/&+%ºª?!–—-]+$/u;

/** A name in the three ways it is written. */
export interface Names {
  /** `minha-tela` */
  readonly kebab: string;
  /** `MinhaTela` */
  readonly pascal: string;
  /** `minhaTela` */
  readonly camel: string;
}

/** `minha-tela` in its three ways; `taken` are names that the written files use themselves. */
export const namesOf = (kebab: string, taken: readonly string[] = []): Names => {
  if (!KEBAB.test(kebab))
    throw new Stop(`"${kebab}" não serve de nome: use minúsculas sem acento separadas por hífen.`);
  const pascal = kebab.replace(/(^|-)(.)/g, (_all, _dash, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const isWord = parseSync('name.ts', `export const ${camel} = 0;`).errors.length > 0;
  if (isWord || taken.includes(kebab))
    throw new Stop(`"${kebab}" não serve de nome: o código já usa esta palavra para outra coisa.`);
  return { kebab, pascal, camel };
};

/** A title that is safe in the generated code. */
export const titleOf = (text: string): string => {
  const title = text.trim();
  if (!TITLE.test(title) || title.includes('*/'))
    throw new Stop(`O título "${text}" não serve: use letras, números e pontuação simples.`);
  return title;
};

/** Text inside a single-quoted string of the written code. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A name without hyphens and capitals, for keys written in several ways: `contasAPagar`, `contas-a-pagar`. */
export const bare = (name: string): string => name.replaceAll('-', '').toLowerCase();
