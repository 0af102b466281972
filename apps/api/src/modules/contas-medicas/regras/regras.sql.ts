import {
  ajustePadrao,
  type AjustesDasRegras,
  type ChaveDaRegra,
  chavesDasRegras,
  regraDaConta,
} from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';

/** Rules with their standard switches and values, in the order of the screen. */
const conhecidas = JSON.stringify(
  chavesDasRegras.map((chave, ordem) => {
    const { regra, nome, frase, fonte, glosa } = regraDaConta(chave);
    const { ligada, valores } = ajustePadrao(chave);
    const [valor1 = null, valor2 = null] = valores;
    return { chave, ordem, regra, nome, frase, fonte, glosa, ligada, valor1, valor2 };
  }),
);

/** A selected rule; `regras.present.ts` writes it. */
export interface RegraSelecionada {
  chave: ChaveDaRegra;
  regra: string;
  nome: string;
  frase: string;
  fonte: string;
  comCod: string;
  ligada: boolean;
  valor1: number | null;
  valor2: number | null;
  /** 0 while nobody saved the rule. */
  versao: number;
  gravadaPor: string | null;
  gravadaEm: string | null;
}

const ultima = sql`(select distinct on (chave) * from regra_da_conta order by chave, versao desc)`;

/** Every rule with its present switch and values (CTM-96). */
export const selectRegras = (): RawBuilder<RegraSelecionada> => sql<RegraSelecionada>`
  select k.chave, k.regra, k.nome, k.frase, k.fonte, k.glosa as "comCod", coalesce(r.ligada, k.ligada) as ligada,
    case when r.chave is null then k.valor1 else r.valor1 end as valor1,
    case when r.chave is null then k.valor2 else r.valor2 end as valor2, coalesce(r.versao, 0) as versao,
    ${nomeDoUsuario<string | null>('r.gravada_por')} as "gravadaPor", ${momento<string | null>('r.gravada_em')} as "gravadaEm"
  from jsonb_to_recordset(${conhecidas}::jsonb) as k (chave text, ordem int, regra text, nome text, frase text, fonte text, glosa text,
    ligada boolean, valor1 int, valor2 int)
  left join ${ultima} r on r.chave = k.chave
  order by k.ordem`;

/** Switches and values in force. */
export const ajustesEmVigor = async (db: Db): Promise<AjustesDasRegras> => {
  const { rows } = await sql<{
    chave: ChaveDaRegra;
    ligada: boolean;
    valor1: number | null;
    valor2: number | null;
  }>`select chave, ligada, valor1, valor2 from ${ultima} r`.execute(db);
  const gravadas = new Map(rows.map((row) => [row.chave, row]));
  return Object.fromEntries(
    chavesDasRegras.map((chave) => {
      const row = gravadas.get(chave);
      const quantos = regraDaConta(chave).valores.length;
      return [
        chave,
        row
          ? { ligada: row.ligada, valores: [row.valor1, row.valor2].slice(0, quantos) }
          : ajustePadrao(chave),
      ];
    }),
  ) as unknown as AjustesDasRegras;
};

/** A change of a rule; `versao` is the version that it replaces. */
export interface MudancaDaRegra {
  chave: ChaveDaRegra;
  versao: number;
  ligada: boolean;
  valor1: number | null;
  valor2: number | null;
}

/** Stores the next version of a rule; false when the seen version is no longer the last. */
export const insertRegra = async (
  trx: Trx,
  { chave, versao, ligada, valor1, valor2 }: MudancaDaRegra,
  { login, em }: { login: string; em: string },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into regra_da_conta (chave, versao, ligada, valor1, valor2, gravada_por, gravada_em)
    select ${chave}, ${versao}::int + 1, ${ligada}::boolean, ${valor1}::int, ${valor2}::int, ${login}, ${em}::timestamp
    where ${versao}::int = (select coalesce(max(versao), 0) from regra_da_conta where chave = ${chave})
    on conflict (chave, versao) do nothing returning versao`.execute(trx);
  return rows.length > 0;
};

/** Author and moment of the last change of a rule. */
export const findUltimaMudanca = async (
  trx: Trx,
  chave: ChaveDaRegra,
): Promise<{ por: string; em: string } | undefined> => {
  const { rows } = await sql<{ por: string; em: string }>`
    select ${nomeDoUsuario('r.gravada_por')} as por, ${momento('r.gravada_em')} as em from ${ultima} r where r.chave = ${chave}`.execute(
    trx,
  );
  return rows[0];
};
