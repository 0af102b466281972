import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { UiProvider } from '../i18n/UiProvider.tsx';
import { AppFrame } from '../layout/AppFrame.tsx';
import { columnsOf } from '../report-table/columns.ts';
import { ReportTable } from '../report-table/ReportTable.tsx';
import { useReportView } from '../report-table/useReportView.ts';
import { common, fire, key, moveTo, placeOf, press, tabTo } from './presses.fixture.ts';
import { restMs } from './rowPlaces.ts';

interface Pessoa {
  readonly nome: string;
}

const columns = [columnsOf<Pessoa>().field('nome', { header: 'Nome' })];
const everybody: readonly Pessoa[] = ['Ana', 'Bia', 'Caio', 'Davi'].map((nome) => ({ nome }));

/** The people acted on, and the acts that the server has not answered yet. */
let acted: string[] = [];
let waiting: (() => void)[] = [];
let reread: (rows: readonly Pessoa[]) => void = () => undefined;

const without = (...names: readonly string[]) => everybody.filter(({ nome }) => !names.includes(nome));

function Ato({ nome }: Pessoa) {
  const [isPending, setIsPending] = useState(false);
  const age = async () => {
    acted.push(nome);
    setIsPending(true);
    await new Promise<void>((answer) => waiting.push(answer));
    reread(without(...acted));
    setIsPending(false);
  };
  return (
    <Button size="small" isPending={isPending} aria-label={`Gerar de ${nome}`} onPress={() => void age()}>
      Gerar
    </Button>
  );
}

/** With `isByPlace` the table knows its rows by their place, so that the button of one becomes that of the next. */
function Lista({ isByPlace = false }: { readonly isByPlace?: boolean }) {
  const [rows, setRows] = useState(everybody);
  useEffect(() => {
    reread = setRows;
  }, []);
  const view = useReportView(columns, rows);
  const rowKey = ({ nome }: Pessoa, index: number) => (isByPlace ? String(index) : nome);
  return (
    <UiProvider>
      <AppFrame header={<header />}>
        <ReportTable
          label="Pessoas"
          view={view}
          rowKey={rowKey}
          rowActions={(row) => <Ato nome={row.nome} />}
        />
      </AppFrame>
    </UiProvider>
  );
}

const act = (nome: string) => screen.getByRole('button', { name: `Gerar de ${nome}` });
const leaves = async (nome: string): Promise<void> => {
  waiting.shift()?.();
  await waitFor(() => expect(screen.queryByRole('button', { name: `Gerar de ${nome}` })).toBeNull());
};

beforeEach(async () => {
  acted = [];
  waiting = [];
  // On a phone the acts would be folded.
  await page.viewport(1_000, 800);
});
afterEach(cleanup);

const apart = [60, 150, 250, 400];

test.each(apart)('two presses %i ms apart on a list that loses its first row make one act', async (ms) => {
  render(<Lista />);
  const place = placeOf(act('Ana'));
  const first = performance.now();
  press(place, first);
  await leaves('Ana');
  expect(placeOf(act('Bia'))).toEqual(place);
  press(place, first + ms);
  expect(acted).toEqual(['Ana']);
  press(place, performance.now() + restMs);
  expect(acted).toEqual(['Ana', 'Bia']);
});

test.each(apart)('the same of a table that knows its rows by their place, %i ms apart', async (ms) => {
  render(<Lista isByPlace />);
  const place = placeOf(act('Ana'));
  const first = performance.now();
  press(place, first);
  await leaves('Ana');
  press(place, first + ms);
  expect(acted).toEqual(['Ana']);
});

test('the row of an act stays in its place, disabled, until the server answers', async () => {
  render(<Lista />);
  const place = placeOf(act('Ana'));
  press(place);
  const row = await waitFor(() => {
    const found = act('Ana').closest('tr');
    expect(found).toHaveAttribute('aria-disabled', 'true');
    return found;
  });
  // Another reading of the list comes first.
  reread(without('Ana', 'Caio'));
  await waitFor(() => expect(act('Ana')).toHaveAttribute('aria-busy', 'true'));
  expect(placeOf(act('Ana'))).toEqual(place);
  expect(act('Caio').closest('tr')).not.toHaveAttribute('aria-disabled');
  press(place, performance.now() + restMs);
  expect(acted).toEqual(['Ana']);
  await leaves('Ana');
  expect(row?.isConnected).toBe(false);
});

