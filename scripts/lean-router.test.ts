import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutEffects } from './lean-router.ts';
import { root } from './sources.ts';

it('says that making a component or a context changes nothing, and gives them no name for tools', () => {
  const code = `var Link = React10.forwardRef(
  function LinkWithRef(props, ref) {
    let FetcherForm2 = React10.forwardRef(Inner);
    FetcherForm2.displayName = "fetcher.Form";
  }
);
Link.displayName = "Link";
var RouteContext = React.createContext({});
`;
  expect(withoutEffects(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function LinkWithRef(props, ref) {
    let FetcherForm2 = /* @__PURE__ */ React10.forwardRef(Inner);
    FetcherForm2.displayName = "fetcher.Form";
  }
);

var RouteContext = /* @__PURE__ */ React.createContext({});
`);
});

it('finds its places in the router that is installed', () => {
  const dist = join(root, 'node_modules', 'react-router', 'dist', 'production');
  const code = readdirSync(dist)
    .filter((file) => /^chunk-.*\.mjs$/.test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  expect(withoutEffects(code)).toMatch(/^var Link = \/\* @__PURE__ \*\/ \w+\.forwardRef\($/m);
  expect(withoutEffects(code)).not.toMatch(/^\w+\.displayName =/m);
});
