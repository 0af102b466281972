import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campanhaCsv } from '../mensageria/campanha.fixture.ts';
import { writeRegister } from '../modules/cadastro/fixtures/register.ts';
import { cobranca, nossoNumero, writeBills } from '../modules/cobranca/fixtures/bills.ts';
import { demonstra } from '../test/demonstra.ts';
import { emptyTables } from '../test/emptyTables.ts';
import { type TestServer, testServer } from '../test/harness.ts';

const semEmail = 'O envio de e-mails não está configurado (SMTP_URL). Fale com a TI.';
const semMensagens = 'O serviço de mensagens não está configurado (MESSAGING_URL). Fale com a TI.';
const matricula = '0000001200';
const email = 'conceicao@example.org';
const nada = { url: undefined, hash: undefined };

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await testServer({ config: { cobranca, smtpUrl: undefined, messaging: nada } });
  token = await t.tokenFor({ modules: ['cobranca', 'financeiro'] });
  await writeRegister(t.db, [{ matricula, nome: 'Conceição Inventada', cpf: '52998224725', email }]);
  const conta = { tipo: 'I', titular: matricula, valorCents: 43_575 } as const;
  await writeBills(t.db, [
    { ...conta, numero: 1, vencimento: '2026-12-10' },
    { ...conta, numero: 2, vencimento: '2025-03-10', pagoEm: '2025-03-09' },
  ]);
  await t.db
    .insertInto('declaracao_ir')
    .values({
      id: 'D1',
      titular_matricula: matricula,
      ano_base: 2025,
      total_cents: 43_575,
      codigo_contrato: 'C',
      gerada_em: '2026-02-20',
    })
    .execute();
});
beforeEach(async () => {
  t.sent.length = 0;
  t.deps.config.smtpUrl = undefined;
  await emptyTables(t.db, ['demo_carga', 'cobranca_envio', 'tarefa', 'boleto_envio_item', 'campanha']);
});
afterAll(() => t.close());

const campanha = [
  ['nome_campanha', '', 'Aviso'],
  ['enviar_push', '', 'true'],
  ['enviar_sms', '', 'true'],
  ['arquivo_importacao', '; filename="campanha.csv"', campanhaCsv({})],
]
  .map(
    ([name, file, value]) => `--zz\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}`,
  )
  .join('\r\n');

/** Every sending act, with its message when its channel is closed. */
const atos: [string, () => { method?: 'POST'; url: string; payload?: object | string }, string][] = [
  [
    'a bill by e-mail',
    () => ({
      method: 'POST',
      url: 'cobranca/enviaBoleto',
      payload: { matricula, nossoNumero: nossoNumero(1), email, name: 'C' },
    }),
    semEmail,
  ],
  [
    'a bill by the address of the older screens',
    () => ({ url: `cobranca/getEnviaBoleto/${matricula}/${email}/C/${nossoNumero(1)}` }),
    semEmail,
  ],
  [
    'a declaration by e-mail',
    () => ({
      method: 'POST',
      url: 'cobranca/enviaImpostoRenda',
      payload: { matricula, idDeclaracao: 'D1', email },
    }),
    semEmail,
  ],
  [
    'the bills of a day',
    () => ({ method: 'POST', url: 'financeiro/enviaBoletos', payload: { date: '10/12/2026' } }),
    semEmail,
  ],
  [
    'a campaign, which is not taken in',
    () => ({ method: 'POST', url: 'mensageria/campanha/importar', payload: `${campanha}\r\n--zz--\r\n` }),
    semMensagens,
  ],
  [
    'a campaign that was taken in before',
    () => ({
      method: 'POST',
      url: 'mensageria/campanha/autorizar_envio',
      payload: { id_campanha: 1, nova_data_envio: '21/11/2026 09:00' },
    }),
    semMensagens,
  ],
];

const pede = ({ method, url, payload }: ReturnType<(typeof atos)[number][1]>) =>
  t.staff.inject({
    method: method ?? 'GET',
    url: `/api/v1/${url}`,
    headers: {
      authorization: token,
      ...(typeof payload === 'string' ? { 'content-type': 'multipart/form-data; boundary=zz' } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  });

const gravado = async () =>
  Promise.all(
    (['cobranca_envio', 'tarefa', 'campanha', 'campanha_importacao', 'campanha_autorizacao'] as const).map(
      (table) => t.db.selectFrom(table).selectAll().execute(),
    ),
  );

describe('where nothing can leave (MSG-17)', () => {
  it.each(atos)('%s is refused, names the setting and writes nothing', async (_, ato, motivo) => {
    const reply = await pede(ato());
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { error: motivo }]);
    expect((await gravado()).flat()).toEqual([]);
    expect(t.sent).toEqual([]);
  });

  it.each(atos)('%s is not refused for it in the demonstration', async (_, ato, motivo) => {
    await demonstra(t.db);
    expect((await pede(ato())).body).not.toContain(motivo);
  });

  it.each(atos.filter(([, , motivo]) => motivo === semEmail))(
    '%s goes once SMTP_URL is set',
    async (_, ato) => {
      t.deps.config.smtpUrl = 'smtp://127.0.0.1:1';
      expect((await pede(ato())).statusCode).toBe(200);
    },
  );
});
