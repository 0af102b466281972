// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sbxWriter } from '../modules/cadastro/envio/sbx.ts';
import { type TestServer, testServer } from '../test/harness.ts';
import { carregaTudo, exporta } from './idaEVolta.fixture.ts';

let t: TestServer;
let entregas = 0;
beforeAll(async () => {
  t = await testServer();
});
afterAll(() => t.close());

const csv = (...linhas: string[]): string => linhas.map((linha) => `${linha}\r\n`).join('');
const carrega = (arquivos: Record<string, string>) => {
  entregas += 1;
  return carregaTudo(t.db, new Map(Object.entries(arquivos)), {
    entrega: String(entregas),
    em: '2026-11-20T08:00:00',
  });
};
const cabecalho = 'codigo;cnpj;caepf;cei;razao_social;fantasia;dia_fatura;ativa;contratada_em';
const empresa = (codigo: string, documentos: string): string =>
  `${codigo};${documentos};Empresa ${codigo};${codigo};10;S;2026-01-01`;
const vida = (matricula: string, empresaCodigo: string): string =>
  `Ana;1990-01-01;F;000000000${matricula};000000000${matricula};1;2;${empresaCodigo};400000001;2026-01-01;2026-01-01;100,00`;

const doisArquivos = {
  planos: csv(
    'registro;codigo_operadora;nome;linha;tipo;acomodacao;coparticipacao_percentual;ativo',
    '400000001;P1;Plano;SMART;EMPRESARIAL;ENFERMARIA;0;S',
  ),
  empresas: csv(
    cabecalho,
    empresa('1', '11.222.333/0001-81;;'),
    empresa('2', ';293.118.610/001-84;'),
    empresa('3', ';;11.583.00249/85'),
  ),
  beneficiarios: csv(
    'nome;nascimento;sexo;matricula;titular_matricula;dependencia;tipo_contratacao;empresa_codigo;plano_registro;cadastrado_em;ativado_em;mensalidade',
    vida('1', '1'),
    vida('2', '2'),
    vida('3', '3'),
  ),
};

describe('a company with CNPJ, CAEPF or CEI (CAR-72)', () => {
  it('is loaded, leaves as it came, and is told to ANS by the document that it has', async () => {
    const { problemas, mudancas } = await carrega(doisArquivos);
    expect(problemas.guardados).toEqual([]);
    expect(mudancas.find(({ tabela }) => tabela === 'empresa')).toMatchObject({ novas: 3 });
    const saiu = (await exporta(t.db)).get('empresas') ?? '';
    expect(saiu.split('\r\n').map((linha) => linha.split(';').slice(0, 4).join(';'))).toEqual([
      'codigo;cnpj;caepf;cei',
      '1;11222333000181;;',
      '2;;29311861000184;',
      '3;;;115830024985',
      '',
    ]);
    const { rows } = await sql<{ dados: Record<string, string>; fonte: string }>`
      select dados, fonte::text from sib_atual order by matricula`.execute(t.db);
    const writer = sbxWriter({ registroAns: '999999', sequencial: 1, momento: '2026-11-20T08:00:00' });
    const told = rows.map(({ dados }) =>
      ['INCLUSÃO', 'MUDANÇA CONTRATUAL'].map((tipo) =>
        writer
          .movimento({ tipo: tipo as 'INCLUSÃO', cco: '000000000001', dados })
          .match(/<\w+EmpresaContratante>\w+/g),
      ),
    );
    expect(told).toEqual(
      ['cnpj>11222333000181', 'caepf>29311861000184', 'cei>115830024985'].map((each) => {
        const element = [`<${each.replace('>', 'EmpresaContratante>')}`];
        return [element, element];
      }),
    );
    expect(new Set(rows.map(({ fonte }) => fonte)).size).toBe(3);
  });

  it('has one of the three, with right digits, and nobody else has it', async () => {
    await carrega(doisArquivos);
    const { problemas } = await carrega({
      empresas: csv(
        cabecalho,
        empresa('4', ';;'),
        empresa('5', '11444777000161;293.118.610/002-65;'),
        empresa('6', ';29311861000172;'),
        empresa('7', ';;115830024986'),
        empresa('8', ';29311861000184;'),
        empresa('9', ';2931186100018;'),
      ),
    });
    expect(
      problemas.guardados
        .map(({ linha, coluna, motivo }) => [linha, coluna, motivo])
        .toSorted(([a], [b]) => Number(a) - Number(b)),
    ).toEqual([
      [2, 'cnpj', 'a empresa tem CNPJ, CAEPF ou CEI, um dos três'],
      [3, 'cnpj', 'a empresa tem CNPJ, CAEPF ou CEI, um dos três'],
      [4, 'caepf', 'o dígito verificador de CAEPF não confere'],
      [5, 'cei', 'o dígito verificador de CEI não confere'],
      [6, 'caepf', 'caepf já é de outro registro'],
      [7, 'caepf', 'não tem a forma de CAEPF'],
    ]);
  });

  it('that gets a CNPJ is a change of contract', async () => {
    const antes = await sql<{ fonte: string }>`select fonte::text from sib_atual order by matricula`.execute(
      t.db,
    );
    await carrega({ empresas: csv(cabecalho, empresa('2', '11444777000161;;')) });
    const { rows } = await sql<{ fonte: string; dados: Record<string, string> }>`
      select fonte::text, dados from sib_atual order by matricula`.execute(t.db);
    expect(rows.map(({ fonte }, at) => fonte === antes.rows[at]?.fonte)).toEqual([true, false, true]);
    expect(rows[1]?.dados).toMatchObject({ cnpjEmpresaContratante: '11444777000161' });
    expect(rows[1]?.dados).not.toHaveProperty('caepfEmpresaContratante');
  });
});
