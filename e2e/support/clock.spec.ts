import { writeDay } from '@vidas/api-client/words/day.ts';
import { demoPassword, officeUrl, portalUrl } from './addresses.ts';
import { expect, test } from './csp.ts';
import { demoDay, momentNow } from './moment.ts';

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

test('sessions and the demonstration live on the same clock', async ({ request }) => {
  const data = { login: 'cobranca', senha: demoPassword };
  const entered = await request.post(`${officeUrl}/api/v1/auth/login`, { data });
  const { token } = (await entered.json()) as { token: string };
  const { iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
  };
  expect(Math.abs(iat * 1_000 - momentNow().getTime())).toBeLessThan(minute);

  const home = await request.get(`${officeUrl}/api/v1/cobranca/getInicio`, {
    headers: { authorization: token },
  });
  expect(await home.json()).toMatchObject({ hoje: writeDay(demoDay()) });
});
