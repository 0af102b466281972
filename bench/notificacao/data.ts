import { bulk } from '../bulk.ts';

const rows = (count: number): string => `generate_series(1, ${count}) i`;
const matricula = (i: string): string => `lpad((${i})::text, 10, '0')`;
const due = `(current_date - 5 - 30 * m)`;
const isLate = 'i % 10 = 0';

const inserts = (table: string, statement: string): string[] =>
  bulk(table, [`insert into ${table} ${statement}`]);

/**
 * So many individual contracts of one holder with the fees of four months; one contract of ten has paid none of the last three. Each late holder has a
 * notice of his fees. One late holder of a hundred disputes, one is in hospital, one of twenty promised something.
 */
export const statements = (contracts: number): string[] => [
  `insert into plano select '400000001', 'P1', 'Plano 1', 'SMART', 'INDIVIDUAL', 'ENFERMARIA', 20, true`,
  ...inserts(
    'pessoa',
    `(id, nome, nascimento, sexo, fone_1) select i::text, 'Pessoa Inventada ' || i, '2000-01-01'::date - (i % 20000), 'F', '45999' || lpad((i % 1000000)::text, 6, '0') from ${rows(contracts)}`,
  ),
  ...inserts(
    'beneficiario',
    `(matricula, pessoa_id, titular_matricula, dependencia, tipo_contratacao, plano_registro, cadastrado_em, ativado_em, atualizado_em, mensalidade_cents, contrato_em)
     select ${matricula('i')}, i::text, ${matricula('i')}, 1, 1, '400000001', '2025-01-01', '2025-01-01', '2025-01-01', 30000, case when i % 7 <> 0 then '2025-01-01'::date end from ${rows(contracts)}`,
  ),
  ...inserts(
    'fatura',
    `(numero, tipo, competencia, titular_matricula, emitida_em, vencimento, valor_cents, status, debito_automatico)
     select 'F' || m || '-' || i, 'I', to_char(${due}, 'YYYY-MM'), ${matricula('i')}, ${due} - 20, ${due}, 30000,
       case when ${isLate} and m < 3 then 'ABERTA' else 'PAGA' end, false from ${rows(contracts)} cross join generate_series(0, 3) m`,
  ),
  ...inserts(
    'titulo',
    `(numero, fatura_numero, forma, nosso_numero, vencimento, valor_cents, pago_em, valor_pago_cents)
     select 'T' || m || '-' || i, 'F' || m || '-' || i, 'BOLETO', '3128557' || lpad((i::bigint * 4 + m)::text, 10, '0'), ${due}, 30000,
       case when not (${isLate} and m < 3) then ${due} + case when i % 20 = 3 then 6 else -2 end end, case when not (${isLate} and m < 3) then 30000 end
     from ${rows(contracts)} cross join generate_series(0, 3) m`,
  ),
  `insert into aviso (titular_matricula, meio, endereco, texto, texto_sha256, enviado_em, por, origem)
   select ${matricula('i')}, 'CARTA', 'Rua Inventada, ' || i, repeat('Texto do aviso. ', 60), repeat('0', 64), current_date - 24 + interval '10 hours', 'USU_BENCH', 'CARTA'
   from ${rows(contracts)} where ${isLate}`,
  `insert into aviso_mensalidade select a.id, 'F' || m || '-' || a.titular_matricula::int from aviso a cross join generate_series(1, 2) m`,
  `insert into aviso_prova (aviso_id, especie, recebido_em, numero, por, registrada_em)
   select id, 'AR', current_date - 20, 'BR' || lpad(id::text, 9, '0') || 'BR', 'USU_BENCH', current_date - 15 from aviso where titular_matricula::int % 50 <> 0`,
  `insert into contestacao_debito (titular_matricula, aberta_em, motivo, por)
   select ${matricula('i')}, current_date - 3, 'Diz que pagou', 'USU_BENCH' from ${rows(contracts)} where i % 1000 = 10`,
  `insert into internacao_informada (matricula, inicio, por, informada_em)
   select ${matricula('i')}, current_date - 8, 'USU_BENCH', current_date - 7 from ${rows(contracts)} where i % 1000 = 20`,
  `insert into promessa_pagamento (titular_matricula, registrada_em, por, nota, promete_em, proximo_em)
   select ${matricula('i')}, current_date - 2, 'USU_BENCH', 'Paga na semana que vem', current_date + 4, current_date + 5 from ${rows(contracts)} where i % 200 = 30`,
  `insert into upload_banco (nome, enviado_em, quantidade_boletos, tamanho_bytes, dias_validos, sha256, situacao, login, gravado_em, linhas)
   values ('CBR643_1.RET', current_date, 1, 1, 30, repeat('0', 64), 'APLICADO', 'USU_BENCH', current_date, 1)`,
  'vacuum analyze',
];
