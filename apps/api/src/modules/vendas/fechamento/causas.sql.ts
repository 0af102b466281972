import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type Autor, textoDaMensalidade, textoDaMudanca, type VendaTomada } from './causas.rules.ts';
import { momentoExato } from '../../../db/momento.ts';

interface Row {
  venda: string;
  origem: string;
  antes: VendaTomada | null;
  agora: VendaTomada;
  daPessoa: Autor | null;
  daVenda: Autor | null;
  vidasAntes: number;
  vidasAgora: number;
}

/** Key of a correction's cause. */
export const chaveDaCausa = ({ venda, origem, referencia }: Linha): string =>
  `${venda} ${origem} ${referencia}`;

const comoTomada = (alias: string, vendedor: string, plano: string, nascimento: string) =>
  sql`jsonb_build_object('vendedor', ${sql.ref(`${alias}.${vendedor}`)}, 'plano', ${sql.ref(`${alias}.${plano}`)},
    'valorCents', ${sql.ref(`${alias}.valor_cents`)}, 'efetivadaEm', ${sql.ref(`${alias}.efetivada_em`)},
    'nascimento', ${sql.ref(nascimento)}, 'administrativa', ${sql.ref(`${alias}.administrativa`)})`;

/** Sales at a closing and today, with the last authors of their changes since. */
const selectMudancas = async (db: Db, vendas: readonly string[], origens: readonly string[]) => {
  const { rows } = await sql<Row>`
    select k.venda, k.origem,
      case when e.venda_codigo is not null then ${comoTomada('e', 'vendedor_codigo', 'plano_registro', 'e.nascimento')} end as antes,
      ${comoTomada('v', 'vendedor_codigo', 'plano_registro', 'p.nascimento')} as agora,
      (select jsonb_build_object('quem', coalesce(u.nome, a.login), 'em', ${momentoExato('a.em')})
        from beneficiario_alteracao a
        join beneficiario o on o.matricula = a.matricula and o.pessoa_id = p.id
        left join usuario u on lower(u.login) = lower(a.login)
        where a.campo = 'dataNascimento' and a.em >= c.gerada_em order by a.id desc limit 1) as "daPessoa",
      (select jsonb_build_object('quem', coalesce(u.nome, c2.login), 'em', ${momentoExato('c2.aplicada_em')})
        from carga_antes w
        join carga_entrega c2 on c2.id = w.entrega_id
        left join usuario u on lower(u.login) = lower(c2.login)
        where w.tabela = 'venda' and w.chave ->> 'codigo' = v.codigo and c2.aplicada_em >= c.gerada_em
        order by w.id desc limit 1) as "daVenda",
      (select count(*)::int from comissao_entrada n
        where n.competencia = k.origem and n.vendedor_codigo = coalesce(e.vendedor_codigo, v.vendedor_codigo) and not n.administrativa
      ) as "vidasAntes",
      (select count(*)::int from venda n
        where n.vendedor_codigo = v.vendedor_codigo and not n.administrativa and n.efetivada_em >= (k.origem || '-01')::date
          and n.efetivada_em < (k.origem || '-01')::date + interval '1 month') as "vidasAgora"
    from unnest(${vendas}::text[], ${origens}::text[]) as k(venda, origem)
    join venda v on v.codigo = k.venda
    join beneficiario b on b.matricula = v.matricula
    join pessoa p on p.id = b.pessoa_id
    join comissao_fechamento c on c.competencia = k.origem
    left join comissao_entrada e on e.competencia = k.origem and e.venda_codigo = k.venda`.execute(db);
  return rows;
};

const selectMensalidades = async (db: Db, ids: readonly number[]) =>
  new Map(
    (
      await db
        .selectFrom('comissao_entrada_mensalidade')
        .select(['competencia', 'lancamento_id', 'valor_cents as valorCents', 'paga_em as pagaEm'])
        .where(sql<boolean>`lancamento_id = any(${ids}::integer[])`)
        .execute()
    ).map((row) => [`${row.competencia} ${row.lancamento_id}`, row]),
  );

/**
 * Causes of the corrections among some lines that are not written yet, in words (COM-49). The return of a
 * reversal belongs to its own month and has none.
 */
export const loadCausas = async (
  db: Db,
  linhas: readonly Linha[],
  nomes: ReadonlyMap<string, string>,
): Promise<Map<string, string>> => {
  const own = linhas.filter(
    ({ especie, origem, competencia }) => especie === 'AJUSTE' && origem !== competencia,
  );
  if (own.length === 0) return new Map();
  const pares = [
    ...new Map(own.map(({ venda, origem }) => [`${venda} ${origem}`, { venda, origem }])).values(),
  ];
  const mudancas = new Map(
    (
      await selectMudancas(
        db,
        pares.map(({ venda }) => venda),
        pares.map(({ origem }) => origem),
      )
    ).map((row) => [`${row.venda} ${row.origem}`, row]),
  );
  const mensalidades = await selectMensalidades(
    db,
    own.flatMap(({ referencia }) => (referencia === '' ? [] : [Number(referencia)])),
  );
  return new Map(
    own.flatMap((linha): [string, string][] => {
      const row = mudancas.get(`${linha.venda} ${linha.origem}`);
      if (!row) return [];
      // A fee may enter a month in which its sale is not.
      const daVenda = textoDaMudanca(
        linha.referencia === '' ? row : { ...row, antes: row.antes ?? row.agora },
        nomes,
      );
      const isSame = linha.referencia !== '' && !daVenda.includes('→');
      const text = isSame
        ? textoDaMensalidade(mensalidades.get(`${linha.origem} ${linha.referencia}`) ?? null)
        : daVenda;
      return [[chaveDaCausa(linha), text]];
    }),
  );
};
