import { fold } from '../../fold/fold.ts';

/** The rules for a tag. */
export interface TagRules {
  /** Largest number of tags; default any number. */
  readonly most?: number | undefined;
  /** The problem of a tag; null for a valid one. */
  readonly problemOf?: ((tag: string) => string | null) | undefined;
}

/** The result of adding tags. */
export interface TagsAdded {
  readonly tags: readonly string[];
  /** The parts that were not added, which can be corrected in the box. */
  readonly left: readonly string[];
  /** The refused parts and the reason, in a sentence; null when all were added. */
  readonly refused: string | null;
}

/** The parts of typed or pasted text, separated by comma, semicolon, tab or line break. */
export const splitTags = (text: string): string[] =>
  text
    .split(/[,;\t\r\n]+/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const sentenceOf = (tags: readonly string[], one: string, many: string) =>
  tags.length === 1 ? `“${tags[0]}” ${one}` : `${tags.length} ${many}`;

/** Adds new valid tags while there is room; the same word in another case is the same tag. */
export function addTags(tags: readonly string[], parts: readonly string[], rules: TagRules = {}): TagsAdded {
  const { most = Number.POSITIVE_INFINITY, problemOf } = rules;
  const next = [...tags];
  const known = new Set(tags.map(fold));
  const repeated: string[] = [];
  const wrong: string[] = [];
  const late: string[] = [];
  for (const part of parts) {
    if (known.has(fold(part))) repeated.push(part);
    else if (problemOf?.(part)) wrong.push(part);
    else if (next.length >= most) late.push(part);
    else {
      next.push(part);
      known.add(fold(part));
    }
  }
  const [firstWrong] = wrong;
  const sentences = [
    late.length > 0 && `No máximo ${most}: ${sentenceOf(late, 'não entrou', 'não entraram')}`,
    wrong.length > 1 && `${wrong.length} precisam de correção e ficaram na caixa`,
    wrong.length === 1 && firstWrong !== undefined && `“${firstWrong}”: ${problemOf?.(firstWrong) ?? ''}`,
    repeated.length > 0 && sentenceOf(repeated, 'já está na lista', 'repetidos não entraram'),
  ].filter((sentence) => typeof sentence === 'string');
  return {
    tags: next.length === tags.length ? tags : next,
    left: [...wrong, ...late],
    refused: sentences.length > 0 ? sentences.join('. ') : null,
  };
}
