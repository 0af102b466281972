import type { APIRequestContext, Page } from '@playwright/test';
import { somaCompetencia } from '../packages/api-client/src/vendas/meses.rules.ts';
import { execFileSync } from 'node:child_process';
import { semRegraEmVigor } from '../apps/api/src/demo/commissionRules.ts';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { salesOf } from './support/demo.ts';
import { login } from './support/login.ts';
import { demoDay } from './support/moment.ts';
import { pressEnter } from './support/pressEnter.ts';
import { choose, nextStep, simulate, typeDay, wizardOf } from './support/regra.ts';

const escrita = (competencia: string, between: string): string =>
  competencia.split('-').toReversed().join(between);
const hoje = demoDay().slice(0, 7);
/** Month that this journey closes: the one before today's. */
const mes = somaCompetencia(hoje, -1);
const tela = (competencia: string, rest = '') =>
  `/modulos/vendas/fechamento-comissao?competencia=${escrita(competencia, '-')}${rest}`;

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    String((JSON.parse(localStorage.getItem('vidas.session') ?? '{}') as { jwt?: string }).jwt),
  );

const ask = async (request: APIRequestContext, authorization: string, path: string, body?: object) => {
  const reply = await request.fetch(`${officeUrl}/api/v1/${path}`, {
    method: body === undefined ? 'GET' : path.includes('corrige') ? 'PUT' : 'POST',
    headers: { authorization },
    ...(body === undefined ? {} : { data: body }),
  });
  return { status: reply.status(), reply: reply.status() === 204 ? null : await reply.json() };
};

/** Corrects the date of birth of a client, so that another age band counts. */
const corrigeNascimento = async (
  request: APIRequestContext,
  token: string,
  { cliente, percentual }: { cliente: string; percentual: string },
) => {
  const { reply: achados } = await ask(request, token, 'busca/pessoasEBoletos', { texto: cliente });
  const { matricula } = achados.pessoas.find(({ nome }: { nome: string }) => nome === cliente);
  const { reply: ficha } = await ask(request, token, 'cadastro/fichaBeneficiario', { matricula });
  const dataNascimento = percentual === '3,50' ? '02/03/2000' : '02/03/1940';
  const { status } = await ask(request, token, 'cadastro/corrigeBeneficiario', {
    matricula,
    versao: ficha.versao,
    dados: { ...ficha.dados, dataNascimento },
  });
  expect(status).toBe(200);
};

interface Linha {
  cliente: string;
  codigoVenda: string;
  percentual: string | null;
  estornoAte: string | null;
}

/**
 * A line with an age band, from a sale in closed months, with its seller. The seller who signs in at the end is left out.
 */
const linhaPorIdade = async (request: APIRequestContext, token: string) => {
  const { reply: geral } = await ask(
    request,
    token,
    `comissionamento/getPreviaComissaoGeral/${escrita(mes, '_')}`,
  );
  // No rule's reversal takes longer than six months: a sale of this day was effectuated after the first closing.
  const since = somaCompetencia(mes, -8);
  for (const { codigoVendedor } of geral.vendedores as { codigoVendedor: string }[]) {
    if (codigoVendedor === '601') continue;
    const call = `vendedor/getPreviaComissao/${codigoVendedor}/${escrita(mes, '_')}`;
    const { reply } = await ask(request, token, call);
    const linha = (reply.linhas as Linha[]).find(
      ({ percentual, estornoAte }) =>
        percentual !== null && (estornoAte ?? '').split('/').toReversed().join('-') > since,
    );
    if (linha) return { call, before: reply, linha: { ...linha, percentual: linha.percentual ?? '' } };
  }
  throw new Error('A demonstração não tem neste mês uma linha que dependa da idade.');
};

const descricao = 'Retomada da jornada';

