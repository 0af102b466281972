// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../../demo/prng.ts';
import { tx } from '../../db/tx.ts';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { processa } from '../motor.ts';
import { assina } from './assina.sql.ts';
import { abertas, cede, divergencias, entregues, mantem } from './decisoes.sql.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

/** Fields of a person that both sides may change. */
const campos = ['nome_mae', 'email', 'bairro'] as const;
type Campo = (typeof campos)[number];
type Vida = Record<Campo, string>;

const linhaDe = (matricula: string, vida: Vida): string =>
  [
    `Pessoa ${matricula}`,
    '1990-01-01',
    'F',
    vida.nome_mae,
    vida.email,
    vida.bairro,
    matricula,
    matricula,
    1,
    1,
    '400000001',
    '2024-01-01',
    '2024-01-01',
    '100,00',
  ].join(';');
const cabecalho =
  'nome;nascimento;sexo;nome_mae;email;bairro;matricula;titular_matricula;dependencia;tipo_contratacao;plano_registro;cadastrado_em;ativado_em;mensalidade';
const planos =
  'registro;codigo_operadora;nome;linha;tipo;acomodacao;coparticipacao_percentual;ativo\n400000001;P;Plano;SMART;INDIVIDUAL;ENFERMARIA;0;S';

let quantas = 0;
const entrega = async (arquivos: Record<string, string>, dia: number): Promise<void> => {
  quantas += 1;
  const id = `entrega-${quantas}`;
  const em = `2026-11-${String(dia).padStart(2, '0')}T03:00:00`;
  await sql`insert into carga_entrega (id, sistema, via, login, situacao, criada_em) values (${id}, 'central', 'HTTP', 'x', 'PRONTA', ${em}::timestamp)`.execute(
    open.db,
  );
  const julgamento = await tx(open.db, (trx) =>
    processa(
      trx,
      Object.entries(arquivos).map(([nome, texto]) => ({
        nome,
        async *abre() {
          yield Buffer.from(texto);
        },
      })),
      { entrega: id, em, limiteDeRecusadas: 0, aplica: true },
    ),
  );
  expect([julgamento.falhas, julgamento.problemas.guardados.filter(({ avisa }) => !avisa)]).toEqual([[], []]);
};

const nossas = async (): Promise<Map<string, Vida>> => {
  const { rows } = await sql<Vida & { matricula: string }>`
    select b.matricula, p.nome_mae, p.email, p.bairro from beneficiario b join pessoa p on p.id = b.pessoa_id`.execute(
    open.db,
  );
  return new Map(rows.map(({ matricula, ...vida }) => [matricula, vida]));
};

const decide = (matricula: string, campo: Campo, valor: string, dia: number): Promise<void> =>
  tx(open.db, async (trx) => {
    await assina(trx, { login: 'USU_CADASTRO', em: `2026-11-${String(dia).padStart(2, '0')}T10:00:00` });
    await sql`update pessoa p set ${sql.ref(campo)} = ${valor} from beneficiario b
      where b.pessoa_id = p.id and b.matricula = ${matricula}`.execute(trx);
  });

const completo = (vidas: ReadonlyMap<string, Vida>): string =>
  [cabecalho, ...[...vidas].map(([matricula, vida]) => linhaDe(matricula, vida))].join('\n');

