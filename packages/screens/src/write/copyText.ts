import { toasts } from '@vidas/ui/toast/toasts.ts';

/** The messages of a copy. */
export interface CopyWords {
  readonly copied: string;
  readonly failed: string;
  /** True for a text that no message may show. */
  readonly isSecret?: boolean;
}

/** Copies a text to the clipboard, with a message. */
export const copyText = (text: string, { copied, failed, isSecret = false }: CopyWords): void => {
  const said = isSecret ? undefined : text;
  // `clipboard` is missing on pages that are not served over HTTPS.
  const writing = navigator.clipboard
    ? navigator.clipboard.writeText(text)
    : Promise.reject(new Error('no clipboard'));
  writing.then(
    () => toasts.success(copied, said),
    () => toasts.error(failed, said),
  );
};
