import { type Dominio, dominio } from './dominios.ts';

/** A possible element at one position of a guide. */
export interface Forma {
  nome: string;
  isObrigatorio: boolean;
  isRepetido: boolean;
  /** One of several alternatives, of which exactly one occurs. */
  isEscolha: boolean;
  /** Versions with the element, 'M.mm', both inclusive. */
  desde: string;
  ate: string;
  /** Domain of a text; undefined for an element with children or free content. */
  dominio: Dominio | undefined;
  /** Empty for a text; undefined for unchecked content. */
  filhos: Forma[] | undefined;
}

const linha = /^( *)(\|?)([\w-]+)(\??)(\*?)(?:@([\d.]*)-([\d.]*))?(?: (\S+))?$/;

const formaDe = (texto: string): { nivel: number; forma: Forma } => {
  const found = linha.exec(texto);
  if (!found) throw new Error(`TISS: unreadable form "${texto}".`);
  const [, recuo = '', barra, nome = '', opcional, vezes, desde, ate, tipo] = found;
  return {
    nivel: recuo.length / 2,
    forma: {
      nome,
      isObrigatorio: opcional === '' && barra === '',
      isRepetido: vezes !== '',
      isEscolha: barra !== '',
      desde: desde || '0',
      ate: ate || '9',
      dominio: tipo === undefined || tipo === 'livre' ? undefined : dominio(tipo),
      filhos: tipo === 'livre' ? undefined : [],
    },
  };
};

/**
 * Parses a form: one element per line, two spaces per level. After the name: `?` optional, `*` repeatable,
 * `@3.04-3.05` the versions with it, then the domain of its text (`livre`: anything). A bar before the name
 * marks the alternatives of a choice.
 */
export const lerForma = (texto: string): Forma[] => {
  const raiz: Forma[] = [];
  const abertos: Forma[][] = [raiz];
  for (const each of texto.split('\n').filter((line) => line.trim() !== '')) {
    const { nivel, forma } = formaDe(each);
    abertos.length = nivel + 1;
    abertos[nivel]?.push(forma);
    if (forma.filhos) abertos[nivel + 1] = forma.filhos;
  }
  return raiz;
};

/** Lines of a form, indented by that many levels. */
export const recuado = (niveis: number, texto: string): string =>
  texto
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => '  '.repeat(niveis) + line)
    .join('\n');
