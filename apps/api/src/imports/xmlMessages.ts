import { type ImportError, refusal } from './importError.ts';

/** Messages of saxes 6.0.0 and their Portuguese versions for the person who sent the file. */
const meanings: readonly [RegExp, string][] = [
  [/unclosed tag: (\S+)/, 'o arquivo terminou antes do fim: falta fechar o elemento <$1>'],
  [/unexpected end/, 'o arquivo terminou antes do fim'],
  [/must contain a root element/, 'o arquivo não tem nenhum elemento XML'],
  [
    /outside of root node|only one root|before root/,
    'há conteúdo fora do elemento raiz, ou o arquivo não é um XML',
  ],
  [/unmatched closing tag: (\S+)/, 'o elemento </$1> não fecha o que está aberto'],
  [/unexpected close tag/, 'há um elemento fechado que não foi aberto'],
  [/undefined entity|entity/, 'há uma referência (&…;) que não existe ou está malformada'],
  [/attribute/, 'há um atributo malformado ou repetido'],
  [/XML declaration|version number|encoding value|standalone/, 'a declaração <?xml …?> está malformada'],
  [/disallowed character/, 'há um caractere proibido em XML'],
];

const plain = (text: string): string => {
  for (const [pattern, meaning] of meanings) {
    const found = pattern.exec(text);
    if (found) return meaning.replace('$1', (found[1] ?? '').replace(/\.$/, '').slice(0, 80));
  }
  return 'o XML está malformado';
};

/** Parser error in Portuguese with its position; a truncated file is named as such. */
export const malformed = (
  cause: Error,
  { line, column }: { line: number; column: number },
  isEnd: boolean,
): ImportError => {
  const text = plain(cause.message);
  const early = isEnd && !text.startsWith('o arquivo') ? `o arquivo terminou antes do fim (${text})` : text;
  return refusal(`${early}.`, line, null, column);
};
