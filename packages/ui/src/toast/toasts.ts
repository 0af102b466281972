import { createToastStore } from './toastStore.ts';

export type { ToastItem, ToastOptions, ToastRows } from './toastStore.ts';

/** The messages of the running app: `toasts.success('Plano gravado')`, `toasts.error('Não gravado', reason)`. */
export const toasts = createToastStore();
