import { escreveRetorno, liquidado } from '../../apps/api/src/demo/retorno/escreveRetorno.ts';

const convenio = '3128557';
const valorTitulo = 30_000;
const vencimento = '2026-11-10';

/** So many open bills with a title each, of one company. */
export const statements = (titulos: number): string[] => [
  'truncate fatura, empresa cascade',
  `insert into empresa (codigo, cnpj, razao_social, fantasia, dia_fatura, ativa, contratada_em, vidas_contratadas)
   values ('1', '11222333000181', 'Empresa', 'Empresa', 10, true, '2020-01-01', 1)`,
  `insert into fatura (numero, tipo, competencia, empresa_codigo, emitida_em, vencimento, valor_cents, status, debito_automatico)
   select 'F' || i, 'E', '2026-11', '1', '${vencimento}', '${vencimento}', ${valorTitulo}, 'ABERTA', false from generate_series(1, ${titulos}) i`,
  `insert into titulo (numero, fatura_numero, forma, nosso_numero, vencimento, valor_cents)
   select 'T' || i, 'F' || i, 'BOLETO', '${convenio}' || lpad(i::text, 10, '0'), '${vencimento}', ${valorTitulo} from generate_series(1, ${titulos}) i`,
  'analyze',
];

/** Takes back what a file did, without the application. */
export const forget: readonly string[] = [
  // Neither guards nor triggers: the account forgets with its tables.
  'set session_replication_role = replica',
  'truncate retorno_linha, retorno_efeito, retorno_historico, conta_movimento, conta_concessao, carga_decisao cascade',
  'update titulo set pago_em = null, valor_pago_cents = null, upload_banco_id = null',
  "update fatura set status = 'ABERTA', abatido_cents = 0, quitada_em = null",
  'delete from upload_banco',
  'vacuum (analyze) titulo',
  'vacuum (analyze) fatura',
];

/** A file that pays each of them. */
export const retorno = (titulos: number): string =>
  escreveRetorno({
    convenio,
    sequencial: 1,
    gravadoEm: '2026-11-12',
    detalhes: Array.from({ length: titulos }, (_, at) =>
      liquidado({
        nossoNumero: `${convenio}${String(at + 1).padStart(10, '0')}`,
        valorTitulo,
        vencimento,
        pagoEm: vencimento,
        creditoEm: '2026-11-11',
      }),
    ),
  });
