import type {
  BeneficiarioAchado,
  TipoDeBusca,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Maximum of listed people; a common name needs more letters. */
const limite = 50;

const digitsOf = (term: string): string => term.replace(/\D/g, '');

/** Condition: each typed word begins a word of the name, ignoring case and accents. */
const porNome = (term: string): RawBuilder<unknown> => {
  const chave = sql`nome_de_busca(${term}::text) collate "C"`;
  return sql`array_to_tsvector(string_to_array(nome_de_busca(p.nome), ' '))
    @@ (replace(nullif(${chave}, ''), ' ', ':* & ') || ':*')::tsquery`;
};

const onde: Record<TipoDeBusca, (term: string) => RawBuilder<unknown>> = {
  N: porNome,
  C: (term) => sql`p.cpf = ${digitsOf(term)}`,
  M: (term) => sql`b.matricula = ${matriculaInteira(digitsOf(term))}`,
};

/** People by name, CPF or matrícula: every bond, active ones first (CXA-1). */
export const findBeneficiarios = async (
  db: Db,
  tipo: TipoDeBusca,
  term: string,
): Promise<BeneficiarioAchado[]> => {
  const { rows } = await sql<BeneficiarioAchado>`
    select b.matricula as codsau, p.id as pesfis, p.nome, p.cpf
    from pessoa p
    join beneficiario b on b.pessoa_id = p.id
    where ${onde[tipo](term)}
    order by b.cancelado_em is not null, nome_de_busca(p.nome) collate "C", b.matricula
    limit ${limite}`.execute(db);
  return rows;
};
