/**
 * The projects that this run asks for with `--project`, by name; undefined where it asks for all. A pattern or a negation asks
 * for all too: Vitest chooses among them.
 */
export const askedProjects = (argv: readonly string[]): string[] | undefined => {
  const asked = argv.flatMap((word, index) => {
    if (word === '--project') return argv[index + 1] ?? [];
    return word.startsWith('--project=') ? word.slice('--project='.length) : [];
  });
  return asked.length === 0 || asked.some((name) => /[*!]/.test(name)) ? undefined : asked;
};
