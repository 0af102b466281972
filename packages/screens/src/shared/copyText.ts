import { toasts } from '@vidas/ui/toast';

/** Puts a text on the clipboard and says so; `what` begins the sentence: 'Linha digitável'. */
export const copyText = (text: string, what: string): void => {
  // `clipboard` is missing on pages that are not served safely.
  const copied = navigator.clipboard
    ? navigator.clipboard.writeText(text)
    : Promise.reject(new Error('no clipboard'));
  copied.then(
    () => toasts.success(`${what}: cópia feita!`, text),
    () => toasts.error(`${what}: não foi possível copiar!`, text),
  );
};
