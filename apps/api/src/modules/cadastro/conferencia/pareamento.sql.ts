import { type RawBuilder, sql } from 'kysely';
import { camposDiferentes, situacaoOs } from './camposSib.sql.ts';

/** One step of the pairing: its writes for the records `c` of a condition. */
export interface Passo {
  /** Column that may split its records: records that compete for one bond share its value. */
  por: 'cco' | 'matricula_ans' | 'cpf';
  escreve: (registros: RawBuilder<boolean>) => RawBuilder<unknown>;
}

/**
 * Candidate pairs of the file in force are stored under the negative import id until they replace the current
 * ones (SIB-43).
 */
export const paresNovosDe = (importacaoId: number): number => -importacaoId;

/**
 * Condition: record `c` has no pair yet. Written as a value, which uses the unique index; "not exists" may
 * scan all pairs per record when statistics are old.
 */
export const semParDe = (pares: number): RawBuilder<boolean> =>
  sql`(select k.cco from conferencia_par k where k.importacao_id = ${pares}::int and k.cco = c.cco) is null`;

/** Target set of pairs; `isWhole`: the whole file in one transaction, which reads all pairs once. */
interface Escrita {
  pares?: number | undefined;
  isWhole?: boolean;
}

/**
 * Six steps that write all records, with or without a bond (SIB-15). Run them in order; before the first no record
 * has a pair. A bond pairs with one record at most.
 */
export const passosDoPareamento = (
  importacaoId: number,
  hoje: string,
  { pares = importacaoId, isWhole = false }: Escrita = {},
): [porCco: Passo, ...depois: Passo[]] => {
  const id = sql`${importacaoId}::int`;
  const onde = sql`${pares}::int`;
  const semPar = isWhole
    ? sql`not exists (select 1 from conferencia_par k where k.importacao_id = ${onde} and k.cco = c.cco)`
    : semParDe(pares);
  const parDoVinculo = sql`(select k.cco from conferencia_par k where k.importacao_id = ${onde} and k.matricula = b.matricula)`;
  const livre = isWhole ? sql`not exists ${parDoVinculo}` : sql`${parDoVinculo} is null`;
  const into = sql`insert into conferencia_par (importacao_id, cco, matricula, codigo, tem_cco, outro_matricula, difere_situacao, campos)`;
  const compared = sql`c.situacao <> ${situacaoOs(hoje)}, ${camposDiferentes(id, hoje)}`;
  const comparedIfPaired = sql`b.matricula is not null and c.situacao <> ${situacaoOs(hoje)},
    case when b.matricula is null then 0 else ${camposDiferentes(id, hoje)} end`;
  // Condition: steps 2 to 5 find no bond for the record. Written as a value, like `semParDe`.
  const semCandidato = sql`((select n.matricula from beneficiario n where n.matricula = c.matricula_ans) is null
    and (select n.id from pessoa n where n.cpf = c.cpf and n.nascimento = c.nascimento) is null)`;
  const writePairs = (pairs: RawBuilder<unknown>) => sql`${into}
    select ${onde}, c.cco, b.matricula, b.matricula, false, case when b.cco is not null then b.matricula end, ${compared}
    from (${pairs}) par
    join conferencia_beneficiario c on c.importacao_id = ${id} and c.cco = par.cco
    join beneficiario b on b.matricula = par.matricula
    join pessoa p on p.id = b.pessoa_id`;
  const byCpf = sql`join pessoa p on p.cpf = c.cpf and p.nascimento = c.nascimento join beneficiario b on b.pessoa_id = p.id`;
  return [
    // 1. Pair by CCO. Also write records that no later step can pair, so that later steps have few to read.
    {
      por: 'cco',
      escreve: (registros) => sql`${into}
        select ${onde}, c.cco, b.matricula, coalesce(b.matricula, c.codigo_beneficiario), b.matricula is not null, null, ${comparedIfPaired}
        from conferencia_beneficiario c left join beneficiario b on b.cco = c.cco left join pessoa p on p.id = b.pessoa_id
        where ${registros} and (b.matricula is not null or ${semCandidato})`,
    },
    // 2. Pair by beneficiary code: our matrícula, with or without leading zeros. Of several records for a bond the
    // active and newest one counts.
    {
      por: 'matricula_ans',
      escreve: (registros) =>
        writePairs(sql`
          select distinct on (b.matricula) c.cco, b.matricula
          from conferencia_beneficiario c join beneficiario b on b.matricula = c.matricula_ans
          where ${registros} and ${semPar} and ${livre}
          order by b.matricula, c.situacao, c.atualizado_em desc nulls last, c.cco`),
    },
    // 3. Pair by CPF and birth date, when they match one record and one bond.
    {
      por: 'cpf',
      escreve: (registros) =>
        writePairs(sql`
          select cco, matricula from (
            select c.cco, b.matricula, count(*) over (partition by c.cco) as bonds, count(*) over (partition by b.matricula) as records
            from conferencia_beneficiario c ${byCpf}
            where ${registros} and ${semPar} and ${livre}
          ) candidate where bonds = 1 and records = 1`),
    },
    // 4. No pair, but the beneficiary code names a bond with another CCO (SIB-31).
    {
      por: 'matricula_ans',
      escreve: (registros) => sql`${into}
        select ${onde}, c.cco, null, c.codigo_beneficiario, false, b.matricula, false, 1
        from conferencia_beneficiario c join beneficiario b on b.matricula = c.matricula_ans
        where ${registros} and ${semPar} and b.cco is not null`,
    },
    // 5. No pair, but CPF and birth date name one bond, with another CCO (SIB-31).
    {
      por: 'cpf',
      escreve: (registros) => sql`${into}
        select ${onde}, c.cco, null, min(c.codigo_beneficiario), false, min(b.matricula), false, 1
        from conferencia_beneficiario c ${byCpf}
        where ${registros} and ${semPar} and not exists (select 1 from beneficiario k where k.matricula = c.matricula_ans)
        group by c.cco having count(*) = 1 and min(b.cco) is not null`,
    },
    // 6. Write the other records without any bond.
    {
      por: 'cco',
      escreve: (registros) => sql`${into}
        select ${onde}, c.cco, null, c.codigo_beneficiario, false, null, false, 0
        from conferencia_beneficiario c where ${registros} and ${semPar}`,
    },
  ];
};
