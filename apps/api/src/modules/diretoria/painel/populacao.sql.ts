import type { Figura, FiltrosDoPainel } from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { emVigor } from '../../cadastro/conferencia/importacao.sql.ts';

/** Context of a figure: today, filters, a month for monthly figures, day of the ANS file. */
export interface Recorte {
  readonly hoje: string;
  readonly filtros: FiltrosDoPainel;
  readonly competencia?: string | undefined;
  /** Number of months from `competencia` on; default 1. */
  readonly meses?: number | undefined;
  readonly referencia?: string | null | undefined;
}

/**
 * Code of an age band on a day: an age is reached on the birthday (FMT-10). Limits are computed once per
 * statement from the table of bands; 0 without a day of birth.
 */
export const faixaEm = (dia: string, nascimento: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce(10 - width_bucket(${nascimento}, (
    select array_agg((${dia}::date - make_interval(years => idade_inicial))::date + 1 order by codigo desc)
    from faixa_etaria where codigo > 1
  )), 0)`;

const sexos = { masc: 'M', fem: 'F' } as const;
/** Condition of each choice of plan: the board's two lines, and all others together (DIR-23). */
const daLinha = {
  premium: sql`pl.linha = 'PREMIUM'`,
  smart: sql`pl.linha = 'SMART'`,
  outras: sql`pl.linha not in ('PREMIUM', 'SMART')`,
} as const;
const contratacoes = { individual: 1, empresarial: 2, adesao: 3 } as const;
const tiposDePlano = { individual: 'INDIVIDUAL', empresarial: 'EMPRESARIAL', adesao: 'ADESAO' } as const;

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const when = <Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): RawBuilder<unknown>[] => (value === undefined ? [] : [condition(value)]);

/** Filters over bond `b` of person `p` and plan `pl`; the age is that of `dia`. */
const doVinculo = (
  { sexo, plano, tipo, vinculo, faixa, cidade }: FiltrosDoPainel,
  dia: string,
): RawBuilder<unknown>[] => [
  ...when(sexo, (value) => sql`p.sexo = ${sexos[value]}`),
  ...when(plano, (value) => daLinha[value]),
  ...when(tipo, (value) => sql`b.tipo_contratacao = ${contratacoes[value]}`),
  ...when(vinculo, (value) => (value === 'titular' ? sql`b.dependencia = 1` : sql`b.dependencia <> 1`)),
  ...when(faixa, (value) => sql`${faixaEm(dia, sql`p.nascimento`)} = ${Number(value)}`),
  ...when(cidade, (value) => sql`p.municipio_codigo = ${value}`),
];

/** Filters over ANS record `c` and its plan `pl`; the file lacks city and kinship (DIR-19). */
const doRegistro = ({ sexo, plano, tipo, faixa }: FiltrosDoPainel, dia: string): RawBuilder<unknown>[] => [
  ...when(sexo, (value) => sql`c.sexo = ${sexos[value]}`),
  ...when(plano, (value) => daLinha[value]),
  ...when(tipo, (value) => sql`pl.tipo = ${tiposDePlano[value]}`),
  ...when(faixa, (value) => sql`${faixaEm(dia, sql`c.nascimento`)} = ${Number(value)}`),
];

/** Condition: active on a day (FMT-13). */
const ativoEm = (dia: string): RawBuilder<unknown> =>
  sql`b.ativado_em <= ${dia}::date and (b.cancelado_em is null or b.cancelado_em > ${dia}::date)`;

/** Condition: days of a month, or of several, up to today. */
const noMes = (column: string, { competencia, meses = 1, hoje }: Recorte): RawBuilder<unknown> => {
  const inicio = sql`${`${competencia}-01`}::date`;
  return sql`${sql.ref(column)} >= ${inicio} and ${sql.ref(column)} < ${inicio} + make_interval(months => ${meses}) and ${sql.ref(column)} <= ${hoje}::date`;
};

type DoVinculo = Exclude<Figura, 'saldo' | 'ans' | 'divergencia'>;

/** Condition of each figure that counts bonds (DIR-16), shared by the figure and its rows. */
const condicoes: Record<DoVinculo, (recorte: Recorte) => RawBuilder<unknown>> = {
  ativos: ({ hoje }) => ativoEm(hoje),
  ativados: (recorte) => noMes('b.ativado_em', recorte),
  desativados: (recorte) => sql`b.ativado_em is not null and ${noMes('b.cancelado_em', recorte)}`,
  aguardando: ({ hoje }) =>
    sql`(b.ativado_em is null or b.ativado_em > ${hoje}::date) and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date)`,
  marcados: ({ hoje }) => sql`b.ativado_em <= ${hoje}::date and b.cancelado_em > ${hoje}::date`,
  referencia: ({ referencia }) =>
    referencia ? sql`${ativoEm(referencia)} and b.congenere_codigo is null` : sql`false`,
};

/** Day for the ages of a figure. */
const diaDaIdade = (figura: Figura, { hoje, referencia }: Recorte): string =>
  figura === 'referencia' && referencia ? referencia : hoje;

/** Tables that a query reads besides the bond. */
interface Lidos {
  readonly pessoa?: boolean;
  readonly plano?: boolean;
}

/**
 * Bonds `b` of a figure with its filters, as `from … where …`. Person `p` and plan `pl` are joined only when
 * read or filtered by; every bond has both, so the count stays the same.
 */
export const vinculosDe = (figura: DoVinculo, recorte: Recorte, lidos: Lidos = {}): RawBuilder<unknown> => {
  const { sexo, faixa, cidade, plano } = recorte.filtros;
  const temPessoa = lidos.pessoa || sexo !== undefined || faixa !== undefined || cidade !== undefined;
  return sql`
  from beneficiario b
  ${temPessoa ? sql`join pessoa p on p.id = b.pessoa_id` : sql``}
  ${lidos.plano || plano !== undefined ? sql`join plano pl on pl.registro = b.plano_registro` : sql``}
  where ${all([condicoes[figura](recorte), ...doVinculo(recorte.filtros, diaDaIdade(figura, recorte))])}`;
};

/** Active records of the ANS file in force with its own filters, as `from … where …` with `c` and `pl`. */
export const registrosDe = (
  { filtros, referencia }: Recorte,
  { plano = false }: Pick<Lidos, 'plano'> = {},
): RawBuilder<unknown> => sql`
  from conferencia_beneficiario c
  ${plano || filtros.plano !== undefined || filtros.tipo !== undefined ? sql`left join plano pl on pl.registro = c.numero_plano_ans` : sql``}
  where c.importacao_id = ${emVigor} and c.situacao = 'ATIVO'
    and ${all(referencia ? doRegistro(filtros, referencia) : [sql`false`])}`;
