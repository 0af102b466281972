import * as contract from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import { mesesComparados } from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.rules.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operatorDay } from '../../../operatorDay.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { send } from '../../../test/walkSend.fixture.ts';

interface Linha {
  figura: string;
  chave: string;
  quantidade: number;
  valor: string | null;
  centralQuantidade: number | null;
  centralValor: string | null;
  situacao: string;
  por: string | null;
}
interface Pagina {
  linhas: Linha[];
  figuras: number;
  diferentes: number;
  semComparar: number;
}

let t: TestServer;
let ti = '';
let hoje = '';
beforeAll(async () => {
  t = await testServer({ seed: 'demo' });
  hoje = operatorDay(t.clock.now());
  ti = await t.tokenFor({ nome: 'Pessoa Analista', cargo: 'Analista', modules: ['tecnologia'] });
});
afterAll(() => t.close());
afterEach(() => t.db.deleteFrom('conferencia_carga').execute());

const pagina = async (quem = ti): Promise<Pagina> =>
  (await send(t.staff, contract.getConferenciaCarga, {}, quem)).json();
const informa = (body: object, quem = ti) => send(t.staff, contract.informaConferenciaCarga, { body }, quem);
const importa = (content: string, quem = ti) =>
  send(t.staff, contract.importaConferenciaCarga, { file: { name: 'central.csv', content } }, quem);
const rows = async <R>(text: string): Promise<R[]> =>
  (await sql.raw<R>(text.replaceAll(':hoje', `'${hoje}'::date`)).execute(t.db)).rows;
const de = ({ linhas }: Pagina, figura: string) =>
  Object.fromEntries(
    linhas
      .filter((linha) => linha.figura === figura)
      .map(({ chave, quantidade, valor }) => [chave, valor === null ? quantidade : [quantidade, valor]]),
  );
const reais = (cents: number) => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
};
type Par = { chave: string; n: number; cents: number };
const pares = (found: readonly Par[]) =>
  Object.fromEntries(found.map(({ chave, n, cents }) => [chave, [n, reais(Number(cents))]]));
const somas = (found: readonly Omit<Par, 'cents'>[]) =>
  Object.fromEntries(found.map(({ chave, n }) => [chave, n]));
const comZeros = (found: Record<string, unknown>) =>
  Object.fromEntries(mesesComparados(hoje).map((mes) => [mes, found[mes] ?? [0, '0,00']]));

const ATIVA = `b.ativado_em <= :hoje and (b.cancelado_em is null or :hoje < b.cancelado_em)`;

