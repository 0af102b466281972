import type { HashFile } from './hashFile.ts';
import { refusalOf } from './uploadLimits.ts';
import type { LineState, UploadLine, UploadOptions } from './uploadStore.types.ts';
import { agree } from '../format/format.ts';

/** The list, and the last event in words for screen readers. */
export interface UploadSnapshot {
  readonly lines: readonly UploadLine[];
  readonly news: string;
}

/** The internal data of a line. */
interface Held {
  readonly file: File;
  stop: AbortController | null;
  sha256: string | null;
  /** The line before its removal. */
  before: UploadLine | null;
}

const isRunning = ({ state }: UploadLine) => state === 'checking' || state === 'uploading';
// Lines that are neither sent nor to be sent; they use none of the places.
const isAside = ({ state }: UploadLine) => state === 'refused' || state === 'repeated' || state === 'removed';
const failed = 'Falha no upload, tente novamente.';

/** The files of one place, outside React: checks, sends in turn, cancels, retries, removes and restores. */
export function createUploadStore(hash: HashFile, first: UploadOptions) {
  let options = first;
  let snapshot: UploadSnapshot = { lines: [], news: '' };
  let lastKey = 0;
  const held = new Map<number, Held>();
  const listeners = new Set<() => void>();

  const show = (lines: readonly UploadLine[], news = snapshot.news) => {
    snapshot = { lines, news };
    for (const listener of listeners) listener();
  };
  const find = (key: number) => snapshot.lines.find((line) => line.key === key);
  const change = (key: number, part: Partial<UploadLine>, news?: string) =>
    show(
      snapshot.lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
      news,
    );
  const tell = (name: string, words: string) => {
    const counted = snapshot.lines.filter((line) => !isAside(line));
    const done = counted.filter(({ state }) => state === 'done').length;
    show(
      snapshot.lines,
      `${name}: ${words} ${done} de ${counted.length} ${agree(counted.length, 'enviado', 'enviados')}.`,
    );
  };
  const settle = (
    key: number,
    state: LineState,
    part: Partial<UploadLine> & { readonly message: string },
  ) => {
    change(key, { ...part, state, fraction: null });
    tell(find(key)?.name ?? '', part.message);
  };

  /** The other line with the same bytes, if any. */
  const twinOf = (key: number, sha256: string) =>
    snapshot.lines.find(
      (line) => line.key !== key && !isAside(line) && held.get(line.key)?.sha256 === sha256,
    );

  const run = async (key: number, item: Held, signal: AbortSignal) => {
    const progress = (fraction: number | null) => {
      if (!signal.aborted) change(key, { fraction });
    };
    const { file } = item;
    item.sha256 ??= await hash(file, { signal, onProgress: progress });
    signal.throwIfAborted();
    const twin = twinOf(key, item.sha256);
    if (twin)
      return settle(key, 'repeated', {
        message: `Tem o mesmo conteúdo de ${twin.name}, que já está na lista.`,
      });
    if (await options.isRepeated?.(file, item.sha256))
      return settle(key, 'repeated', { message: 'Upload de arquivo já foi executado.' });
    signal.throwIfAborted();
    change(key, { state: 'uploading', fraction: 0 });
    const outcome = await options.onSend(file, { signal, onProgress: progress, sha256: item.sha256 });
    signal.throwIfAborted();
    if (outcome.isOk)
      return settle(key, 'done', { message: outcome.message ?? 'Arquivo enviado.', onOpen: outcome.onOpen });
    const { message, problems = [], canRetry = true } = outcome;
    return settle(key, 'error', { message, problems, canRetry });
  };

  const pump = () => {
    const free = options.atOnce - snapshot.lines.filter(isRunning).length;
    const next = snapshot.lines.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
    for (const { key } of next) {
      const item = held.get(key);
      if (!item) continue;
      const stop = new AbortController();
      item.stop = stop;
      change(key, { state: 'checking', fraction: null, message: undefined, problems: [], canRetry: true });
      run(key, item, stop.signal)
        .catch(() => {
          // A cancelled file was already handled when the person cancelled.
          if (!stop.signal.aborted) settle(key, 'error', { message: failed });
        })
        .finally(pump);
    }
  };

  const cancel = (key: number) => {
    const line = find(key);
    if (!line || !(isRunning(line) || line.state === 'waiting')) return;
    held.get(key)?.stop?.abort();
    settle(key, 'cancelled', { message: 'Envio cancelado.' });
    pump();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    configure: (next: UploadOptions) => {
      options = next;
    },
    add: (files: readonly File[]) => {
      for (const file of files) {
        lastKey += 1;
        const standing = snapshot.lines.filter((line) => !isAside(line)).length;
        const message = refusalOf(file, options, standing);
        const state = message === undefined ? 'waiting' : 'refused';
        const { name, size } = file;
        held.set(lastKey, { file, stop: null, sha256: null, before: null });
        const line = {
          key: lastKey,
          name,
          size,
          state,
          fraction: null,
          message,
          problems: [],
          canRetry: true,
        } as const;
        show([...snapshot.lines, line]);
        if (message !== undefined) tell(name, message);
      }
      pump();
    },
    cancel,
    cancelAll: () => {
      for (const { key, state } of snapshot.lines) if (state === 'waiting') cancel(key);
      for (const { key } of snapshot.lines) cancel(key);
    },
    retry: (key: number) => {
      change(key, { state: 'waiting', message: undefined, problems: [] });
      pump();
    },
    /** Removes a line: for good if it was received, which stays so, or was never to be sent; else so that it can be restored. */
    remove: (key: number) => {
      const line = find(key);
      const item = held.get(key);
      if (!line || !item || isRunning(line)) return;
      if (isAside(line) || line.state === 'done') {
        held.delete(key);
        show(snapshot.lines.filter((other) => other.key !== key));
        return;
      }
      item.before = line;
      settle(key, 'removed', { message: 'Arquivo excluído.', problems: [] });
      options.onRemove?.(item.file);
      pump();
    },
    restore: (key: number) => {
      const item = held.get(key);
      if (!item?.before) return;
      const { before } = item;
      const twin = item.sha256 === null ? undefined : twinOf(key, item.sha256);
      const standing = snapshot.lines.filter((line) => !isAside(line)).length;
      const obstacle = twin
        ? `${twin.name} já está na lista com o mesmo conteúdo.`
        : refusalOf(item.file, options, standing);
      if (obstacle !== undefined) {
        const message = `Não foi possível desfazer. ${obstacle}`;
        change(key, { message });
        tell(before.name, message);
        return;
      }
      item.before = null;
      change(key, before);
      tell(before.name, 'Exclusão desfeita.');
      options.onRestore?.(item.file);
      pump();
    },
  } as const;
}
