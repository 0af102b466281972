// @module-tag embedded
import {
  criaCampanhaDeAviso,
  getMensagensDeAviso,
  linhaDaMensagemDeAviso,
  type MensagemDeAviso,
} from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { type ServicoAlheio, startAlheio } from '../campanha/campanha.fixture.ts';
import { cobranca, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let alheio: ServicoAlheio;
let token: string;
const messaging = { url: 'http://127.0.0.1:9', hash: 'conta-de-teste-0001' };

const deve = '0000000100';
const deveUma = '0000000200';
const semFone = '0000000300';
const emDia = '0000000400';
const familia = '0000000500';
const escolhidos = [deve, deveUma, semFone, emDia, familia];

beforeAll(async () => {
  alheio = await startAlheio();
  t = await testServer({
    seed: 'none',
    config: { cobranca, messaging: Object.assign(messaging, { url: alheio.url }) },
    now: '2026-11-10T12:00:00Z',
  });
  token = await t.tokenFor({ modules: ['cobranca'] });
  await writeRegister(t.db, [
    ...escolhidos.map((matricula) => ({
      matricula,
      nome: `Pessoa ${matricula.slice(-3)}`,
      contrato_em: '2025-02-01',
    })),
    ...Array.from({ length: 14 }, (_, at) => ({
      matricula: `00000005${String(at + 10)}`,
      titular_matricula: familia,
      dependencia: 4,
      nome: `Dependente Inventado de Nome Comprido ${at}`,
    })),
  ]);
  await t.db.updateTable('pessoa').where('id', '=', `p${semFone}`).set({ fone_1: '4532241234' }).execute();
  await t.db
    .updateTable('pessoa')
    .where(
      'id',
      'in',
      [deve, deveUma, familia].map((matricula) => `p${matricula}`),
    )
    .set({ fone_1: '45998761234' })
    .execute();
  await writeBills(
    t.db,
    [deve, deveUma, semFone, familia].flatMap((titular, at) =>
      ['2026-09-10', '2026-10-13']
        .filter((_, mes) => titular !== deveUma || mes === 1)
        .map((vencimento, mes) => ({
          numero: at * 10 + mes + 1,
          tipo: 'I' as const,
          vencimento,
          valorCents: 10_000,
          titular,
        })),
    ),
  );
});
afterAll(async () => {
  await t.close();
  await alheio.close();
});

const post = async (path: string, payload: object) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { authorization: token },
    payload,
  });
  return { code: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

const previa = async (matriculas: readonly string[]) => {
  const { body } = await post('cobranca/getMensagensDeAviso', { matriculas });
  return z.decode(getMensagensDeAviso.reply, body as never);
};

const cria = (mensagens: readonly MensagemDeAviso[], matriculas: readonly string[] = escolhidos) =>
  post('cobranca/criaCampanhaDeAviso', {
    matriculas,
    confirmado: confirmadoDe(mensagens.map(linhaDaMensagemDeAviso)),
  });

const avisosDe = async () => {
  const { rows } = await sql<{ titular: string; meio: string; situacao: string; texto: string }>`
    select titular_matricula as titular, meio, situacao, texto from aviso order by titular_matricula, meio`.execute(
    t.db,
  );
  return rows;
};

describe('notices by message to chosen contracts', () => {
  it('NOT-16: shows the texts with the whole debt of the day, and who is left out and why', async () => {
    const { mensagens, fora } = await previa(escolhidos);
    expect(fora.map(({ matricula, motivo }) => [matricula, motivo])).toEqual([
      [semFone, 'fixo não recebe SMS'],
      [emDia, 'nada vencido em aberto'],
      [familia, 'o aviso passa de 640 letras: faça a carta'],
    ]);
    expect(mensagens.map(({ matricula }) => matricula)).toEqual([deve, deveUma]);
    const [duas, uma] = mensagens;
    expect(duas?.texto).toMatch(
      /^Aviso de inadimplência: .*10\/09\/2026 61 dias R\$ .*13\/10\/2026 28 dias R\$ /,
    );
    expect(duas?.texto).toContain('Depois o plano pode ser encerrado');
    expect(duas?.total).toBeGreaterThan(20_000);
    expect(duas?.sms).toBe(Math.ceil((duas?.texto.length ?? 0) / 153));
    expect(uma?.texto).toMatch(/^Aviso de atraso: /);
    expect(uma?.texto).toContain('Duas mensalidades sem pagamento podem encerrar o plano.');
    expect(uma?.texto).not.toContain('Depois o plano pode');
  });

  it('NOT-16: is refused where the debt is no longer the confirmed one, and makes nothing', async () => {
    const { mensagens } = await previa(escolhidos);
    const outras = mensagens.map((mensagem) => ({ ...mensagem, total: mensagem.total + 1 }));
    const { code, body } = await cria(outras);
    expect(code).toBe(409);
    expect(body['error']).toMatch(/Nada foi feito: confira e confirme de novo\./);
    expect(alheio.pedidos).toEqual([]);
    expect((await cria([], [emDia])).code).toBe(422);
  });

  it('NOT-16: makes one campaign, whose authorisation enters the notices; one that dies leaves them in doubt', async () => {
    const { mensagens } = await previa(escolhidos);
    const { code, body } = await cria(mensagens);
    expect(code).toBe(200);
    expect(z.decode(criaCampanhaDeAviso.reply, body as never)).toEqual({
      message: 'Campanha criada com 2 mensagens.',
      campanha: 1,
    });
    expect(await avisosDe()).toEqual([]);
    const again = await cria(mensagens);
    expect([again.code, again.body['error']]).toEqual([
      409,
      expect.stringMatching(/^Estas mensagens já estão numa campanha, feita em 10\/11\/2026/),
    ]);
    const autoriza = () =>
      post('mensageria/campanha/autorizar_envio', {
        id_campanha: 1,
        nova_data_envio: '10/11/2026 10:00',
        enviar_em_duvida: true,
      });
    // Neither the sending nor the campaign after it is answered.
    alheio.plays = {
      '/campanha/autorizar_envio': ['dies'],
      '/campanha/detalhes': [{ body: campanhaAlheia }, 'dies'],
    };
    expect((await autoriza()).code).toBe(502);
    const emDuvida = await avisosDe();
    expect(emDuvida.map(({ titular, meio, situacao }) => [titular, meio, situacao])).toEqual([
      [deve, 'APP', 'EM_DUVIDA'],
      [deve, 'SMS', 'EM_DUVIDA'],
      [deveUma, 'APP', 'EM_DUVIDA'],
      [deveUma, 'SMS', 'EM_DUVIDA'],
    ]);
    expect(emDuvida[0]?.texto).toBe(mensagens[0]?.texto);
    // An answer of the person proves nothing of what may never have left.
    const { rows } = await sql<{ id: number }>`select min(id) as id from aviso`.execute(t.db);
    const prova = {
      aviso: rows[0]?.id,
      matricula: deve,
      especie: 'RESPOSTA',
      recebidoEm: '10/11/2026',
      numero: '',
      nota: 'ok',
      arquivo: null,
    };
    expect((await post('cobranca/registraProva', prova)).code).toBe(200);
    const julgados = (await post('cobranca/getAvisos', { matricula: deve })).body as never as {
      situacao: string;
      porque: string;
    }[];
    expect(julgados.map(({ situacao, porque }) => [situacao, porque])).toEqual([
      ['Não vale', 'em dúvida: não se sabe se saiu'],
      ['Não vale', 'em dúvida: não se sabe se saiu'],
    ]);
    alheio.plays = {};
    expect((await autoriza()).code).toBe(200);
    expect(new Set((await avisosDe()).map(({ situacao }) => situacao))).toEqual(new Set(['ENVIADO']));
  });

  it('NOT-16: takes no stranger, and at most a thousand', async () => {
    expect((await post('cobranca/getMensagensDeAviso', { matriculas: ['999'] })).code).toBe(404);
    const muitas = Array.from({ length: 1_001 }, (_, at) => String(at));
    expect((await post('cobranca/getMensagensDeAviso', { matriculas: muitas })).code).toBe(400);
  });
});

const campanhaAlheia = {
  status: true,
  message: '',
  data: [[{ id_campanha: '1', nome_campanha: 'Avisos', status: '12' }]],
};
