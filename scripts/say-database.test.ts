import { expect, it } from 'vitest';
import { databaseOf } from './say-database.ts';

it.each([undefined, ''])('names the embedded database where the address is %j', async (address) =>
  expect(await databaseOf(address)).toMatch(/^PGlite \d+\.\d+/),
);
