import { change, type Plan, Stop } from './plan.ts';

/** Adds subpaths to the exports of a package, each before the first that sorts after it. */
export const addExports = (plan: Plan, name: string, entries: Readonly<Record<string, string>>): void =>
  change(plan, `packages/${name}/package.json`, (text, path) => {
    const manifest = JSON.parse(text) as { exports?: Record<string, string> };
    const all = Object.entries(manifest.exports ?? {});
    for (const [key, target] of Object.entries(entries)) {
      if (manifest.exports?.[key] !== undefined)
        throw new Stop(`${path} já tem a entrada ${key}; nada foi escrito.`);
      const next = all.findIndex(([other]) => other > key);
      all.splice(next < 0 ? all.length : next, 0, [key, target]);
    }
    return `${JSON.stringify({ ...manifest, exports: Object.fromEntries(all) }, null, 2)}\n`;
  });
