import { act, cleanup, render, screen } from '@testing-library/react';
import type { Input, Reply } from '@vidas/api-client/http/endpoint.ts';
import type { abreNaMesa } from '@vidas/api-client/shell/mesa/mesa.contract.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, ServicesProvider } from './services.tsx';
import { useAbertas } from './useAbertas.ts';

type Call = typeof abreNaMesa;

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Desk({ coisa }: { readonly coisa: string | null }) {
  const abertas = useAbertas({ mesa: 'guias', codPrestador: '200010' }, coisa);
  return <p role="note">{[...abertas].map((each) => each.join(': ')).join('; ')}</p>;
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = () => screen.getByRole('note').textContent;

/** A desk at which the test gives the answers. */
const scene = () => {
  const asked: Input<Call>['body'][] = [];
  let answer: Reply<Call> | Error = [];
  const call = vi.fn(async (_endpoint: unknown, { body }: Input<Call>) => {
    asked.push(body);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const http = { call: call as never };
  const queryClient = createQueryClient();
  const at = (coisa: string | null) => (
    <ServicesProvider config={{} as never} http={http} queryClient={queryClient}>
      <Desk coisa={coisa} />
    </ServicesProvider>
  );
  const { rerender, unmount } = render(at('20000001'));
  return {
    /** Things told to the server so far. */
    coisas: () => asked.map(({ coisa }) => coisa),
    answers: (next: Reply<Call> | Error) => void (answer = next),
    opens: (coisa: string | null) => rerender(at(coisa)),
    unmount,
  };
};

test('MES-13: a thing is told once it stood in sight, and again while it stands there', async () => {
  const { coisas, opens, unmount } = scene();
  await passes(0);
  expect(coisas()).toEqual(['20000001']);
  // Passed by, it was not open.
  opens('20000002');
  await passes(100);
  opens('20000003');
  await passes(299);
  expect(coisas()).toEqual(['20000001']);
  await passes(1);
  expect(coisas()).toEqual(['20000001', '20000003']);
  await passes(25_000);
  expect(coisas()).toEqual(['20000001', '20000003', '20000003']);
  unmount();
  expect(coisas().at(-1)).toBeNull();
  await passes(60_000);
  expect(coisas()).toHaveLength(4);
});

test('MES-13: the sentence names everybody else who has the thing open', async () => {
  const { answers } = scene();
  answers([
    { coisa: '20000001', quem: 'Bento Aguiar' },
    { coisa: '20000001', quem: 'Marília Prado' },
    { coisa: '20000004', quem: 'Bento Aguiar' },
  ]);
  await passes(25_000);
  expect(told()).toBe(
    '20000001: Aberta por Bento Aguiar e Marília Prado agora; 20000004: Aberta por Bento Aguiar agora',
  );
});

test('MES-13: a failure says nothing, and asks no more often', async () => {
  const { answers, coisas } = scene();
  answers([{ coisa: '20000004', quem: 'Bento Aguiar' }]);
  await passes(25_000);
  expect(told()).toContain('Bento Aguiar');
  answers(new Error('caiu'));
  await passes(26_000);
  expect(told()).toBe('');
  const before = coisas().length;
  await passes(50_000);
  expect(coisas()).toHaveLength(before + 2);
});
