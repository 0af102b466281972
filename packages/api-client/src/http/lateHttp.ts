import { ApiError } from './ApiError.ts';
import type { createHttp, Http, HttpOptions } from './http.ts';

type Load = () => Promise<{ readonly createHttp: typeof createHttp }>;

/**
 * As `createHttp`. The code that sends and reads is asked for at once, and the first call waits for it, not the first paint; when it
 * did not come, each call asks again and fails as one that found no network.
 */
export const lateHttp = (options: HttpOptions, load: Load = () => import('./http.ts')): Http => {
  const make = async () => (await load()).createHttp(options);
  let made = make();
  made.catch(() => undefined);
  return {
    async call(...given) {
      const http = await made
        .catch(() => (made = make()))
        .catch((cause: unknown) => {
          throw new ApiError('network', { cause });
        });
      return http.call(...given);
    },
  };
};
