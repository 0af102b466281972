import type { LancamentoTable } from '../../db/tables/faturamento.ts';
import type { Insertable } from 'kysely';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { TestServer } from '../../test/harness.ts';
import { writeRegister } from '../cadastro/fixtures/register.ts';
import {
  procedureOf,
  providerOf,
  writeGuides,
  type GuideFixture,
} from '../contas-medicas/relatorios/fixtures/care.ts';

/** Answer to a clerk of these modules for a call of Contabilidade. */
export const ask = async (
  t: TestServer,
  call: string,
  payload: object,
  modules: ModuleKey[] = ['contabilidade'],
) => {
  const answer = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/${call.includes('/') ? call : `contabilidade/${call}`}`,
    headers: { authorization: await t.tokenFor({ modules }) },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};

/** A holder with a dependent in an individual plan, two lives of a company, one by adhesion. */
export const vidas = {
  individual: '0000000001',
  dependente: '0000000002',
  empresa: '0000000003',
  outraDaEmpresa: '0000000004',
  adesao: '0000000005',
} as const;

/** Writes these lives with their plans, a provider and a procedure, and the guides. */
export const writeContabilidade = async (
  { db }: TestServer,
  guides: readonly Partial<GuideFixture>[] = [],
): Promise<void> => {
  const daEmpresa = { tipo_contratacao: 2, empresa_codigo: '0042' };
  await writeRegister(db, [
    { matricula: vidas.individual, nome: 'Alda Reis' },
    {
      matricula: vidas.dependente,
      nome: 'Beto Reis',
      titular_matricula: vidas.individual,
      dependencia: 3,
    },
    { matricula: vidas.empresa, nome: 'Caio Melo', ...daEmpresa },
    { matricula: vidas.outraDaEmpresa, nome: 'Dora Luz', ...daEmpresa },
    { matricula: vidas.adesao, nome: 'Ema Cruz', ...daEmpresa, tipo_contratacao: 3 },
  ]);
  const plano = {
    linha: 'SMART',
    acomodacao: 'ENFERMARIA',
    coparticipacao_percentual: 30,
    ativo: true,
  } as const;
  await db
    .insertInto('plano')
    .values([
      { ...plano, registro: '471203149', codigo_operadora: 'S2', nome: 'Smart Dois', tipo: 'EMPRESARIAL' },
      { ...plano, registro: '471203150', codigo_operadora: 'S3', nome: 'Smart Três', tipo: 'ADESAO' },
    ])
    .execute();
  const noPlano = (registro: string, matriculas: readonly string[]) =>
    db
      .updateTable('beneficiario')
      .set({ plano_registro: registro })
      .where('matricula', 'in', [...matriculas])
      .execute();
  await noPlano('471203149', [vidas.empresa, vidas.outraDaEmpresa]);
  await noPlano('471203150', [vidas.adesao]);
  await db
    .insertInto('procedimento')
    .values(procedureOf({ codigo: '10101012', descricao: 'Consulta em consultório' }))
    .execute();
  await db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Dra. Íris', especialidade: 'Clínica médica' }))
    .execute();
  await db.insertInto('cid10').values({ codigo: 'I10', descricao: 'Hipertensão' }).execute();
  if (guides.length > 0) await writeGuides(db, guides.map(incorporada));
};

/** The item of a guide, with its approved value in cents. */
export const item = (valor_aprovado_cents: number) => ({
  codigo: '10101012',
  executado_em: '2026-09-20',
  quantidade_aprovada: 1,
  valor_aprovado_cents,
});

/** A guide incorporated in October; its approved value is the items' sum. */
const incorporada = (over: Partial<GuideFixture>, index: number): GuideFixture => {
  const itens = over.itens ?? [item(10_000)];
  const aprovado = itens.reduce((sum, { valor_aprovado_cents }) => sum + (valor_aprovado_cents ?? 0), 0);
  return {
    numero: String(index + 1),
    matricula: vidas.individual,
    prestador_codigo: '1',
    incorporada_em: '2026-10-05T08:00:00',
    competencia: '2026-10',
    valor_cents: 1_000_000,
    valor_aprovado_cents: aprovado,
    ...over,
    itens,
  };
};

/** Writes active postings of October, with overrides. */
export const writeLancamentos = async (
  { db }: TestServer,
  lancamentos: readonly (Partial<Insertable<LancamentoTable>> & {
    matricula: string;
    tipo_codigo: number;
    valor_cents: number;
  })[],
): Promise<void> => {
  const rows = lancamentos.map((over) => ({
    competencia: '2026-10',
    lancado_em: '2026-10-01',
    status: 'ATIVO' as const,
    ...over,
  }));
  await db.insertInto('lancamento').values(rows).execute();
};
