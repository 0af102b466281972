import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lateHttp } from './lateHttp.ts';

const getNome = endpoint('GET /teste/getNome', { summary: 'Um nome.', reply: z.string() });
const bases = { '/api/v1': '/api/v1', '/api-site/v1': '/api-site/v1' };
const call = vi.fn(async () => 'Marina');
const loaded = { createHttp: () => ({ call }) as never };

it('asks for the code before the first call, and once', async () => {
  const load = vi.fn(async () => loaded);
  const http = lateHttp({ bases }, load);
  expect(load).toHaveBeenCalledTimes(1);
  const options = { timeoutMs: 5 };
  expect(await http.call(getNome, {}, options)).toBe('Marina');
  expect(await http.call(getNome, {})).toBe('Marina');
  expect(load).toHaveBeenCalledTimes(1);
  expect(call.mock.calls).toEqual([
    [getNome, {}, options],
    [getNome, {}],
  ]);
});

it('fails as without a network while the code does not come, and goes on when it does', async () => {
  const load = vi.fn(async () => loaded);
  const failure = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const http = lateHttp({ bases }, load);
  await expect(http.call(getNome, {})).rejects.toMatchObject({ kind: 'network', cause: failure });
  expect(await http.call(getNome, {})).toBe('Marina');
});
