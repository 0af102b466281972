import { questions } from './questions.ts';
import type { ScreenNames } from './screen.types.ts';

/** The statement: an example over the register. */
export const screenSql = ({ screen, question }: ScreenNames): string => {
  const { imports, parameter, where } = questions[question];
  return `${imports}import type { ReportContext } from '../../../http/door.ts';

/** Beneficiaries by the day of their sale. */
export const select${screen.pascal} = ({ db }: ReportContext${parameter}) =>
  db
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('plano as pl', 'pl.registro', 'b.plano_registro')
    .select([
      'b.matricula as Matricula',
      'p.nome as Nome',
      'pl.tipo as Plano',
      'b.cadastrado_em as Venda',
      'b.mensalidade_cents as Mensalidade',
    ])${where}
    .orderBy('b.cadastrado_em')
    .orderBy('b.matricula');
`;
};

/** How it is served, with who may ask. */
export const screenServed = (
  { module, screen, question }: ScreenNames,
  app: string,
  deps: string,
): string => {
  const place = `{ ${app === 'app' ? app : `app: ${app}`}, ${deps === 'deps' ? deps : `deps: ${deps}`}, allow: ['${module.kebab}'] }`;
  return `
serveReport(${place}, ${screen.camel}, {
  ${question}: select${screen.pascal},
});`;
};

const rowOf = (matricula: string, nome: string): string =>
  `{ Matricula: '${matricula}', Nome: '${nome}', Plano: 'INDIVIDUAL', Venda: '30/06/2019', Mensalidade: '412,50' },`;

/** The test through the real server, on a register of its own. */
export const screenTest = ({ module, call, question }: ScreenNames): string => {
  const isAll = question === 'todos';
  return `import { expect, it } from 'vitest';
import { askRegister } from '${module.kebab === 'cadastro' ? '../' : '../../cadastro/'}fixtures/askRegister.ts';

it('tells ${isAll ? 'every sale' : 'the sales up to the last day'}, by day and matrícula', async () => {
  const rows = await askRegister('${module.kebab}', '${call}${questions[question].asked}', [
    { matricula: '0000000002', nome: 'Eva', cadastrado_em: '2019-06-30' },
    { matricula: '0000000001', nome: 'Ana', cadastrado_em: '2019-${isAll ? '06-30' : '07-01'}' },
  ]);
  expect(rows).toEqual([
    ${isAll ? `${rowOf('0000000001', 'Ana')}\n    ` : ''}${rowOf('0000000002', 'Eva')}
  ]);
});
`;
};
