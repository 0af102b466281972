// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { testDay, testPassword } from '../test/template.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { dayOf } from './calendar.ts';
import { buildDemo } from './demo.ts';
import { demoUsers } from './demoUsers.ts';
import { seedDemo } from './seed.ts';

const options = { lives: 300, senha: testPassword, hoje: testDay };

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase({ lives: options.lives });
});
afterAll(() => open.close());

const count = async (query: string): Promise<number> => {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from (${sql.raw(query)}) as found`.execute(open.db);
  return rows[0]?.total ?? Number.NaN;
};

/** Queries without results. Orphans cannot exist, because of the foreign keys. */
const never: Record<string, string> = {
  'an invoice that is not the sum of its postings': `select f.numero from fatura f left join lancamento l on l.fatura_numero = f.numero and l.status = 'ATIVO'
     group by f.numero, f.valor_cents having f.valor_cents <> coalesce(sum(l.valor_cents), 0)`,
  'an invoice whose title says another value or state': `select f.numero from fatura f left join titulo t on t.fatura_numero = f.numero
     where t.numero is null or t.valor_cents <> f.valor_cents or (t.pago_em is not null) <> (f.status = 'PAGA')`,
  'a monthly fee after the cancellation or before the activation': `select l.id from lancamento l join beneficiario b using (matricula) join fatura f on f.numero = l.fatura_numero
     where l.tipo_codigo = 2 and (f.vencimento > b.cancelado_em or f.vencimento < b.ativado_em or b.ativado_em is null)`,
  'two monthly fees of one life in one month': `select matricula from lancamento where tipo_codigo = 2 group by matricula, competencia having count(*) > 1`,
  'a guide that is not the sum of its items': `select g.numero from guia g left join guia_item i on i.guia_numero = g.numero
     group by g.numero, g.valor_cents having g.valor_cents <> coalesce(sum(i.valor_cents), 0)`,
  'an incorporated guide whose approved value is not the sum of its approved items': `select g.numero from guia g join guia_item i on i.guia_numero = g.numero where g.status in (1, 2)
     group by g.numero, g.valor_aprovado_cents having g.valor_aprovado_cents <> sum(i.valor_aprovado_cents) or bool_or(i.status is distinct from 1)`,
  'care outside the cover': `select g.numero from guia g join beneficiario b using (matricula)
     where b.ativado_em is null or g.emitida_em < b.ativado_em or g.emitida_em >= b.cancelado_em`,
  'a co-payment without an incorporated guide of the same life': `select l.id from lancamento l left join guia g on g.numero = l.guia_numero
     where l.tipo_codigo = 9 and (g.numero is null or g.matricula <> l.matricula or g.status <> 1)`,
  'a settlement outside the window of its month': `select numero from guia where baixada_em is not null and
     (baixada_em > (competencia || '-16')::date or baixada_em < (competencia || '-16')::date - interval '1 month')`,
  'anything that lies after today': `select numero from guia where greatest(emitida_em, importada_em::date, incorporada_em::date, baixada_em) > '${options.hoje}'
     union all select numero from titulo where pago_em > '${options.hoje}'
     union all select codigo from venda where greatest(vendida_em, efetivada_em) > '${options.hoje}'
     union all select matricula from beneficiario where greatest(cadastrado_em, ativado_em, atualizado_em) > '${options.hoje}'`,
  'a dependent whose holder has another contract': `select b.matricula from beneficiario b join beneficiario t on t.matricula = b.titular_matricula
     where b.plano_registro <> t.plano_registro or b.empresa_codigo is distinct from t.empresa_codigo`,
  'a plan of another kind of contract': `select b.matricula from beneficiario b join plano p on p.registro = b.plano_registro
     where p.tipo <> case b.tipo_contratacao when 1 then 'INDIVIDUAL' when 2 then 'EMPRESARIAL' else 'ADESAO' end`,
  'a company with other lives than it says, or lives after it left': `select e.codigo from empresa e left join beneficiario b on b.empresa_codigo = e.codigo and b.ativado_em <= '${options.hoje}'
       and (b.cancelado_em is null or b.cancelado_em > '${options.hoje}')
     group by e.codigo, e.vidas_contratadas, e.ativa having count(b.matricula) <> e.vidas_contratadas or (count(b.matricula) > 0 and not e.ativa)`,
  'a card payment that is not the sum of its installments, nor of what it pays': `select c.id from cartao_pagamento c join (select pagamento_id, sum(valor_cents) as total, sum(valor_liquido_cents) as liquido,
       coalesce(sum(valor_cents) filter (where status = 'Aberto'), 0) as saldo, count(*) as parcelas from cartao_parcela group by 1) p on p.pagamento_id = c.id
     join (select pagamento_id, sum(t.valor_pago_cents) as pago from cartao_fatura f join titulo t on t.fatura_numero = f.fatura_numero group by 1) f on f.pagamento_id = c.id
     where p.total <> c.valor_total_cents or p.liquido <> c.valor_liquido_cents or p.saldo <> c.saldo_cents
       or p.parcelas <> c.quantidade_parcelas or f.pago <> c.valor_total_cents + c.desconto_cents`,
  'a commission of a sale that was administrative when its month was closed': `select l.id from comissao_linha l join comissao_entrada e on e.venda_codigo = l.venda_codigo and e.competencia = l.origem
     where e.administrativa`,
  'a sale that sellers have more of than it earned, or less than nothing': `select l.venda_codigo from comissao_linha l group by l.venda_codigo, l.vendedor_codigo
     having sum(l.valor_cents) < 0 or sum(l.valor_cents) > sum(l.valor_cents) filter (where especie in ('VIDA', 'MENSALIDADE'))`,
  'a reversal of a sale that was not cancelled': `select l.id from comissao_linha l join venda v on v.codigo = l.venda_codigo join beneficiario b using (matricula)
     where l.especie = 'ESTORNO' and (b.cancelado_em is null or to_char(b.cancelado_em, 'YYYY-MM') > l.competencia)`,
  'a balance that is not the sum of its lines': `select s.competencia from comissao_saldo s
     left join (select competencia, vendedor_codigo, sum(valor_cents) as total from comissao_linha group by 1, 2) l using (competencia, vendedor_codigo)
     where s.linhas_cents <> coalesce(l.total, 0)`,
  'a provider paid something else than was settled for him': `select g.prestador_codigo from (select prestador_codigo, sum(valor_aprovado_cents) as total from guia where baixada_em is not null group by 1) g
     left join (select fornecedor_codigo, sum(valor_cents) as total from conta_a_pagar group by 1) c on c.fornecedor_codigo = 'P' || g.prestador_codigo
     where g.total <> coalesce(c.total, 0) and not exists (select 1 from guia o where o.prestador_codigo = g.prestador_codigo
       and o.baixada_em < date_trunc('month', '${options.hoje}'::date) - interval '12 months')`,
};

describe('the seeded database', () => {
  it.each(Object.keys(never))('never holds %s', async (name) => {
    expect(await count(never[name] ?? '')).toBe(0);
  });

  it('holds every row that was made, and some in every table', async () => {
    const steps = buildDemo({ lives: options.lives, today: dayOf(options.hoje), registroAns: '999999' });
    const made = steps.flatMap(({ rows }) =>
      Object.entries(rows).map(([table, list]) => [table, list.length] as const),
    );
    expect(made.filter(([, length]) => length === 0)).toEqual([]);
    for (const [table, length] of made)
      expect([table, await count(`select 1 from ${table}`)]).toEqual([table, length]);
  });

  it('has about four fifths of the lives active, and a few without CCO', async () => {
    const active = await count(
      `select 1 from beneficiario where ativado_em <= '${options.hoje}' and (cancelado_em is null or cancelado_em > '${options.hoje}')`,
    );
    expect(await count('select 1 from beneficiario')).toBe(options.lives);
    expect(active).toBeGreaterThan(options.lives * 0.6);
    expect(active).toBeLessThan(options.lives * 0.9);
    expect(await count('select 1 from beneficiario where cco is null')).toBeGreaterThan(0);
  });

  it('lets the application go on counting where the demonstration stopped', async () => {
    const { id } = await open.db
      .insertInto('movimentacao_congenere')
      .columns(['congenere_codigo', 'matricula', 'operacao', 'ocorrida_em'])
      .expression((eb) =>
        eb
          .selectFrom('beneficiario')
          .select(['congenere_codigo', 'matricula', sql.lit('ALTERAÇÃO').as('operacao'), 'cadastrado_em'])
          .where('congenere_codigo', 'is not', null)
          .limit(1),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(await count('select 1 from movimentacao_congenere'));
  });

  it('writes the users once and does nothing the second time', async () => {
    await seedDemo(open.db, { ...options, senha: 'outra' });
    expect(await count('select 1 from usuario')).toBe(demoUsers.length);
  });

  it('starts again from empty when the first run was cut short', async () => {
    await open.db.updateTable('demo_carga').set({ concluida: false }).execute();
    await open.db.deleteFrom('campanha_mensagem').execute();
    await seedDemo(open.db, options);
    expect(await count('select 1 from campanha_mensagem')).toBeGreaterThan(0);
    expect(await count('select 1 from comissao_fechamento')).toBe(18);
    expect(await count('select 1 from comissao_contestacao where respondida_em is null')).toBe(1);
    expect(await count('select 1 from comissao_contestacao where respondida_em is not null')).toBe(1);
    expect(await count('select 1 from beneficiario')).toBe(options.lives);
  });
});

it('refuses a database that holds other people', async () => {
  const other = await openTestDatabase();
  try {
    await other.db
      .insertInto('pessoa')
      .values({ id: '1', nome: 'Alguém', nascimento: '1980-01-01', sexo: 'F' })
      .execute();
    await expect(seedDemo(other.db, options)).rejects.toThrow('não são da demonstração');
    expect(await other.db.selectFrom('pessoa').selectAll().execute()).toHaveLength(1);
    await other.db.deleteFrom('pessoa').execute();
    await other.db
      .insertInto('usuario')
      .values({ id: '1', login: 'USU_maria', nome: 'Maria', cargo: 'Gerente', senha_hash: 'x', modulos: [] })
      .execute();
    await expect(seedDemo(other.db, options)).rejects.toThrow('SEED=demo só enche um banco vazio');
  } finally {
    await other.close();
  }
});
