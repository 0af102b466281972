// Setup of the project `stories`: React in development keeps, of up to 10,000 elements a second, where each was made, for its
// warnings. Nobody reads that here, and the stacks were a sixth of what a story costs. It believes that there were enough of them.
import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
};
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set(): void {
      // What React counts is not kept.
    },
  });
