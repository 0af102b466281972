import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { painelServer, type Parte } from './painel.fixture.ts';

const { t, send, ask, board } = await painelServer();

afterAll(() => t.close());

it('has a ceiling, shares of the whole, ten bands and twelve months', async () => {
  const { dash, ativados, ans } = await board({});
  expect(dash).toMatchObject({ hoje: '21/11/2026', teto: 25_000, podeExportar: false });
  const { masc, fem } = dash.gender as Record<string, Parte>;
  expect((masc?.value ?? 0) + (fem?.value ?? 0)).toBe(dash.qtdAtivos);
  expect(Number(fem?.percent.replace(',', '.'))).toBeCloseTo(((fem?.value ?? 0) * 100) / dash.qtdAtivos, 2);
  expect(dash.range.map(({ faixa }: { faixa: string }) => faixa).join(' ')).toBe(
    '0-18 19-23 24-28 29-33 34-38 39-43 44-48 49-53 54-58 59 Acima',
  );
  expect(ativados.map(({ competencia }) => competencia).join(' ')).toBe(
    '12/2025 01/2026 02/2026 03/2026 04/2026 05/2026 06/2026 07/2026 08/2026 09/2026 10/2026 11/2026',
  );
  expect(ans.dataRefAns).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
});

it('draws no ceiling before there is one (DIR-14)', async () => {
  const before = t.deps.config.diretoria;
  t.deps.config.diretoria = { ...before, teto: null };
  try {
    expect(await ask('getDadosDash')).toMatchObject({ teto: null });
  } finally {
    t.deps.config.diretoria = before;
  }
});

it('counts the lives of every other line together, and opens them (DIR-23)', async () => {
  const { plan: antes, qtdAtivos } = await ask('getDadosDash');
  expect(antes.outras).toBeUndefined();
  const troca = (de: string, para: string) =>
    t.db.updateTable('plano').set({ linha: para }).where('linha', '=', de).execute();
  await troca('PREMIUM', 'Essencial');
  try {
    const { plan } = await ask('getDadosDash');
    expect(plan).toMatchObject({ smart: antes.smart, premium: { value: 0 }, outras: antes.premium });
    expect(plan.smart.value + plan.outras.value).toBe(qtdAtivos);
    expect(await ask('getVidasDoPainel/ativos', { plano: 'outras' })).toMatchObject({
      total: antes.premium.value,
      vidas: expect.arrayContaining([expect.objectContaining({ plano: 'Essencial' })]),
    });
  } finally {
    await troca('Essencial', 'PREMIUM');
  }
});

it('compares nothing with ANS where its file lacks what is filtered, nor before the first file (DIR-19)', async () => {
  expect(await ask('getVidasAnsOeste', { vinculo: 'titular' })).toMatchObject({
    comparavel: false,
    faixas: [],
  });
  expect(await send('getVidasDoPainel/ans', { cidade: '4115200' })).toMatchObject({
    status: 400,
    body: { error: 'O arquivo da ANS não traz a cidade nem o vínculo: retire esses filtros.' },
  });
  await t.db.updateTable('conferencia_importacao').set({ em_vigor: false }).execute();
  try {
    expect(await ask('getVidasAnsOeste')).toMatchObject({ dataRefAns: null, faixas: [] });
    expect(await ask('getVidasDoPainel/divergencia')).toMatchObject({ total: 0, vidas: [] });
  } finally {
    await sql`update conferencia_importacao set em_vigor = true where id = (select max(id) from conferencia_importacao)`.execute(
      t.db,
    );
  }
});

it('gives the rows of several months, as many as each of them has (DIR-17)', async () => {
  const { ativados } = await board({});
  const sum = ativados.reduce((all, { quantidade }) => all + quantidade, 0);
  const year = await ask('getVidasDoPainel/ativados', { competencia: '12/2025', meses: 12 });
  expect([year.total, year.quantidade]).toEqual([sum, sum]);
  expect(sum).toBeGreaterThan((await ask('getVidasDoPainel/ativados', { competencia: '12/2025' })).total);
});

