// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts';
import { desfaz } from './desfaz/desfaz.sql.ts';
import { carrega } from './entregas/carrega.ts';
import { abreEntrega, marcaPronta } from './entregas/entregas.sql.ts';
import { guardaArquivo } from './entregas/pedacos.sql.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const fonteDe = async function* (texto: string) {
  yield Buffer.from(texto);
};
const entrega = async (id: string, em: string, arquivos: Record<string, string>) => {
  await abreEntrega(open.db, id, { login: 'USU_TI', via: 'TELA', em });
  for (const [nome, texto] of Object.entries(arquivos))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await guardaArquivo(open.db, { entrega: id, nome }, { fonte: fonteDe(texto), maxBytes: 1e9, em });
  await marcaPronta(open.db, id, { manifesto: undefined, em });
  const feita = await carrega(open.db, { id, aplica: true, em, limiteDeRecusadas: 0 });
  expect([feita.situacao, feita.motivo]).toEqual(['APLICADA', null]);
  return feita;
};
const linhas = async (consulta: string) =>
  (await sql<Record<string, unknown>>`${sql.raw(consulta)}`.execute(open.db)).rows;

const precos = Array.from({ length: 10 }, (_, at) => `${100 + 20 * at},00`);
const planos = `registro;codigo_operadora;nome;linha;tipo;acomodacao;coparticipacao_percentual;ativo;${precos.map((_, at) => `preco_faixa_${at + 1}`).join(';')}
400000001;P;Plano;SMART;EMPRESARIAL;ENFERMARIA;0;S;${precos.join(';')}`;
const empresas = `codigo;cnpj;razao_social;fantasia;dia_fatura;ativa;contratada_em
E1;11222333000181;Exemplo Ltda;Exemplo;10;S;2020-01-01`;
const congeneres = 'codigo;nome;registro_ans;ativa\n1;Parceira;399999;S';
const vidas = (...quais: string[]): string =>
  [
    'nome;nascimento;sexo;matricula;titular_matricula;dependencia;tipo_contratacao;empresa_codigo;plano_registro;congenere_codigo;cadastrado_em;ativado_em;mensalidade',
    ...quais,
  ].join('\n');
const vida = (numero: number, nascimento: string, { congenere = '', mensalidade = '' } = {}): string => {
  const matricula = String(numero).padStart(10, '0');
  return `Pessoa ${numero};${nascimento};F;${matricula};${matricula};1;2;E1;400000001;${congenere};2024-01-01;2024-01-01;${mensalidade}`;
};

it('an empty fee is that of the price table, another one is warned of, and contracted lives that nobody told are counted', async () => {
  const feita = await entrega('1', '2026-11-24T03:00:00', {
    planos,
    empresas,
    congeneres,
    beneficiarios: vidas(
      vida(1, '2020-01-01'),
      vida(2, '1960-01-01', { mensalidade: '77,00' }),
      vida(3, '1990-01-01'),
    ),
  });
  expect(await linhas('select matricula, mensalidade_cents from beneficiario order by 1')).toEqual([
    { matricula: '0000000001', mensalidade_cents: 10_000 },
    { matricula: '0000000002', mensalidade_cents: 7_700 },
    { matricula: '0000000003', mensalidade_cents: 18_000 },
  ]);
  expect(await linhas('select vidas_contratadas from empresa')).toEqual([{ vidas_contratadas: 3 }]);
  expect(feita.relatorio).toMatchObject({ problemas: 0, avisos: 1 });
  expect(await linhas('select coluna, valor, motivo from carga_problema')).toEqual([
    { coluna: 'mensalidade', valor: '77,00', motivo: 'não é a da tabela de preços do plano para a idade' },
  ]);
});

it('the contracted lives stay what they were where a later file does not tell them', async () => {
  const feita = await entrega('2', '2026-11-25T03:00:00', { empresas: `${empresas}\n` });
  expect(feita.relatorio?.mudancas).toEqual([
    { arquivo: 'empresas', tabela: 'empresa', novas: 0, mudadas: 0, iguais: 1 },
  ]);
});

it('a client of a partner insurer is a movement, which goes when the delivery is taken back', async () => {
  await entrega('3', '2026-11-26T03:00:00', {
    beneficiarios: vidas(vida(4, '1990-01-01', { congenere: '1' })),
  });
  expect(await linhas('select matricula, operacao, ocorrida_em from movimentacao_congenere')).toEqual([
    { matricula: '0000000004', operacao: 'INCLUSÃO', ocorrida_em: '2024-01-01' },
  ]);
  await desfaz(open.db, { id: '3', em: '2026-11-26T04:00:00' });
  expect(await linhas('select from movimentacao_congenere')).toEqual([]);
  expect(await linhas('select from beneficiario')).toHaveLength(3);
});