/** Writes a rule with a value per life, for the plans without a rule in force. */
const escreveRegra = async (page: Page, planos: readonly string[]): Promise<void> => {
  await page.goto(`${officeUrl}/modulos/vendas/regras-comissao`);
  await page.getByRole('button', { name: 'Nova regra' }).click();
  const wizard = wizardOf(page);
  await wizard.getByLabel('Descrição').fill(descricao);
  await wizard.getByLabel('Sim', { exact: true }).check();
  await wizard.getByLabel('Meses de estorno').fill('3');
  await nextStep(page);
  await wizard.getByLabel('Comissão por vida').fill('77,70');
  await nextStep(page);
  await choose(page, 'Planos', planos);
  await choose(page, 'Vendedores', [semRegraEmVigor]);
  const [ano = '', numero = ''] = mes.split('-');
  await typeDay(page, /^Data inicial/, `01${numero}${ano}`);
  await typeDay(page, /^Data final/, '31122035');
  await nextStep(page);
  const simulador = await simulate(page, descricao);
  const vendedores = simulador.getByRole('grid', { name: 'Vendedores na simulação' });
  await expect(vendedores.getByRole('row').filter({ hasText: semRegraEmVigor })).toBeVisible();
  await simulador.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(wizard.getByText('A simulação será guardada com a regra.')).toBeVisible();
  await expect(simulador).toBeHidden();
  await pressEnter(wizard.getByRole('button', { name: 'Salvar', exact: true }));
  await expect(page.getByText('A nova regra foi cadastrada!')).toBeVisible();
};

/** Text of the file that the page downloads. */
const textOfPaper = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar', exact: true }).click(),
  ]);
  return execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' });
};

test('a rule is written and simulated, its month closed and printed, what changes later comes in the next one, and the month is paid', async ({
  page,
  request,
  elsewhere,
}) => {
  test.slow();
  await login(page, 'gerente', tela(mes, '&aba=sem-comissao'));
  await expect(page.getByText(/Aberta: os valores ainda mudam/)).toBeVisible();
  // On some days there is more than a page of rows.
  await page.getByLabel('Linhas por página').first().selectOption('100');
  await expect(page.getByText(/^falta uma regra em vigor na efetivação, em /).first()).toBeVisible();
  const { planos, vidas } = salesOf(semRegraEmVigor, mes);
  await escreveRegra(page, planos);

  await page.goto(`${officeUrl}${tela(mes, `&vendedor=${semRegraEmVigor}`)}`);
  const novas = page.getByRole('dialog').getByRole('row').filter({ hasText: descricao });
  await expect(novas).toHaveCount(vidas);
  await expect(novas.first()).toContainText('R$ 77,70');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Conferência' }).click();
  await page.getByRole('button', { name: 'Gerar fechamento' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/ficam gravados como estão/)).toBeVisible();
  await pressEnter(question.getByRole('button', { name: 'Gerar fechamento' }));
  await expect(page.getByText(/ · Fechada em .* por Otávio Magalhães Freitas/)).toBeVisible();
  await expect(page.getByText('2. Papéis: agora')).toBeVisible();
  await page.getByRole('link', { name: 'Abrir o relatório' }).click();
  const paper = await textOfPaper(page);
  const token = await tokenOf(page);
  const { reply: pagas } = await ask(
    request,
    token,
    `comissionamento/getComissaoPagaDados/${escrita(mes, '_')}`,
  );
  // On some days earlier sales of the same seller count beside the new ones.
  const { vendasComissionadas } = (pagas as { codigoVendedor: string; vendasComissionadas: number }[]).find(
    ({ codigoVendedor }) => codigoVendedor === semRegraEmVigor,
  ) ?? { vendasComissionadas: 0 };
  expect(vendasComissionadas).toBeGreaterThanOrEqual(vidas);
  expect(paper).toMatch(new RegExp(`Saulo Rezende +${vendasComissionadas} `));

  const { call, before, linha } = await linhaPorIdade(request, token);
  await corrigeNascimento(request, token, linha);
  const { reply: after } = await ask(request, token, call);
  expect(after.linhas).toEqual(before.linhas);

  await page.goto(`${officeUrl}${tela(hoje, '&aba=mudancas')}`);
  await expect(page.getByRole('grid').getByText(linha.codigoVenda).first()).toBeVisible();
  await expect(page.getByText(/que mudou depois de fechado/).first()).toBeVisible();

  // The demonstration leaves the month before unpaid, and months are paid in their order.
  for (const each of [somaCompetencia(mes, -1), mes]) {
    await page.goto(`${officeUrl}${tela(each, '&aba=conferencia')}`);
    await page.getByRole('button', { name: 'Marcar como paga' }).click();
    await pressEnter(page.getByRole('dialog').getByRole('button', { name: 'Marcar como paga' }));
    await expect(page.getByText(/ · Paga em /)).toBeVisible();
    await expect(page.getByText('3. Pagar: feito')).toBeVisible();
  }

  const other = await (await elsewhere()).newPage();
  await login(other, 'vendedor', tela(mes));
  await expect(other.getByRole('heading', { name: 'Fechamento de comissão' })).toBeVisible();
  const refused = await ask(request, await tokenOf(other), call);
  expect([refused.status, refused.reply.error]).toEqual([403, 'Estes dados são de outro vendedor.']);
});