it('gives the rows by pages, in the order asked for', async () => {
  const first = await ask('getVidasDoPainel/ativos', { linhas: 7, pagina: 1, ordem: 'nascimento' });
  const second = await ask('getVidasDoPainel/ativos', { linhas: 7, pagina: 2, ordem: 'nascimento' });
  const days = [...first.vidas, ...second.vidas].map(({ nascimento }: { nascimento: string }) =>
    nascimento.split('/').toReversed().join('-'),
  );
  expect(days).toHaveLength(14);
  expect(days).toEqual(days.toSorted());
  const last = await ask('getVidasDoPainel/ativos', { linhas: 7, ordem: 'nascimento', sentido: 'desc' });
  expect(last.vidas[0].nascimento).not.toBe(first.vidas[0].nascimento);
});

it.each([
  ['getVidasDoPainel/ativos', { linhas: 101 }, 'linhas', 'de 1 a 100 linhas'],
  ['getVidasDoPainel/ativados', { meses: 13 }, 'meses', 'de 1 a 12 meses, da competência em diante'],
  ['getVidasDoPainel/ativos', { pagina: 0 }, 'pagina', 'a página começa em 1'],
  ['getVidasDoPainel/nada', {}, 'figura', 'não existe este número no painel'],
  ['getDadosDash', { sexo: 'F' }, 'sexo', 'use masc ou fem'],
  ['getDadosDash', { faixa: '11' }, 'faixa', 'a faixa é um código de 1 a 10, ou 0'],
  ['getDadosDash', { cidade: '1' }, 'cidade', 'use o código do IBGE, de 7 algarismos'],
])('refuses %s with %j and names the field', async (path, asked, field, message) => {
  expect(await send(path, asked)).toMatchObject({ status: 400, body: { problems: [{ field, message }] } });
});

it('refuses a figure of a month without its month', async () => {
  expect(await send('getVidasDoPainel/saldo')).toMatchObject({
    status: 400,
    body: { error: 'Diga a competência: este número é de um mês.' },
  });
});

it('gives the rows as a file only to who is named, and says on the board who is (DIR-20)', async () => {
  const nomeado = await t.tokenFor({ login: 'NomeAdo', modules: ['diretoria'] });
  const diretor = await t.tokenFor({ cargo: 'Diretor', modules: ['diretoria'] });
  const before = t.deps.config.diretoria;
  t.deps.config.diretoria = { ...before, exportaLogins: ['usu_nomeado'] };
  try {
    const filtros = { sexo: 'fem' };
    expect(await send('exportaVidasDoPainel/ativos', filtros, diretor)).toMatchObject({
      status: 403,
      body: {
        error:
          'Exportar as vidas do painel é um direito à parte. Peça à TI que ponha o seu login em DIRETORIA_EXPORTA_LOGINS.',
      },
    });
    expect((await send('getVidasDoPainel/ativos', filtros, diretor)).status).toBe(200);
    const { status, body } = await send('exportaVidasDoPainel/ativos', filtros, nomeado);
    expect([status, body.length]).toEqual([200, (await ask('getDadosDash')).gender.fem.value]);
    expect((await send('getDadosDash', {}, nomeado)).body.podeExportar).toBe(true);
    expect((await send('getDadosDash', {}, diretor)).body.podeExportar).toBe(false);
  } finally {
    t.deps.config.diretoria = before;
  }
});

it('sums what was posted in each month, with and without the co-payment (DIR-21)', async () => {
  const com = await ask('dashboard/dados/01_2026/10_2026');
  const sem = await ask('dashboard/dados/semCopart/01_2026/10_2026');
  expect(com).toHaveLength(10);
  const cents = (text: string) => Number(text.replace(',', ''));
  for (const [at, mes] of com.entries()) {
    const { coparticipacao, total, ...others } = mes;
    expect(cents(total)).toBe(
      cents(mes.mensalidade) + cents(coparticipacao) + cents(mes.desconto) + cents(mes.outros),
    );
    expect({ ...sem[at], total: cents(sem[at].total) }).toEqual({
      ...others,
      total: cents(total) - cents(coparticipacao),
    });
  }
});
