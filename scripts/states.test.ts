import { expect, it } from 'vitest';
import { missingStates } from './states.ts';
import { OF_EVERY_COMPONENT, OF_EVERY_SCREEN } from './states-rules.ts';
import type { StoryFile } from './stories-read.ts';

const file = (path: string, names: readonly string[]): StoryFile => ({
  path,
  title: path,
  stories: names.map((name) => ({ name, id: name })),
});
const ui = 'packages/ui/src';
const screens = 'packages/screens/src';

it('names the states a component lacks, over all its files', () => {
  const paths = [`${ui}/dial/Dial.tsx`];
  const stories = [
    file(`${ui}/dial/Dial.stories.tsx`, ['Default', 'Dark']),
    file(`${ui}/dial/Small.stories.tsx`, ['LongText']),
  ];
  expect(missingStates(paths, stories)).toEqual(['ui/dial: faltam as histórias Narrow']);
});

it('asks a field for its error and for being disabled', () => {
  const path = `${ui}/date-field/DateField.stories.tsx`;
  expect(missingStates([path], [file(path, [...OF_EVERY_COMPONENT, 'WithError'])])).toEqual([
    'ui/date-field: faltam as histórias Disabled',
  ]);
});

it('sees a component without any story', () => {
  expect(missingStates([`${ui}/lamp/Lamp.tsx`], [])[0]).toMatch(
    /ui\/lamp: .* Default, LongText, Narrow, Dark/,
  );
});

it('asks nothing of what draws nothing', () => {
  expect(missingStates([`${ui}/theme/GlobalStyle.tsx`, `${ui}/clock/clock.ts`], [])).toEqual([]);
});

it('names the states a screen lacks, each file for itself', () => {
  const path = `${screens}/caixa/Lote.stories.tsx`;
  const names = OF_EVERY_SCREEN.filter((state) => state !== 'Forbidden');
  expect(missingStates([`${screens}/caixa/LoteScreen.tsx`], [file(path, names)])).toEqual([
    'caixa/Lote: faltam as histórias Forbidden',
  ]);
});

it('asks of a part that is no screen what it asks of a component', () => {
  const path = `${screens}/shell/Palette.stories.tsx`;
  expect(missingStates([path], [file(path, ['Default', 'Dark'])])).toEqual([
    'shell/Palette: faltam as histórias Narrow',
  ]);
});

it('sees a screen without stories', () => {
  expect(missingStates([`${screens}/caixa/LoteScreen.tsx`], [])).toEqual([
    'caixa/LoteScreen: a tela não tem arquivo de histórias ao lado',
  ]);
});

it('takes a reason out of the table once the story is there', () => {
  const path = `${ui}/logo/Logo.stories.tsx`;
  expect(missingStates([path], [file(path, OF_EVERY_COMPONENT)])).toEqual([
    'ui/logo: tem LongText, que scripts/states-rules.ts diz não poder ter',
  ]);
});
