import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { insertLinhas } from './campanha.sql.ts';
import { avisosPorCampanha } from './entraCampanha.ts';

let t: TestServer;
let devedor = '';
let quite = '';
const quem = { login: 'USU_ana', em: '2026-11-21T09:00:00' };
beforeAll(async () => {
  t = await testServer({ lives: 300 });
  const { rows } = await sql<{ devedor: string; quite: string }>`
    select (select min(titular_matricula) from fatura where vencimento < '2026-11-10' and status = 'ABERTA' and vencimento < '2026-11-21' and titular_matricula is not null) as devedor,
      (select min(b.matricula) from beneficiario b where b.dependencia = 1 and not exists (
        select from fatura f where f.titular_matricula = b.matricula and f.status = 'ABERTA')) as quite`.execute(
    t.db,
  );
  ({ devedor, quite } = rows[0]!);
});
afterAll(() => t.close());

/** An imported campaign with a line to who owes, to who owes nothing, and to nobody known. */
const importada = async (campanhaId: number) => {
  const { id } = await t.db
    .insertInto('campanha_importacao')
    .values({
      servico: 'local',
      nome: `c${campanhaId}`,
      sha256: 'x',
      competencia: '2026-11',
      vez: 0,
      situacao: 'IMPORTADA',
      campanha_id: campanhaId,
      login: 'USU_ana',
      iniciada_em: quem.em,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const linha = { telefone: '45999990000', texto: 'Pague.', push: true, sms: true };
  const matriculas = [devedor, quite, '9999999999'];
  await insertLinhas(
    t.db,
    id,
    matriculas.map((matricula, at) => ({ ...linha, ordem: at + 1, matricula })),
  );
  return { servico: 'local', campanhaId };
};

const avisosDe = async (campanhaId: number) => {
  const { rows } = await sql<object>`
    select a.titular_matricula as titular, a.meio, a.situacao, cardinality(a.faltas) > 0 as faltam,
      (select count(*) > 0 from aviso_mensalidade m where m.aviso_id = a.id) as nomeia
    from aviso a where a.origem = 'CAMPANHA' and starts_with(a.origem_id, ${`local ${campanhaId} `}) order by a.meio`.execute(
    t.db,
  );
  return rows;
};

test('NOT-31: a campaign to who owes enters once by each of its ways, in doubt until it left', async () => {
  const campanha = await importada(7001);
  const avisos = avisosPorCampanha(t.deps);
  await avisos.entra(campanha, quem);
  await avisos.entra(campanha, quem);
  const um = (meio: string, situacao: string) => ({
    titular: devedor,
    meio,
    situacao,
    faltam: true,
    nomeia: true,
  });
  expect(await avisosDe(7001)).toEqual([um('APP', 'EM_DUVIDA'), um('SMS', 'EM_DUVIDA')]);
  await avisos.saiu(campanha);
  expect(await avisosDe(7001)).toEqual([um('APP', 'ENVIADO'), um('SMS', 'ENVIADO')]);
});

it('a campaign that did not leave has no notice', async () => {
  const [campanha, vizinha] = [await importada(70), await importada(700)];
  const avisos = avisosPorCampanha(t.deps);
  await avisos.entra(campanha, quem);
  await avisos.entra(vizinha, quem);
  await avisos.naoSaiu(campanha);
  expect(await avisosDe(70)).toEqual([]);
  expect(await avisosDe(700)).toHaveLength(2);
});
