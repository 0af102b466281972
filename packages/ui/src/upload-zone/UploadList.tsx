import { useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Files, Summary } from './uploadListParts.tsx';
import { UploadLineRow, type UploadActs } from './UploadLineRow.tsx';
import type { LineState, UploadLine } from './uploadStore.types.ts';
import { agree, counted } from '../format/format.ts';

export interface UploadListProps extends UploadActs {
  /** Names the list: Arquivos do lote. */
  readonly label: string;
  /** Nothing is drawn for an empty list. */
  readonly lines: readonly UploadLine[];
  readonly keepsDone: boolean;
  readonly onCancelAll: () => void;
}

const sentence = (lines: readonly UploadLine[]): string => {
  const count = (...states: readonly LineState[]) =>
    lines.filter(({ state }) => states.includes(state)).length;
  const total = lines.length - count('refused', 'repeated', 'removed');
  const parts = [
    `${count('done')} de ${total} ${agree(total, 'enviado', 'enviados')}`,
    count('error') > 0 && `${count('error')} com erro`,
    count('refused', 'repeated') > 0 &&
      `${counted(count('refused', 'repeated'), 'não aceito', 'não aceitos')}`,
  ];
  return parts.filter(Boolean).join(' · ');
};

/** Lines of which nothing stays once they are taken from the list. */
const goesForGood: readonly LineState[] = ['refused', 'repeated', 'removed', 'done'];

const isOnItsWay = ({ state }: UploadLine) => ['waiting', 'checking', 'uploading'].includes(state);

/** The files of one place and what became of each. */
export function UploadList({ label, lines, keepsDone, onCancelAll, ...acts }: UploadListProps) {
  const summary = useRef<HTMLDivElement>(null);
  if (lines.length === 0) return null;
  const handleRemove = (key: number) => {
    acts.onRemove(key);
    const { state } = lines.find((line) => line.key === key) ?? {};
    // The whole row disappears, so the focus must not fall back to the top of the page.
    if (state !== undefined && goesForGood.includes(state)) summary.current?.focus();
  };
  const shown = keepsDone ? lines : lines.filter(({ state }) => state !== 'done');
  const failed = lines.filter(({ state, canRetry }) => state === 'error' && canRetry);
  return (
    <div>
      {shown.length > 0 && (
        <Files aria-label={label}>
          {shown.map((line) => (
            <UploadLineRow
              key={line.key}
              line={line}
              onCancel={acts.onCancel}
              onRetry={acts.onRetry}
              onRemove={handleRemove}
              onRestore={acts.onRestore}
            />
          ))}
        </Files>
      )}
      <Summary ref={summary} tabIndex={-1}>
        <span>{sentence(lines)}</span>
        {lines.filter(isOnItsWay).length > 1 && (
          <Button size="small" tone="quiet" onPress={onCancelAll}>
            Cancelar todos
          </Button>
        )}
        {failed.length > 1 && (
          <Button
            size="small"
            tone="quiet"
            onPress={() => {
              for (const { key } of failed) acts.onRetry(key);
            }}
          >
            Tentar de novo os {failed.length} com erro
          </Button>
        )}
      </Summary>
    </div>
  );
}
