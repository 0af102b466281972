// @module-tag embedded
import { expect, test } from 'vitest';
import { steadyPace } from '../../../db/pace.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { writeRegister } from '../fixtures/register.ts';
import { adotaAosPoucos } from './sbxEstado.sql.ts';

test('a register is taken as told in portions: whole, once, without those that ANS has no CCO for', async () => {
  const open = await openTestDatabase();
  try {
    const lives = Array.from({ length: 1_100 }, (_, index) => String(index + 1).padStart(10, '0'));
    await writeRegister(
      open.db,
      lives.map((matricula) => ({ matricula, cco: matricula === '0000000700' ? null : `00${matricula}` })),
    );
    await adotaAosPoucos(open.db, '2026-11-21T12:00:00', steadyPace(500));
    await adotaAosPoucos(open.db, '2026-11-22T12:00:00', steadyPace(550));
    const told = await open.db
      .selectFrom('sib_estado')
      .select(['matricula', 'em'])
      .orderBy('matricula')
      .execute();
    expect(told.map(({ matricula }) => matricula)).toEqual(lives.filter((each) => each !== '0000000700'));
    expect(new Set(told.map(({ em }) => em))).toEqual(new Set(['2026-11-21 12:00:00']));
  } finally {
    await open.close();
  }
});
