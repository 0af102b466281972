/**
 * Ends the process with 1 and one clear line on a Node that cannot run TypeScript by itself (older than 22.18).
 * @param {string} command what the reader should type instead
 */
export const refuseOldNode = (command) => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  console.error(
    `O Vidas precisa do Node 22.18 ou mais novo e este é o ${process.versions.node}: use \`${command}\`, que traz o Node certo no Linux e no Windows.`,
  );
  process.exit(1);
};
