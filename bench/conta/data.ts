import { bulk } from '../bulk.ts';

const MESES = 24;
const rows = (count: number): string => `generate_series(1, ${count}) i`;
const inserts = (table: string, statement: string): string[] =>
  bulk(table, [`insert into ${table} ${statement}`]);

/**
 * So many invoices of twenty-four months until November 2026, each with one title of R$ 300,00; one payer of twenty is a company. Of the months before
 * October one of twelve is late, of October one of four, of November half is open. Half of what was paid came by lines of the bank, the rest the core
 * system told; of what is open, half was paid in part by a line. The schema is the one before the account.
 */
export const statements = (titulos: number): string[] => {
  const payers = Math.ceil(titulos / MESES);
  const each = `(select i, i % ${payers} + 1 as payer, (i - 1) / ${payers} as m from ${rows(titulos)}) i`;
  const due = `('2024-12-10'::date + make_interval(months => m::int))::date`;
  const paid = `case when m < 22 then i % 12 <> 0 when m = 22 then i % 4 <> 0 else i % 2 <> 0 end`;
  const day = `(${due} - 4 + (i % 9)::int)`;
  const byBank = `i % 2 = 0`;
  const files = 600;
  const state = `(select i, ${due} as vence, ${paid} as paga, ${day} as dia, ${byBank} as banco, 1 + i % ${files} as arquivo from ${each}) x`;
  const lines = `(select * from ${state} where banco and (paga or i % 24 = 0)) y`;
  return [
    `insert into plano select '400000001', 'P1', 'Plano 1', 'SMART', 'INDIVIDUAL', 'ENFERMARIA', 20, true`,
    `insert into empresa (codigo, cnpj, razao_social, fantasia, dia_fatura, ativa, contratada_em, vidas_contratadas)
     select i::text, lpad(i::text, 14, '0'), 'Empresa ' || i, 'Empresa ' || i, 10, true, '2020-01-01', 1 from ${rows(payers)} where i % 20 = 0`,
    ...inserts(
      'pessoa',
      `(id, nome, nascimento, sexo, email) select i::text, 'Pessoa ' || i, '2000-01-01'::date - (i % 20000), 'F', i || '@exemplo.com.br' from ${rows(payers)}`,
    ),
    ...inserts(
      'beneficiario',
      `(matricula, pessoa_id, titular_matricula, dependencia, tipo_contratacao, plano_registro, cadastrado_em, ativado_em, atualizado_em, mensalidade_cents)
       select lpad(i::text, 10, '0'), i::text, lpad(i::text, 10, '0'), 1, 1, '400000001', '2024-01-01', '2024-01-01', '2024-01-01', 30000 from ${rows(payers)}`,
    ),
    `insert into upload_banco (nome, enviado_em, quantidade_boletos, tamanho_bytes, dias_validos, sha256, situacao, login, gravado_em, linhas)
     select 'CBR643_' || i || '.RET', '2026-01-01', 1, 1, 30, lpad(to_hex(i), 64, '0'), 'APLICADO', 'USU_BENCH', '2026-01-01', 1 from ${rows(files)}`,
    ...inserts(
      'fatura',
      `(numero, tipo, competencia, titular_matricula, empresa_codigo, emitida_em, vencimento, valor_cents, status, debito_automatico)
       select 'F' || i, case when payer % 20 = 0 then 'E' else 'I' end, to_char(${due}, 'YYYY-MM'), case when payer % 20 <> 0 then lpad(payer::text, 10, '0') end,
         case when payer % 20 = 0 then payer::text end, ${due} - 20, ${due}, 30000, case when ${paid} then 'PAGA' else 'ABERTA' end, false from ${each}`,
    ),
    ...inserts(
      'titulo',
      `(numero, fatura_numero, forma, nosso_numero, vencimento, valor_cents, pago_em, valor_pago_cents, upload_banco_id, recebido_em_parte_cents)
       select 'T' || i, 'F' || i, 'BOLETO', '3128557' || lpad(i::text, 10, '0'), vence, 30000, case when paga then dia end, case when paga then 30000 end,
         case when paga and banco then arquivo end, case when banco and not paga and i % 24 = 0 then 10000 else 0 end from ${state}`,
    ),
    ...inserts(
      'lancamento',
      `(matricula, fatura_numero, tipo_codigo, competencia, lancado_em, valor_cents, status)
       select lpad(payer::text, 10, '0'), 'F' || i, 2, to_char(${due}, 'YYYY-MM'), ${due} - 20, 30000, 'ATIVO' from ${each}`,
    ),
    ...inserts(
      'retorno_linha',
      `(arquivo_id, linha, texto, nosso_numero, comando, natureza, ocorrencia, credito, dia, valor_titulo_cents, tarifa_cents, recebido_cents, lancamento_cents,
         chave, k, fim, titulo_numero)
       select arquivo, i, '7', '3128557' || lpad(i::text, 10, '0'), '06', '06', dia, dia + 1, dia + 1, 30000, 0, case when paga then 30000 else 10000 end,
         case when paga then 30000 else 10000 end, md5(i::text)::uuid, 1, case when paga then 'LIQUIDADO' else 'PARCIAL' end, 'T' || i from ${lines}`,
    ),
    ...inserts(
      'retorno_efeito',
      `(arquivo_id, linha, titulo_numero, fatura_numero, principal_cents, recebido_cents, encargos_cents, credito_cents, antes, depois, fatura_antes, fatura_depois)
       select arquivo, i, 'T' || i, 'F' || i, case when paga then 30000 else 10000 end, case when paga then 30000 else 10000 end, 0, 0, '{"pago_em": null}',
         jsonb_build_object('pago_em', case when paga then dia end), 'ABERTA', case when paga then 'PAGA' else 'ABERTA' end from ${lines}`,
    ),
    'vacuum analyze',
  ];
};
