import type { Insertable } from 'kysely';
import { abertas } from '../../carga/decisoes/decisoes.sql.ts';
import type { Db } from '../../db/database.ts';
import type { ProtocoloAtendimentoTable } from '../../db/tables/atendimento.ts';
import type { TestServer } from '../../test/harness.ts';
import { writeRegister } from '../cadastro/fixtures/register.ts';
import { providerOf } from '../contas-medicas/relatorios/fixtures/care.ts';

/** The beneficiary and the doctor of the tests. */
export const matricula = '0000001200';
export const crm = '12345-PR';

export const writePeople = async (db: Db): Promise<void> => {
  await writeRegister(db, [{ matricula, nome: 'Conceição Inventada' }]);
  await db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Dr. Régis', crm }))
    .execute();
};

/** A protocol of 20/11/2026 that is still open, with overrides. */
export const protocolOf = (
  serial: number,
  over: Partial<Insertable<ProtocoloAtendimentoTable>> = {},
): Insertable<ProtocoloAtendimentoTable> => ({
  codigo: String(800_000 + serial),
  protocolo: `99999920261120${String(serial).padStart(6, '0')}`,
  matricula,
  prestador_codigo: null,
  lancado_em: '2026-11-20T09:00:00',
  ocorrido_em: '2026-11-20',
  status: 'ABERTO',
  tema_codigo: 3,
  canal_codigo: 3,
  manifestacao_codigo: 1,
  demanda: 'Segunda via de boleto',
  tema_reclamacao: null,
  descricao: 'Pediu a segunda via.',
  providencia: null,
  funcionario_matricula: '2041',
  funcionario_nome: 'Lídia Fontes',
  encerrado_em: null,
  ...over,
});

/** Calls of the module by a session: what they answer, with their status. */
export const callsAs = (t: TestServer, token: string) => {
  const headers = { authorization: token };
  const get = async <T>(call: string): Promise<T> =>
    (await t.staff.inject({ url: `/api/v1/atendimento/${call}`, headers })).json();
  const post = async (call: string, payload: object) => {
    const reply = await t.staff.inject({
      method: 'POST',
      url: `/api/v1/atendimento/${call}`,
      headers,
      payload,
    });
    return {
      status: reply.statusCode,
      ...reply.json<{ message?: string; data?: string; problems?: object[] }>(),
    };
  };
  return { get, post };
};

/** Values of a row that the core system is told of, in the order of their columns. */
export const ditoAoCentral = async (db: Db, registro: string) =>
  (await abertas(db))
    .filter((decisao) => decisao.registro === registro)
    .map(({ coluna, depois, por }) => ({ coluna, depois, por }))
    .sort((a, b) => a.coluna.localeCompare(b.coluna));
