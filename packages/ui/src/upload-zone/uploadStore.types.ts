import type { UploadProblem } from './uploadFile.ts';
import type { UploadLimits } from './uploadLimits.ts';

/** The receiver's verdict on one file. */
export type UploadOutcome =
  | {
      readonly isOk: true;
      readonly message?: string | undefined;
      /** Opens the result of the file. */
      readonly onOpen?: (() => void) | undefined;
    }
  | {
      readonly isOk: false;
      /** The problem and its remedy. */
      readonly message: string;
      /** The problems inside the file, line by line. */
      readonly problems?: readonly UploadProblem[] | undefined;
      /** False when the same file can never be accepted; default true. */
      readonly canRetry?: boolean | undefined;
    };

/** Sends one file; resolves also for a refusal, rejects when it did not arrive. */
export type SendFile = (
  file: File,
  way: {
    /** The person cancelled. */
    readonly signal: AbortSignal;
    /** From 0 to 1; null while only the receiver is working. */
    readonly onProgress: (fraction: number | null) => void;
    /** 64 hexadecimal digits. */
    readonly sha256: string;
  },
) => Promise<UploadOutcome>;

/** State of a file. `refused` and `repeated` were never sent; `removed` was not received and can be undone. */
export type LineState =
  | 'waiting'
  | 'checking'
  | 'uploading'
  | 'done'
  | 'error'
  | 'cancelled'
  | 'repeated'
  | 'refused'
  | 'removed';

/** One file of the list. */
export interface UploadLine {
  readonly key: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: LineState;
  /** From 0 to 1 while checking or uploading; null when the end is not known. */
  readonly fraction: number | null;
  /** Replaces the list's own text for the state. */
  readonly message?: string | undefined;
  readonly problems: readonly UploadProblem[];
  readonly canRetry: boolean;
  /** Opens its result. */
  readonly onOpen?: (() => void) | undefined;
}

/** Given by the screen: the files that are taken, and the callbacks. */
export interface UploadWork extends UploadLimits {
  /** Sends one file; a thrown value is its refusal. */
  readonly onSend: SendFile;
  /** True when the receiver has these bytes or this name already; asked before sending. */
  readonly isRepeated?: ((file: File, sha256: string) => boolean | Promise<boolean>) | undefined;
  /** The person removed a file that was not received; `onRestore` follows if they undo it. */
  readonly onRemove?: ((file: File) => void) | undefined;
  /** The person took the removal back. */
  readonly onRestore?: ((file: File) => void) | undefined;
}

export interface UploadOptions extends UploadWork {
  /** Number of files sent side by side. */
  readonly atOnce: number;
}
