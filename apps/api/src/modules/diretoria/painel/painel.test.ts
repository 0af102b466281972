import { cortes, type FiltrosDoPainel, figuras } from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import { afterAll, describe, expect, it } from 'vitest';
import {
  drawer,
  type Faixa,
  hoje,
  isActive,
  keys,
  marksOf,
  meets,
  painelServer,
  type Vida,
} from './painel.fixture.ts';

const { t, sumOf, register, board } = await painelServer();

afterAll(() => t.close());

const countOf = (filtros: FiltrosDoPainel, isCounted: (vida: Vida) => boolean) =>
  register.filter((vida) => meets(vida, filtros) && isCounted(vida)).length;

const compare = async (marks: ReturnType<typeof marksOf>) => {
  for (const { name, figura, value, asked } of marks)
    expect(asked === null ? 0 : await sumOf(figura, asked), `${name} ${JSON.stringify(asked)}`).toBe(value);
};

it('opens every figure to rows that add up to it (DIR-16)', async () => {
  const marks = marksOf(await board({}), {});
  expect(new Set(marks.map(({ figura }) => figura))).toEqual(new Set(figuras));
  // Every figure needs rows, because equal zeros prove nothing.
  for (const figura of figuras)
    expect(
      marks.some((mark) => mark.figura === figura && mark.value !== 0),
      figura,
    ).toBe(true);
  await compare(marks);
}, 120_000);

describe('under 200 random filters', () => {
  const draw = drawer(20_261_121);
  const pick = <Of>(from: readonly Of[]): Of => from[draw(from.length)] as Of;
  const some = <Of>(from: readonly Of[]): Of | undefined => (draw(3) === 0 ? pick(from) : undefined);
  const randomFilters = (): FiltrosDoPainel => {
    const filtros = {
      sexo: some(keys(cortes.sexo)),
      plano: some(keys(cortes.plano)),
      tipo: some(keys(cortes.tipo)),
      vinculo: draw(6) === 0 ? pick(keys(cortes.vinculo)) : undefined,
      faixa: some(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']),
      cidade: draw(6) === 0 ? (pick(register).cidade ?? undefined) : undefined,
    };
    return Object.fromEntries(Object.entries(filtros).filter(([, value]) => value !== undefined));
  };

  // Twenty per test, so that a slow machine stays within one test's time.
  it.each(Array.from({ length: 10 }, (_, at) => at * 20 + 1))(
    'from number %i on, rows = figure = register',
    async () => {
      for (let at = 0; at < 20; at += 1) {
        const filtros = randomFilters();
        const found = await board(filtros);
        const marks = marksOf(found, filtros);
        // One mark of each figure and division; two hundred rounds cover every mark.
        const kinds = Map.groupBy(marks, ({ name }) => name.split(' ')[0]);
        await compare([...kinds.values()].map((some) => pick(some)));

        const { dash, ativados, desativados } = found;
        expect(dash.qtdAtivos).toBe(countOf(filtros, isActive));
        expect(dash.gender.fem.value).toBe(countOf({ ...filtros }, (v) => isActive(v) && v.sexo === 'F'));
        expect(dash.titulares).toBe(countOf(filtros, (v) => isActive(v) && v.titular));
        for (const { codigo, value } of dash.range as Faixa[])
          expect(value).toBe(countOf(filtros, (v) => isActive(v) && meets(v, { faixa: codigo })));
        for (const [at2, { competencia, quantidade }] of ativados.entries()) {
          const mes = competencia.split('/').toReversed().join('-');
          const isIn = (day: string | null) => day !== null && day.startsWith(mes) && day <= hoje;
          expect(quantidade).toBe(countOf(filtros, (v) => isIn(v.ativado)));
          expect(desativados[at2]?.quantidade).toBe(
            countOf(filtros, (v) => v.ativado !== null && isIn(v.cancelado)),
          );
        }
      }
    },
    120_000,
  );
});
