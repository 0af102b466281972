import { aptInstall } from './apt.ts';
import { missingFor, missingLine, type Need, needs, packagesOf } from './test-needs.ts';

/** Installs the programs that these steps need and the machine lacks. Throws, with the command to type, when some cannot be installed. */
export const bringNeeds = async (steps: readonly string[], all: readonly Need[] = needs): Promise<void> => {
  const lacking = missingFor(steps, all);
  if (lacking.length === 0) return;
  await aptInstall(packagesOf(lacking));
  const missing = missingFor(steps, all);
  if (missing.length > 0) throw new Error(missingLine(missing));
};
