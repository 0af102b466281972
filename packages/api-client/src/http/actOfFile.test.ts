import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { uploadRetorno } from '../financeiro/retorno/retorno.contract.ts';
import { actOf } from './actOf.ts';
import type { Http } from './http.ts';

const input = { params: { diasValidos: '5' }, query: {} };

const sends = (call: () => Promise<unknown>) => {
  const file = new File(['a'], 'cbr643.ret');
  const { signal } = new AbortController();
  const options = actOf({ call } as unknown as Http, uploadRetorno, { timeoutMs: false });
  const act = new QueryClient().getMutationCache().build(new QueryClient(), options);
  return { file, signal, outcome: act.execute({ ...input, file, signal }) };
};

it('sends its file, waits as long as it says, and hands over what gives it up', async () => {
  const call = vi.fn(() => Promise.resolve('feito'));
  const { file, signal, outcome } = sends(call);
  expect(await outcome).toEqual({ kind: 'done', reply: 'feito' });
  expect(call).toHaveBeenCalledWith(uploadRetorno, input, { file, signal, timeoutMs: false });
});

it('has no outcome once it was given up', async () => {
  const aborted = new DOMException('given up', 'AbortError');
  await expect(sends(() => Promise.reject(aborted)).outcome).rejects.toBe(aborted);
});
