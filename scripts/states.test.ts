import { expect, it } from 'vitest';
import { FRAME_TAG } from './pictures-name.ts';
import { missingFrames, missingStates } from './states.ts';
import { FRAMES, OF_EVERY_COMPONENT, OF_EVERY_SCREEN } from './states-rules.ts';
import type { StoryFile } from './stories-read.ts';

const file = (path: string, names: readonly string[], ofFrame: readonly string[] = []): StoryFile => ({
  path,
  title: path.replace('.frame', ''),
  stories: names.map((name) => ({
    name,
    id: `telas-x--${name.toLowerCase()}`,
    tags: ofFrame.includes(name) ? [FRAME_TAG] : [],
  })),
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

const states = OF_EVERY_SCREEN.filter((state) => state !== 'Default');
const lote = [`${screens}/caixa/LoteScreen.tsx`];

it('takes the states of the frame from a screen, tagged or derived in a file of their own', () => {
  const path = `${screens}/caixa/Lote.stories.tsx`;
  expect(missingStates(lote, [file(path, OF_EVERY_SCREEN, states)])).toEqual([]);
  const derived = file(`${screens}/caixa/Lote.frame.stories.tsx`, states, states);
  expect(missingStates(lote, [file(path, ['Default']), derived])).toEqual([]);
});

it('asks each screen for a story of its own', () => {
  const path = `${screens}/caixa/Lote.stories.tsx`;
  const onlyFrame = file(path, [...OF_EVERY_SCREEN, 'Sends'], OF_EVERY_SCREEN);
  expect(missingStates(lote, [onlyFrame])[0]).toMatch(/caixa\/Lote: falta uma história própria com imagem/);
});

it('asks for every state of a frame where `npm test` runs it', () => {
  const proof = Object.values(FRAMES).map(({ titles, states: all }) => ({
    ...file('', all),
    title: titles[0] ?? '',
  }));
  expect(missingFrames(proof)).toEqual([]);
  const [first, ...rest] = proof;
  const passedOver = { ...file('', ['Loading'], ['Loading']), title: first?.title ?? '' };
  expect(missingFrames([passedOver, ...rest])[0]).toMatch(/^moldura de relatório: .*Loading/);
});
