import { somaCompetencia } from '../packages/api-client/src/vendas/meses.rules.ts';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { salesOf } from './support/demo.ts';
import { login } from './support/login.ts';
import { demoDay } from './support/moment.ts';
import { pressEnter } from './support/pressEnter.ts';

const hoje = demoDay().slice(0, 7);
const descricao = 'Faixas da jornada';
const dez = (porcento: string) => Array.from({ length: 10 }, () => porcento).join('\t');

/** A line under the new rule where somebody sold this month, else one of a closed month under the rule that was copied. */
const linhaEsperada = () => {
  const vendedor = ['601', '604', '619', '620', '653'].find((codigo) => salesOf(codigo, hoje).vidas > 0);
  return vendedor === undefined
    ? {
        vendedor: '601',
        mes: somaCompetencia(hoje, -3),
        regra: 'Faixas por quantidade',
        frase: /30,00% \(0-18 a 49-53\)/,
      }
    : {
        vendedor,
        mes: hoje,
        regra: descricao,
        frase: /com 1 ou mais vidas no mês, 33,50%\. Volta de quem cancela/,
      };
};

test('a rule is copied from this month on with a grid pasted from a spreadsheet, its line tells its story, a closed month goes on with its paper, and the seller sees the card', async ({
  page,
  elsewhere,
}) => {
  await login(page, 'gerente', '/modulos/vendas/regras-comissao');
  const row = page.getByRole('row').filter({ hasText: 'Faixas por quantidade de vendas no mês' });
  await row.hover();
  await row.getByRole('button', { name: /^Duplicar a regra 2, / }).click();
  const wizard = page.getByRole('dialog', { name: 'Duplicar a regra 2' });
  await wizard.getByRole('textbox', { name: 'A partir de' }).fill(hoje.split('-').toReversed().join('/'));
  await wizard.getByLabel('Descrição').fill(descricao);
  const next = () => pressEnter(wizard.getByRole('button', { name: 'Próximo' }));
  await next();

  // The three bands of the older rule go; what nothing is paid for is named until the grid has it.
  await expect(wizard.getByLabel('Faixa 3, De (vendas)')).toHaveValue('26');
  await expect(wizard.getByText('Na idade 54-58, 59+ nada é pago.')).toBeVisible();
  for (const faixa of [3, 2]) await wizard.getByRole('button', { name: `Excluir Faixa ${faixa}` }).click();
  const texto = wizard.getByLabel('Colar da planilha');
  await texto.fill(`1\t\t${dez('trinta e três')}`);
  await wizard.getByRole('button', { name: 'Pôr na grade' }).click();
  await expect(
    wizard.getByText(/^Linha 1, coluna 0-18: “trinta e três” não é uma porcentagem/),
  ).toBeVisible();
  await expect(wizard.getByLabel('Faixa 1, 0-18')).toHaveValue('30,00');
  await texto.fill(`De (vendas)\tAté (vendas)\t0-18\n1\t\t${dez('33,5%')}`);
  await wizard.getByRole('button', { name: 'Pôr na grade' }).click();
  await expect(wizard.getByLabel('Faixa 1, 59+')).toHaveValue('33,50');
  await wizard.getByLabel('Faixa 1, Descrição').fill('Todas as vendas');
  await expect(wizard.getByText('A regra tem lacunas')).toHaveCount(0);
  await next();
  await expect(wizard.getByRole('heading', { name: 'Passo 3 de 4: Vendedores' })).toBeVisible();
  await expect(wizard.locator('[aria-busy="true"]')).toHaveCount(0);
  await next();
  await expect(
    wizard.getByText(
      /^Paga, do valor do plano, com 1 ou mais vidas no mês, 33,50%\. .* Vale para 5 vendedores em /,
    ),
  ).toBeVisible();
  await pressEnter(wizard.getByRole('button', { name: 'Salvar', exact: true }));
  await expect(page.getByText('A nova regra foi cadastrada!')).toBeVisible();

  const { vendedor, mes, regra, frase } = linhaEsperada();
  const tela = (competencia: string) =>
    `/modulos/vendas/fechamento-comissao?competencia=${competencia.split('-').toReversed().join('-')}`;
  await page.goto(`${officeUrl}${tela(mes)}&vendedor=${vendedor}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Em risco')).toBeVisible();
  const linha = drawer.getByRole('row').filter({ hasText: regra }).first();
  await linha.getByRole('button', { expanded: false }).click();
  await expect(drawer.getByText(frase)).toBeVisible();
  await expect(drawer.getByText('Efetivada em')).toBeVisible();

  // The demonstration has closed this month: the steps are taken up where they stand.
  await page.goto(`${officeUrl}${tela(somaCompetencia(hoje, -2))}&aba=conferencia`);
  const passo = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await expect(passo('1. Fechar: feito')).toContainText(/Fechada em .+ por .+\./);
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar o relatório' }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^relatorio-comissao-\d{2}-\d{4}\.pdf$/);
  await expect(passo('2. Papéis: feito')).toContainText(
    /Feito por último em .+ por Otávio Magalhães Freitas/,
  );
  await page.reload();
  await expect(passo('2. Papéis: feito')).toContainText(/Um relatório: .+ a pagar; o maior: /);

  const own = await (await elsewhere()).newPage();
  await login(own, 'vendedor', tela(hoje));
  await expect(own.getByText(/Quem fecha e paga: Gerente Comercial, /)).toBeVisible();
  await expect(own.getByText('A receber')).toBeVisible();
  await expect(own.getByText('Em risco')).toBeVisible();
});
