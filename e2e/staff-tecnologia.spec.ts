import type { Locator } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter, loginByForm } from './support/login.ts';
import { pressInMais } from './support/pressInMais.ts';
import { pressEnter } from './support/pressEnter.ts';

const screen = '/modulos/tecnologia/pessoas';

/** Types an occupation and chooses it from its list. */
const escolheCargo = async (dialog: Locator, cargo: string): Promise<void> => {
  const campo = dialog.getByRole('combobox', { name: 'Cargo' });
  await campo.fill(cargo);
  await campo.press('Enter');
};

test.describe('a person who is let in and out', () => {
  // This journey tests a session that ends during work.
  test.use({ allowedProblems: /401/ });

  test('enters with the modules that were given, and is out when disabled', async ({ page, elsewhere }) => {
    await enter(page, 'gerente');
    await page.goto(`${officeUrl}${screen}?filtro.nome=Lia+da+Jornada`);
    await page.getByRole('button', { name: 'Nova pessoa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova pessoa' });
    await dialog.getByLabel('Login').fill('lia.jornada');
    await dialog.getByLabel('Nome').fill('Lia da Jornada');
    await escolheCargo(dialog, 'Advogada');
    await dialog.getByLabel('Jurídico').check();
    await pressEnter(dialog.getByRole('button', { name: 'Adicionar pessoa' }));
    const drawn = page.getByRole('dialog', { name: 'Senha sorteada' });
    const senha = await drawn.getByText(/^(\w{4}-){3}\w{4}$/).textContent();
    await pressEnter(drawn.getByRole('button', { name: 'Já anotei' }));

    const lia = await (await elsewhere()).newPage();
    await loginByForm(lia, 'lia.jornada', { password: senha ?? '' });
    await lia.getByLabel('Senha atual', { exact: true }).fill(senha ?? '');
    await lia.getByLabel('Senha nova', { exact: true }).fill('relógio parado na sala');
    await lia.getByRole('button', { name: 'Trocar senha e continuar' }).click();
    await expect(lia.getByRole('link', { name: /Jurídico/ })).toBeVisible();
    await expect(lia.getByRole('link', { name: /Cadastro/ })).toHaveCount(0);
    await lia.goto(`${officeUrl}${screen}`);
    await expect(lia.getByText('Módulo Tecnologia indisponível')).toBeVisible();
    // The reason is shown only once. An open page would request it by itself, and leave none for the next page.
    await lia.goto('about:blank');

    await pressInMais(page, 'Desativar Lia da Jornada', 'Desativar');
    const question = page.getByRole('alertdialog', { name: 'Desativar Lia da Jornada?' });
    await pressEnter(question.getByRole('button', { name: 'Desativar' }));
    await expect(page.getByRole('row').filter({ hasText: 'Lia da Jornada' })).toContainText('Desativado');

    await lia.goto(`${officeUrl}/modulos/juridico/inicio`);
    await expect(lia.getByText('Seu acesso foi desativado. Fale com quem cuida dos acessos.')).toBeVisible();
    await expect(lia.getByLabel('Senha', { exact: true })).toBeVisible();
    await lia.getByLabel('Login', { exact: true }).fill('lia.jornada');
    await lia.getByLabel('Senha', { exact: true }).fill('relógio parado na sala');
    await lia.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(lia.getByText('Erro na autenticação!')).toBeVisible();

    await pressInMais(page, 'Histórico de Lia da Jornada', 'Histórico');
    const history = page.getByRole('dialog', { name: 'Histórico de Lia da Jornada' });
    const rows = history.getByRole('row').filter({ hasText: 'Otávio Magalhães Freitas' });
    await expect(rows).toHaveText([/Desativada/, /Pessoa criada.*Jurídico/]);
    await expect(history.getByRole('row').filter({ hasText: 'Senha trocada' })).toContainText(
      'Lia da Jornada',
    );
  });
});

test('a person of the ombudsman waits for a second person of Tecnologia, enters then, and is told', async ({
  page,
  elsewhere,
}) => {
  await enter(page, 'ti');
  await page.goto(`${officeUrl}${screen}`);
  await page.getByRole('button', { name: 'Nova pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova pessoa' });
  await dialog.getByLabel('Login').fill('eva.jornada');
  await dialog.getByLabel('Nome').fill('Eva da Jornada');
  await escolheCargo(dialog, 'Ouvidora');
  await dialog.getByLabel('Ouvidoria').check();
  await expect(dialog.getByText('Aguarda uma segunda pessoa')).toBeVisible();
  await pressEnter(dialog.getByRole('button', { name: 'Adicionar pessoa' }));
  const drawn = page.getByRole('dialog', { name: 'Senha sorteada' });
  await expect(drawn.getByText(/^Nada mudou ainda/)).toBeVisible();
  const senha = (await drawn.getByText(/^(\w{4}-){3}\w{4}$/).textContent()) ?? '';
  await pressEnter(drawn.getByRole('button', { name: 'Já anotei' }));
  await page.getByRole('tab', { name: /Aguardando segunda pessoa/ }).click();
  await expect(page.getByRole('button', { name: 'Retirar o pedido para Eva da Jornada' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprovar o pedido para Eva da Jornada' })).toHaveCount(0);

  const second = await (await elsewhere()).newPage();
  await enter(second, 'sistemas');
  await second.goto(`${officeUrl}/modulos/tecnologia/inicio`);
  await second.getByRole('link', { name: /Aguardando segunda pessoa/ }).click();
  await second.getByRole('button', { name: 'Aprovar o pedido para Eva da Jornada' }).click();
  const question = second.getByRole('alertdialog', { name: 'Aprovar o pedido para Eva da Jornada?' });
  await pressEnter(question.getByRole('button', { name: 'Aprovar' }));
  await expect(second.getByText('Pedido aprovado!')).toBeVisible();

  const eva = await (await elsewhere()).newPage();
  await loginByForm(eva, 'eva.jornada', { password: senha });
  await eva.getByLabel('Senha atual', { exact: true }).fill(senha);
  await eva.getByLabel('Senha nova', { exact: true }).fill('relógio parado na sala');
  await eva.getByRole('button', { name: 'Trocar senha e continuar' }).click();
  const notice = eva.getByRole('dialog', { name: 'O seu acesso mudou' });
  await expect(notice).toContainText('Pessoa criada em');
  await expect(notice).toContainText('Por Renata Siqueira Dantas, aprovado por Caio Vasconcelos Rocha');
  await eva.reload();
  await pressEnter(notice.getByRole('button', { name: 'Li e confirmo' }));
  await expect(notice).toHaveCount(0);
  await eva.reload();
  await eva.getByRole('link', { name: /Ouvidoria/ }).click();
  await expect(eva.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
