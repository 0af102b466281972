import { bulk } from '../bulk.ts';

/** Names of the invented people. */
export const firstNames = [
  'Ana',
  'Álvaro',
  'Beatriz',
  'Caio',
  'Conceição',
  'Davi',
  'Érica',
  'Fábio',
  'Gabriela',
  'Heitor',
  'Inês',
  'João',
  'Júlia',
  'Lívia',
  'Maria',
  'Noêmia',
  'Otávio',
  'Paulo',
  'Renata',
  'Zélia',
];
export const lastNames = [
  'Almeida',
  'Araújo',
  'Barbosa',
  'Cardoso',
  'Conceição',
  'de Souza',
  "d'Ávila",
  'Ferreira',
  'Gonçalves',
  'Lima',
  'Magalhães',
  'Nogueira',
  'Oliveira',
  'Pereira',
  'Queirós',
  'Rodrigues',
  'dos Santos',
  'Silva',
  'Teixeira',
  'Vasconcelos',
];

const sqlArray = (texts: readonly string[]): string =>
  `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(',')}]`;

/** Statements for so many lives of invented people, and what is done with them in proportion. */
const statementsOf = (lives: number): Record<'register' | 'sales' | 'work', string[]> => {
  const companies = Math.ceil(lives / 80);
  const providers = Math.ceil(lives / 50);
  const first = sqlArray(firstNames);
  const last = sqlArray(lastNames);
  // Two numbers without common divisor mix the names without random().
  const name = (i: string) =>
    `(${first})[1 + ${i} % 20] || ' ' || (${last})[1 + (${i} / 20) % 20] || ' ' || (${last})[1 + (${i} * 7 / 3) % 20]`;
  // A holder and two dependents follow one another; sales over eight years, the last of them yesterday.
  const holder = (i: string) => `(${i} - (${i} - 1) % 3)`;
  const sold = (i: string) => `(current_date - 2921 + (${holder(i)}::bigint * 2920 / ${lives})::int)`;
  const company = (i: string) =>
    `case when ${holder(i)} % 10 < 7 then lpad((1 + (${holder(i)} * 7919::bigint) % ${companies})::text, 6, '0') end`;
  const isGone = (i: string) => `${i} % 4 = 0`;
  const rows = (count: number) => `generate_series(1, ${count}) i`;
  const register = [
    `insert into municipio select lpad((4100000 + i)::text, 7, '0'), (array['Ávila','São João','Açucena','Érico','Zelândia'])[1 + i % 5] || ' ' || i, 'PR' from ${rows(400)}`,
    `insert into motivo_cancelamento values ('1', 'A pedido', '41'), ('2', 'Inadimplência', '42')`,
    `insert into plano select lpad((400000000 + i)::text, 9, '0'), 'P' || i, 'Plano ' || i, 'SMART', 'EMPRESARIAL', 'ENFERMARIA', 20, true from ${rows(24)}`,
    `insert into vendedor select i::text, ${name('i')}, null, 'Vendedor', 10, true from ${rows(200)}`,
    `insert into congenere select i::text, 'Congênere ' || i, lpad(i::text, 6, '0'), true from ${rows(5)}`,
    `insert into empresa (codigo, cnpj, razao_social, fantasia, dia_fatura, ativa, contratada_em, inativada_em, vidas_contratadas, fone)
     select lpad(i::text, 6, '0'), lpad(i::text, 14, '0'), 'Comércio ' || i || ' Ltda', 'Loja ' || i, 1 + i % 28, i % 5 > 0, current_date - 3000,
       case when i % 5 = 0 then current_date - 10 end, 100, '4130000000' from ${rows(companies)}`,
    `insert into prestador (codigo, nome, cnpj, crm, descricao, especialidade, credenciado_em, incorporar_baixada, logradouro, numero, municipio_codigo, fone)
     select i::text, ${name('(i * 31)')}, lpad(i::text, 14, '0'), i::text, 'Clínica', 'Cardiologia', current_date - 1000, true, 'Rua das Flores', i::text,
       lpad((4100001 + i % 400)::text, 7, '0'), '4133330000' from ${rows(providers)}`,
    ...bulk('pessoa', [
      `insert into pessoa (id, nome, cpf, cns, nascimento, sexo, nome_mae, email, fone_1, municipio_codigo)
     select (100000 + i)::text, ${name('i')}, lpad(i::text, 11, '0'), lpad(i::text, 15, '7'), current_date - 400 - (i * 37::bigint % 29000)::int,
       case when i % 2 = 0 then 'F' else 'M' end, ${name('(i * 3)')}, case when i % 3 > 0 then 'pessoa' || i || '@exemplo.com.br' end, '41999990000',
       lpad((4100001 + i % 400)::text, 7, '0') from ${rows(lives)}`,
    ]),
    ...bulk('beneficiario', [
      `insert into beneficiario (matricula, cco, pessoa_id, titular_matricula, dependencia, tipo_contratacao, empresa_codigo, plano_registro,
       vendedor_codigo, congenere_codigo, cadastrado_em, ativado_em, cancelado_em, motivo_cancelamento_codigo, atualizado_em, mensalidade_em, mensalidade_cents,
       desconto_cents, desconto_inicio, desconto_fim, portabilidade)
     select lpad(i::text, 10, '0'), case when i % 20 > 0 then lpad((500000000000 + i)::text, 12, '0') end, (100000 + i)::text,
       lpad(${holder('i')}::text, 10, '0'), case when i % 3 = 1 then 1 else 4 end, case when ${company('i')} is null then 1 else 3 end, ${company('i')},
       lpad((400000001 + i % 24)::text, 9, '0'), (1 + i % 200)::text, case when i % 50 = 7 then (1 + i % 5)::text end, ${sold('i')}, ${sold('i')},
       case when ${isGone('i')} then ${sold('i')} + ((current_date - ${sold('i')}) * (i % 97) / 97) end, case when ${isGone('i')} then '1' end,
       ${sold('i')}, ${sold('i')}, 20000 + i % 30000, case when i % 10 = 3 then 1500 else 0 end, case when i % 10 = 3 then '2025-01' end,
       case when i % 10 = 3 then '2026-12' end, i % 15 = 0 from ${rows(lives)}`,
    ]),
  ];
  const sales = [
    `insert into venda select i::text, (1 + i % 200)::text, lpad(i::text, 10, '0'), lpad((400000001 + i % 24)::text, 9, '0'), 3, false, i % 6 = 0, ${sold('i')}, ${sold('i')},
       'Efetivado', 10000 from ${rows(lives)}`,
  ];
  const work = [
    `insert into lancamento (matricula, tipo_codigo, competencia, lancado_em, valor_cents, status)
     select lpad((1 + (i * 15485863::bigint) % ${lives})::text, 10, '0'), case when i % 5 = 0 then 9 else 2 end, '2026-0' || (1 + i % 9), current_date - i % 900,
       30000, case when i % 40 = 0 then 'CANCELADO' else 'ATIVO' end from ${rows(2 * lives)}`,
    `insert into guia (numero, numero_prestador, prestador_codigo, matricula, tipo_guia, tipo_atendimento, regime, carater, emitida_em, importada_em, status, competencia,
       valor_cents, valor_aprovado_cents)
     select i::text, i::text, (1 + i % ${providers})::text, lpad((1 + (i * 32452843::bigint) % ${lives})::text, 10, '0'), 'CONSULTA', '04', '01', '1', current_date - i % 700,
       current_date - i % 700, i % 3, '2026-0' || (1 + i % 9), 9000, 8000 from ${rows(lives)}`,
    `insert into guia_item (guia_numero, sequencia, executado_em, tabela, codigo, descricao, tabela_aprovada, credenciado, quantidade, quantidade_aprovada,
       valor_unitario_cents, valor_cents, valor_aprovado_cents)
     select i::text, 1, current_date - i % 700, '22', '10101012', 'Consulta em consultório', '22', true, 1, 1, 9000, 9000, 8000 from ${rows(lives)} where i % 3 = 1`,
    // A hundred thousand guides of one provider, and a guide of five hundred items.
    `insert into guia (numero, numero_prestador, prestador_codigo, matricula, tipo_guia, tipo_atendimento, regime, carater, emitida_em, importada_em, status, valor_cents)
     select 'C' || i, 'C' || i, '1', lpad((1 + (i * 32452843::bigint) % ${lives})::text, 10, '0'), 'CONSULTA', '04', '01', '1', current_date - i % 90,
       current_date - i % 90, case i % 3 when 0 then 0 when 1 then 2 end, 9000 from ${rows(Math.ceil(lives * 1.25))}`,
    `insert into guia_item (guia_numero, sequencia, executado_em, tabela, codigo, descricao, tabela_aprovada, credenciado, quantidade, valor_unitario_cents, valor_cents)
     select 'C1', i, current_date, '19', lpad((70000000 + i)::text, 8, '0'), 'Compressa de gaze estéril ' || i, '19', false, 1, 900, 900 from ${rows(500)}`,
    `insert into auxilio_funeral (matricula, lancado_em, valor_cents)
     select lpad((1 + (i * 7::bigint) % ${lives})::text, 10, '0'), current_date - (i * 13::bigint % 2900)::int, 500000 from ${rows(Math.ceil(lives / 5))}`,
    `insert into movimentacao_congenere (congenere_codigo, matricula, operacao, ocorrida_em)
     select (1 + i % 5)::text, lpad((1 + (i * 11::bigint) % ${lives})::text, 10, '0'), 'INCLUSÃO', current_date - i % 600 from ${rows(Math.ceil(lives / 5))}`,
    `insert into conferencia_importacao (nome_arquivo, sha256, registro_ans, situacao, quantidade, login, iniciada_em, concluida_em, em_vigor)
     values ('bench.CNX', repeat('0', 64), '999999', 'CONCLUIDA', ${lives}, 'USU_BENCH', now(), now(), true)`,
    // In a hundred records one is another person, two differ in situation and two or three in a field.
    `insert into conferencia_beneficiario (importacao_id, linha, cco, situacao, atualizado_em, codigo_beneficiario, cpf, cns, nome, nascimento, contratado_em, cancelado_em,
       nome_mae, sexo, numero_plano_ans)
     select (select max(id) from conferencia_importacao), i, lpad((500000000000 + i + case when i % 100 = 1 then 100000000 else 0 end)::text, 12, '0'),
       case when (i % 4 = 0) <> (i % 50 = 3) then 'INATIVO' else 'ATIVO' end, current_date, lpad(i::text, 10, '0'), lpad(i::text, 11, '0'), lpad(i::text, 15, '7'),
       upper(${name('i')}), current_date - 400 - (i * 37::bigint % 29000)::int, ${sold('i')}, case when i % 4 = 0 then current_date - 3 end,
       upper(${name('(i * 3)')}), case when (i % 2 = 0) <> (i % 40 = 5) then 'F' else 'M' end, lpad((400000001 + i % 24)::text, 9, '0') from ${rows(lives)}`,
  ];
  return { register, sales, work };
};

/** Statements that fill a migrated, empty database with the register alone: people, bonds and what they refer to. */
export const registerStatements = (lives: number): string[] => [
  ...statementsOf(lives).register,
  'vacuum analyze',
];

/** Statements that fill a migrated, empty database with the register and the sale of each life. */
export const soldStatements = (lives: number): string[] => {
  const { register, sales } = statementsOf(lives);
  return [...register, ...bulk('venda', sales), 'vacuum analyze'];
};

/** Statements that fill a migrated, empty database with everything. */
export const fillStatements = (lives: number): string[] => {
  const { register, sales, work } = statementsOf(lives);
  return [...register, ...sales, ...work, 'vacuum analyze'];
};
