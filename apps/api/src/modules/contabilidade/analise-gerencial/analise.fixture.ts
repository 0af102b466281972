import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { EstadoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { expect, vi } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { guideOf, providerOf } from '../../contas-medicas/relatorios/fixtures/care.ts';

/** The codes of the two companies, the second of them inactive. */
export const [ipe, cedro] = ['0042', '0077'];
/** A life of the first company and one of the second. */
export const [deIpe, deCedro] = ['0000000001', '0000000003'];
/** Another life of the first company, and one with an individual contract. */
const [outraDeIpe, individual] = ['0000000002', '0000000004'];

const writeEmpresas = async ({ db }: TestServer): Promise<void> => {
  await writeRegister(db, [
    { matricula: deIpe, empresa_codigo: ipe, tipo_contratacao: 2 },
    { matricula: outraDeIpe, empresa_codigo: ipe, tipo_contratacao: 2 },
    { matricula: deCedro },
    { matricula: individual },
  ]);
  const empresa = await db.selectFrom('empresa').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('empresa')
    .values({
      ...empresa,
      codigo: cedro,
      cnpj: '52998224000100',
      razao_social: 'Móveis Cedro Ltda',
      ativa: false,
      inativada_em: '2026-06-30',
    })
    .execute();
  await db
    .updateTable('beneficiario')
    .set({ empresa_codigo: cedro, tipo_contratacao: 2 })
    .where('matricula', '=', deCedro)
    .execute();
  await db
    .insertInto('prestador')
    .values([providerOf({ codigo: '1', nome: 'Hospital Araucária' })])
    .execute();
};

type Lancamento = [matricula: string, competencia: string, tipo: number, cents: number];
type Guia = Partial<Parameters<typeof guideOf>[0]> & { matricula: string };

/** A guide incorporated in a month, with its approved value. */
export const paga = (matricula: string, competencia: string, valor_aprovado_cents: number): Guia => ({
  matricula,
  competencia,
  valor_aprovado_cents,
  incorporada_em: `${competencia}-20T08:00:00`,
});

/** A server on 2026-11-21 with two companies, and the helpers of the analysis tests. */
export const analiseServer = async () => {
  const t = await testServer({ seed: 'none' });
  await writeEmpresas(t);
  const token = await t.tokenFor({ modules: ['contabilidade'], nome: 'Ana Prado Lima' });
  let numero = 0;

  const lanca = (...rows: Lancamento[]) =>
    t.db
      .insertInto('lancamento')
      .values(
        rows.map(([matricula, competencia, tipo_codigo, valor_cents]) => ({
          matricula,
          competencia,
          tipo_codigo,
          valor_cents,
          fatura_numero: null,
          lancado_em: `${competencia}-05`,
          status: 'ATIVO' as const,
          guia_numero: null,
        })),
      )
      .execute();
  const guias = (...rows: Guia[]) =>
    t.db
      .insertInto('guia')
      .values(
        rows.map((row) => {
          numero += 1;
          return guideOf({
            numero: String(numero).padStart(4, '0'),
            prestador_codigo: '1',
            valor_cents: 999_00,
            ...row,
          });
        }),
      )
      .execute();
  const headersOf = async (modules?: readonly ModuleKey[]) => ({
    authorization: modules ? await t.tokenFor({ modules }) : token,
  });
  const get = async (path: string, modules?: readonly ModuleKey[]) =>
    t.staff.inject({ url: `/api/v1/contabilidade/${path}`, headers: await headersOf(modules) });
  const post = async (path: string, payload: object) =>
    t.staff.inject({
      method: 'POST',
      url: `/api/v1/contabilidade/${path}`,
      headers: await headersOf(),
      payload,
    });
  const andamento = async (tipo: 'E' | 'I' = 'E') =>
    (await get(`getAnaliseGerencial/2026_10/${tipo}`)).json();

  return {
    t,
    get,
    post,
    lanca,
    guias,
    andamento,
    calcula: (tipo: 'E' | 'I' = 'E') => post('calculaAnaliseGerencial', { competencia: '10/2026', tipo }),
    termina: (situacao: EstadoDaTarefa['situacao'] = 'CONCLUÍDA', tipo: 'E' | 'I' = 'E') =>
      vi.waitFor(
        async () => {
          const found = await andamento(tipo);
          expect(found.tarefa.situacao).toBe(situacao);
          return found;
        },
        { timeout: 60_000 },
      ),
    limpa: () => emptyTables(t.db, ['tarefa', 'guia', 'lancamento']),
    /** A year of two companies and one person. */
    umAno: async () => {
      await lanca(
        [deIpe, '2025-10', 2, 100_00],
        [deIpe, '2026-10', 2, 120_00],
        [outraDeIpe, '2026-10', 2, 80_00],
        [deIpe, '2026-05', 9, 20_00],
        // Before the period, after it, a discount and a co-payment of another company.
        [deIpe, '2025-09', 2, 999_00],
        [deIpe, '2026-11', 2, 999_00],
        [deIpe, '2026-10', 8, -5_00],
        [deCedro, '2026-10', 2, 50_00],
        [individual, '2026-10', 2, 200_00],
      );
      await guias(
        paga(deIpe, '2025-10', 90_00),
        paga(outraDeIpe, '2026-10', 80_00),
        paga(deIpe, '2025-09', 999_00),
        paga(deIpe, '2026-11', 999_00),
        paga(deCedro, '2026-03', 60_00),
        paga(individual, '2026-10', 30_00),
        // Not used, and one that waits for a decision.
        { matricula: deIpe, status: 3, competencia: '2026-10', valor_aprovado_cents: 999_00 },
        { matricula: deIpe, status: null, importada_em: '2026-10-07T08:00:00', valor_cents: 45_00 },
        { matricula: individual, status: 2, importada_em: '2026-09-07T08:00:00', valor_cents: 7_00 },
      );
    },
  };
};
