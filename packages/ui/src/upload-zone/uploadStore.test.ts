import { expect, test, vi } from 'vitest';
import type { HashFile } from './hashFile.ts';
import { createUploadStore } from './uploadStore.ts';
import type { SendFile, UploadOptions, UploadOutcome } from './uploadStore.types.ts';

const file = (name: string, content = name) => new File([content], name);
const hash: HashFile = async (one) => `sum of ${await one.text()}`;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A fake receiver whose answers the test gives by file name. */
function receiver() {
  const open = new Map<
    string,
    {
      way: Parameters<SendFile>[1];
      resolve: (outcome: UploadOutcome) => void;
      reject: (reason: unknown) => void;
    }
  >();
  const onSend = vi.fn<SendFile>(
    (one, way) => new Promise((resolve, reject) => open.set(one.name, { way, resolve, reject })),
  );
  return { open, onSend };
}

function place(options: Partial<UploadOptions> = {}) {
  const { open, onSend } = receiver();
  const store = createUploadStore(hash, { accept: '.pdf', atOnce: 2, onSend, ...options });
  const states = () => store.getSnapshot().lines.map(({ name, state }) => `${name} ${state}`);
  const add = async (...files: File[]) => {
    store.add(files);
    await settled();
  };
  return { store, open, onSend, states, add };
}

test('sends two at once and the next when one is through', async () => {
  const { add, open, states } = place();
  await add(file('a.pdf'), file('b.pdf'), file('c.pdf'));
  expect(states()).toEqual(['a.pdf uploading', 'b.pdf uploading', 'c.pdf waiting']);
  open.get('a.pdf')?.resolve({ isOk: true });
  await settled();
  expect(states()).toEqual(['a.pdf done', 'b.pdf uploading', 'c.pdf uploading']);
});

test('hands on the sum, and shows the progress of the sending', async () => {
  const { add, open, store } = place();
  await add(file('a.pdf', 'conteúdo'));
  expect(open.get('a.pdf')?.way.sha256).toBe('sum of conteúdo');
  open.get('a.pdf')?.way.onProgress(0.5);
  expect(store.getSnapshot().lines[0]?.fraction).toBe(0.5);
});

test('a file of another kind is never sent', async () => {
  const { add, onSend, states, store } = place();
  await add(file('foto.png'));
  expect(states()).toEqual(['foto.png refused']);
  expect(onSend).not.toHaveBeenCalled();
  expect(store.getSnapshot().news).toContain('foto.png: O arquivo é .png; aqui entra só .pdf.');
});

test('the same content under another name is recognised before it is sent', async () => {
  const { add, onSend, states, open } = place();
  await add(file('a.pdf', 'x'));
  open.get('a.pdf')?.resolve({ isOk: true });
  await add(file('copia.pdf', 'x'));
  expect(states()).toEqual(['a.pdf done', 'copia.pdf repeated']);
  expect(onSend).toHaveBeenCalledOnce();
});

test('two copies that arrive together are sent once', async () => {
  const { add, onSend, states } = place();
  await add(file('a.pdf', 'x'), file('b.pdf', 'x'));
  expect(states().filter((line) => line.endsWith('repeated'))).toHaveLength(1);
  expect(onSend).toHaveBeenCalledOnce();
});

test('what the receiver has already is not sent', async () => {
  const isRepeated = vi.fn<NonNullable<UploadOptions['isRepeated']>>().mockResolvedValue(true);
  const { add, onSend, store } = place({ isRepeated });
  await add(file('a.pdf'));
  expect(store.getSnapshot().lines[0]?.message).toBe('Upload de arquivo já foi executado.');
  expect(onSend).not.toHaveBeenCalled();
});

test('cancelling ends the sending, and the file can be sent again', async () => {
  const { add, open, states, store, onSend } = place();
  await add(file('a.pdf'));
  store.cancel(1);
  expect(open.get('a.pdf')?.way.signal.aborted).toBe(true);
  open.get('a.pdf')?.reject(new Error('aborted'));
  await settled();
  expect(states()).toEqual(['a.pdf cancelled']);
  store.retry(1);
  await settled();
  expect(states()).toEqual(['a.pdf uploading']);
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('an answer that comes after the cancelling changes nothing', async () => {
  const { add, open, states, store } = place();
  await add(file('a.pdf'));
  store.cancel(1);
  open.get('a.pdf')?.resolve({ isOk: true });
  await settled();
  expect(states()).toEqual(['a.pdf cancelled']);
});

test('a refusal keeps its lines; a file that did not arrive may be tried again', async () => {
  const { add, open, store } = place();
  await add(file('a.pdf'), file('b.pdf'));
  const problems = [{ line: 3, message: 'CPF inválido' }];
  open.get('a.pdf')?.resolve({ isOk: false, message: 'Nada foi gravado.', problems, canRetry: false });
  open.get('b.pdf')?.reject(new TypeError('offline'));
  await settled();
  const [a, b] = store.getSnapshot().lines;
  expect(a).toMatchObject({ state: 'error', message: 'Nada foi gravado.', problems, canRetry: false });
  expect(b).toMatchObject({ state: 'error', message: 'Falha no upload, tente novamente.', canRetry: true });
});

test('taking away can be undone, and the screen hears of both', async () => {
  const onRemove = vi.fn<(one: File) => void>();
  const onRestore = vi.fn<(one: File) => void>();
  const { add, open, states, store } = place({ onRemove, onRestore });
  await add(file('a.pdf'));
  open.get('a.pdf')?.resolve({ isOk: false, message: 'Não serve.' });
  await settled();
  store.remove(1);
  expect(states()).toEqual(['a.pdf removed']);
  store.restore(1);
  expect(states()).toEqual(['a.pdf error']);
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onRestore).toHaveBeenCalledOnce();
});

test('a received file only leaves the list: nobody hears of a removal, and nothing is left to undo', async () => {
  const onRemove = vi.fn<(one: File) => void>();
  const onOpen = vi.fn<() => void>();
  const { add, open, states, store } = place({ onRemove });
  await add(file('a.pdf'));
  open.get('a.pdf')?.resolve({ isOk: true, onOpen });
  await settled();
  expect(store.getSnapshot().lines[0]?.onOpen).toBe(onOpen);
  store.remove(1);
  expect(states()).toEqual([]);
  expect(onRemove).not.toHaveBeenCalled();
});

test('undoing does not bring a second copy or one file too many', async () => {
  const { add, open, states, store } = place({ maxFiles: 1 });
  await add(file('a.pdf', 'x'));
  open.get('a.pdf')?.resolve({ isOk: false, message: 'Não serve.' });
  await settled();
  store.remove(1);
  await add(file('b.pdf', 'y'));
  store.restore(1);
  expect(states()).toEqual(['a.pdf removed', 'b.pdf uploading']);
  expect(store.getSnapshot().lines[0]?.message).toContain('Só entra um arquivo.');
});

test('a refused line goes away for good', async () => {
  const { add, states, store } = place();
  await add(file('foto.png'));
  store.remove(1);
  expect(states()).toEqual([]);
});

test('leaving the screen cancels everything, and nothing new begins', async () => {
  const { add, states, store, onSend } = place();
  await add(file('a.pdf'), file('b.pdf'), file('c.pdf'));
  store.cancelAll();
  await settled();
  expect(states()).toEqual(['a.pdf cancelled', 'b.pdf cancelled', 'c.pdf cancelled']);
  expect(onSend).toHaveBeenCalledTimes(2);
});
