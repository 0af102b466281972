import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getMunicipios } from '../cadastro/ficha/ficha.contract.ts';
import {
  descartaRejeitadosSib,
  getRejeitadosSib,
} from '../cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { actOf, type ActOptions, replyOf } from './actOf.ts';
import { ApiError, type ApiErrorKind } from './ApiError.ts';
import type { Http } from './http.ts';
import { keyOf } from './queryOf.ts';

const input = { body: { ids: ['1'] } };

/** Runs the act against a server that answers, or fails, in one way; returns the queries that are then stale. */
const act = async (answer: () => Promise<unknown>, options?: ActOptions) => {
  const client = new QueryClient();
  const kept = [keyOf(getRejeitadosSib, {}), keyOf(getMunicipios, {}), ['cobranca', 'boletos']];
  for (const key of kept) client.setQueryData(key, []);
  const http = { call: answer } as unknown as Http;
  const mutation = client.getMutationCache().build(client, actOf(http, descartaRejeitadosSib, options));
  const outcome = await mutation.execute(input);
  return { outcome, old: kept.map((key) => client.getQueryState(key)?.isInvalidated) };
};

const fails = (kind: ApiErrorKind, status: number) => () => Promise.reject(new ApiError(kind, { status }));

it.each([
  ['conflict', 'conflict', 409],
  ['refused', 'invalid', 422],
  ['refused', 'server', 500],
  ['doubt', 'network', 0],
  ['doubt', 'contract', 200],
  ['doubt', 'server', 504],
] as const)('ends in %s after %s %i, and what it may have changed is old', async (kind, why, status) => {
  const { outcome, old } = await act(fails(why, status));
  expect(outcome.kind).toBe(kind);
  expect(() => replyOf(outcome)).toThrow(ApiError);
  expect(old).toEqual([true, true, false]);
});

it('gives its reply, and makes old only what it names', async () => {
  const reply = { success: true, message: 'Feito' };
  const { outcome, old } = await act(() => Promise.resolve(reply), { rereads: [getRejeitadosSib] });
  expect(replyOf(outcome)).toBe(reply);
  expect(old).toEqual([true, false, false]);
  expect((await act(() => Promise.resolve(reply), { rereads: [] })).old).toEqual([false, false, false]);
});

it('throws what is no answer of a server', async () => {
  await expect(act(() => Promise.reject(new TypeError('a fault of ours')))).rejects.toThrow(TypeError);
});

it('is known by its call while it runs', () => {
  const { mutationKey } = actOf({} as Http, descartaRejeitadosSib);
  expect(mutationKey).toEqual(['cadastro', 'POST /cadastro/descartaRejeitadosSib']);
});
