// Setup of the project `stories`. In development React stores, for up to 10,000 elements a second, the stack of each one's creation, for
// its warnings. Nobody reads them here, and the stacks took a sixth of a story's time. This setup makes React believe that the limit is
// reached.
import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
};
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set(): void {
      // React's own count is not stored.
    },
  });
