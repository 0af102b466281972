import type { acima55 } from '@vidas/api-client/prevencao/acima55.report.ts';
import type { cidE66 } from '@vidas/api-client/prevencao/cidE66.report.ts';
import type { possiveisGestantes } from '@vidas/api-client/prevencao/possiveisGestantes.report.ts';
import type { restricaoBariatrica } from '@vidas/api-client/prevencao/restricaoBariatrica.report.ts';
import type { RowOf } from '@vidas/api-client/report/report.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReportContext } from '../../http/door.ts';
import {
  cidsDeFim,
  cidsDeGravidez,
  cidsDeObesidade,
  idades,
  procedimentosDeFim,
  procedimentosDePreNatal,
} from './criterios.rules.ts';
import { custoDasGuias, deUmAno } from './custoDeUmAno.sql.ts';
import { idadeEm, type Lista, selectPessoas, telefone } from './pessoas.sql.ts';

interface Periodo {
  start: string;
  end: string;
}

const comCid = (begins: readonly string[]): RawBuilder<unknown> => {
  const cids = sql`array(select codigo from cid10 where codigo like any(array[${sql.join(begins.map((each) => `${each}%`))}]::text[]))`;
  return sql`(g.cid_codigo = any(${cids}) or g.outros_cids && ${cids})`;
};

/** Last day on which each person had one of the procedures, or a guide with one of the CIDs, within some days. */
const ultimoSinal = (
  procedimentos: readonly string[],
  cids: readonly string[],
  dias: (column: string) => RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select o.pessoa_id, max(s.dia) as dia
  from (
    select g.matricula, i.executado_em as dia from guia_item i join guia g on g.numero = i.guia_numero
    where i.tabela = '22' and i.codigo in (${sql.join([...procedimentos])}) and ${dias('i.executado_em')}
      and g.status is distinct from 3
    union all
    select g.matricula, g.emitida_em from guia g
    where ${comCid(cids)} and ${dias('g.emitida_em')} and g.status is distinct from 3
  ) s
  join beneficiario o on o.matricula = s.matricula
  group by o.pessoa_id`;

/** Women with a sign of pregnancy in the period and no end of it on that day or later (PRV-3). */
export const listaGestantes = ({ hoje }: ReportContext, { start, end }: Periodo): Lista => {
  const noPeriodo = (column: string) => sql`${sql.ref(column)} between ${start}::date and ${end}::date`;
  const desde = (column: string) => sql`${sql.ref(column)} between ${start}::date and ${hoje}::date`;
  return {
    hoje,
    programa: 'GESTANTES',
    columns: sql`b.matricula as "codSau", p.nome as "pefNome", ${telefone} as fone, p.email as "pefEmail", mu.nome as "munCidade"`,
    join: sql`join (${ultimoSinal(procedimentosDePreNatal, cidsDeGravidez, noPeriodo)}) sinal on sinal.pessoa_id = b.pessoa_id
      left join (${ultimoSinal(procedimentosDeFim, cidsDeFim, desde)}) fim on fim.pessoa_id = b.pessoa_id`,
    where: sql`p.sexo = 'F' and (fim.dia is null or fim.dia < sinal.dia)`,
    ordem: sql`x."pefNome", x."codSau"`,
  };
};

export const selectGestantes = (context: ReportContext, periodo: Periodo) =>
  selectPessoas<RowOf<typeof possiveisGestantes>>(listaGestantes(context, periodo));

/** Compares the day of birth, because the database has statistics about it. */
const comIdade = (hoje: string, { de, ate }: { de: number; ate: number }): RawBuilder<unknown> => sql`
  p.nascimento <= ${hoje}::date - make_interval(years => ${de}::int) and p.nascimento > ${hoje}::date - make_interval(years => ${ate + 1}::int)`;

/** People of 56 years or more, with the cost of their guides of the last twelve months (PRV-4). */
export const listaAcima55 = ({ hoje }: ReportContext): Lista => ({
  hoje,
  programa: 'ACIMA_55',
  columns: sql`b.matricula, p.nome, ${telefone} as telefone, ${idadeEm(hoje)} as idade, mu.nome as cidade,
      coalesce(custo.total, 0)::int as "custoBeneficio"`,
  join: sql`left join (
        select o.pessoa_id, ${custoDasGuias} as total
        from guia g join beneficiario o on o.matricula = g.matricula
        where ${deUmAno(hoje)} group by o.pessoa_id
      ) custo on custo.pessoa_id = b.pessoa_id`,
  where: comIdade(hoje, idades.acima55),
  ordem: sql`x."custoBeneficio" desc, x.idade desc, x.nome, x.matricula`,
});

export const selectAcima55 = (context: ReportContext) =>
  selectPessoas<RowOf<typeof acima55>>(listaAcima55(context));

/** People of these ages with a guide that has the CID of obesity (PRV-5). */
export const listaCidE66 = (faixa: 'criancas' | 'adultos', { hoje }: ReportContext): Lista => ({
  hoje,
  programa: 'OBESIDADE',
  columns: sql`b.matricula as codsau, p.nome as pefnome, ${telefone} as telefone, mu.nome as cidade, ${idadeEm(hoje)} as idade`,
  ordem: sql`x.idade desc, x.pefnome, x.codsau`,
  where: sql`${comIdade(hoje, idades[faixa])} and b.pessoa_id in (
      select o.pessoa_id from guia g join beneficiario o on o.matricula = g.matricula
      where ${comCid(cidsDeObesidade)} and g.status is distinct from 3)`,
});

export const selectCidE66 = (faixa: 'criancas' | 'adultos', context: ReportContext) =>
  selectPessoas<RowOf<typeof cidE66>>(listaCidE66(faixa, context));

/** People whose restriction was registered in the period and is in force (PRV-6). */
export const listaBariatrica = ({ hoje }: ReportContext, { start, end }: Periodo): Lista => ({
  hoje,
  programa: 'BARIATRICA',
  columns: sql`b.matricula, p.nome, ${telefone} as telefone, p.nascimento as "dtNasc", ${idadeEm(hoje)} as idade, mu.nome as cidade,
      restricao.dia as "dtCadastro"`,
  join: sql`join (
        select o.pessoa_id, max(r.cadastrada_em) as dia
        from restricao_bariatrica r join beneficiario o on o.matricula = r.matricula
        where r.cadastrada_em between ${start}::date and ${end}::date
          and (r.encerrada_em is null or r.encerrada_em > ${hoje}::date)
        group by o.pessoa_id
      ) restricao on restricao.pessoa_id = b.pessoa_id`,
  ordem: sql`x.idade desc, x.nome, x.matricula`,
});

export const selectBariatrica = (context: ReportContext, periodo: Periodo) =>
  selectPessoas<RowOf<typeof restricaoBariatrica>>(listaBariatrica(context, periodo));