describe('a value that both sides decide', () => {
  it('is never lost, never asked about twice, and ends where one complete load would, over 30 days of changes', async () => {
    const chance = chanceOf('carga');
    const sorteia = (ate: number): number => chance.int(0, ate - 1);
    const matriculas = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(10, '0'));
    const central = new Map<string, Vida>(
      matriculas.map((matricula) => [matricula, { nome_mae: 'Mae', email: 'a@b.com', bairro: 'Centro' }]),
    );
    await entrega({ planos, beneficiarios: completo(central) }, 1);
    /** Decisions neither adopted by the core system nor given up, by person and field. */
    const decididas = new Map<string, string>();
    /** Core system's value at each divergence. */
    const perguntadas = new Map<string, string>();

    for (let dia = 2; dia <= 30; dia += 1) {
      for (let vez = 0; vez < 4; vez += 1) {
        const matricula = matriculas[sorteia(12)] ?? '';
        const campo = campos[sorteia(3)] ?? 'email';
        const valor = `${sorteia(2) === 0 ? 'nosso' : 'igual'} ${sorteia(3)}`;
        if ((await nossas()).get(matricula)?.[campo] === valor) continue;
        await decide(matricula, campo, valor, dia);
        decididas.set(`${matricula} ${campo}`, valor);
      }
      const mudou = new Map<string, Vida>();
      for (let vez = 0; vez < 4; vez += 1) {
        const matricula = matriculas[sorteia(12)] ?? '';
        const vida = { ...(central.get(matricula) as Vida) };
        vida[campos[sorteia(3)] ?? 'email'] = `${sorteia(2) === 0 ? 'central' : 'igual'} ${sorteia(3)}`;
        central.set(matricula, vida);
        mudou.set(matricula, vida);
      }
      // The core system adopts some of the delivered values.
      const contadas = (await abertas(open.db)).filter(() => sorteia(4) === 0);
      await tx(open.db, (trx) =>
        entregues(
          trx,
          contadas.map(({ id }) => id),
          `2026-11-${dia}T01:00:00`.replace(/-(\d)T/, '-0$1T'),
        ),
      );
      const donas = await sql<{
        id: string;
        matricula: string;
      }>`select pessoa_id as id, matricula from beneficiario`.execute(open.db);
      const matriculaDe = new Map(donas.rows.map((row) => [row.id, row.matricula]));
      for (const { registro, coluna, depois } of contadas) {
        const matricula = matriculaDe.get(registro) ?? '';
        const vida = { ...(central.get(matricula) as Vida), [coluna]: depois ?? '' };
        central.set(matricula, vida);
        mudou.set(matricula, vida);
      }
      await entrega({ beneficiarios: completo(dia % 5 === 0 ? central : mudou) }, dia);

      const agora = await nossas();
      const emAberto = await abertas(open.db);
      for (const [chave, valor] of decididas) {
        const [matricula = '', campo] = chave.split(' ') as [string, Campo];
        const aberta = emAberto.some(
          ({ registro, coluna }) => matriculaDe.get(registro) === matricula && coluna === campo,
        );
        expect([dia, chave, agora.get(matricula)?.[campo]]).toEqual([dia, chave, valor]);
        if (!aberta) decididas.delete(chave);
      }
      for (const { id, registro, coluna, central: palavra } of await divergencias(open.db)) {
        const chave = `${registro} ${coluna} ${id}`;
        if (sorteia(3) === 0) continue;
        expect([dia, chave, perguntadas.get(chave) === palavra]).toEqual([dia, chave, false]);
        perguntadas.set(chave, palavra ?? '');
        const resposta = {
          id,
          login: 'USU_CADASTRO',
          em: `2026-11-${String(dia).padStart(2, '0')}T11:00:00`,
        };
        if (sorteia(2) === 0) expect(await tx(open.db, (trx) => mantem(trx, resposta))).toBe(true);
        else {
          expect(await tx(open.db, (trx) => cede(trx, resposta))).toBe(true);
          decididas.delete(`${matriculaDe.get(registro)} ${coluna}`);
        }
      }
    }

    // Once the core system has adopted all values, both sides are equal.
    const donas = await sql<{
      id: string;
      matricula: string;
    }>`select pessoa_id as id, matricula from beneficiario`.execute(open.db);
    for (const { registro, coluna, depois } of await abertas(open.db)) {
      const matricula = donas.rows.find(({ id }) => id === registro)?.matricula ?? '';
      central.set(matricula, { ...(central.get(matricula) as Vida), [coluna]: depois ?? '' });
    }
    await entrega({ beneficiarios: completo(central) }, 30);
    expect(await abertas(open.db)).toEqual([]);
    expect(await nossas()).toEqual(central);
  });

  it('that goes back to the word of the core system before that was told leaves nothing to tell', async () => {
    await decide('0000000001', 'email', 'outro@b.com', 30);
    expect((await abertas(open.db)).map(({ coluna, depois, por }) => [coluna, depois, por])).toEqual([
      ['email', 'outro@b.com', 'USU_CADASTRO'],
    ]);
    const [aberta] = await abertas(open.db);
    await decide('0000000001', 'email', aberta?.antes ?? '', 30);
    expect(await abertas(open.db)).toEqual([]);
  });
});
