import { momentoLocal } from '../apps/api/src/operatorMoment.ts';
import { greeting } from '../packages/screens/src/shell/greeting.ts';
import { expect, test } from './support/csp.ts';
import { login, loginByForm } from './support/login.ts';
import { momentNow } from './support/moment.ts';

// This browser's clock is right, but its zone is seventeen hours ahead of the operator.
test.use({ timezoneId: 'Pacific/Kiritimati' });

const atOperator = (): string => momentoLocal(momentNow()).slice(0, 16);

test('a campaign authorised in another zone leaves at this minute of the operator', async ({ page }) => {
  await login(page, 'cobranca', '/modulos/cobranca/mensageria');
  // Answered here, so that the campaign stays available to other journeys.
  await page.route('**/campanha/autorizar_envio', (route) =>
    route.fulfill({ json: { status: true, message: 'Envio autorizado.' } }),
  );
  await page
    .getByRole('button', { name: /^Enviar campanha: [^.]*$/ })
    .first()
    .click();
  const asked = page.waitForRequest('**/campanha/autorizar_envio');
  const before = atOperator();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar campanha' }).click();
  const form = (await asked).postData() ?? '';
  const after = atOperator();
  const [, day, month, year, time] =
    /nova_data_envio"\s+(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)/.exec(form) ?? [];
  const sent = `${year}-${month}-${day}T${time}`;
  // The session knows the server's clock to the second, so the one before is possible too.
  expect([before, after, atOperatorBefore(before)]).toContain(sent);
});

const atOperatorBefore = (moment: string): string =>
  new Date(Date.parse(`${moment}Z`) - 60_000).toISOString().slice(0, 16);

test('the greeting goes by the hour of the operator', async ({ page }) => {
  // A session of another journey may have measured the server against a clock that was set there.
  await page.context().setStorageState({ cookies: [], origins: [] });
  await loginByForm(page, 'gerente');
  const words = greeting(Number(atOperator().slice(11, 13)), '');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${words}, `) })).toBeVisible();
});
