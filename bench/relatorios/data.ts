import { registerStatements } from '../api/data.ts';
import { bulk } from '../bulk.ts';

/** The procedure of the lists by procedure, and one of those that only a pregnant woman has. */
export const [procedimento, ultrassom] = ['10101012', '40901238'];

const mes = (m: string): string =>
  `(date_trunc('month', current_date) - make_interval(months => ${m}))::date`;
const competencia = (m: string): string => `to_char(${mes(m)}, 'YYYY-MM')`;
const matricula = (i: string): string => `lpad((${i})::text, 10, '0')`;
const rows = (count: number): string => `generate_series(1, ${Math.ceil(count)}) i`;
const someone = (lives: number): string => matricula(`1 + (i * 32452843::bigint) % ${lives}`);

/** People who left and came back: the sixty-fourth part has a second bond, the newer one. */
const seconds = (lives: number): string => `
  insert into beneficiario (matricula, pessoa_id, titular_matricula, dependencia, tipo_contratacao, plano_registro, vendedor_codigo, cadastrado_em, ativado_em,
    atualizado_em, mensalidade_em, mensalidade_cents)
  select lpad((${lives} + b.matricula::int)::text, 10, '0'), b.pessoa_id, lpad((${lives} + b.matricula::int)::text, 10, '0'), 1, 1, b.plano_registro,
    b.vendedor_codigo, b.cancelado_em, b.cancelado_em, b.cancelado_em, b.cancelado_em, 40000
  from beneficiario b where b.matricula::int % 64 = 0`;

const invoices = [
  `insert into fatura (numero, tipo, competencia, titular_matricula, empresa_codigo, emitida_em, vencimento, valor_cents, status, debito_automatico)
   select 'E' || m || codigo, 'E', ${competencia('m')}, null, codigo, ${mes('m')}, ${mes('m')} + 9, 100000, case when m = 1 then 'ABERTA' else 'PAGA' end, false
   from empresa cross join generate_series(1, 3) m`,
  `insert into fatura (numero, tipo, competencia, titular_matricula, empresa_codigo, emitida_em, vencimento, valor_cents, status, debito_automatico)
   select 'I' || m || matricula, 'I', ${competencia('m')}, matricula, null, ${mes('m')}, ${mes('m')} + 9, 100000, case when m = 1 then 'ABERTA' else 'PAGA' end, false
   from beneficiario cross join generate_series(1, 3) m where tipo_contratacao = 1 and dependencia = 1`,
];

/** Of every life with cover a fee in each of three months, of every fourth a co-payment, of every tenth a discount. */
const postings = `
  insert into lancamento (matricula, fatura_numero, tipo_codigo, competencia, lancado_em, valor_cents, status)
  select b.matricula, case when b.empresa_codigo is null then 'I' || m || b.titular_matricula else 'E' || m || b.empresa_codigo end, t.tipo,
    ${competencia('m')}, ${mes('m')}, t.sinal * (30000 + b.matricula::int % 1000), case when b.matricula::int % 97 = 0 then 'CANCELADO' else 'ATIVO' end
  from beneficiario b cross join generate_series(1, 3) m cross join (values (2, 1, 1), (9, 4, 1), (8, 10, -1)) t (tipo, cada, sinal)
  where b.cancelado_em is null and b.matricula::int % t.cada = 0`;

/** A guide of every third life a month, scattered; the tenth of the last month waits. Two guides of five have a CID. */
const guides = (lives: number): string => `
  insert into guia (numero, numero_prestador, prestador_codigo, matricula, tipo_guia, gui_tipo, tipo_atendimento, regime, carater, solicitante_codigo, solicitante_nome,
    cid_codigo, emitida_em, liberada_em, importada_em, status, competencia, incorporada_em, baixada_em, nota_fiscal, nota_fiscal_em, valor_cents, valor_aprovado_cents)
  select m || '-' || i, m || '-' || i, (1 + i % ${Math.ceil(lives / 50)})::text, ${someone(lives)}, 'SP/SADT', 'E', '05', '01', '1',
    (1 + i % 997)::text, 'Solicitante ' || i % 997,
    case when i % 5 < 2 then case when i % 101 = 1 then 'E66' when i % 103 = 6 then 'Z340' when i % 1009 = 11 then 'O80' else 'X' || lpad((i % 3000)::text, 4, '0') end end,
    ${mes('m')} + i % 28, ${mes('m')} + i % 28, ${mes('m')} + i % 28 + interval '9 hours', case when espera then (i / 10) % 3 else 1 end % 3,
    case when not espera then ${competencia('m')} end, case when not espera then ${mes('m')} + 28 + interval '1 hour' end,
    case when not espera and m > 1 then ${mes('m')} + 40 end, case when not espera and m > 1 then 'NF' || i % 5000 end,
    case when not espera and m > 1 then ${mes('m')} + 30 + i % 5 end, 9000 + i % 50000, case when not espera then 8000 + i % 50000 end
  from ${rows(lives / 3)} cross join generate_series(1, 3) m cross join lateral (select m = 1 and i % 10 = 0 as espera) e`;

