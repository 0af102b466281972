import type { ScreenNames } from './screen.types.ts';

/** The statement: an example over the register. */
export const screenSql = ({ screen }: ScreenNames): string => `import type { Db } from '../../db/database.ts';

/** Every beneficiary with the kind of plan and the fee before discounts, by matrícula. */
export const find${screen.pascal} = (db: Db) =>
  db
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('plano as pl', 'pl.registro', 'b.plano_registro')
    .select(['b.matricula', 'p.nome', 'pl.tipo as plano', 'b.ativado_em', 'b.mensalidade_cents'])
    .orderBy('b.matricula')
    .execute();

export type ${screen.pascal}Row = Awaited<ReturnType<typeof find${screen.pascal}>>[number];
`;

/** From the row of the database to the row of the contract. */
export const screenPresent = ({
  module,
  screen,
}: ScreenNames): string => `import type { ${screen.pascal} } from '@vidas/api-client/${module.kebab}/${screen.kebab}';
import type { ${screen.pascal}Row } from './${screen.camel}.sql.ts';

const planos = { INDIVIDUAL: 'Individual', EMPRESARIAL: 'Empresarial', ADESAO: 'Adesão' } as const;

/** As people read it; money and days are written by the contract. */
export const present${screen.pascal} = (row: ${screen.pascal}Row): ${screen.pascal} => ({
  Matricula: row.matricula,
  Nome: row.nome,
  Plano: planos[row.plano],
  Ativacao: row.ativado_em,
  Mensalidade: row.mensalidade_cents,
});
`;

/** The route, with who may call it. */
export const screenRoutes = ({
  module,
  screen,
  title,
}: ScreenNames): string => `import { get${screen.pascal} } from '@vidas/api-client/${module.kebab}/${screen.kebab}';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { present${screen.pascal} } from './${screen.camel}.present.ts';
import { find${screen.pascal} } from './${screen.camel}.sql.ts';

/** The call of the report: ${title}. */
export const ${screen.camel}Routes = (app: FastifyInstance, { db }: Deps): void => {
  serve(app, get${screen.pascal}, { allow: ['${module.kebab}'] }, async () =>
    (await find${screen.pascal}(db)).map(present${screen.pascal}),
  );
};
`;

/** The test on a real database. */
export const screenTest = ({
  module,
  call,
}: ScreenNames): string => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../test/harness.ts';
import { writeRegister } from '${module.kebab === 'cadastro' ? './' : '../cadastro/'}fixtures/register.ts';

let t: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [
    { matricula: '0000000001', nome: 'Célia Ramos' },
    { matricula: '0000000002', ativado_em: null, mensalidade_cents: 123_456 },
  ]);
});

afterAll(() => t.close());

test('every beneficiary with plan, first day and fee, by matrícula', async () => {
  const answer = await t.staff.inject({
    method: 'GET',
    url: '/api/v1${call}',
    headers: { authorization: await t.tokenFor({ modules: ['${module.kebab}'] }) },
  });
  expect(answer.json()).toEqual([
    {
      Matricula: '0000000001',
      Nome: 'Célia Ramos',
      Plano: 'Individual',
      Ativacao: '01/08/2019',
      Mensalidade: '412,50',
    },
    {
      Matricula: '0000000002',
      Nome: 'Pessoa 0000000002',
      Plano: 'Individual',
      Ativacao: null,
      Mensalidade: '1234,56',
    },
  ]);
});
`;
