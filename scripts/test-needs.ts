import { findChromium, onPath } from './chromium.ts';
import { findSoffice } from './office/soffice.ts';
import { findPostgres } from './postgres.ts';

/** A program outside npm that some steps of `npm test` need. */
export interface Need {
  name: string;
  /** Its packages in Debian. */
  packages: string[];
  /** The variable that says where to find it otherwise. */
  variable?: string | undefined;
  steps: string[];
  isThere: () => boolean;
}

// The unit tests also run what the generator writes, with its stories.
export const needs: readonly Need[] = [
  {
    name: 'Chromium',
    packages: ['chromium-headless-shell'],
    variable: 'CHROMIUM_PATH',
    steps: ['unit', 'stories', 'office', 'e2e'],
    isThere: () => findChromium() !== undefined,
  },
  {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    variable: 'TEST_DATABASE_URL',
    steps: ['server'],
    isThere: () => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== undefined,
  },
  {
    name: 'LibreOffice Calc',
    packages: ['libreoffice-calc-nogui', 'libreoffice-l10n-pt-br'],
    variable: 'SOFFICE_PATH',
    steps: ['office'],
    isThere: () => findSoffice() !== undefined,
  },
  {
    name: 'zbarimg',
    packages: ['zbar-tools'],
    steps: ['unit'],
    isThere: () => onPath('zbarimg') !== undefined,
  },
  {
    name: 'qpdf',
    packages: ['qpdf'],
    steps: ['unit'],
    isThere: () => onPath('qpdf') !== undefined,
  },
  {
    name: 'pdftotext e pdftoppm',
    packages: ['poppler-utils'],
    steps: ['unit', 'server', 'e2e'],
    isThere: () => onPath('pdftotext') !== undefined && onPath('pdftoppm') !== undefined,
  },
];

/** Needs of those steps that this machine lacks. */
export const missingFor = (steps: readonly string[], all: readonly Need[] = needs): Need[] =>
  all.filter((need) => need.steps.some((step) => steps.includes(step)) && !need.isThere());

export const packagesOf = (missing: readonly Need[]): string[] => missing.flatMap(({ packages }) => packages);

/** One line: what is missing, the command that brings it, and the variables for who has it elsewhere. */
export const missingLine = (missing: readonly Need[]): string => {
  const variables = missing.flatMap(({ variable }) => variable ?? []);
  const elsewhere = variables.length > 0 ? ` (ou aponte ${variables.join(', ')} para o que já existe)` : '';
  return `Falta ${missing.map(({ name }) => name).join(', ')}: rode \`sudo apt-get install --no-install-recommends ${packagesOf(missing).join(' ')}\`${elsewhere}.`;
};
