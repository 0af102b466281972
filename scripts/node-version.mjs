// Plain JavaScript for any Node.

/** @param {string} version Whether that Node runs TypeScript by itself: 22.18 or newer. */
const readsTypeScript = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
};

/**
 * The Node that runs a script: the present one where it reads TypeScript, else the one that came along, else none.
 * @param {{ execPath: string, versions: { node: string } }} present
 * @param {string | undefined} own
 */
export const nodeFor = ({ execPath, versions }, own) => (readsTypeScript(versions.node) ? execPath : own);

/** @param {string} version One sentence for a machine for which no Node comes along. */
export const tooOld = (version) =>
  `O Vidas precisa do Node 22.18 ou mais novo e este é o ${version}; para esta máquina nenhum vem junto: instale um de https://nodejs.org e repita.`;

/**
 * Ends the process with 1 and one clear line on a Node that cannot run TypeScript by itself.
 * @param {string} command what the reader should type instead
 */
export const refuseOldNode = (command) => {
  if (readsTypeScript(process.versions.node)) return;
  console.error(
    `O Vidas precisa do Node 22.18 ou mais novo e este é o ${process.versions.node}: use \`${command}\`, que traz o Node certo no Linux e no Windows.`,
  );
  process.exit(1);
};
