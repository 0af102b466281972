import { expect, waitFor } from 'storybook/test';
import { body } from './storyPlay.ts';

const cardText = (label: string) =>
  body().getByText(label).closest('div')?.textContent?.replace(label, '').replaceAll(/\s+/g, ' ');

/**
 * Waits until the indicators with these labels show exactly these values: { Total: '128' }, { Soma: 'R$ 1.234,50' }.
 */
export const seesCards = (said: Readonly<Record<string, string>>) =>
  waitFor(() =>
    expect(Object.fromEntries(Object.keys(said).map((label) => [label, cardText(label)]))).toEqual(said),
  );
