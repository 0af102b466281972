import { afterAll, beforeEach, expect, it } from 'vitest';
import { prestadores, writeGuia } from '../guias/guias.fixture.ts';
import { approved, guiasServer, one } from '../guias/guiasServer.fixture.ts';
import { procedureOf } from '../relatorios/fixtures/care.ts';

const { t, ana, coord, centro, ask, set, read } = await guiasServer();

await t.db
  .insertInto('procedimento')
  .values([
    procedureOf({ codigo: '10101012', descricao: 'Consulta' }),
    procedureOf({ codigo: '31303102', descricao: 'Histerectomia', classificacao: 'CIRURGIA', sexo: 'F' }),
    procedureOf({
      codigo: '31206220',
      descricao: 'Postectomia',
      classificacao: 'CIRURGIA',
      sexo: 'M',
      idade_maxima: 12,
    }),
    procedureOf({
      tabela: '18',
      codigo: '60000651',
      descricao: 'Diária',
      classificacao: 'DIÁRIA',
      tipo: null,
    }),
  ])
  .execute();

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
  await t.db.deleteFrom('regra_da_conta').execute();
  await t.db.deleteFrom('autorizacao').execute();
});

afterAll(() => t.close());

const liga = (chave: string, valor1 = '', valor2 = '') =>
  ask('gravaRegraDaConta', { chave, versao: 0, ligada: true, valor1, valor2 }, coord);

interface ComRegras {
  seqItem: number;
  achados: { regra: string; texto: string; glosa: string; qtdPaga: string }[];
  julgadoPor: string[];
}
const itens = async (numero = '1', who = ana): Promise<ComRegras[]> =>
  (await read(numero, who)).itens as unknown as ComRegras[];
const achados = async (numero = '1', who = ana) =>
  (await itens(numero, who)).flatMap(({ seqItem, achados: ditos }) =>
    ditos.map(({ regra, glosa, qtdPaga }) => [seqItem, regra, glosa, qtdPaga]),
  );

it('CTM-87: tells the same procedure of the person on the same day, in the same degree, in this guide and others', async () => {
  const surgeon = { grau_participacao: '00' };
  await writeGuia(t.db, { numero: '1' }, [
    one(surgeon),
    one({ sequencia: 2, ...surgeon }),
    // Another degree, another day, another code, a material.
    one({ sequencia: 3, grau_participacao: '01' }),
    one({ sequencia: 4, ...surgeon, executado_em: '2026-11-11' }),
    one({ sequencia: 5, ...surgeon, codigo: '99' }),
    one({ sequencia: 6, ...surgeon, tabela: '19' }),
  ]);
  await writeGuia(t.db, { numero: '5', prestador_codigo: prestadores.centro }, [one(surgeon)]);
  // A discarded guide, and another person.
  await writeGuia(t.db, { numero: '6', status: 3 }, [one(surgeon)]);
  await writeGuia(t.db, { numero: '7', matricula: '0000000002' }, [one(surgeon)]);
  const [first, , third, , , sixth] = await itens();
  expect(first).toMatchObject({
    achados: [
      {
        regra: 'CTM-87',
        glosa: '1702',
        qtdPaga: '0',
        texto:
          'O procedimento 40304361 de 10/11/2026 repete o item 2 da guia 1 (Clínica das Acácias); o item 1 da guia 5 (Centro Médico), da mesma pessoa.',
      },
    ],
    julgadoPor: ['CTM-87'],
  });
  expect(third).toMatchObject({ achados: [], julgadoPor: ['CTM-87'] });
  expect(sixth).toMatchObject({ achados: [], julgadoPor: [] });
  // Centro Médico hears of no other provider.
  expect(await itens('5', centro)).toMatchObject([{ achados: [], julgadoPor: ['CTM-87'] }]);
  expect(await achados('5')).toEqual([[1, 'CTM-87', '1702', '0']]);
});

it('CTM-87: what is wholly denied repeats nothing, and is told of nothing', async () => {
  const negado = { ...approved(2), quantidade_aprovada: 0, valor_aprovado_cents: 0 };
  await writeGuia(t.db, { numero: '1' }, [one(), negado]);
  expect(await itens()).toMatchObject([
    { achados: [], julgadoPor: ['CTM-87'] },
    { achados: [], julgadoPor: [] },
  ]);
});

it('CTM-98: the offered denial is accepted as it stands, and the evidence of the other item ends', async () => {
  await writeGuia(t.db, { numero: '1' }, [one(), one({ sequencia: 2 })]);
  expect(await achados()).toEqual([
    [1, 'CTM-87', '1702', '0'],
    [2, 'CTM-87', '1702', '0'],
  ]);
  await t.db
    .insertInto('glosa')
    .values({ codigo: '1702', descricao: 'Cobrança de procedimento em duplicidade' })
    .execute();
  const denial = { COM_COD: '1702', GLO_COMENTARIO: 'Cobrança de procedimento em duplicidade' };
  const answer = await set([{ seqItem: 2, status: 1, qtdExecAprov: '0', vrTotalAprov: '0', ...denial }]);
  expect(answer.resultados).toMatchObject([{ situacao: 'feito' }]);
  expect(await achados()).toEqual([]);
});