interface NoRazao {
  vendedor: string;
  mes: string;
  /** Cents, over all closed months. */
  soma: number;
  temEstorno: boolean;
}

/** Every sale of closed months, by seller and sale, with the sum of its lines. */
const razaoDe = async (request: APIRequestContext, token: string): Promise<Map<string, NoRazao>> => {
  const found = new Map<string, NoRazao>();
  for (let atras = 2; atras <= 11; atras += 1) {
    const cada = somaCompetencia(hoje, -atras);
    const { reply: geral } = await ask(
      request,
      token,
      `comissionamento/getPreviaComissaoGeral/${escrita(cada, '_')}`,
    );
    for (const { codigoVendedor } of (geral?.vendedores ?? []) as { codigoVendedor: string }[]) {
      const { reply } = await ask(
        request,
        token,
        `vendedor/getPreviaComissao/${codigoVendedor}/${escrita(cada, '_')}`,
      );
      for (const linha of reply.linhas as { codigoVenda: string; especie: string; valor: string }[]) {
        const key = `${codigoVendedor} ${linha.codigoVenda}`;
        const known = found.get(key) ?? { vendedor: codigoVendedor, mes: cada, soma: 0, temEstorno: false };
        known.soma += Math.round(Number(linha.valor.replace(/\./g, '').replace(',', '.')) * 100);
        if (linha.especie === 'ESTORNO') Object.assign(known, { temEstorno: true, mes: cada });
        found.set(key, known);
      }
    }
  }
  return found;
};

test('a cancellation in time takes back what was paid, and a later one takes nothing', async ({
  page,
  request,
}) => {
  test.slow();
  await login(page, 'gerente', tela(mes));
  const token = await tokenOf(page);
  const razao = await razaoDe(request, token);
  const estornadas = [...razao].filter(
    ([, { temEstorno, mes: cada }]) => temEstorno && cada > somaCompetencia(hoje, -5),
  );
  expect(estornadas.length).toBeGreaterThan(0);

  const canceladas = new Set<string>();
  for (let atras = 2; atras <= 17; atras += 1) {
    const { reply } = await ask(
      request,
      token,
      `vendedor/getVendas/0/${escrita(somaCompetencia(hoje, -atras), '_')}`,
    );
    for (const venda of (reply ?? []) as { codigoVenda: string; beneficiarioStatus: string }[])
      if (venda.beneficiarioStatus === 'Cancelado') canceladas.add(venda.codigoVenda);
  }
  // Includes those whose reversal waits for the closing of a month.
  const { reply: emRisco } = await ask(request, token, 'vendedor/getComissaoEmRisco/0');
  for (const { codigoVenda } of emRisco as { codigoVenda: string }[]) canceladas.delete(codigoVenda);
  const tarde = [...razao].filter(
    ([key, { temEstorno, soma }]) => !temEstorno && soma > 0 && canceladas.has(key.split(' ')[1] ?? ''),
  );
  expect(tarde.length).toBeGreaterThan(0);

  const [[key = '', dentro] = []] = estornadas;
  const [vendedor, venda] = key.split(' ');
  // Months before the first closing have no lines: only a sale paid in closed months sums up to zero.
  expect(estornadas.some(([, { soma }]) => soma === 0)).toBe(true);
  await page.goto(`${officeUrl}${tela(dentro?.mes ?? '', `&vendedor=${vendedor}`)}`);
  // On some days the seller has more lines than a page.
  const linhas = page.getByRole('dialog');
  await linhas.getByLabel('Linhas por página').first().selectOption('100');
  const linha = linhas
    .getByRole('row')
    .filter({ hasText: venda ?? '' })
    .filter({ hasText: 'Estorno' });
  await expect(linha.getByText(/^Devolve o que foi pago: cancelada em /)).toBeVisible();
});
