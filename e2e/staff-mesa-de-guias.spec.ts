import type { Page } from '@playwright/test';
import { allowOrigin, expect, test } from './support/csp.ts';
import { loginByForm } from './support/login.ts';
import { openOwnServer, type OwnServer } from './support/ownServer.ts';

let server: OwnServer;

/** A laboratory of this journey alone, with two clean guides and one whose first item costs more than the price. */
const laboratorio = `
  insert into prestador select (jsonb_populate_record(p, jsonb_build_object('codigo', '299999', 'nome', 'Laboratório da Mesa',
    'cnpj', '99888777000199', 'incorporar_baixada', true))).* from prestador p where p.cnpj is not null order by p.codigo limit 1;
  insert into procedimento select (jsonb_populate_record(p, jsonb_build_object('codigo', '79999999', 'descricao', 'Reagente da mesa',
    'valor_cents', 300000))).* from procedimento p where p.tabela = '19' order by p.codigo limit 1;
  insert into guia (numero, numero_prestador, prestador_codigo, matricula, tipo_guia, gui_tipo, tipo_atendimento, regime, carater, emitida_em, importada_em, valor_cents)
    select n, 'P' || n, '299999', (select min(matricula) from beneficiario), 'SP/SADT', 'E', '23', '01', '1', '2026-01-10', '2026-01-20', 600000
    from unnest(array['99000001', '99000002', '99000003']) n;
  insert into guia_item (guia_numero, sequencia, executado_em, tabela, codigo, descricao, tabela_aprovada, credenciado, quantidade,
      valor_unitario_cents, valor_unitario_operadora_cents, valor_cents)
    select n, i, '2026-01-10', '19', '79999999', 'Reagente da mesa', '19', false, 1, 300000 + extra, 300000, 300000 + extra
    from unnest(array['99000001', '99000002', '99000003']) n, generate_series(1, 2) i,
      lateral (select case when n = '99000003' and i = 1 then 100 else 0 end as extra) e`;

test.beforeAll(async () => {
  server = await openOwnServer({ isLong: false });
  allowOrigin(server.origin);
  await server.plant(laboratorio);
});
test.afterAll(async () => server?.stop());

const lista = '/modulos/contas-medicas/guias-importadas-xml?prestador=299999&status=verificar&periodo=todas';

const enterAs = async (page: Page, login: string) => {
  await loginByForm(page, login, { origin: server.origin });
  await page.goto(server.origin + lista);
};

/** The key is pressed until the thing was seen long enough. */
const decides = async (page: Page, key: string, said: RegExp) => {
  const status = page.getByRole('region', { name: 'Guias a verificar', exact: true }).getByRole('status');
  await expect(async () => {
    if (!said.test(await status.innerText())) await page.keyboard.press(key);
    await expect(status).toHaveText(said, { timeout: 1_000 });
  }).toPass();
};

test('CTM-103: clean guides above the value are approved by a second person, after one look of each', async ({
  page,
}) => {
  await enterAs(page, 'faturista');
  await expect(page.getByText('Limpas · 2 · R$ 12.000,00 · a maior R$ 6.000,00')).toBeVisible();
  const aprova = async (button: string, act: RegExp, said: RegExp) => {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Julgadas por: preço da operadora/)).toBeVisible();
    await expect(dialog.getByText('R$ 12.000,00', { exact: true })).toBeVisible();
    await expect(async () => {
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: act }).click({ timeout: 1_000 });
      await expect(page.getByText(said)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  };
  await aprova(
    'Ver e aprovar',
    /^Aprovar/,
    /passam de R\$ 10\.000,00 e esperam que outra pessoa as confirme/,
  );
  await expect(page.getByText(/^Você pediu em .* a aprovação de 2 limpas/)).toBeVisible();

  await enterAs(page, 'contas');
  await expect(
    page.getByText(/^Igor Brandão Matos pediu em .* a aprovação de 2 limpas, R\$ 12\.000,00\.$/),
  ).toBeVisible();
  await aprova('Ver e confirmar', /^Confirmar e aprovar/, /^Aprovadas: 2 guias limpas, R\$ 12\.000,00\.$/);
  await expect(page.getByRole('row').filter({ hasText: '99000001' })).toContainText('Válida');

  // Taken back within ten seconds, both wait again.
  await page.getByRole('button', { name: /^Desfazer/ }).click();
  await expect(page.getByText('Desfeito: 2 guias limpas voltam a esperar.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '99000001' })).toContainText('Verificar');
});

test('CTM-104: on the desk a flagged item and the clean rest are a key each, a clean guide is one, and U takes it back', async ({
  page,
}) => {
  await enterAs(page, 'contas');
  await page.getByRole('button', { name: 'Mesa de guias' }).click();
  const heading = (numero: string) => page.getByRole('heading', { name: `Guia ${numero}`, level: 2 });
  await expect(heading('99000003')).toBeFocused();
  await expect(page.getByText('1 de 3', { exact: true })).toBeVisible();
  await decides(page, 'e', /^Guia 99000003, item 1: aprovado 1, R\$ 3\.000,00 · glosa 1714/);
  await decides(page, 'e', /^Guia 99000003, item 2: aprovado 1, R\$ 3\.000,00/);
  await expect(heading('99000001')).toBeFocused();
  await decides(page, 'e', /^Guia 99000001: 2 itens aprovados, R\$ 6\.000,00\.$/);
  await expect(heading('99000002')).toBeFocused();
  await decides(page, 'u', /^Desfeito: guia 99000001, 2 itens voltam a esperar\.$/);
  await expect(heading('99000001')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Voltar às guias' }).click();
  await expect(page.getByRole('row').filter({ hasText: '99000003' })).toContainText('Válida');
});
