// Invoices of two months for each life in the proportions of the demonstration: 3.6 postings each, one in sixteen open; the others were paid by
// lines of the bank.
import { bulk } from '../bulk.ts';

const MESES = 2;

/** Money of two years. */
const dia = `(date '2026-11-10' - (n % 24) * interval '1 month')::date`;

/** Statements that fill a migrated database; keys to the register, which nothing here reads, are left out. */
export const statements = (lives: number): string[] => {
  const faturas = `generate_series(1, ${lives * MESES}) n`;
  const numero = `(3000000 + n)::text`;
  const isPaga = 'n % 16 > 0';
  return [
    `insert into upload_banco (id, nome, enviado_em, quantidade_boletos, tamanho_bytes, dias_validos, situacao)
      values (1, 'CBR643.RET', '2026-11-12 08:00:00', 1, 1, 30, 'APLICADO')`,
    ...bulk('fatura', [
      `insert into fatura (numero, tipo, competencia, titular_matricula, emitida_em, vencimento, valor_cents, status, debito_automatico,
          abatido_cents, quitada_em)
        select ${numero}, 'I', '2026-11', lpad((n / ${MESES})::text, 10, '0'), '2026-11-01', '2026-11-10', 30000,
          case when ${isPaga} then 'PAGA' else 'ABERTA' end, false, case when ${isPaga} then 30000 else 0 end,
          case when ${isPaga} then ${dia} end from ${faturas}`,
    ]),
    ...bulk('titulo', [
      `insert into titulo (numero, fatura_numero, forma, nosso_numero, vencimento, valor_cents, pago_em, valor_pago_cents, upload_banco_id)
        select ${numero}, ${numero}, 'BOLETO', lpad(n::text, 17, '0'), '2026-11-10', 30000, case when ${isPaga} then ${dia} end,
          case when ${isPaga} then 30000 end, case when ${isPaga} then 1 end from ${faturas}`,
    ]),
    ...bulk('lancamento', [
      `insert into lancamento (matricula, fatura_numero, tipo_codigo, competencia, lancado_em, valor_cents, status)
        select lpad((n / ${MESES})::text, 10, '0'), ${numero}, 2, '2026-11', '2026-11-01', 30000 / case when n % 5 < 3 then 4 else 3 end, 'ATIVO'
        from ${faturas}, generate_series(1, case when n % 5 < 3 then 4 else 3 end) p`,
    ]),
    ...bulk('retorno_efeito', [
      `insert into retorno_efeito (arquivo_id, linha, titulo_numero, fatura_numero, principal_cents, recebido_cents, encargos_cents,
          credito_cents, antes, depois, fatura_antes, fatura_depois)
        select 1, n, ${numero}, ${numero}, 30000, 30000, 0, 0, '{}', '{}', 'ABERTA', 'PAGA' from ${faturas} where ${isPaga}`,
    ]),
    ...bulk('conta_movimento', [
      `insert into conta_movimento (fatura_numero, titulo_numero, dia, valor_cents, principal_cents, encargos_cents, credito_cents, forma,
          origem, efeito, arquivo_id, linha, por, em)
        select fatura_numero, titulo_numero, ${dia}, 30000, 30000, 0, 0, 'BOLETO', 'RETORNO', ordem, arquivo_id, linha, 'bench',
          '2026-11-12 08:00:00' from retorno_efeito, lateral (select linha as n) x order by ordem`,
    ]),
    'vacuum analyze',
  ];
};

/** One scan of the postings of the account, what was posted, came in and was conceded, added up by invoice. */
export const scan = `select count(*)::int as faturas, count(*) filter (where cents is null)::int as diferencas
  from (select fatura_numero, sum(cents) as cents from (
    select fatura_numero, valor_cents as cents from lancamento where status = 'ATIVO'
    union all select fatura_numero, -principal_cents from conta_movimento
    union all select fatura_numero, -valor_cents from conta_concessao
  ) x group by fatura_numero) y`;