it('CTM-89: a return is told once its days are given, also of another guide outside the days of this one', async () => {
  const consulta = { codigo: '10101012', tipo: 'HM' as const, profissional_conselho: '123-PR' };
  await writeGuia(t.db, { numero: '1' }, [one(consulta)]);
  await writeGuia(t.db, { numero: '2', prestador_codigo: prestadores.centro }, [
    one({ ...consulta, executado_em: '2026-10-21' }),
  ]);
  expect(await achados()).toEqual([]);
  await liga('retorno', '20');
  expect(await achados()).toEqual([[1, 'CTM-89', '1601', '0']]);
  await t.db.updateTable('guia').set({ regime: '04' }).where('numero', '=', '2').execute();
  expect(await achados()).toEqual([]);
});

it('CTM-90: dailies beyond the nights are told on the item that passes them, with what still fits', async () => {
  const diaria = { tabela: '18', tabela_aprovada: '18', codigo: '60000651', tipo: null };
  const estada = { faturamento_inicio: '2026-11-01T10:00:00', faturamento_fim: '2026-11-03T12:00:00' };
  await writeGuia(t.db, { numero: '1', ...estada }, [
    one({ ...diaria, quantidade: 2 }),
    one({ ...diaria, sequencia: 2, quantidade: 2.5 }),
  ]);
  expect(await achados()).toEqual([[2, 'CTM-90', '1913', '1']]);
  await writeGuia(t.db, { numero: '2' }, [one({ ...diaria, quantidade: 99 })]);
  expect(await itens('2')).toMatchObject([{ achados: [], julgadoPor: [] }]);
});

it('CTM-91, CTM-92: the second surgery by the way that the file says, and the assistant by its degree', async () => {
  const cirurgia = { codigo: '31206220', tipo: 'HM' as const, profissional_conselho: '1-PR' };
  await t.db
    .updateTable('procedimento')
    .set({ valor_cents: 20_000 })
    .where('codigo', '=', '31303102')
    .execute();
  await writeGuia(t.db, { numero: '1' }, [
    one({ ...cirurgia, grau_participacao: '00', do_arquivo: JSON.stringify({ via: '2' }) }),
    one({ ...cirurgia, sequencia: 2, grau_participacao: '01', valor_cents: 4_000 }),
  ]);
  await writeGuia(t.db, { numero: '2' }, [
    one({
      ...cirurgia,
      codigo: '31303102',
      grau_participacao: '00',
      do_arquivo: JSON.stringify({ via: '1' }),
    }),
  ]);
  await liga('segundaCirurgia', '50', '70');
  await liga('auxiliares', '30', '20');
  expect((await achados()).filter(([, regra]) => regra === 'CTM-91' || regra === 'CTM-92')).toEqual([
    [1, 'CTM-91', '1716', '0,5'],
    [2, 'CTM-92', '1716', '0,75'],
  ]);
});

it('CTM-93, CTM-94: sex and age come from the table of procedures, and without them nothing is judged', async () => {
  const pessoa = await t.db
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .where('b.matricula', '=', '0000000001')
    .select(['p.id', 'p.sexo', 'p.nascimento'])
    .executeTakeFirstOrThrow();
  await t.db
    .updateTable('pessoa')
    .set({ sexo: 'F', nascimento: '1980-01-01' })
    .where('id', '=', pessoa.id)
    .execute();
  await writeGuia(t.db, { numero: '1' }, [
    one({ codigo: '31206220', grau_participacao: '00' }),
    one({ sequencia: 2, codigo: '31303102', grau_participacao: '00' }),
    one({ sequencia: 3 }),
  ]);
  expect(await achados()).toEqual([
    [1, 'CTM-93', '1802', '0'],
    [1, 'CTM-94', '1803', '0'],
  ]);
  expect((await itens()).map(({ julgadoPor }) => julgadoPor)).toEqual([
    ['CTM-87', 'CTM-93', 'CTM-94'],
    ['CTM-87', 'CTM-93'],
    ['CTM-87'],
  ]);
});

it('CTM-95: the quantity of the authorization that the guide names counts over all its guides, on any day', async () => {
  await t.db
    .insertInto('autorizacao')
    .values({
      codigo: 'A1',
      matricula: '0000000001',
      prestador_codigo: null,
      classe: 'EXAME',
      carater: 'ELETIVA',
      status: 'AUTORIZADA',
      lancada_em: '2026-01-01',
      procedimento_tabela: '22',
      procedimento_codigo: '40304361',
      quantidade: 5,
    })
    .execute();
  await writeGuia(t.db, { numero: '1', senha: 'A1' }, [one({ quantidade: 3 })]);
  expect(await achados()).toEqual([]);
  await writeGuia(t.db, { numero: '2', numero_operadora: 'A1' }, [
    one({ quantidade: 4, executado_em: '2026-01-10' }),
  ]);
  expect(await achados()).toEqual([[1, 'CTM-95', '1820', '1']]);
  // Another person's guide may name it by mistake.
  await t.db.updateTable('guia').set({ matricula: '0000000002' }).where('numero', '=', '1').execute();
  expect((await itens())[0]?.julgadoPor).toEqual(['CTM-87']);
});