/** Two items of each guide; one item of a hundred is a pregnant woman's, one of a thousand a birth. */
const items = (lives: number): string => `
  insert into guia_item (guia_numero, sequencia, executado_em, tabela, codigo, descricao, tabela_aprovada, credenciado, quantidade, quantidade_aprovada,
    valor_unitario_cents, valor_cents, valor_aprovado_cents)
  select m || '-' || i, s, ${mes('m')} + i % 28, '22',
    case when (i + s) % 19 = 0 then '${procedimento}' when (i + s) % 101 = 1 then '${ultrassom}' when (i + s) % 1013 = 2 then '31309127'
      else lpad((30000000 + (i * 7 + s) % 5000)::text, 8, '0') end,
    'Procedimento realizado', '22', true, 1, 1, 4000, 4500 + i % 25000, 4000 + i % 25000
  from ${rows(lives / 3)} cross join generate_series(1, 3) m cross join generate_series(1, 2) s`;

/** A year of Atendimento: a protocol for every second life, an authorisation for every life, and tokens for a tenth. */
const attendance = (lives: number): string[] => [
  ...bulk('protocolo_atendimento', [
    `insert into protocolo_atendimento select i::text, lpad(i::text, 20, '0'), ${someone(lives)}, case when i % 3 = 0 then (1 + i % 1000)::text end,
       current_date - i % 365 + interval '8 hours' + make_interval(mins => i % 500), current_date - i % 365, case when i % 8 = 0 then 'ABERTO' else 'ENCERRADO' end,
       1 + i % 9, 1 + i % 5, 1 + i % 5, 'Demanda do beneficiário', null, 'Pediu a segunda via e a rede de prestadores da cidade', 'Orientado',
       (i % 40)::text, 'Atendente ' || i % 40, case when i % 8 > 0 then current_date - i % 365 + i % 6 end from ${rows(lives / 2)}`,
  ]),
  ...bulk('autorizacao', [
    `insert into autorizacao select i::text, ${someone(lives)}, (1 + i % 1000)::text, (array['CONSULTA', 'EXAME', 'TERAPIA', 'CIRURGIA'])[1 + i % 4],
       case when i % 6 = 0 then 'URGÊNCIA' else 'ELETIVA' end, case i % 12 when 0 then 'EM ANÁLISE' when 1 then 'NEGADA' else 'AUTORIZADA' end, current_date - i % 365,
       case when i % 12 > 0 then current_date - i % 365 + i % 3 end, current_date - i % 365, current_date - i % 365 + 30 from ${rows(lives)}`,
  ]),
  ...bulk('token_confirmacao', [
    `insert into token_confirmacao (matricula, prestador_codigo, token, criado_em, protocolo_codigo)
     select ${someone(lives)}, (1 + i % 1000)::text, lpad((i % 1000000)::text, 6, '0'), current_date - i % 365 + interval '10 hours', case when i % 10 > 0 then i::text end
     from ${rows(lives / 10)}`,
  ]),
  `insert into usuario_app (matricula, registrado_em) select ${matricula('i')}, current_date - i % 700 + interval '7 hours' from ${rows(lives / 3)}`,
];

/** Data of Prevenção: restrictions, and the people called in the last two months. */
const prevention = (lives: number): string[] => [
  `insert into restricao_bariatrica (matricula, cadastrada_em, encerrada_em)
   select ${someone(lives)}, current_date - i % 500, case when i % 9 = 0 then current_date - 1 end from ${rows(lives / 100)} where i % 500 > 1 or i % 9 > 0`,
  `insert into programa_contato (pessoa_id, programa, dia, feito_em, login, telefone, resultado, proximo_em)
   select (100000 + i * 16)::text, (array['GESTANTES', 'ACIMA_55', 'OBESIDADE', 'BARIATRICA'])[1 + i % 4], current_date - 1 - i % 60, current_date - 1 - i % 60 + interval '9 hours', 'USU_BENCH',
     '41999990000', (array['NAO_ATENDEU', 'ACEITOU', 'RECUSOU', 'LIGAR_DEPOIS'])[1 + i % 4], current_date + i % 30 from ${rows(lives / 16)}`,
];

/** Statements that fill a migrated, empty database: the register, three months of invoices and guides, a year of protocols. */
export const statements = (lives: number): string[] => [
  ...registerStatements(lives),
  seconds(lives),
  `insert into cid10 select 'X' || lpad((i - 1)::text, 4, '0'), 'Doença ' || i from ${rows(3000)} on conflict do nothing`,
  `insert into cid10 values ('E66', 'Obesidade'), ('Z340', 'Supervisão de gravidez'), ('O80', 'Parto') on conflict do nothing`,
  `insert into procedimento (tabela, codigo, descricao, classificacao, tipo, valor_cents)
   select '22', lpad((30000000 + i - 1)::text, 8, '0'), 'Procedimento ' || i, 'EXAME', 'SADT', 5000 from ${rows(5000)}`,
  ...bulk('fatura', invoices),
  ...bulk('lancamento', [postings]),
  ...bulk('guia', [guides(lives)]),
  ...bulk('guia_item', [items(lives)]),
  ...attendance(lives),
  ...prevention(lives),
  'vacuum analyze',
];
