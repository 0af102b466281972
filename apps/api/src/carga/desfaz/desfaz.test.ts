// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { carrega } from '../entregas/carrega.ts';
import { abreEntrega, findEntrega, marcaPronta } from '../entregas/entregas.sql.ts';
import { guardaArquivo } from '../entregas/pedacos.sql.ts';
import { desfaz } from './desfaz.sql.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const momento = (minuto: number): string => `2026-11-26T09:${String(minuto).padStart(2, '0')}:00`;
const fonteDe = async function* (texto: string) {
  yield Buffer.from(texto);
};

const entrega = async (id: string, arquivos: Record<string, string>, minuto: number): Promise<void> => {
  const em = momento(minuto);
  await abreEntrega(open.db, id, { login: 'USU_TI', via: 'TELA', em });
  for (const [nome, texto] of Object.entries(arquivos))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await guardaArquivo(open.db, { entrega: id, nome }, { fonte: fonteDe(texto), maxBytes: 1e9, em });
  await marcaPronta(open.db, id, { manifesto: undefined, em });
  const feita = await carrega(open.db, { id, aplica: true, em, limiteDeRecusadas: 0 });
  expect([feita.situacao, feita.motivo]).toEqual(['APLICADA', null]);
};

const planos = (nome: string): string =>
  `registro;codigo_operadora;nome;linha;tipo;acomodacao;coparticipacao_percentual;ativo\n400000001;P;${nome};SMART;INDIVIDUAL;ENFERMARIA;0;S`;
const vida = (matricula: number, nome: string, titular = matricula): string =>
  `${nome};1990-01-01;F;${String(matricula).padStart(10, '0')};${String(titular).padStart(10, '0')};${titular === matricula ? 1 : 4};1;400000001;2024-01-01;2024-01-01;100,00`;
const vidas = (...linhas: string[]): string =>
  [
    'nome;nascimento;sexo;matricula;titular_matricula;dependencia;tipo_contratacao;plano_registro;cadastrado_em;ativado_em;mensalidade',
    ...linhas,
  ].join('\n');

const retrato = async () => {
  const { rows } = await sql<{ matricula: string; nome: string; plano: string }>`
    select b.matricula, p.nome, l.nome as plano from beneficiario b join pessoa p on p.id = b.pessoa_id
    join plano l on l.registro = b.plano_registro order by 1`.execute(open.db);
  return rows.map(({ matricula, nome, plano }) => `${Number(matricula)} ${nome} ${plano}`);
};

it('the newest delivery is taken back: changed rows as before, new ones gone, the older delivery untouched', async () => {
  await entrega('1', { planos: planos('Plano'), beneficiarios: vidas(vida(1, 'Ana'), vida(2, 'Bia', 1)) }, 1);
  const antes = await retrato();
  await entrega(
    '2',
    {
      planos: planos('Outro'),
      beneficiarios: vidas(vida(2, 'Beatriz', 1), vida(3, 'Caio'), vida(4, 'Davi', 3)),
    },
    2,
  );
  expect(await retrato()).toEqual(['1 Ana Outro', '2 Beatriz Outro', '3 Caio Outro', '4 Davi Outro']);
  await expect(desfaz(open.db, { id: '1', em: momento(3) })).rejects.toThrow('Só a última entrega aplicada');
  expect(await desfaz(open.db, { id: '2', em: momento(3) })).toEqual({
    restauradas: 2,
    apagadas: 4,
    ficaram: [],
  });
  expect(await retrato()).toEqual(antes);
  expect((await findEntrega(open.db, '2'))?.situacao).toBe('DESFEITA');
});

it('what somebody changed since, and what something made here refers to, stays and is told', async () => {
  await entrega(
    '3',
    {
      planos: planos('Terceiro'),
      beneficiarios: vidas(vida(1, 'Anita'), vida(2, 'Bianca', 1), vida(5, 'Eva'), vida(6, 'Flor')),
    },
    4,
  );
  await sql`update pessoa set email = 'eu@b.com' where nome = 'Anita'`.execute(open.db);
  await sql`insert into usuario_app (matricula, registrado_em) values ('0000000005', '2026-11-26 10:00')`.execute(
    open.db,
  );
  const feita = await desfaz(open.db, { id: '3', em: momento(5) });
  expect(await retrato()).toEqual(['1 Anita Plano', '2 Bia Plano', '5 Eva Plano']);
  expect(feita.ficaram.map(({ tabela }) => tabela).toSorted()).toEqual(['beneficiario', 'pessoa', 'pessoa']);
});

it('the first delivery of all leaves empty tables, but for what came from elsewhere', async () => {
  await sql`delete from usuario_app`.execute(open.db);
  await sql`delete from beneficiario`.execute(open.db);
  await sql`delete from pessoa`.execute(open.db);
  await sql`delete from plano`.execute(open.db);
  await entrega(
    '4',
    { planos: planos('Quarto'), beneficiarios: vidas(vida(1, 'Ana'), vida(2, 'Bia', 1)) },
    6,
  );
  await sql`insert into plano select '400000002', 'Q', 'Daqui', linha, tipo, acomodacao, 0, true from plano`.execute(
    open.db,
  );
  expect(await desfaz(open.db, { id: '4', em: momento(7) })).toMatchObject({ apagadas: 5, ficaram: [] });
  const { rows } = await sql`select nome from plano`.execute(open.db);
  expect(rows).toEqual([{ nome: 'Daqui' }]);
});
