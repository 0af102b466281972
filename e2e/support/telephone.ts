import type { Page } from '@playwright/test';

/** An installation with a telephone, unknown to the first drawing of a page. */
export const withTelephone = (page: Page) =>
  page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...config, ombudsmanPhone: '0800 000 0000' } });
  });

export const telephone = (page: Page) => page.getByText('Ouvidoria por telefone: 0800 000 0000');
