import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  type DateFieldState,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from 'react-aria-components/DateField';
import styled from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { radius, size } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { DayParts } from './parseTypedDate.ts';
import type { ShownParts } from './useDayDraft.ts';

export interface DayInputProps {
  /** Parts to restore when they leave the field. A day that does not exist is kept, so that it can be corrected. */
  readonly restore: DayParts | null;
  readonly onPaste: (text: string) => void;
  /** Called with the field's content whenever it changes. */
  readonly onShown: (parts: ShownParts) => void;
  /** Called when the focus comes in, or moves to the next part. */
  readonly onBegin: () => void;
  /** Called before the focus leaves all parts, and before react-aria reacts. */
  readonly onStartLeaving: () => void;
  /** Called after the focus left all parts. */
  readonly onLeave: () => void;
}

const Root = styled.div`
  ${tabular}
  flex: 1;
  padding-left: ${size.fieldPadding};
  white-space: nowrap;
`;

const Parts = styled(DateInput)`
  display: flex;
`;

const Part = styled(DateSegment)`
  padding: 0 ${size.hairline};
  border-radius: ${radius.s};
  outline: none;
  &[data-type='literal'] { padding: 0; color: ${color.textFaint}; }
  &[data-placeholder] { color: ${color.textFaint}; }
  &[data-focused] { background: ${color.accent}; color: ${color.onAccent}; }
  &[data-disabled] { color: ${color.textMuted}; }
  @media (forced-colors: active) {
    &[data-focused] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

const partNames = ['day', 'month', 'year'] as const;

function shownIn(state: DateFieldState | null): ShownParts {
  const [day, month, year] = partNames.map((name) => {
    const part = state?.segments.find(({ type }) => type === name);
    return part?.isPlaceholder ? null : (part?.value ?? null);
  });
  return { day: day ?? null, month: month ?? null, year: year ?? null };
}

type WatchedPartProps = DateSegmentProps & Pick<DayInputProps, 'restore' | 'onShown'>;

/** A part of the date. It reports all parts after each change, and restores those that react-aria removed. */
function WatchedPart({ restore, onShown, ...rest }: WatchedPartProps) {
  const state = useContext(DateFieldStateContext);
  const { day, month, year } = shownIn(state);
  const tell = useEffectEvent(() => {
    const shown = { day, month, year };
    // Only one part at a time, because each is set on top of the last shown state.
    const missing = partNames.find((name) => shown[name] === null);
    if (restore && missing) state?.setSegment(missing, restore[missing]);
    else onShown(shown);
  });
  useLayoutEffect(() => tell(), [day, month, year, restore]);
  return <Part {...rest} />;
}

const partsIn = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[contenteditable]'),
];

/** Day, month and year, typed one after another with or without /, or pasted; copying takes the whole date. */
export function DayInput({ restore, onPaste, onShown, onBegin, onStartLeaving, onLeave }: DayInputProps) {
  const lastTyped = useRef<EventTarget | null>(null);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (/^\d$/.test(event.key)) lastTyped.current = event.target;
    if (!['/', '-', '.'].includes(event.key)) return;
    event.preventDefault();
    // After two digits the focus moves on by itself, so the typed / has nothing left to do.
    if (lastTyped.current !== event.target) return;
    const all = partsIn(event.currentTarget);
    all[all.findIndex((part) => part === event.target) + 1]?.focus();
  };
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    onPaste(event.clipboardData.getData('text/plain'));
  };
  const handleCopy = (event: ClipboardEvent) => {
    const texts = partsIn(event.currentTarget);
    if (texts.length === 0 || texts.some((part) => part.dataset.placeholder)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', texts.map((part) => part.textContent).join('/'));
  };
  const isInside = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget);
  const handleBlurFirst = (event: FocusEvent) => {
    if (!isInside(event)) onStartLeaving();
  };
  const handleBlur = (event: FocusEvent) => {
    if (isInside(event)) return;
    lastTyped.current = null;
    onLeave();
  };
  return (
    <Root
      onKeyDownCapture={handleKey}
      onPasteCapture={handlePaste}
      onCopyCapture={handleCopy}
      onFocus={onBegin}
      onBlurCapture={handleBlurFirst}
      onBlur={handleBlur}
    >
      <Parts>
        {(segment) =>
          segment.type === 'year' ? (
            <WatchedPart segment={segment} restore={restore} onShown={onShown} />
          ) : (
            <Part segment={segment} />
          )
        }
      </Parts>
    </Root>
  );
}
