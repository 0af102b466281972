const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** First and last initial of a person's name, without the particles: Ana Maria dos Santos → AS. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word && !particles.has(word.toLowerCase()));
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => (word?.[0] ?? '').toLocaleUpperCase('pt-BR')).join('');
}
