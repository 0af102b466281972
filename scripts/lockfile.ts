interface Entry {
  link?: boolean;
  inBundle?: boolean;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

/** The part of package-lock.json that is read here. */
export interface Lockfile {
  packages: Record<string, Entry>;
}

/** Where Node would look for `name` from the package at `path`, nearest first. */
const placesOf = (path: string, name: string): string[] => {
  const steps = path.split('/');
  const folders = steps.map((_step, index) => steps.slice(0, steps.length - index).join('/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
};

/**
 * Finds what makes a lockfile unusable: npm leaves out optional packages of other platforms when a registry does not know them
 * yet, and the next `npm ci` then refuses the file.
 */
export const problemsOf = ({ packages }: Lockfile): string[] =>
  Object.entries(packages).flatMap(([path, entry]) => {
    const isPackage = path.includes('node_modules/') && entry.link !== true;
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !placesOf(path, name).some((place) => packages[place]),
    );
    return [
      ...missing.map((name) => `${path}: ${name} has no entry`),
      ...(entry.resolved !== undefined && entry.link !== true ? [`${path}: resolved by an address`] : []),
      ...(isPackage && entry.inBundle !== true && entry.integrity === undefined
        ? [`${path}: no integrity`]
        : []),
    ];
  });
