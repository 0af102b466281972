import { Markdown } from '@storybook/addon-docs/blocks';
import { font, space } from '@vidas/ui/theme/scale.ts';
import { styled } from 'styled-components';
import { ofScreen, type Rule, rules } from 'virtual:screen-rules';

const Small = styled.div`
  &&& p { margin: 0 0 ${space.m}; font-size: ${font.size.label}; line-height: 1.45; }
`;

const inMarkdown = (of: readonly Rule[]) =>
  of.map(({ number, words }) => `**${number}** ${words}`).join('\n\n');

function WordsOf({ of }: { readonly of: readonly Rule[] }) {
  return (
    <Small>
      <Markdown>{inMarkdown(of)}</Markdown>
    </Small>
  );
}

interface RuleListProps {
  /** `telas/vendas/Início`. */
  readonly title: string;
}

/** Rules that the screen names; below them, folded, the other rules of the same files or of its module. */
export function RuleList({ title }: RuleListProps) {
  const named = (ofScreen[title] ?? []).flatMap((place) => rules[place] ?? []);
  const ofModule = `${title.split('/')[1] ?? ''}.md`;
  const files = [...new Set([...named.map(({ file }) => file), ofModule])];
  return (
    <>
      {named.length === 0 ? <p>A tela não aponta para nenhuma pelo número.</p> : <WordsOf of={named} />}
      {files.map((file) => {
        const all = rules.filter((rule) => rule.file === file);
        if (all.length === 0) return null;
        return (
          <details key={file} open={named.length === 0}>
            <summary>
              Todas as de docs/regras/{file} ({all.length})
            </summary>
            <WordsOf of={all} />
          </details>
        );
      })}
    </>
  );
}
