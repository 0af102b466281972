import {
  useEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  type KeyboardEvent,
} from 'react';
import styled from 'styled-components';
import { CheckCircleIcon, WarningIcon } from '../icon/icons.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { flushSync } from 'react-dom';

/** True for an open list, in which Enter chooses. A list that does not tell whether it is open keeps its keys. */
const isOpenList = (target: HTMLElement): boolean =>
  CSS.supports('selector(:open)') && target.matches('select:open');

/**
 * Lets Enter submit in a part of a date and in a list of choices, where the browser does not. It listens in the
 * capture phase, because react-aria stops the key of a date part. The part is left first, so that a half typed day
 * counts as on leaving the field, and then gets the focus back.
 */
function enterSearches(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (!target.matches('[contenteditable], select') || isOpenList(target) || !form.contains(target)) return;
  event.preventDefault();
  flushSync(() => target.blur());
  form.requestSubmit();
  target.focus();
}

/** One wrong field, for the summary. */
export interface FormProblem {
  /** The `name` of the control. */
  readonly name: string;
  /** The problem, understandable without the label. */
  readonly message: string;
  /**
   * The `id` of the control, if it differs from the name. The link then works without JavaScript too. Default: the
   * name.
   */
  readonly id?: string | undefined;
  /**
   * True when it was corrected after the summary was drawn. Its line stays, ticked, so that nothing below moves while
   * one types.
   */
  readonly isSolved?: boolean | undefined;
}

/** Any attribute of a native form (action, method, onSubmit …) and the problems found. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'ref'> {
  /** Problems after a refused submission. A summary shows them, and the focus goes to the first wrong field. */
  readonly problems?: readonly FormProblem[] | undefined;
  /** Default true; false for a form of one or two fields whose own messages are enough. */
  readonly hasSummary?: boolean | undefined;
  /** The guard of useZodForm, which asks before typed text is lost. */
  readonly guard?: ReactNode;
}

const Root = styled.form`
  display: grid;
  gap: ${space.l};
  align-content: start;
  & > :is(button, a) { justify-self: start; }
  html[data-app='portal'] & { gap: ${space.xl}; }
`;

const Summary = styled.div`
  display: flex;
  gap: ${space.m};
  padding: ${space.m} ${space.l};
  border: ${size.hairline} solid ${color.negative};
  border-left-width: ${size.bar};
  border-radius: ${radius.s};
  background: ${color.negativeSoft};
  svg { flex: none; height: 1.45em; color: ${color.negative}; }
  ul { margin-top: ${space.xs}; padding-left: ${space.l}; }
  a { color: inherit; }
`;

const Solved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.textMuted};
  a { text-decoration: line-through; }
  && svg { width: ${size.iconSmall}; color: ${color.positive}; }
`;

const Title = styled.p`
  font-weight: ${font.weight.strong};
`;

const none: readonly FormProblem[] = [];

const titleOf = (problems: readonly FormProblem[]): string => {
  const left = problems.filter(({ isSolved }) => !isSolved).length;
  if (left === 0) return 'Tudo corrigido: envie de novo';
  if (left < problems.length) return left === 1 ? 'Falta corrigir um campo' : `Faltam ${left} campos`;
  return left === 1 ? 'Corrija um campo' : `Corrija ${left} campos`;
};

const wrongControls =
  ':is(input, select, textarea, button)[aria-invalid="true"], [aria-invalid="true"] :is(input, select, textarea)';

/** The first field that this submission refused. Older marks count only when none of these is drawn. */
function firstWrong(form: HTMLFormElement, problems: readonly FormProblem[]): HTMLElement | undefined {
  const names = new Set(problems.filter(({ isSolved }) => !isSolved).flatMap(({ name, id }) => [name, id]));
  const wrong = [...form.querySelectorAll<HTMLElement>(wrongControls)];
  return wrong.find((control) => names.has(control.getAttribute('name') ?? control.id)) ?? wrong[0];
}

/**
 * A native form with our own messages: a summary that links to each wrong field, and focus on the first. With the
 * role search, Enter searches from any field, also from dates and lists.
 */
export function Form({
  problems = none,
  hasSummary = true,
  guard,
  children,
  onSubmit,
  ...native
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // True at first, because a page that the server returned with problems takes the focus there too.
  const isAsked = useRef(true);
  useEffect(() => {
    if (problems.length === 0 || !isAsked.current || !form.current) return;
    const wrong = firstWrong(form.current, problems);
    // The fields may get their errors a moment after the summary.
    if (!wrong) return;
    isAsked.current = false;
    wrong.focus();
  }, [problems]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // React also passes on the submission of a form in a window that was opened from this one.
    if (event.target !== event.currentTarget) return;
    isAsked.current = true;
    onSubmit?.(event);
  };
  const handleLink = (event: MouseEvent, name: string) => {
    const control = form.current?.elements.namedItem(name);
    const target = control instanceof RadioNodeList ? control[0] : control;
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <Root
      noValidate
      {...(native.role === 'search' && { onKeyDownCapture: enterSearches })}
      {...native}
      ref={form}
      onSubmit={handleSubmit}
    >
      {hasSummary && problems.length > 0 && (
        <Summary role="alert">
          <WarningIcon />
          <div>
            <Title>{titleOf(problems)}</Title>
            <ul>
              {problems.map(({ name, message, id, isSolved }) => {
                const link = (
                  <a href={`#${id ?? name}`} onClick={(event) => handleLink(event, name)}>
                    {message}
                  </a>
                );
                return (
                  <li key={name}>
                    {isSolved ? (
                      <Solved>
                        {link}
                        <CheckCircleIcon />
                        <VisuallyHidden>(corrigido)</VisuallyHidden>
                      </Solved>
                    ) : (
                      link
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        </Summary>
      )}
      {children}
      {guard}
    </Root>
  );
}