describe('the figures of the demonstration, counted by other statements (CAR-52)', () => {
  it('lives by plan, company, bond and age band', async () => {
    const p = await pagina();
    const vidas = (chave: string) =>
      rows<Omit<Par, 'cents'>>(`select ${chave} as chave, count(*)::int as n from beneficiario b
        join pessoa p on p.id = b.pessoa_id where ${ATIVA} group by 1`);
    expect(de(p, 'vidas-plano')).toEqual(somas(await vidas('b.plano_registro')));
    expect(de(p, 'vidas-empresa')).toEqual(somas(await vidas(`coalesce(b.empresa_codigo, 'individual')`)));
    expect(de(p, 'vidas-vinculo')).toEqual(
      somas(
        await vidas(`case when b.titular_matricula = b.matricula then 'titulares' else 'dependentes' end`),
      ),
    );
    const faixas = somas(
      await vidas(`(select descricao from faixa_etaria f
        where extract(year from age(:hoje, p.nascimento)) between f.idade_inicial and f.idade_final)`),
    );
    expect(Object.values(faixas).reduce((a, b) => a + b, 0)).toBeGreaterThan(100);
    expect(de(p, 'vidas-faixa')).toEqual({
      ...Object.fromEntries(Object.keys(de(p, 'vidas-faixa')).map((f) => [f, 0])),
      ...faixas,
    });
  });

  it('lives without what ANS, the bank and the messages need', async () => {
    const [row] = await rows<Record<string, number>>(`select
      count(*) filter (where b.cco is null and b.congenere_codigo is null)::int as cco,
      count(*) filter (where p.cpf is null)::int as cpf,
      count(*) filter (where p.nome_mae is null or p.nome_mae = '')::int as mae,
      count(*) filter (where p.cep is null)::int as cep,
      count(*) filter (where not exists (
        select from unnest(array[p.fone_1, p.fone_2, p.fone_3]) f
        where regexp_replace(f, '\\D', '', 'g') ~ '^0?[1-9][1-9]9\\d{8}$'
          and substr(regexp_replace(f, '\\D', '', 'g'), 3) !~ '^(\\d)\\1*$'
          and regexp_replace(f, '\\D', '', 'g') !~ '^(20|23|25|26|29|30|36|39|40|50|52|56|57|58|59|60|70|72|76|78|80|90)'
      ))::int as celular
      from beneficiario b join pessoa p on p.id = b.pessoa_id where ${ATIVA}`);
    expect(row?.['celular']).toBeGreaterThan(0);
    expect(de(await pagina(), 'vidas-sem-dado')).toEqual(row);
  });

  it('open titles, payments, postings against invoices, guides, co-payments', async () => {
    const p = await pagina();
    const abertos = Object.values(de(p, 'titulos-abertos')) as [number, string][];
    const token = await t.tokenFor({ modules: ['financeiro'] });
    const saldos = (
      await t.staff.inject({
        url: '/api/v1/financeiro/getRelatorioIdadeSaldos',
        headers: { authorization: token },
      })
    ).json<unknown[]>();
    expect(saldos.length).toBeGreaterThan(10);
    expect(abertos.reduce((sum, [n]) => sum + n, 0)).toBe(saldos.length);

    const desde = `to_char(:hoje - interval '23 months', 'YYYY-MM')`;
    expect(de(p, 'pagamentos')).toEqual(
      comZeros(
        pares(
          await rows<Par>(`select to_char(dia, 'YYYY-MM') as chave, count(*)::int as n, sum(principal_cents + encargos_cents) as cents
            from conta_movimento where principal_cents + encargos_cents <> 0 and to_char(dia, 'YYYY-MM') >= ${desde}
              and coalesce(estorna_id, id) not in (
                select o.id from conta_movimento o join conta_movimento r on r.estorna_id = o.id and r.dia = o.dia)
            group by 1`),
        ),
      ),
    );
    expect(de(p, 'guias')).toEqual(
      comZeros(
        pares(
          await rows<Par>(`select competencia as chave, count(*)::int as n, sum(valor_aprovado_cents) as cents
            from guia where status = 1 and competencia >= ${desde} group by 1`),
        ),
      ),
    );
    expect(de(p, 'coparticipacao')).toEqual(
      comZeros(
        pares(
          await rows<Par>(`select competencia as chave, count(*)::int as n, sum(valor_cents) as cents
            from lancamento where tipo_codigo in (select codigo from lancamento_tipo where classificacao = 'COPARTICIPAÇÃO')
              and status <> 'CANCELADO' and competencia >= ${desde} group by 1`),
        ),
      ),
    );
  });

  it('postings are those of their invoices, and an invoice that is not is counted with its difference', async () => {
    const antes = de(await pagina(), 'lancamentos-faturas');
    const [fatura] = await rows<{ numero: string }>(
      `select numero from fatura where status <> 'CANCELADA' limit 1`,
    );
    await sql`update fatura set valor_cents = valor_cents + 150 where numero = ${fatura?.numero}`.execute(
      t.db,
    );
    const depois = de(await pagina(), 'lancamentos-faturas');
    await sql`update fatura set valor_cents = valor_cents - 150 where numero = ${fatura?.numero}`.execute(
      t.db,
    );
    const [quantas, soma] = antes['diferem'] as [number, string];
    expect(quantas).toBe(0);
    expect(soma).toBe('0,00');
    expect(antes['lancamentos']?.[1 as never]).toBe(antes['faturas']?.[1 as never]);
    expect(depois['diferem']).toEqual([1, '1,50']);
  });

  it('sales, providers and differences with ANS', async () => {
    const p = await pagina();
    expect(de(p, 'vendas')).toEqual(
      somas(
        await rows(`select vendedor_codigo || '/' || to_char(vendida_em, 'YYYY-MM') as chave, count(*)::int as n from venda
          where to_char(vendida_em, 'YYYY-MM') between to_char(:hoje - interval '23 months', 'YYYY-MM') and to_char(:hoje, 'YYYY-MM')
          group by 1`),
      ),
    );
    expect(de(p, 'prestadores')).toEqual(
      somas(
        await rows(`select coalesce(municipio_codigo, 'sem-cidade') as chave, count(*)::int as n from prestador
          where credenciado_em <= :hoje and (descredenciado_em is null or descredenciado_em > :hoje
            or (recredenciado_em >= descredenciado_em and recredenciado_em <= :hoje)) group by 1`),
      ),
    );
    const { situacao, campos } = de(p, 'sib');
    expect(situacao).toBeGreaterThan(0);
    expect(campos).toBeGreaterThan(0);
  });
});

