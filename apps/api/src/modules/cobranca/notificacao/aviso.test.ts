import { prazosPadrao } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { selectAvisosJulgados } from './aviso.sql.ts';

let t: OpenDatabase;
beforeAll(async () => {
  t = await openTestDatabase({ lives: 300 });
});
afterAll(() => t.close());

it('judges the notices of many holders at once, with the fees and the proofs that stand', async () => {
  const { rows } = await sql<{ titular: string; numero: string }>`
    select distinct on (f.titular_matricula) f.titular_matricula as titular, f.numero from fatura f
    join beneficiario b on b.matricula = f.titular_matricula and b.tipo_contratacao = 1 limit 2`.execute(
    t.db,
  );
  const [um, dois] = rows as [(typeof rows)[0], (typeof rows)[0]];
  await sql`delete from aviso_prova`.execute(t.db);
  await sql`delete from aviso_mensalidade`.execute(t.db);
  await sql`delete from aviso`.execute(t.db);
  await sql`update beneficiario set contrato_em = '2025-02-01' where matricula = ${um.titular}`.execute(t.db);
  await sql`update beneficiario set contrato_em = null where matricula = ${dois.titular}`.execute(t.db);
  const insere = async (titular: string, numero: string) => {
    const { id } = await t.db
      .insertInto('aviso')
      .values({
        titular_matricula: titular,
        meio: 'CARTA',
        endereco: 'Rua A, 1',
        texto: 'x',
        texto_sha256: 'y',
        enviado_em: '2026-10-15T09:00',
        por: 'ana',
        origem: 'TELA',
        origem_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await t.db.insertInto('aviso_mensalidade').values({ aviso_id: id, fatura_numero: numero }).execute();
    await t.db
      .insertInto('aviso_prova')
      .values({
        aviso_id: id,
        especie: 'AR',
        recebido_em: '2026-10-22',
        numero: `AR${id}`,
        nota: null,
        por: 'ana',
        registrada_em: '2026-10-23T09:00',
        arquivo_nome: null,
        arquivo_tipo: null,
        arquivo_bytes: null,
        arquivo_sha256: null,
        desfeita_por: null,
        desfeita_em: null,
      })
      .execute();
    return id;
  };
  const ids = [await insere(um.titular, um.numero), await insere(dois.titular, dois.numero)] as const;
  const titulares = [um.titular, dois.titular, '9999999999'];
  const julgados = await selectAvisosJulgados(t.db, { titulares, prazos: prazosPadrao });
  const carta = { meio: 'CARTA', enviadoEm: '2026-10-15' };
  expect([...julgados.keys()].toSorted()).toEqual([um.titular, dois.titular].toSorted());
  expect(julgados.get(um.titular)).toEqual([
    { ...carta, id: ids[0], recebidoEm: '2026-10-22', porqueNaoVale: null, mensalidades: [um.numero] },
  ]);
  expect(julgados.get(dois.titular)).toEqual([
    {
      ...carta,
      id: ids[1],
      recebidoEm: null,
      porqueNaoVale: 'aviso sem prova: contrato sem data: só vale com resposta',
      mensalidades: [dois.numero],
    },
  ]);
  await sql`update aviso_prova set desfeita_por = 'ana', desfeita_em = '2026-10-24', desfeita_motivo = 'x' where aviso_id = ${ids[0]}`.execute(
    t.db,
  );
  const depois = await selectAvisosJulgados(t.db, { titulares, prazos: prazosPadrao });
  expect(depois.get(um.titular)?.[0]?.porqueNaoVale).toBe('aviso sem prova');
});
