import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyStyle, hashOf, portalPolicy, reactAriaStyles, staffPolicy } from './csp.ts';

const requireFromUi = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));
const reactAria = join(dirname(requireFromUi.resolve('react-aria/package.json')), 'dist');

/** Style texts of a source, each trimmed like in the library. */
const stylesIn = (path: string): string[] => {
  const source = readFileSync(join(reactAria, path), 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = '([\w-]+)'/.exec(source)?.[1] ?? '';
  const literals = [...source.matchAll(/`\s*(@layer[^`]*)`/g)];
  return literals.map(([, text = '']) => text.replace(/\$\{[\w$]*PRESSABLE_ATTRIBUTE\}/, attribute).trim());
};

describe('the policy of the pages', () => {
  it('allows the very style texts of the installed react-aria', () => {
    expect(stylesIn('private/interactions/usePress.mjs')).toEqual([reactAriaStyles.pressable]);
    expect(stylesIn('private/overlays/usePreventScroll.mjs')).toEqual([reactAriaStyles.overscroll]);
  });

  it('has no unsafe word, no foreign source and no wildcard', () => {
    for (const policy of [staffPolicy, portalPolicy(hashOf('x'))]) {
      expect(policy).not.toMatch(/unsafe|http|\*/);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    }
  });

  it('allows the empty style of styled-components', () => {
    expect(emptyStyle).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(staffPolicy).toContain(emptyStyle);
    expect(portalPolicy(undefined)).toContain(`style-src 'self' ${emptyStyle}`);
  });
});
