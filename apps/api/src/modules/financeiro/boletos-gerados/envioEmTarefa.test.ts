// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migration as antes } from '../../../db/migrations/0050a0099/0073_envio_boletos.ts';
import { migration } from '../../../db/migrations/0050a0099/0083_envio_em_tarefa.ts';
import { boletosDoDia } from './boletosDoDia.fixture.ts';

let b: Awaited<ReturnType<typeof boletosDoDia>>;
beforeAll(async () => {
  b = await boletosDoDia();
});
afterAll(() => b.t.close());

it('makes jobs of the sendings of before: one in course is to be taken up, the others have ended', async () => {
  const { db } = b.t;
  await db.schema.dropTable('boleto_envio_item').execute();
  await antes.up(db);
  await sql`insert into boleto_envio (vencimento, situacao, login, iniciado_em, terminado_em, motivo) values
    ('2026-12-10', 'ENVIANDO', 'USU_ana', '2026-11-20T09:00:00', null, null),
    ('2026-12-11', 'TERMINADO', 'USU_ana', '2026-11-20T09:00:00', '2026-11-20T09:05:00', null),
    ('2026-12-12', 'PARADO', 'USU_ana', '2026-11-20T09:00:00', '2026-11-20T09:05:00', null),
    ('2026-12-13', 'PARADO', 'USU_ana', '2026-11-20T09:00:00', '2026-11-20T09:05:00', 'Sem servidor.')`.execute(
    db,
  );
  await sql`insert into boleto_envio_item (vencimento, titulo_numero, situacao) values
    ('2026-12-10', 'T1', 'ENVIADO'), ('2026-12-10', 'T2', 'PENDENTE'), ('2026-12-10', 'T4', 'FALHOU')`.execute(
    db,
  );
  await migration.up(db);
  const jobs = await db
    .selectFrom('tarefa')
    .select(['chave', 'situacao', 'login', 'parametros', 'ponto', 'feito', 'total', 'motivo'])
    .orderBy('chave')
    .execute();
  expect(jobs).toMatchObject([
    {
      chave: '2026-12-10',
      situacao: 'INTERROMPIDA',
      login: 'USU_ana',
      parametros: { dia: '2026-12-10' },
      ponto: { recusas: 0, total: 3 },
      feito: 2,
      total: 3,
    },
    { chave: '2026-12-11', situacao: 'CONCLUÍDA', ponto: null },
    { chave: '2026-12-12', situacao: 'CANCELADA', motivo: null },
    { chave: '2026-12-13', situacao: 'FALHOU', motivo: 'Sem servidor.' },
  ]);
  expect(await b.andamento()).toMatchObject({
    enviados: 1,
    falhas: 1,
    pendentes: 1,
    tarefa: { situacao: 'INTERROMPIDA' },
  });
});
