// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chanceOf } from '../../demo/prng.ts';
import { abreConfirma, cpfs, type Dita } from './confirma.fixture.ts';

let c: Awaited<ReturnType<typeof abreConfirma>>;
beforeAll(async () => {
  c = await abreConfirma();
});
afterAll(() => c.t.close());

const gente: readonly Dita[] = [
  { nome: 'Ana Lima', cpf: cpfs.a },
  { nome: 'Bia Reis', cpf: cpfs.b, nascimento: '1985-05-05', mae: 'Sara' },
  { nome: 'Caia Melo', cpf: cpfs.c, mae: 'Tina' },
  { nome: 'Dora Nunes', cpf: cpfs.d, nascimento: '1970-07-07', mae: 'Ida' },
  { nome: 'Eva Sousa', mae: 'Nina' },
];

/** Delivered bonds whose person differs, each with its open items. */
const diferentes = async (ditas: ReadonlyMap<number, Dita>) => {
  const { rows } = await sql<{
    matricula: number;
    nome: string;
    cpf: string | null;
    situacao: string | null;
    contadas: number;
  }>`
    select b.matricula::int as matricula, p.nome, p.cpf,
      case when q.id is not null then case when q.resposta is null then 'pergunta' else 'respondida' end end as situacao,
      (select count(*)::int from carga_decisao d where d.tabela = 'beneficiario' and d.registro = b.matricula and d.encerrada_em is null) as contadas
    from beneficiario b join pessoa p on p.id = b.pessoa_id
    left join carga_confirma q on q.matricula = b.matricula and q.encerrada_em is null order by 1`.execute(
    c.t.db,
  );
  return rows.filter(({ matricula, nome, cpf }) => {
    const dita = ditas.get(matricula);
    return dita && (nome !== dita.nome || cpf !== (dita.cpf ?? null));
  });
};

it('whoever the core system says that people are, for 30 days: every line goes in, and a person is hers or is asked about, once', async () => {
  const chance = chanceOf('confirma');
  const sorteia = (ate: number): number => chance.int(0, ate - 1);
  const quem = (): Dita => gente[sorteia(gente.length)] as Dita;
  const central = new Map<number, Dita>();
  for (let dia = 1; dia <= 30; dia += 1) {
    const mudou: Record<number, Dita> = {};
    for (let vez = 0; vez < 2; vez += 1) mudou[1 + sorteia(8)] = quem();
    for (const [matricula, dita] of Object.entries(mudou)) central.set(Number(matricula), dita);
    const dela = dia % 5 === 0 ? Object.fromEntries(central) : mudou;
    expect([dia, (await c.entrega(dela)).recusadas]).toEqual([dia, []]);

    for (const { matricula, situacao, contadas } of await diferentes(
      new Map(Object.entries(dela).map(([um, dita]) => [Number(um), dita])),
    ))
      expect([dia, matricula, situacao, contadas > 0]).toEqual([
        dia,
        matricula,
        expect.stringMatching(/^(pergunta|respondida)$/),
        situacao === 'respondida',
      ]);
    const antes = await c.perguntas();
    expect([dia, await c.entrega(dela)]).toMatchObject([dia, { recusadas: [], avisos: [] }]);
    expect((await c.perguntas()).map(({ id }) => id)).toEqual(antes.map(({ id }) => id));

    for (const { id } of antes) {
      if (sorteia(2) === 0) continue;
      const linha = (await c.perguntas()).find((uma) => uma.id === id);
      if (!linha) continue;
      const nova = linha.pergunta === 'CPF_DAQUI' || linha.pergunta === 'MESMO_NOME';
      const { status, body } = await c.responde(
        linha,
        ['MESMA', 'OUTRA', nova ? 'OUTRA' : 'FICA'][sorteia(3)] ?? '',
      );
      expect([dia, linha, status, body]).toEqual([dia, linha, 200, { message: expect.any(String) }]);
    }
  }

  // Once the core system has all values of this database, nothing is open.
  const { rows } = await sql<{
    matricula: number;
    nome: string;
    cpf: string | null;
    nascimento: string;
    mae: string | null;
  }>`
    select b.matricula::int as matricula, p.nome, p.cpf, p.nascimento::text as nascimento, p.nome_mae as mae
    from beneficiario b join pessoa p on p.id = b.pessoa_id`.execute(c.t.db);
  for (const { matricula, nome, cpf, nascimento, mae } of rows)
    central.set(matricula, { nome, nascimento, ...(cpf !== null && { cpf }), ...(mae !== null && { mae }) });
  expect((await c.entrega(Object.fromEntries(central))).recusadas).toEqual([]);
  expect([
    (await c.perguntas()).filter(({ pergunta }) => pergunta !== 'MESMO_NOME'),
    await c.contadas(),
  ]).toEqual([[], []]);
  expect([await diferentes(central), Object.keys(await c.retrato())]).toEqual([
    [],
    [...central.keys()].toSorted().map(String),
  ]);
});
