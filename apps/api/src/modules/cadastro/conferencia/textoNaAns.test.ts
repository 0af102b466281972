// @module-tag embedded
import { latin1Of } from '@vidas/api-client/cadastro/envio/textoNaAns.rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/testDatabase.ts';

let open: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  open = await openTestDatabase();
});

afterAll(() => open.close());

const compared = async (text: string): Promise<string> => {
  const { rows } = await sql<{ texto: string }>`select conferencia_texto(${text}) as texto`.execute(open.db);
  return rows[0]?.texto ?? '';
};

/** Signs that names were seen with, and letters of other alphabets. */
const signs = [...`‘’‚ʼʻ“”„′″‐‑–—−…•™łŁđĐıœŒŸﬁﬂ€´áÇñ\u00ad\u200b\u202e\u0301\u00a0\u2003\t😀ΩЯ漢ªº`];

it('SIB-56: what was sent is equal to what stands here, whatever its signs', async () => {
  for (const sign of signs) {
    const name = `ANA ${sign}SILVA ${sign} SA`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([sign, await compared(latin1Of(name))]).toEqual([sign, await compared(name)]);
  }
});

it('SIB-56: accents, case and spaces do not count, other letters do', async () => {
  expect(await compared('Maria  das Dôres O’Connor')).toBe("MARIA DAS DORES O'CONNOR");
  expect(await compared('Maria')).not.toBe(await compared('Mario'));
});
