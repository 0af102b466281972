import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heading, isOn, key, said, scene } from './deskScene.fixture.tsx';

beforeEach(() => page.viewport(1366, 768));
afterEach(cleanup);

test('MES-16: the heading that takes the focus says its group, what is decided and the place after it', async () => {
  await scene();
  await key('n');
  await isOn('2 · Hemograma');
  const words = document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Bloqueados. R$ 100,00 cobrados, R$ 80,50 na tabela. 2 de 6');
  const keys = screen.getAllByRole('button').map((each) => each.getAttribute('aria-keyshortcuts'));
  expect(keys.filter(Boolean)).toEqual(['P', 'N', '?', 'Q', '1', 'G', 'E']);
});

test('MES-16: a press on the row of the thing on show leads to it', async () => {
  await scene();
  const door = screen.getByRole('button', { name: /^Ver 1 · Hemograma/ });
  door.focus();
  act(() => door.click());
  expect(document.activeElement).toBe(await heading('1 · Hemograma'));
});

test('MES-9: a result in the same words is spoken again', async () => {
  await scene();
  const spoken: string[] = [];
  const observer = new MutationObserver(() => spoken.push(said() ?? ''));
  observer.observe(screen.getByRole('status'), { subtree: true, childList: true, characterData: true });
  for (let times = 0; times < 2; times += 1)
    // oxlint-disable-next-line no-await-in-loop
    await key('e', { at: performance.now() - 400 });
  observer.disconnect();
  expect(spoken.filter((text) => text.startsWith('Ainda não'))).toHaveLength(2);
});

const rowOf = (name: RegExp) => screen.getByRole('button', { name });
const announced = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent).join('');

test('MES-13: a thing that is open elsewhere says by whom in its row and as its description, and is announced once', async () => {
  const aberta = 'Aberta por Marília Prado agora';
  const { change, decided } = await scene();
  expect(announced()).toBe('');
  change({
    elsewhere: new Map([
      ['1', aberta],
      ['3', aberta],
    ]),
  });
  expect(rowOf(/^Ver 3 · Hemograma, R\$ .+\. Aberta por Marília Prado agora$/)).toBeTruthy();
  expect(screen.getByRole('region', { name: '1 · Hemograma', description: aberta })).toBeTruthy();
  expect(announced()).toBe(`1 · Hemograma: ${aberta}`);
  // An act stays possible.
  await key('e');
  await isOn('2 · Hemograma');
  expect(decided).toEqual(['aprovado 1']);
  expect(announced()).toBe('');
  change({ elsewhere: new Map() });
  expect(screen.queryByText(aberta)).toBeNull();
});

test('MES-15: a key whose act the thing lacks says so, with the reason where there is one', async () => {
  const { decided } = await scene({ why: { deny: 'O item não tem resposta oferecida.' } });
  await key('g');
  expect(said()).toBe('G não faz nada aqui. O item não tem resposta oferecida.');
  for (const name of ['e', 'q', '3']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await key(name);
    expect(said()).toBe(`${name.toUpperCase()} não faz nada aqui. "?" mostra as teclas que há.`);
  }
  await key('x');
  expect(said()).toMatch(/^3 /);
  expect(decided).toEqual([]);
});

test('MES-15: a key before the thing is there says so', async () => {
  await scene({ isWaiting: true });
  await key('e');
  expect(said()).toContain('Ainda não');
});
