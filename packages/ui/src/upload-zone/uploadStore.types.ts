import type { UploadProblem } from './uploadFile.ts';
import type { UploadLimits } from './uploadLimits.ts';

/** What became of one file at the receiver. */
export type UploadOutcome =
  | { readonly isOk: true; readonly message?: string | undefined }
  | {
      readonly isOk: false;
      /** What is wrong and what to do. */
      readonly message: string;
      /** What is wrong inside the file, line by line. */
      readonly problems?: readonly UploadProblem[] | undefined;
      /** False where the same file can never be taken; default true. */
      readonly canRetry?: boolean | undefined;
    };

/** Sends one file; resolves also for a refusal, rejects when it did not arrive. */
export type SendFile = (
  file: File,
  way: {
    /** The person cancelled. */
    readonly signal: AbortSignal;
    /** From 0 to 1; null once only the receiver is at work. */
    readonly onProgress: (fraction: number | null) => void;
    /** 64 hexadecimal digits. */
    readonly sha256: string;
  },
) => Promise<UploadOutcome>;

/** How far a file is. `refused` and `repeated` were never sent; `removed` can be undone. */
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
  /** In the place of the list's own words for the state. */
  readonly message?: string | undefined;
  readonly problems: readonly UploadProblem[];
  readonly canRetry: boolean;
}

/** What the store asks of the screen. */
export interface UploadOptions extends UploadLimits {
  readonly onSend: SendFile;
  /** True when the receiver has these bytes or this name already; asked before sending. */
  readonly isRepeated?: ((file: File, sha256: string) => boolean | Promise<boolean>) | undefined;
  /** The person took a file away; `onRestore` follows if they undo it. */
  readonly onRemove?: ((file: File) => void) | undefined;
  readonly onRestore?: ((file: File) => void) | undefined;
  /** How many are sent side by side. */
  readonly atOnce: number;
}
