import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { droppedFiles, pastedFiles } from './droppedFiles.ts';
import { FilePicker } from './FilePicker.tsx';
import { writeLimits } from './uploadLimits.ts';
import { UploadList } from './UploadList.tsx';
import { Group } from './uploadListParts.tsx';
import { Acts, Label, Line, Quiet, Root, UploadSign, Words } from './uploadParts.tsx';
import type { UploadWork, UploadOptions } from './uploadStore.types.ts';
import { hashFile } from './hashFile.ts';
import { createUploadStore } from './uploadStore.ts';

/** The files of one place in the page: running uploads end when the place is removed, and leaving the page asks first. */
function useUploadStore(options: UploadOptions) {
  const [store] = useState(() => createUploadStore(hashFile, options));
  const { lines, news } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  useEffect(() => store.configure(options));
  useEffect(() => () => store.cancelAll(), [store]);
  const isBusy = lines.some(({ state }) => ['waiting', 'checking', 'uploading'].includes(state));
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { store, lines, news, isBusy } as const;
}

export interface UploadQueueProps extends UploadWork {
  /** The wanted files: Laudos e relatórios. */
  readonly label: string;
  /** Default the limits in words. */
  readonly hint?: string | undefined;
  /** Other work is running, so no file is accepted now. */
  readonly isBusy?: boolean | undefined;
  /** False when received files are listed elsewhere: a file leaves the list once it is sent. Default true. */
  readonly keepsDone?: boolean | undefined;
  /** Number of files sent side by side; default 2. */
  readonly atOnce?: number | undefined;
  /** Told whether files are waiting, being checked or on their way: what needs them all has to wait. */
  readonly onWorking?: ((isWorking: boolean) => void) | undefined;
}

/**
 * The place for several files: dropped (folders too), pasted or chosen. Each is checked, recognised by its content if it was
 * sent before, uploaded with its real progress, and can be cancelled, retried, removed and restored.
 */
export function UploadQueue({
  label,
  hint,
  isBusy = false,
  keepsDone = true,
  atOnce = 2,
  onWorking,
  ...options
}: UploadQueueProps) {
  const inputId = useId();
  const { store, lines, news } = useUploadStore({ ...options, atOnce });
  const take = (files: readonly File[]) => {
    if (!isBusy && files.length > 0) store.add(files);
  };
  const isWorking = lines.some(({ state }) => ['waiting', 'checking', 'uploading'].includes(state));
  useEffect(() => onWorking?.(isWorking), [isWorking, onWorking]);
  const isSingle = options.maxFiles === 1;
  const things = isSingle ? 'o arquivo' : 'os arquivos';
  return (
    <Group onPaste={(event) => take(pastedFiles(event))}>
      <Root
        aria-label={`${label}: solte ou cole ${things} aqui`}
        isDisabled={isBusy}
        getDropOperation={() => 'copy'}
        onDrop={(event) => void droppedFiles(event).then(take)}
      >
        <Line>
          <UploadSign />
          <Words>
            <Label htmlFor={inputId}>{label}</Label>
            <Quiet>
              Arraste {things} até aqui, cole ou escolha · {hint ?? writeLimits(options)}
            </Quiet>
          </Words>
          <Acts>
            <FilePicker
              inputId={inputId}
              accept={options.accept}
              words={isSingle ? 'Escolher arquivo' : 'Escolher arquivos'}
              isDisabled={isBusy}
              isMultiple={!isSingle}
              onFiles={take}
            />
          </Acts>
        </Line>
      </Root>
      <UploadList
        label={`Arquivos de ${label}`}
        lines={lines}
        keepsDone={keepsDone}
        onCancel={store.cancel}
        onCancelAll={store.cancelAll}
        onRetry={store.retry}
        onRemove={store.remove}
        onRestore={store.restore}
      />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Group>
  );
}
