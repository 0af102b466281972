import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { CheckCircleIcon, ErrorCircleIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import { Progress } from '../progress/Progress.tsx';
import { color } from '../theme/tokens.ts';
import { writeBytes } from './uploadLimits.ts';
import {
  FileActs,
  FileLine,
  FileName,
  FileRow,
  FileSize,
  FileState,
  FileTitle,
  FileWords,
} from './uploadListParts.tsx';
import { UploadProblems } from './UploadProblems.tsx';
import type { LineState, UploadLine } from './uploadStore.types.ts';

export interface UploadActs {
  readonly onCancel: (key: number) => void;
  readonly onRetry: (key: number) => void;
  readonly onRemove: (key: number) => void;
  readonly onRestore: (key: number) => void;
}

export interface UploadLineRowProps extends UploadActs {
  readonly line: UploadLine;
}

interface Look {
  readonly words: string;
  readonly ink: string;
  readonly Sign?: ComponentType;
}

const looks: Record<LineState, Look> = {
  waiting: { words: 'Na fila', ink: color.textMuted },
  checking: { words: 'Conferindo o arquivo', ink: color.textMuted },
  uploading: { words: 'Enviando', ink: color.textMuted },
  done: { words: 'Arquivo enviado.', ink: color.positive, Sign: CheckCircleIcon },
  error: { words: 'Falha no upload, tente novamente.', ink: color.negative, Sign: ErrorCircleIcon },
  cancelled: { words: 'Envio cancelado.', ink: color.caution, Sign: WarningIcon },
  repeated: { words: 'Upload de arquivo já foi executado.', ink: color.caution, Sign: WarningIcon },
  refused: { words: 'Arquivo incorreto.', ink: color.negative, Sign: ErrorCircleIcon },
  removed: { words: 'Arquivo excluído.', ink: color.textMuted, Sign: InfoIcon },
};

function Act({ name, words, onPress }: { name: string; words: string; onPress: () => void }) {
  return (
    <Button size="small" tone="quiet" aria-label={`${words} ${name}`} onPress={onPress}>
      {words}
    </Button>
  );
}

function actsOf({ line, onCancel, onRetry, onRemove, onRestore }: UploadLineRowProps): ReactNode {
  const { key, name, state, canRetry, onOpen } = line;
  const remove = <Act name={name} words="Excluir" onPress={() => onRemove(key)} />;
  switch (state) {
    case 'waiting':
    case 'checking':
    case 'uploading':
      return <Act name={name} words="Cancelar" onPress={() => onCancel(key)} />;
    case 'error':
    case 'cancelled':
      return (
        <>
          {canRetry && <Act name={name} words="Tentar de novo" onPress={() => onRetry(key)} />}
          {remove}
        </>
      );
    case 'removed':
      return (
        <>
          <Act name={name} words="Desfazer" onPress={() => onRestore(key)} />
          <Act name={name} words="Dispensar" onPress={() => onRemove(key)} />
        </>
      );
    case 'refused':
    case 'repeated':
      return <Act name={name} words="Dispensar" onPress={() => onRemove(key)} />;
    case 'done':
      return (
        <>
          {onOpen && <Act name={name} words="Abrir" onPress={onOpen} />}
          <Act name={name} words="Retirar da lista" onPress={() => onRemove(key)} />
        </>
      );
  }
}

/** One file of the list: its name and size, its result, and its acts. */
export function UploadLineRow(props: UploadLineRowProps) {
  const { name, size, state, fraction, message, problems } = props.line;
  const { words, ink, Sign } = looks[state];
  const isRunning = state === 'checking' || state === 'uploading';
  const row = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // The pressed button disappeared with its state, so the next act of the same file gets the focus.
    if (isPressed.current) row.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [state]);
  return (
    <FileRow
      ref={row}
      onClickCapture={() => {
        isPressed.current = true;
      }}
    >
      <FileLine>
        <FileWords>
          <FileTitle>
            <FileName $isGone={state === 'removed'}>{name}</FileName>
            <FileSize>{writeBytes(size)}</FileSize>
          </FileTitle>
          {isRunning ? (
            <Progress
              label={state === 'uploading' && fraction === null ? 'Aguardando a resposta' : words}
              value={fraction === null ? undefined : fraction * 100}
            />
          ) : (
            <FileState $ink={ink}>
              {Sign && <Sign />}
              <span>{message ?? words}</span>
            </FileState>
          )}
        </FileWords>
        <FileActs>{actsOf(props)}</FileActs>
      </FileLine>
      {problems.length > 0 && <UploadProblems problems={problems} />}
    </FileRow>
  );
}
