// The same rows by hand: COPY into plain text tables and `insert … select`, in one transaction.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { columnsOf, type FileName } from './files.ts';

const cents = (column: string): string => `(replace(${column}, ',', '')::integer)`;

const inserts: Record<FileName, string> = {
  planos: `insert into plano select registro, codigo_operadora, nome, linha, tipo, acomodacao, coparticipacao_percentual::smallint, ativo = 'S'
    from b_planos on conflict (registro) do update set nome = excluded.nome;`,
  beneficiarios: `insert into pessoa (id, nome, cpf, nascimento, sexo, nome_mae, email, fone_1, bairro)
      select matricula, nome, cpf, nascimento::date, sexo, nome_mae, email, fone_1, bairro from b_beneficiarios
      on conflict (cpf) do update set nome = excluded.nome, email = excluded.email;
    insert into beneficiario (matricula, pessoa_id, titular_matricula, dependencia, tipo_contratacao, plano_registro, cadastrado_em, ativado_em, atualizado_em, mensalidade_cents)
      select b.matricula, p.id, b.titular_matricula, b.dependencia::smallint, b.tipo_contratacao::smallint, b.plano_registro, b.cadastrado_em::date,
        b.ativado_em::date, current_date, ${cents('b.mensalidade')} from b_beneficiarios b join pessoa p on p.cpf = b.cpf
      on conflict (matricula) do update set mensalidade_cents = excluded.mensalidade_cents, atualizado_em = excluded.atualizado_em;`,
  faturas: `insert into fatura (numero, tipo, competencia, titular_matricula, emitida_em, vencimento, valor_cents, status, debito_automatico)
      select fatura_numero, tipo, competencia, titular_matricula, emitida_em::date, vencimento::date, ${cents('valor')}, status, debito_automatico = 'S' from b_faturas
      on conflict (numero) do update set status = excluded.status;
    insert into titulo (numero, fatura_numero, forma, nosso_numero, vencimento, valor_cents, pago_em, valor_pago_cents)
      select titulo_numero, fatura_numero, forma, nosso_numero, titulo_vencimento::date, ${cents('titulo_valor')}, nullif(pago_em, '')::date, ${cents("nullif(valor_pago, '')")} from b_faturas
      on conflict (numero) do update set pago_em = excluded.pago_em, valor_pago_cents = excluded.valor_pago_cents;`,
  lancamentos: `insert into lancamento (codigo, matricula, fatura_numero, tipo_codigo, competencia, lancado_em, valor_cents, status)
      select codigo, matricula, fatura_numero, tipo_codigo::smallint, competencia, lancado_em::date, ${cents('valor')}, status from b_lancamentos
      on conflict (codigo) do update set status = excluded.status;`,
};

/** Loads some files by hand; gives the milliseconds. */
export const loadBare = (url: string, dir: string, which: readonly FileName[]): number => {
  const script = [
    // As a load does: what it writes is no decision made here.
    "begin; select set_config('vidas.carga', 'sim', true);",
    ...which.flatMap((name) => [
      `create temp table b_${name} (${columnsOf(name)
        .map((column) => `${column} text`)
        .join(', ')});`,
      `\\copy b_${name} from '${join(dir, `${name}.csv`)}' with (format csv, header, delimiter ';', force_not_null (${columnsOf(name).join(', ')}))`,
      inserts[name],
    ]),
    'commit;',
  ].join('\n');
  const start = performance.now();
  execFileSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', url], {
    input: script,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return performance.now() - start;
};
