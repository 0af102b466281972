import type { Module } from './walls-read.ts';
import type { Violation } from './walls.types.ts';

// The server draws no screens: a PDF measures in points on paper.
const isDrawn = (path: string) =>
  /^(packages|apps\/backoffice|apps\/ombudsman)\//.test(path) &&
  !path.startsWith('packages/ui/src/theme/') &&
  !/\.test\.tsx?$/.test(path);

const NAMED = 'white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|teal|navy|maroon';
const LITERALS: [RegExp, string][] = [
  [/(?<![\w.-])-?\d*\.?\d+px\b/, 'a size in px'],
  [/(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i, 'a colour'],
  [/\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i, 'a colour'],
  [
    new RegExp(`\\b(?:color|background|fill|stroke|border|outline)(?:-[a-z]+)?:[^;]*\\b(?:${NAMED})\\b`, 'i'),
    'a colour',
  ],
];

/** Wall 5: colours and sizes in px live in packages/ui/src/theme, and no style is written into the page (strict CSP). */
export const checkLooks = ({ path, texts, inlineStyles }: Module): Violation[] => {
  if (!isDrawn(path)) return [];
  const literals = texts.flatMap(({ line, text }) =>
    LITERALS.flatMap(([pattern, what]) => {
      const hit = pattern.exec(text);
      if (!hit) return [];
      const at = line + text.slice(0, hit.index).split('\n').length - 1;
      return [
        {
          file: path,
          line: at,
          wall: 'looks',
          message: `${what}, "${hit[0].trim()}": take it from packages/ui/src/theme`,
        },
      ];
    }),
  );
  const inline = inlineStyles.map((line) => ({
    file: path,
    line,
    wall: 'looks',
    message: 'a fixed style inside the markup: the policy of the page allows none, use a styled component',
  }));
  return [...literals, ...inline];
};
