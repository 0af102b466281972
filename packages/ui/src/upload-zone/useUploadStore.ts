import { useEffect, useState, useSyncExternalStore } from 'react';
import { hashFile } from './hashFile.ts';
import { createUploadStore } from './uploadStore.ts';
import type { UploadOptions } from './uploadStore.types.ts';

/** The files of one place in the page: running uploads end when the place is removed, and leaving the page asks first. */
export function useUploadStore(options: UploadOptions) {
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