test('a press on a row that moved under the pointer a moment ago does nothing, also the first', async () => {
  render(<Lista />);
  const place = placeOf(act('Ana'));
  moveTo(place);
  reread(without('Ana'));
  await waitFor(() => expect(placeOf(act('Bia'))).toEqual(place));
  press(place);
  expect(acted).toEqual([]);
  press(place, performance.now() + restMs);
  expect(acted).toEqual(['Bia']);
});

test('a press on a row that moved while the pointer was elsewhere acts at once', async () => {
  render(<Lista />);
  const place = placeOf(act('Ana'));
  moveTo({ clientX: 2, clientY: 2 });
  reread(without('Ana'));
  await waitFor(() => expect(placeOf(act('Bia'))).toEqual(place));
  press(place);
  expect(acted).toEqual(['Bia']);
});

test.each(apart)('two presses of Enter %i ms apart make one act', async (ms) => {
  render(<Lista isByPlace />);
  tabTo(act('Ana'));
  const first = performance.now();
  key('Enter', { at: first });
  expect(acted).toEqual(['Ana']);
  await leaves('Ana');
  expect(act('Bia')).toHaveFocus();
  key('Enter', { at: first + ms });
  expect(acted).toEqual(['Ana']);
  key('Enter', { at: performance.now() + restMs });
  expect(acted).toEqual(['Ana', 'Bia']);
});

test('Enter on an act that got the focus by itself does nothing for a moment; one reached by a key acts at once', () => {
  render(<Lista />);
  key('Enter');
  act('Bia').focus();
  key('Enter');
  expect(acted).toEqual([]);
  tabTo(act('Caio'));
  key('Enter');
  expect(acted).toEqual(['Caio']);
});

test('a held key acts once, whatever comes under it', async () => {
  render(<Lista />);
  tabTo(act('Ana'));
  key('Enter');
  await leaves('Ana');
  for (const later of [0, restMs, 10 * restMs]) {
    act('Bia').focus();
    key('Enter', { at: performance.now() + later, repeat: true });
  }
  expect(acted).toEqual(['Ana']);
});

test('a held Esc closes one thing, not what stands around it', () => {
  render(<Lista />);
  const repeats: boolean[] = [];
  const hear = ({ repeat }: KeyboardEvent) => repeats.push(repeat);
  document.addEventListener('keydown', hear);
  tabTo(act('Ana'));
  key('Escape');
  key('Escape', { repeat: true });
  document.removeEventListener('keydown', hear);
  expect(repeats).toEqual([false]);
});

test('a click of a reading aid, which gives the focus and presses, acts', () => {
  render(<Lista />);
  act('Bia').focus();
  act('Bia').click();
  expect(acted).toEqual(['Bia']);
});

/** An act whose question has its button where the act is. */
function Pergunta({ hasField = false }: { readonly hasField?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <UiProvider>
      <AppFrame header={<header />}>
        <div style={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Button aria-label="Gerar de Ana" onPress={() => setIsOpen(true)}>
            Gerar
          </Button>
        </div>
        {isOpen && (
          <Dialog title="Gerar?" onClose={() => setIsOpen(false)}>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                acted.push('Sim');
              }}
            >
              {hasField ? (
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the first field of a dialog has it
                <input aria-label="Dia" defaultValue="24/11/2026" autoFocus />
              ) : (
                <div style={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center' }}>
                  <Button type="submit">Sim</Button>
                </div>
              )}
            </form>
          </Dialog>
        )}
      </AppFrame>
    </UiProvider>
  );
}

test('the second press of a double click does not answer the question that the first one opened', async () => {
  render(<Pergunta />);
  const place = placeOf(act('Ana'));
  const first = performance.now();
  press(place, first);
  await screen.findByRole('button', { name: 'Sim' });
  press(place, first + 250);
  expect(acted).toEqual([]);
  press(place, first + restMs);
  expect(acted).toEqual(['Sim']);
});

test('the second Enter does not send the form that the first one opened, until something is typed', async () => {
  render(<Pergunta hasField />);
  tabTo(act('Ana'));
  key('Enter');
  const field = await screen.findByRole('textbox', { name: 'Dia' });
  await waitFor(() => expect(field).toHaveFocus());
  key('Enter');
  expect(acted).toEqual([]);
  fire(field, new InputEvent('input', common), performance.now());
  key('Enter');
  expect(acted).toEqual(['Sim']);
});
