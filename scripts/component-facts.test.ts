import { expect, it } from 'vitest';
import { componentFacts, tokensIn, tokensOf } from '../.storybook/componentFacts.ts';
import { root } from './sources.ts';

const source = (imports: string, text: string) => `${imports}\n${text}`;

it('finds the tokens that a source reads, under the names by which it imports them', () => {
  const text = source(
    "import { font, size as sizes } from '../theme/scale.ts';\nimport { color } from '../theme/tokens.ts';",
    '`${font.size.body} ${sizes.icon} ${color.accent}` + own.color.text + size.header + color.nothing',
  );
  expect(tokensIn(text)).toEqual(['font.size.body', 'size.icon', 'color.accent']);
});

it('takes no token from a source that imports none', () => {
  expect(tokensIn('const size = { icon: 1 };\nexport const own = size.icon;')).toEqual([]);
});

it('follows the files of the folder that a component is made of, and no others', () => {
  const files: Record<string, string> = {
    'packages/ui/src/dial/Dial.tsx':
      "import { look } from './look.ts';\nimport { Tag } from '../tag/Tag.tsx';",
    'packages/ui/src/dial/look.ts': "import { space } from '../theme/scale.ts';\nspace.xl",
    'packages/ui/src/tag/Tag.tsx': "import { space } from '../theme/scale.ts';\nspace.xs",
  };
  expect(tokensOf('packages/ui/src/dial/Dial.stories.tsx', '', (path) => files[path])).toEqual(['space.xl']);
});

it('knows the import, the tokens and the stories below of a component', () => {
  const { 'packages/ui/src/report-table/ReportTable.stories.tsx': table } = componentFacts(root);
  expect(table?.importLine).toBe("import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';");
  expect(table?.tokens).toContain('color.border');
  expect(table?.below.map(({ name }) => name)).toContain('Filtros/Datas');
});
