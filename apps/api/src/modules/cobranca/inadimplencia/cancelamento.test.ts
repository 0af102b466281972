// @module-tag embedded
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let token: string;

const umaSo = '0000000100';
const internada = '0000000200';
const contestou = '0000000300';
const pediu = '0000000400';
const semData = '0000000500';
const emDia = '0000000600';
const retirou = '0000000800';
const daEmpresa = '0000000900';
const todos = [umaSo, internada, contestou, pediu, semData, emDia, retirou, daEmpresa];

const pedido = async (titular: string, retirada_em: string | null) => {
  const { id } = await t.db
    .insertInto('saida')
    .values({
      protocolo: `368594202611${titular.slice(-8)}`,
      titular_matricula: titular,
      via: 'INDIVIDUAL',
      destino: 'OPERADORA',
      canal: 'TELEFONE',
      quem_pediu: 'TITULAR',
      pedido_em: '2026-11-05 10:00:00',
      primeiro_pedido_em: null,
      obito_em: null,
      itens: [],
      novo_titular: null,
      motivo: '01',
      por: 'ana',
      registrada_em: '2026-11-05 10:00:00',
      aguarda: null,
      direto_desde: null,
      efeito_em: retirada_em === null ? '2026-11-05 10:00:00' : null,
      sabida_em: retirada_em === null ? '2026-11-05 10:00:00' : null,
      comprovada_em: null,
      retirada_em,
      responsavel: 'ana',
      proximo_em: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await t.db.insertInto('saida_pessoa').values({ saida_id: id, matricula: titular }).execute();
};

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca }, now: '2026-11-10T12:00:00Z' });
  token = await t.tokenFor({ modules: ['cobranca'] });
  await t.db
    .insertInto('motivo_cancelamento')
    .values([
      { codigo: '12', descricao: 'Inadimplência', codigo_sib: '43' },
      { codigo: '01', descricao: 'Solicitação do beneficiário', codigo_sib: '41' },
    ])
    .execute();
  await writeRegister(
    t.db,
    todos.map((matricula) => ({
      matricula,
      nome: `Pessoa ${matricula}`,
      contrato_em: matricula === semData ? null : '2025-02-01',
      cancelado_em: '2026-11-30',
      ...(matricula === daEmpresa && { tipo_contratacao: 2, empresa_codigo: '0042' }),
    })),
  );
  await t.db.updateTable('beneficiario').set({ motivo_cancelamento_codigo: '12' }).execute();
  await t.db
    .updateTable('beneficiario')
    .set({ motivo_cancelamento_codigo: '01' })
    .where('matricula', '=', emDia)
    .execute();
  const devem = [umaSo, internada, contestou, pediu, semData, retirou];
  await writeBills(
    t.db,
    devem.flatMap((titular, at) =>
      ['2026-09-10', '2026-10-13']
        .filter((_, mes) => titular !== umaSo || mes === 1)
        .map((vencimento, mes) => ({
          numero: at * 10 + mes + 1,
          tipo: 'I' as const,
          vencimento,
          valorCents: 10_000,
          titular,
        })),
    ),
  );
  await t.db
    .insertInto('internacao_informada')
    .values({
      matricula: internada,
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
  await pedido(pediu, null);
  await pedido(retirou, '2026-11-06 09:00:00');
});
afterAll(() => t.close());

const avisos = async () => {
  const reply = await t.staff.inject({
    url: '/api/v1/cobranca/getRelatorioCancelamento/30-11-2026',
    headers: { authorization: token },
  });
  const rows = reply.json<{ MATRICULA: string; AVISOS: string | null; SEM_DADO: string | null }[]>();
  return new Map(rows.map(({ MATRICULA, AVISOS, SEM_DADO }) => [MATRICULA, [AVISOS, SEM_DADO]]));
};

describe('the warnings of a contract that ends', () => {
  it('COB-16: name each reason why the law would not let it end, and refuse nothing', async () => {
    const lidos = await avisos();
    expect([...lidos.keys()]).toEqual(todos);
    const daInternacao = 'internação: sem dado';
    expect(lidos.get(umaSo)).toEqual([
      expect.stringMatching(/^1 mensalidade: a lei pede duas .*; sem aviso; 48 dias: a lei pede mais de 60$/),
      daInternacao,
    ]);
    expect(lidos.get(internada)).toEqual(['internado desde 02/11; sem aviso', null]);
    expect(lidos.get(contestou)).toEqual(['contestação de 28/10 sem resposta; sem aviso', daInternacao]);
    expect(lidos.get(pediu)).toEqual([
      'pediu para sair em 05/11/2026 (protocolo 36859420261100000400); sem aviso',
      daInternacao,
    ]);
    expect(lidos.get(retirou)).toEqual(['sem aviso', daInternacao]);
    expect(lidos.get(semData)).toEqual(['sem aviso', `falta dado: contrato sem data; ${daInternacao}`]);
    expect(lidos.get(emDia)).toEqual([null, null]);
    expect(lidos.get(daEmpresa)).toEqual([
      'quem paga é a empresa: a lei da dívida de quem paga por si não se aplica',
      null,
    ]);
  });

  it('COB-16: are a reading of who is in hospital, put on record (PRV-8)', async () => {
    await avisos();
    const lidas = await t.db
      .selectFrom('consulta_saude')
      .where('lista', '=', 'Cancelamento')
      .select(['inicio', 'fim', 'finalidade', 'pessoas'])
      .execute();
    expect(lidas).toEqual([
      {
        inicio: '2026-11-30',
        fim: '2026-11-30',
        finalidade: 'Notificação por inadimplência',
        pessoas: todos.length,
      },
    ]);
  });
});
