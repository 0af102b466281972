import { plainText } from '@vidas/api-client/words/fold.ts';
import { maiorSenha, menorSenha } from '@vidas/api-client/shell/troca-senha/senha.rules.ts';
import { senhasComuns } from './senhasComuns.ts';

/** A name that no password contains, and what it is. */
export interface NomeNaSenha {
  nome: string;
  oQue: string;
}

/** Words that the names of many operators share. */
const ofAll = new Set('saude plano planos operadora assistencia medica grupo'.split(' '));

/** The names that a password of this login does not contain (SEG-17). */
export const nomesDaSenha = (
  login: string,
  { operatorName }: { operatorName: string },
): readonly NomeNaSenha[] => {
  const words = operatorName.split(/[^\p{L}\p{N}]+/u).filter((word) => !ofAll.has(plainText(word)));
  return [
    { nome: login.replace(/^usu_/i, ''), oQue: 'o login' },
    { nome: 'Vidas', oQue: 'o nome do sistema' },
    ...[operatorName, ...words].map((nome) => ({ nome, oQue: 'o nome da operadora' })),
  ];
};

const letters: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};
const unmasked = (text: string): string => text.replace(/[@43!10$57]/g, (sign) => letters[sign] ?? sign);

/** The ways in which a password may hide a word: accents, capitals, digits at its end, signs in the place of letters. */
const formsOf = (senha: string): string[] => {
  const plain = plainText(senha);
  const bare = plain.replace(/\d+$/, '');
  return [plain, bare, unmasked(plain), unmasked(bare)];
};

const onlySigns = (text: string): string => text.replace(/[^a-z0-9]/g, '');

/** A short name counts where it stands alone: many words hold its letters. */
const contains = (form: string, nome: string): boolean => {
  const sought = onlySigns(plainText(nome));
  if (sought.length >= 4) return onlySigns(form).includes(sought);
  return form.split(/[^a-z]+/).includes(sought) && sought !== '';
};

const backwards = (text: string): string => [...text].toReversed().join('');
const ahead = ['qwertyuiopasdfghjklczxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '12345678901234567890'];
const rows = [...ahead, ...ahead.map(backwards)];

/** What is written again and again in a text, or the text. */
const periodOf = (text: string): string => /^(.+?)\1*$/s.exec(text)?.[1] ?? text;

const isCommon = (word: string): boolean => {
  const period = periodOf(word);
  const single = period.replace(/(.)\1+/g, '$1');
  return word.length >= 3 && (senhasComuns().has(period) || rows.some((row) => row.includes(single)));
};

/** One common word, whatever digits and signs stand around it. */
const isOneWord = (form: string): boolean => {
  const words = [...new Set(form.split(/[^a-z]+/).filter(Boolean))];
  return words.length <= 1 && isCommon(words[0] ?? onlySigns(form));
};

/** Up to four signs, again and again. */
const isRepeated = (senha: string): boolean => {
  const plain = plainText(senha);
  return periodOf(onlySigns(plain) || plain).length <= 4;
};

const isGuessed = (senha: string, forms: readonly string[]): boolean =>
  isRepeated(senha) || forms.some((form) => isCommon(form) || isOneWord(form));

/** Why a new password is refused, in Portuguese; undefined for a good one (SEG-17). */
export const senhaProblema = (senha: string, nomes: readonly NomeNaSenha[]): string | undefined => {
  if (senha !== senha.trim()) return 'A senha começa ou termina com um espaço: tire-o.';
  if (/[\p{Cc}\p{Cs}]/u.test(senha)) return 'A senha tem um caractere que não se pode guardar.';
  if (senha.length < menorSenha)
    return `A senha precisa de ao menos ${menorSenha} caracteres; várias palavras juntas são melhores.`;
  if (senha.length > maiorSenha) return `A senha passa de ${maiorSenha} caracteres.`;
  const forms = formsOf(senha);
  const held = nomes.find(({ nome }) => forms.some((form) => contains(form, nome)));
  if (held) return `A senha não pode conter ${held.oQue}.`;
  if (isGuessed(senha, forms))
    return 'Essa senha é das primeiras que alguém tentaria: junte várias palavras.';
  return undefined;
};
