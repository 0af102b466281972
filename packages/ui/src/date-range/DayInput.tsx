import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from 'react-aria-components/DateField';
import styled from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { radius, size } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** What a DayInput takes. */
export interface DayInputProps {
  readonly onPaste: (text: string) => void;
  /** Told whether a part of the date is missing, whenever that changes. */
  readonly onPartial: (isPartial: boolean) => void;
  /** The focus came, or went from one part to the next. */
  readonly onBegin: () => void;
  /** The focus left all parts. */
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

interface WatchedPartProps extends DateSegmentProps {
  readonly onPartial: (isPartial: boolean) => void;
}

/** The year, which also tells when the date it ends loses a part. */
function WatchedPart({ onPartial, ...rest }: WatchedPartProps) {
  const parts = useContext(DateFieldStateContext)?.segments ?? [];
  const isPartial = parts.some(({ isEditable, isPlaceholder }) => isEditable && isPlaceholder);
  const tell = useEffectEvent(() => onPartial(isPartial));
  useEffect(() => tell(), [isPartial]);
  return <Part {...rest} />;
}

const parts = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[contenteditable]')];

/** Day, month and year, typed one after another, with or without / between them, or pasted. */
export function DayInput({ onPaste, onPartial, onBegin, onLeave }: DayInputProps) {
  const lastTyped = useRef<EventTarget | null>(null);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (/^\d$/.test(event.key)) lastTyped.current = event.target;
    if (!['/', '-', '.'].includes(event.key)) return;
    event.preventDefault();
    // Two figures moved on by themselves: the / after them is already done.
    if (lastTyped.current !== event.target) return;
    const all = parts(event.currentTarget);
    all[all.findIndex((part) => part === event.target) + 1]?.focus();
  };
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    onPaste(event.clipboardData.getData('text/plain'));
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    lastTyped.current = null;
    onLeave();
  };
  return (
    <Root onKeyDownCapture={handleKey} onPasteCapture={handlePaste} onFocus={onBegin} onBlur={handleBlur}>
      <Parts>
        {(segment) =>
          segment.type === 'year' ? (
            <WatchedPart segment={segment} onPartial={onPartial} />
          ) : (
            <Part segment={segment} />
          )
        }
      </Parts>
    </Root>
  );
}
