import type { Notificacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import {
  getMensagensDeAviso,
  linhaDaMensagemDeAviso,
} from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { acompanhaMensagens } from '../aviso/acompanhaMensagens.ts';
import { type ServicoAlheio, startAlheio } from '../campanha/campanha.fixture.ts';
import { servicoDeMensagens } from '../campanha/servicoDeMensagens.ts';
import { cobranca, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let alheio: ServicoAlheio;
const messaging = { url: 'http://127.0.0.1:9', hash: 'conta-de-teste-0001' };
const titular = '0000000100';

beforeAll(async () => {
  alheio = await startAlheio();
  t = await testServer({
    seed: 'none',
    config: { cobranca, messaging: Object.assign(messaging, { url: alheio.url }) },
    now: '2026-10-19T12:00:00Z',
  });
  await writeRegister(t.db, [{ matricula: titular, nome: 'Ávila Inventada', contrato_em: '2025-02-01' }]);
  await sql`update pessoa set fone_1 = '45998761234'`.execute(t.db);
  await writeBills(
    t.db,
    ['2026-09-10', '2026-10-10'].map((vencimento, at) => ({
      numero: at + 1,
      tipo: 'I' as const,
      vencimento,
      valorCents: 10_000,
      titular,
    })),
  );
});
afterAll(async () => {
  await t.close();
  await alheio.close();
});

/** A session ends with its day, and days go by here. */
const em = async (dia: string): Promise<string> => {
  t.clock.set(`${dia}T12:00:00Z`);
  return t.tokenFor({ modules: ['cobranca'] });
};
const post = async (token: string, path: string, payload: object) => {
  const url = `/api/v1/${path}`;
  const reply = await t.staff.inject({ method: 'POST', url, headers: { authorization: token }, payload });
  expect([path, reply.statusCode, reply.body]).toEqual([path, 200, reply.body]);
  return reply.json<Record<string, unknown>>();
};
const linha = async (token: string) => {
  const url = '/api/v1/cobranca/getNotificacoes';
  const [row] = (await t.staff.inject({ url, headers: { authorization: token } })).json<Notificacao[]>();
  return row;
};
const avisoPor = async (meio: string) => {
  const { rows } = await sql<{ id: number }>`select id from aviso where meio = ${meio}`.execute(t.db);
  return rows[0]?.id;
};
/** The register of the test has no operator to name, so each text lacks it. */
const completa = () => sql`update aviso set faltas = '{}'`.execute(t.db);

it('NOT-16, NOT-18, NOT-30: a late contract goes from message to letter, proof, ten days, and may be cancelled, with the reason at each step', async () => {
  const dia19 = await em('2026-10-19');
  expect(await linha(dia19)).toMatchObject({
    situacao: 'AVISAR',
    falta: expect.stringMatching(/^sem aviso/),
  });

  const matriculas = [titular];
  const lidas = z.decode(
    getMensagensDeAviso.reply,
    (await post(dia19, 'cobranca/getMensagensDeAviso', { matriculas })) as never,
  );
  const confirmado = confirmadoDe(lidas.mensagens.map(linhaDaMensagemDeAviso));
  await post(dia19, 'cobranca/criaCampanhaDeAviso', { matriculas, confirmado });
  await post(dia19, 'mensageria/campanha/autorizar_envio', {
    id_campanha: 1,
    nova_data_envio: '19/10/2026 09:00',
  });
  await completa();
  expect(await linha(dia19)).toMatchObject({
    situacao: 'AVISO_SEM_PROVA',
    falta: expect.stringContaining('não vale: aviso sem prova'),
  });

  const { tick } = acompanhaMensagens(t.deps, servicoDeMensagens(t.deps));
  const [mensagem] = lidas.mensagens;
  const entregue = { id_msg_envio: 1, id_campanha: 1, situacao: 7 };
  alheio.plays = {
    '/buscar/mensagens': [
      {
        body: {
          status: true,
          message: '',
          data: [
            ['SMS', 'PUSH'].map((tipo_envio, at) => ({
              ...entregue,
              id_msg_envio: at + 1,
              tipo_envio,
              telefone: mensagem?.telefone,
              texto: mensagem?.texto,
            })),
          ],
        },
      },
    ],
  };
  await tick();
  expect((await linha(dia19))?.falta).toContain('entregue, sem resposta');

  const dia20 = await em('2026-10-20');
  await post(dia20, 'cobranca/geraCartasDeAviso', { matriculas });
  await completa();
  expect((await linha(dia20))?.falta).toContain('por carta com AR não vale: aviso sem prova');

  const dia22 = await em('2026-10-22');
  await post(dia22, 'cobranca/registraProva', {
    aviso: await avisoPor('CARTA'),
    matricula: titular,
    especie: 'AR',
    recebidoEm: '22/10/2026',
    numero: 'AA123456789BR',
    nota: '',
    arquivo: null,
  });
  // The later of two waits counts: day 61 comes after the last day to pay.
  expect(await linha(dia22)).toMatchObject({
    situacao: 'AGUARDANDO_DIAS',
    fila: 'AGUARDANDO',
    podeDesde: '10/11/2026',
    falta: expect.stringContaining('o prazo para pagar vai até 03/11/2026'),
  });

  const dia4 = await em('2026-11-04');
  expect(await linha(dia4)).toMatchObject({
    situacao: 'AGUARDANDO_DIAS',
    falta: expect.stringMatching(/^55 dias: a lei pede mais de 60/),
  });

  const dia10 = await em('2026-11-10');
  expect(await linha(dia10)).toMatchObject({
    situacao: 'FALTA_DADO',
    falta: 'falta dado: retorno bancário até 03/11 ainda não importado',
  });
  await sql`insert into upload_banco (nome, enviado_em, quantidade_boletos, tamanho_bytes, dias_validos, situacao, gravado_em, linhas)
    values ('CBR643.RET', '2026-11-10 08:00:00', 0, 1, 30, 'APLICADO', '2026-11-09', 0)`.execute(t.db);
  expect(await linha(dia10)).toMatchObject({
    situacao: 'PODE_CANCELAR',
    fila: 'PODE',
    falta: null,
    porque: expect.stringContaining('aviso das duas recebido em 22/10 (42º dia) por carta com AR'),
  });

  // The message never became valid by itself: after the tenth day nobody waits for it.
  await tick();
  const avisos = await post(dia10, 'cobranca/getAvisos', { matricula: titular });
  expect((avisos as never as { porque: string | null }[]).map(({ porque }) => porque).toSorted()).toEqual([
    'aviso sem prova: sem resposta até o décimo dia',
    'aviso sem prova: sem resposta até o décimo dia',
    null,
  ]);
});
