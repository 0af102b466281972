import { inspect } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { Line, renewAfter, type Wait } from './line.ts';

let now = new Date('2026-11-21T12:00:00Z');
let line = new Line(() => now);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  line = new Line(() => now);
});

const answer = vi.fn(async ({ form }: { form: unknown }) => ({ answer: `respondido: ${String(form)}` }));
const useUp = (place: string) => Array.from({ length: 6 }, () => line.goesNow(place));
const stand = (place: string, form: string): Wait => {
  const wait = line.stand(place, form);
  if (!wait) throw new Error('the line is full');
  return wait;
};

test('who files, looks up and writes goes at once; a seventh form at the same moment waits three seconds', () => {
  expect(useUp('a')).toEqual(new Array(6).fill(true));
  expect(line.goesNow('a')).toBe(false);
  expect(line.goesNow('b')).toBe(true);
  expect(stand('a', 'x').seconds).toBe(3);
  expect(stand('a', 'y').seconds).toBe(6);
  later(18);
  expect(new Line(() => now).goesNow('a')).toBe(true);
});

test('each takes its turn in order, is answered once, and sees the answer again for a minute', async () => {
  useUp('a');
  const [first, second] = [stand('a', 'primeira'), stand('a', 'segunda')];
  later(3);
  expect(await line.ask(second.token, answer)).toEqual({
    kind: 'wait',
    wait: { token: second.token, seconds: 3 },
  });
  const both = await Promise.all([line.ask(first.token, answer), line.ask(first.token, answer)]);
  expect(both).toEqual(new Array(2).fill({ kind: 'answered', answer: 'respondido: primeira' }));
  expect(answer).toHaveBeenCalledTimes(1);
  later(3);
  expect(await line.ask(second.token, answer)).toMatchObject({ answer: 'respondido: segunda' });
  later(30);
  expect(await line.ask(second.token, answer)).toMatchObject({ answer: 'respondido: segunda' });
  later(61);
  expect(await line.ask(second.token, answer)).toEqual({ kind: 'unknown' });
});

test('who does not ask again leaves the line, so that a machine that only sends holds nobody up', async () => {
  useUp('a');
  for (let count = 0; count < 100; count += 1) stand('a', 'lixo');
  let wait = stand('a', 'honesta');
  expect(wait.seconds).toBe(303);
  let seconds = 0;
  for (;;) {
    later(renewAfter(wait));
    seconds += renewAfter(wait);
    const asked = await line.ask(wait.token, answer);
    if (asked.kind !== 'wait') break;
    wait = asked.wait;
  }
  expect(seconds).toBeLessThanOrEqual(120);
});

test('the line of one place holds nobody of another place up, and is not endless', () => {
  useUp('a');
  for (let count = 0; count < 200; count += 1) stand('a', 'lixo');
  expect(line.stand('a', 'mais uma')).toBeUndefined();
  expect(line.goesNow('b')).toBe(true);
  useUp('b');
  expect(stand('b', 'x').seconds).toBe(3);
});

test('what finds no room waits on and keeps what it was given', async () => {
  const { token } = stand('a', 'longa');
  later(3);
  expect(await line.ask(token, async () => ({ again: { seconds: 40, kib: 30 } }))).toMatchObject({
    kind: 'wait',
    wait: { seconds: 40 },
  });
  later(39);
  expect(await line.ask(token, answer)).toMatchObject({ kind: 'wait', wait: { seconds: 1 } });
  later(1);
  const asked = await line.ask(token, async ({ keptKib }) => ({ answer: keptKib }));
  expect(asked).toEqual({ kind: 'answered', answer: 30 });
});

test('what fails stays in the line, to be tried again', async () => {
  const { token } = stand('a', 'x');
  const broken = line.ask(token, () => Promise.reject(new Error('quebrou')));
  await expect(broken).rejects.toThrow('quebrou');
  later(3);
  expect(await line.ask(token, answer)).toMatchObject({ kind: 'answered' });
});

test('the memory of the line holds no text that can be read without the page of the sender', async () => {
  const { token } = stand('a', 'TEXTOMARCADO');
  const memory = () =>
    inspect(line, { depth: 20, maxArrayLength: null, maxStringLength: null, showHidden: true });
  const hex = Buffer.from('TEXTOMARCADO').toString('hex');
  const isReadable = (text: string) =>
    text.includes('TEXTOMARCADO') || text.replaceAll(/[^0-9a-f]/g, '').includes(hex);
  expect(memory()).not.toContain(token);
  expect(isReadable(memory())).toBe(false);
  await line.ask(token, answer);
  expect(isReadable(memory())).toBe(false);
  expect(await line.ask('outra', answer)).toEqual({ kind: 'unknown' });
});
