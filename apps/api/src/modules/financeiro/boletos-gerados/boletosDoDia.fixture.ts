import type { EnvioDeBoletos } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import type { SituacaoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { expect, vi } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, writeBills } from '../../cobranca/fixtures/bills.ts';

const day = '10_12_2026';
const date = '10/12/2026';

/** Matrícula of holder `index`; number 3 has no e-mail, number 2 no phone for messages. */
export const matricula = (index: number): string => `00000012${String(index).padStart(2, '0')}`;

/** A server with four bills due on one day, three of them with an e-mail, and the tests' helpers. */
export const boletosDoDia = async () => {
  const t = await testServer({ seed: 'none', config: { cobranca } });
  const deliver = t.deps.mailer.send;
  const token = await t.tokenFor({ modules: ['financeiro', 'cobranca'], nome: 'Ana Prado Lima' });
  const cpfs = ['52998224725', '11144477735', '39053344705', '12345678909', '98765432100'];
  await writeRegister(
    t.db,
    [1, 2, 3, 4, 5].map((index) => ({
      matricula: matricula(index),
      nome: `Pessoa ${index} Inventada`,
      cpf: cpfs[index - 1] ?? null,
      email: index === 3 ? '  ' : `pessoa${index}@example.org`,
    })),
  );
  await t.db
    .updateTable('pessoa')
    .set({ fone_1: '4433' })
    .where('id', '=', `p${matricula(2)}`)
    .execute();
  await writeBills(t.db, [
    ...[1, 2, 3, 4].map((numero) => ({
      numero,
      tipo: 'I' as const,
      titular: matricula(numero),
      vencimento: '2026-12-10',
      valorCents: 10_000 + numero,
    })),
    {
      numero: 5,
      tipo: 'I',
      titular: matricula(5),
      vencimento: '2026-12-10',
      valorCents: 1,
      forma: 'DEBITO_AUTOMATICO',
    },
    {
      numero: 6,
      tipo: 'I',
      titular: matricula(5),
      vencimento: '2026-12-10',
      valorCents: 1,
      pagoEm: '2026-11-20',
    },
    { numero: 7, tipo: 'I', titular: matricula(5), vencimento: '2026-12-11', valorCents: 1 },
  ]);
  const get = async <T>(path: string): Promise<T> =>
    (
      await t.staff.inject({ url: `/api/v1/financeiro/${path}`, headers: { authorization: token } })
    ).json<T>();
  const post = (call: string, payload: object) =>
    t.staff.inject({ method: 'POST', url: `/api/v1/${call}`, headers: { authorization: token }, payload });
  const andamento = () => get<EnvioDeBoletos>(`getEnvioBoletos/${day}`);
  return {
    t,
    token,
    get,
    post,
    deliver,
    andamento,
    boletos: () => get<Record<string, string | null>[]>(`getRelatorioBoletoMensageria/${day}/`),
    foneErrado: () => get(`getBoletoMensageriaFoneErrado/${day}/`),
    envia: async () => (await post('financeiro/enviaBoletos', { date })).json<EnvioDeBoletos>(),
    cancela: async (id: string | undefined) =>
      (await post('financeiro/cancelaEnvioBoletos', { id })).json<EnvioDeBoletos['tarefa']>(),
    ends: (situacao: SituacaoDaTarefa) =>
      vi.waitFor(
        async () => {
          const envio = await andamento();
          expect(envio.tarefa?.situacao).toBe(situacao);
          return envio;
        },
        { timeout: 60_000 },
      ),
    addresses: () => t.sent.map(({ to }) => to).toSorted(),
    /** Resets the state before any sending. */
    limpa: async () => {
      t.sent.length = 0;
      t.deps.mailer.send = deliver;
      await emptyTables(t.db, ['boleto_envio_item', 'cobranca_envio', 'tarefa']);
    },
  };
};
