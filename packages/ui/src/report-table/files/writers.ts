/** Idle workers between two files: starting and warming one up costs more than a small file. */
const resting: { readonly worker: Worker; readonly end: ReturnType<typeof setTimeout> }[] = [];

/** How long an idle worker waits for the next file, in milliseconds. */
const rest = 60_000;

/** A worker that writes files: an idle one, else a new one. */
export function takeWriter(): Worker {
  const rested = resting.pop();
  if (!rested) return new Worker(new URL('./writer.worker.ts', import.meta.url), { type: 'module' });
  clearTimeout(rested.end);
  return rested.worker;
}

/** Keeps a worker whose file is ready; one that failed or was stopped is terminated instead. */
export function restWriter(worker: Worker): void {
  const end = setTimeout(() => {
    const at = resting.findIndex((one) => one.worker === worker);
    if (at !== -1) resting.splice(at, 1);
    worker.terminate();
  }, rest);
  resting.push({ worker, end });
}
