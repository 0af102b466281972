/** Workers that are at rest between two files: starting one, and teaching it its work anew, costs more than a small file. */
const resting: { readonly worker: Worker; readonly end: ReturnType<typeof setTimeout> }[] = [];

/** How long a worker waits for the next file, in milliseconds. */
const rest = 60_000;

/** A worker that writes files: one that rests, else a new one. */
export function takeWriter(): Worker {
  const rested = resting.pop();
  if (!rested) return new Worker(new URL('./writer.worker.ts', import.meta.url), { type: 'module' });
  clearTimeout(rested.end);
  return rested.worker;
}

/** Gives back a worker whose file is ready; one that failed or was stopped half way is terminated instead. */
export function restWriter(worker: Worker): void {
  const end = setTimeout(() => {
    const at = resting.findIndex((one) => one.worker === worker);
    if (at !== -1) resting.splice(at, 1);
    worker.terminate();
  }, rest);
  resting.push({ worker, end });
}
