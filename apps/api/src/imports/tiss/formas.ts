import { type Dominio, dominio } from './dominios.ts';

/** What may stand at one place of a guide. */
export interface Forma {
  nome: string;
  isObrigatorio: boolean;
  isRepetido: boolean;
  /** One of several of which exactly one stands there. */
  isEscolha: boolean;
  /** Versions that have it, 'M.mm', both inclusive. */
  desde: string;
  ate: string;
  /** Of a text; undefined of an element that holds others, or anything. */
  dominio: Dominio | undefined;
  /** Empty of a text; undefined when what is inside is not looked at. */
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
 * Reads a form: one element a line, two spaces a level. After the name: `?` may be absent, `*` may be repeated, `@3.04-3.05` the versions
 * that have it, then the domain of its text (`livre`: anything). A bar before the name marks the alternatives of a choice.
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

/** Lines of a form, indented by so many levels. */
export const recuado = (niveis: number, texto: string): string =>
  texto
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => '  '.repeat(niveis) + line)
    .join('\n');
