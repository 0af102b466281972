import { expect, it } from 'vitest';
import { servidorUnico } from '../servers/presenca.ts';
import { retira } from './shutdown.ts';

it('a server that ends among others says so before it closes its door; one that is alone does not wait (SER-28)', async () => {
  const waited: number[] = [];
  const wait = async (ms: number): Promise<void> => void waited.push(ms);
  const alone = servidorUnico();
  await retira(alone, wait);
  expect([alone.saindo, waited]).toEqual([false, []]);
  const among = { ...servidorUnico(), vivos: () => 2 };
  await retira(among, wait);
  expect([among.saindo, waited.length]).toEqual([true, 1]);
});
