import { expect, it } from 'vitest';
import { firstLoad } from './budget.ts';

it('counts the entry and what it imports at once, each once, and nothing that is asked for later', () => {
  const manifest = {
    'index.html': {
      file: 'a/index.js',
      isEntry: true,
      imports: ['_react.js', '_ui.js'],
      css: ['a/index.css'],
    },
    '_react.js': { file: 'a/react.js' },
    '_ui.js': { file: 'a/ui.js', imports: ['_react.js'], css: ['a/index.css', 'a/ui.css'] },
    'src/Later.tsx': { file: 'a/Later.js', isDynamicEntry: true, imports: ['_react.js'] },
    'inter.woff2': { file: 'a/inter.woff2' },
  };
  expect(firstLoad(manifest)).toEqual({
    js: ['a/index.js', 'a/react.js', 'a/ui.js'],
    css: ['a/index.css', 'a/ui.css'],
  });
});
