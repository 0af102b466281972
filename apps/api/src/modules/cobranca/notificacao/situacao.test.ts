// @module-tag embedded
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, issueAnew, recebe, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let token: string;

const exemplo = '0000000100';
const semAviso = '0000000200';
const internada = '0000000300';
const filha = '0000000301';
const contestou = '0000000400';
const emParte = '0000000500';
const debito = '0000000600';
const deNovo = '0000000700';
const adesao = '0000000800';
const todos = [exemplo, semAviso, internada, contestou, emParte, debito, deNovo, adesao];

const avisa = async (titular: string, faturas: readonly string[]) => {
  const { id } = await t.db
    .insertInto('aviso')
    .values({
      titular_matricula: titular,
      meio: 'CARTA',
      endereco: 'Rua das Paineiras, 12',
      texto: 'Aviso',
      texto_sha256: 'x',
      enviado_em: '2026-10-19 10:00:00',
      por: 'ana',
      origem: 'TELA',
      origem_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const fatura_numero of faturas)
    // oxlint-disable-next-line no-await-in-loop
    await t.db.insertInto('aviso_mensalidade').values({ aviso_id: id, fatura_numero }).execute();
  await t.db
    .insertInto('aviso_prova')
    .values({
      aviso_id: id,
      especie: 'AR',
      recebido_em: '2026-10-22',
      numero: `AR${titular}`,
      nota: null,
      por: 'ana',
      registrada_em: '2026-10-26 10:00:00',
      arquivo_nome: null,
      arquivo_tipo: null,
      arquivo_bytes: null,
      arquivo_sha256: null,
      desfeita_por: null,
      desfeita_em: null,
    })
    .execute();
};

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca }, now: '2026-11-10T12:00:00Z' });
  token = await t.tokenFor({ modules: ['cobranca'] });
  await writeRegister(t.db, [
    ...todos.map((matricula) => ({
      matricula,
      nome: `Pessoa ${matricula}`,
      contrato_em: '2025-02-01',
      ...(matricula === adesao && {
        tipo_contratacao: 3,
        empresa_codigo: '0042',
        cobranca: 'administradora' as const,
      }),
    })),
    { matricula: filha, titular_matricula: internada, dependencia: 4 },
  ]);
  await writeBills(
    t.db,
    todos.flatMap((titular, at) =>
      ['2026-09-10', '2026-10-10'].map((vencimento, mes) => ({
        numero: at * 10 + mes + 1,
        tipo: 'I' as const,
        vencimento,
        valorCents: 10_000,
        titular,
        ...(titular === debito && mes === 1 && { forma: 'DEBITO_AUTOMATICO' as const }),
      })),
    ),
  );
  for (const [at, titular] of todos.entries())
    // oxlint-disable-next-line no-await-in-loop
    if (titular !== semAviso) await avisa(titular, [`F${at * 10 + 1}`, `F${at * 10 + 2}`]);
  await recebe(t.db, 'F41', 2_000, '2026-11-01');
  // A second title of the first fee moves no day.
  await issueAnew(t.db, 61, { numero: 99, vencimento: '2026-11-05', valorCents: 10_000 });
  await t.db
    .insertInto('internacao_informada')
    .values({
      matricula: filha,
      inicio: '2026-11-02',
      fim: null,
      por: 'ana',
      informada_em: '2026-11-02 10:00:00',
    })
    .execute();
  await t.db
    .insertInto('contestacao_debito')
    .values({
      titular_matricula: contestou,
      aberta_em: '2026-10-28',
      motivo: 'Diz que pagou',
      por: 'ana',
      respondida_em: null,
      resposta: null,
      respondida_por: null,
    })
    .execute();
});
afterAll(() => t.close());

const situacoes = async (dia: string) => {
  const { json } = await t.staff.inject({
    url: `/api/v1/cobranca/getRelatorioInadimplentes/${dia}`,
    headers: { authorization: token },
  });
  const rows = json<{ matricula: string; situacao: string | null; porque: string | null }[]>();
  return new Map(rows.map((row) => [row.matricula, row]));
};

describe('the situation of a delinquent', () => {
  it('NOT-12: asks for the bank return before any cancelling, and then says since when it may be done', async () => {
    expect((await situacoes('10-11-2026')).get(exemplo)).toMatchObject({
      situacao: 'FALTA_DADO',
      mensalidades: 2,
      diasSemPagar: 61,
      dia50: '30/10/2026',
      podeDesde: '10/11/2026',
    });
    await t.db
      .insertInto('upload_banco')
      .values({
        nome: 'CBR643.RET',
        enviado_em: '2026-11-10 08:00:00',
        quantidade_boletos: 0,
        tamanho_bytes: 1,
        dias_validos: 30,
        sha256: null,
        situacao: 'APLICADO',
        convenio: null,
        sequencial: null,
        gravado_em: '2026-11-09',
        linhas: 0,
        login: null,
        desfeito_em: null,
        desfeito_por: null,
        desfeito_motivo: null,
      })
      .execute();
    expect((await situacoes('10-11-2026')).get(exemplo)?.porque).toBe(
      '2 mensalidades em aberto nos últimos 12 meses (09/2026 e 10/2026), 61 dias desde 11/09; aviso das duas recebido em 22/10 (42º dia) por carta com AR, prazo até 03/11; pode cancelar desde 10/11/2026',
    );
  });

  it('NOT-3: follows notices, stays of dependants, disputes, parts, debits and who collects', async () => {
    const found = await situacoes('10-11-2026');
    expect(Object.fromEntries(todos.map((matricula) => [matricula, found.get(matricula)?.situacao]))).toEqual(
      {
        [exemplo]: 'PODE_CANCELAR',
        [semAviso]: 'AVISAR',
        [internada]: 'INTERNADO',
        [contestou]: 'CONTESTADO',
        [emParte]: 'NAO_PODE',
        [debito]: 'NAO_PODE',
        [deNovo]: 'PODE_CANCELAR',
        [adesao]: 'ADMINISTRADORA',
      },
    );
    expect(found.get(debito)?.porque).toContain('10/2026 não conta: o débito automático não foi feito');
    expect(found.get(emParte)?.porque).toContain('09/2026 foi paga em parte');
  });
});
