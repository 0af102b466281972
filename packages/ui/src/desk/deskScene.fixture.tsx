import { act, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { UiProvider } from '../i18n/UiProvider.tsx';
import { common, fire } from '../one-press/presses.fixture.ts';
import { type DeskSceneProps, DeskScene } from './desk.fake.tsx';

/** A moment at which whatever is drawn has stood long enough. */
export const later = (): number => performance.now() + 400;

export const key = (name: string, { at = later(), repeat = false, on = document.activeElement } = {}) =>
  act(
    async () =>
      void fire(on ?? document.body, new KeyboardEvent('keydown', { ...common, key: name, repeat }), at),
  );

export const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });
export const isOn = async (name: string) => {
  const found = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(found));
};
export const said = () => screen.getByRole('status').textContent;

export const scene = async (props: DeskSceneProps = {}) => {
  const decided: string[] = [];
  const at = (more: DeskSceneProps) => (
    <UiProvider>
      <button type="button">Fora</button>
      <DeskScene onDecide={(what) => decided.push(what)} {...props} {...more} />
    </UiProvider>
  );
  const { rerender } = render(at({}));
  await isOn('1 · Hemograma');
  return { decided, change: (more: DeskSceneProps) => rerender(at(more)) };
};
