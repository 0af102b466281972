import { portalUrl } from './addresses.ts';
import { expect, test } from './csp.ts';
import { momentNow } from './moment.ts';

const minute = 60_000;

test('every page of every person has the time of the server, and it goes on ticking', async ({
  page,
  elsewhere,
}) => {
  const other = await (await elsewhere()).newPage();
  for (const one of [page, other]) {
    await one.goto(`${portalUrl}/ouvidoriaInterna/inicio`);
    const read = await one.evaluate(() => [Date.now(), new Date().getTime(), Date.parse(Date())]);
    for (const moment of read) expect(Math.abs(moment - momentNow().getTime())).toBeLessThan(minute);
    const isOrdinary = await one.evaluate(() => {
      const day = new Date(2028, 1, 29);
      return day instanceof Date && day.constructor === Date && day.getDate() === 29;
    });
    expect(isOrdinary).toBe(true);
    await expect.poll(() => one.evaluate((from) => Date.now() - from, read[0] ?? 0)).toBeGreaterThan(0);
  }
});