describe('what the core system says', () => {
  it('stands beside the figure with who told it, and differs until it is the same in everything', async () => {
    const antes = await pagina();
    expect(antes).toMatchObject({ diferentes: 0, semComparar: antes.figuras });
    const [aqui] = antes.linhas.filter(({ figura }) => figura === 'titulos-abertos');
    const linha = async () =>
      (await pagina()).linhas.find(({ figura, chave }) => figura === aqui?.figura && chave === aqui.chave);
    const figura = { figura: 'titulos-abertos', chave: aqui?.chave };
    await informa({ ...figura, quantidade: (aqui?.quantidade ?? 0) + 1, valor: null });
    expect(await linha()).toMatchObject({ situacao: 'difere', por: 'Pessoa Analista' });
    await informa({ ...figura, quantidade: aqui?.quantidade, valor: null });
    expect(await linha()).toMatchObject({ situacao: 'sem comparar', centralQuantidade: aqui?.quantidade });
    await informa({ ...figura, quantidade: aqui?.quantidade, valor: aqui?.valor });
    expect(await linha()).toMatchObject({ situacao: 'igual', centralValor: aqui?.valor });
    await informa({ ...figura, quantidade: null, valor: null });
    expect(await linha()).toMatchObject({ situacao: 'sem comparar', centralQuantidade: null, por: null });
  });

  it('is nothing here where only the core system has it', async () => {
    await informa({ figura: 'vidas-plano', chave: '000000001', quantidade: 7, valor: null });
    expect((await pagina()).linhas.find(({ chave }) => chave === '000000001')).toMatchObject({
      quantidade: 0,
      centralQuantidade: 7,
      situacao: 'difere',
    });
  });

  it.each([
    [
      { figura: 'vidas-faixa', chave: '0-17', quantidade: 1, valor: null },
      'chave',
      /não é uma chave desta figura/,
    ],
    [{ figura: 'pagamentos', chave: '2001-01', quantidade: 1, valor: null }, 'chave', /fora dos 24/],
    [{ figura: 'vendas', chave: '2026-10', quantidade: 1, valor: null }, 'chave', /não se lê/],
    [{ figura: 'vidas-plano', chave: '1', quantidade: 1, valor: '1,00' }, 'valor', /não tem valor/],
    [{ figura: 'vidas-plano', chave: '1', quantidade: -1, valor: null }, 'quantidade', /negativa/],
  ])('is refused with its field: %j', async (body, field, message) => {
    const answer = await informa(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().problems).toEqual([{ field, message: expect.stringMatching(message) }]);
  });

  it('comes by a file, also from a spreadsheet with lines left blank, and the same file again changes nothing', async () => {
    const csv =
      '\uFEFFFigura;Chave;Nome;Quantidade;Valor\r\nvidas-faixa;0-18;Até 18;12;\r\nvidas-faixa;19-23;De 19 a 23;;\r\ntitulos-abertos;A vencer;;3;1.234,50\r\n';
    for (let vez = 0; vez < 2; vez += 1)
      expect((await importa(csv)).json()).toEqual({
        success: true,
        message: '2 figuras informadas.',
        linhas: 2,
      });
    const { linhas } = await pagina();
    expect(linhas.filter(({ por }) => por !== null)).toEqual([
      expect.objectContaining({ chave: '0-18', centralQuantidade: 12, centralValor: null }),
      expect.objectContaining({ chave: 'A vencer', centralQuantidade: 3, centralValor: '1234,50' }),
    ]);
  });

  it('is refused whole with every problem of the file, by line and field', async () => {
    const answer = await importa(
      'figura;chave;quantidade;valor\nvida;x;1;\nvidas-faixa;0-18;1,5;\nvidas-faixa;0-18;7;\nvidas-faixa;19-23;4;\n',
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().problems).toEqual([
      { line: 2, field: 'figura', message: expect.stringContaining('não há figura “vida”') },
      { line: 3, field: 'quantidade', message: 'não é um número inteiro: use 1234' },
      { line: 4, field: 'chave', message: 'esta figura e chave já estão numa linha acima' },
    ]);
    expect((await pagina()).linhas.filter(({ por }) => por !== null)).toEqual([]);
    expect((await importa('figura;quantidade\nx;1\n')).json().error).toContain(
      'faltam colunas no cabeçalho: chave, valor.',
    );
  });
});
