import type { AnyReport } from '@vidas/api-client/report/report.ts';
import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { parameterOf, type Question } from '@vidas/api-client/report/question.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import type { ComponentType } from 'react';
import type { BesideFieldProps } from './BesideField.tsx';
import { PeriodoForm } from './PeriodoForm.tsx';
import type { Periodo } from './periodo.ts';
import { CompetenciaForm } from './CompetenciaForm.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Props of a report's form. */
export interface QuestionsProps {
  readonly report: AnyReport;
  readonly asked: Asked | null;
  /** The field beside a period, when it is no text field. */
  readonly beside?: ComponentType<BesideFieldProps> | undefined;
  readonly isSearching: boolean;
  readonly onSearch: (asked: Asked) => void;
  /** Called with true when the fields differ from the rows on show. */
  readonly onEdit: (isChanged: boolean) => void;
}

interface FieldProps extends Omit<QuestionsProps, 'report'> {
  readonly name: string;
  readonly question: Question;
  /** True for the screen's first button, which stands out. */
  readonly isFirst: boolean;
}

function QuestionField({
  name,
  question,
  asked,
  beside,
  isSearching,
  isFirst,
  onSearch,
  onEdit,
}: FieldProps) {
  const isAsked = asked?.name === name;
  const value = isAsked ? (Object.values(asked.params)[0] ?? null) : null;
  const waits = isSearching && isAsked;
  const askFor = (text: string) => onSearch({ name, params: { [parameterOf(question)]: text } });
  if (question.kind === 'period')
    return (
      <PeriodoForm
        periodo={isAsked ? (asked.params as unknown as Periodo) : null}
        proposes={question.proposes}
        beside={
          question.beside && {
            ...question.beside,
            value: asked?.params[question.beside.name],
            Field: beside,
          }
        }
        isSearching={waits}
        onSearch={(params) => onSearch({ name, params })}
        onEdit={onEdit}
      />
    );
  if (question.kind === 'competence')
    return <CompetenciaForm competencia={value} isSearching={waits} onSearch={askFor} onEdit={onEdit} />;
  if (question.kind === 'code')
    return (
      <CodeForm
        label={question.texts.label ?? 'Código'}
        code={value}
        maxLength={question.maxLength}
        isSearching={waits}
        onSearch={askFor}
        onEdit={onEdit}
      />
    );
  return (
    <Button
      tone={isFirst ? 'primary' : 'secondary'}
      isPending={waits}
      onPress={() => onSearch({ name, params: {} })}
    >
      {question.texts.button}
    </Button>
  );
}

/** The questions of a report, side by side: fields with their Buscar, and buttons for questions without fields. */
export function Questions({ report, ...props }: QuestionsProps) {
  const questions = Object.entries(report.questions as Record<string, Question>);
  return questions.map(([name, question], index) => (
    <QuestionField key={name} name={name} question={question} isFirst={index === 0} {...props} />
  ));
}
