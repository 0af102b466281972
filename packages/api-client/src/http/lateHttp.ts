import { ApiError } from './ApiError.ts';
import type { createHttp, Http, HttpOptions } from './http.ts';

type Load = () => Promise<{ readonly createHttp: typeof createHttp }>;

/**
 * Like `createHttp`, but its code loads late: only the first call waits for it, and the first paint does not. If
 * loading fails, each call tries again and fails as without a network.
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
