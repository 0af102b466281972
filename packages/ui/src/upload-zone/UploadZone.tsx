import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Progress } from '../progress/Progress.tsx';
import { droppedFiles, pastedFiles } from './droppedFiles.ts';
import { FilePicker } from './FilePicker.tsx';
import { Acts, Label, Line, PasteArea, Quiet, Root, UploadSign, Words } from './uploadParts.tsx';
import { UploadProblems } from './UploadProblems.tsx';
import { hasExtension, type UploadProblem, wrongFile } from './uploadFile.ts';
import styled from 'styled-components';
import { CheckCircleIcon, ErrorCircleIcon, WarningIcon } from '../icon/icons.tsx';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** Verdict of the message; all but the muted ones carry a sign. */
type UploadTone = 'muted' | 'positive' | 'caution' | 'negative';

interface UploadMessageProps {
  readonly tone: UploadTone;
  readonly children: ReactNode;
}

const inks: Record<UploadTone, string> = {
  muted: color.textMuted,
  positive: color.positive,
  caution: color.caution,
  negative: color.negative,
};

const State = styled.div<{ readonly $tone: UploadTone }>`
  display: flex;
  gap: ${space.xs};
  color: ${({ $tone }) => inks[$tone]};
  font-size: ${font.size.table};
  overflow-wrap: anywhere;
  svg { flex: none; width: ${size.iconSmall}; height: 1.45em; }
`;

/** The state of the file; always in the page, so that screen readers announce its changes. */
function UploadMessage({ tone, children }: UploadMessageProps) {
  return (
    <State role="status" $tone={tone}>
      {tone === 'positive' && <CheckCircleIcon />}
      {tone === 'caution' && <WarningIcon />}
      {tone === 'negative' && <ErrorCircleIcon />}
      {children && <span>{children}</span>}
    </State>
  );
}

/** State of the one file. `warning` was read but needs attention; `removed` follows an act of the person. */
export type UploadState = 'idle' | 'uploading' | 'done' | 'warning' | 'removed' | 'error';

export interface UploadZoneProps {
  /** The wanted file: Arquivo de retorno do SIB. */
  readonly label: string;
  /** The ending of the name with its dot, or several divided by commas; capitals do not matter. */
  readonly accept: string;
  /** A quiet line below the name: format, size, source of the file. */
  readonly hint?: string | undefined;
  /** Other work is running, so no file is accepted now. */
  readonly isBusy?: boolean | undefined;
  /** From 0 to 1 while uploading; null or absent when the end is not known. */
  readonly progress?: number | null | undefined;
  /** State of the upload. */
  readonly state: UploadState;
  /** Replaces the zone's own text for the state. */
  readonly message?: string | undefined;
  /** The problems inside the file. */
  readonly errors?: readonly UploadProblem[] | undefined;
  /** Name of the chosen file, with its ending. */
  readonly fileName?: string | undefined;
  /** Called with one file whose name has the ending. */
  readonly onFile?: ((file: File) => void) | undefined;
  /** Several may come at once: called with all whose name has the ending. Instead of `onFile`. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Called when the person removes the file. */
  readonly onRemove: () => void;
  /** Called with a file whose name has another ending; the zone shows a message by itself too. */
  readonly onRefused?: ((file: File) => void) | undefined;
}

const looks: Record<UploadState, { readonly words: string | null; readonly tone: UploadTone }> = {
  idle: { words: null, tone: 'muted' },
  uploading: { words: 'Leitura em processo.', tone: 'muted' },
  done: { words: 'Leitura feita com sucesso', tone: 'positive' },
  warning: { words: 'Leitura feita; confira o aviso', tone: 'caution' },
  removed: { words: 'Arquivo excluído.', tone: 'muted' },
  error: { words: 'Falha na leitura, tente novamente.', tone: 'negative' },
};

/** The place for one file, or with `onFiles` for several at once: dropped, pasted or chosen; shows the state, line by line if need be. */
export function UploadZone({
  label,
  accept,
  hint,
  isBusy = false,
  progress,
  state,
  message,
  errors = [],
  fileName,
  onFile,
  onFiles,
  onRemove,
  onRefused,
}: UploadZoneProps) {
  const inputId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isUploading = state === 'uploading';
  const isClosed = isBusy || isUploading;
  const hasFile = fileName !== undefined && (state === 'done' || state === 'warning' || state === 'error');
  const { words, tone } = looks[state];
  // A received file stays received; only one that was not is excluded.
  const removeWords = state === 'error' ? 'Excluir' : 'Retirar da tela';

  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined || isClosed) return;
    if (files.length > 1 && !onFiles) {
      setRefusal('Anexe um arquivo de cada vez');
      return;
    }
    const wrong = files.find(({ name }) => !hasExtension(name, accept));
    setRefusal(wrong ? wrongFile(wrong.name) : null);
    if (wrong) onRefused?.(wrong);
    const right = files.filter(({ name }) => hasExtension(name, accept));
    if (right.length === 0) return;
    if (onFiles) onFiles(right);
    else onFile?.(file);
  };
  const things = onFiles ? 'os arquivos' : 'o arquivo';
  const handleRemove = () => {
    setRefusal(null);
    onRemove();
  };
  return (
    <PasteArea onPaste={(event) => take(pastedFiles(event))}>
      <Root
        aria-label={`${label}: solte ou cole ${things} aqui`}
        isDisabled={isClosed}
        getDropOperation={() => 'copy'}
        onDrop={(event) => void droppedFiles(event).then(take)}
      >
        <Line>
          <UploadSign />
          <Words>
            <Label htmlFor={inputId}>{label}</Label>
            {!isUploading && (
              <Quiet>
                {hasFile
                  ? fileName
                  : [`Arraste ${things} até aqui ou escolha`, hint].filter(Boolean).join(' · ')}
              </Quiet>
            )}
            <UploadMessage tone={refusal === null ? tone : 'negative'}>
              {refusal ?? message ?? words}
            </UploadMessage>
          </Words>
          <Acts>
            {hasFile && (
              <Button
                tone="quiet"
                isDisabled={isClosed}
                aria-label={`${removeWords} ${fileName}`}
                onPress={handleRemove}
              >
                {removeWords}
              </Button>
            )}
            <FilePicker
              inputId={inputId}
              accept={accept}
              words={
                hasFile
                  ? `Escolher ${onFiles ? 'outros' : 'outro'}`
                  : `Escolher ${onFiles ? 'arquivos' : 'arquivo'}`
              }
              isDisabled={isClosed}
              isMultiple={onFiles !== undefined}
              onFiles={take}
            />
          </Acts>
        </Line>
        {isUploading && (
          <Progress
            label={fileName ?? label}
            value={typeof progress === 'number' ? progress * 100 : undefined}
          />
        )}
        {errors.length > 0 && <UploadProblems problems={errors} />}
      </Root>
    </PasteArea>
  );
}
