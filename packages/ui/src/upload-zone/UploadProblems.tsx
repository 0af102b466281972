import styled from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { type UploadProblem, writeProblem } from './uploadFile.ts';
import { counted } from '../format/format.ts';

export interface UploadProblemsProps {
  /** At least one. */
  readonly problems: readonly UploadProblem[];
}

// A person corrects a file from the top; thousands of lines would only slow the page.
const SHOWN = 100;

const Root = styled.div`
  ${tabular}
  max-height: 11em;
  overflow: auto;
  padding-top: ${space.s};
  border-top: ${size.hairline} solid ${color.border};
  font-size: ${font.size.table};
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: ${font.weight.medium};
`;

const List = styled.ul`
  margin-top: ${space.xs};
  padding-left: ${space.l};
`;

/** The problems inside the file, line by line. */
export function UploadProblems({ problems }: UploadProblemsProps) {
  const count = problems.length;
  const title = counted(count, 'problema no arquivo', 'problemas no arquivo');
  // One line may have the same problem twice.
  const lines = problems
    .slice(0, SHOWN)
    .map((problem, index) => ({ key: `${index} ${problem.line}`, words: writeProblem(problem) }));
  return (
    <Root role="region" aria-label={title} tabIndex={0}>
      <Title>{title}</Title>
      <List>
        {lines.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
        {count > SHOWN && <li>e mais {(count - SHOWN).toLocaleString('pt-BR')}</li>}
      </List>
    </Root>
  );
}
