/** Columns that identify a person. */
export const fatos = ['cpf', 'nome', 'nascimento', 'nome_mae'] as const;

/** Columns of the staging table that these statements fill. */
export const extrasDaPessoa = {
  pessoa_id: 'text',
  /** Reason why a person must decide about the identity (CAR-13). */
  pergunta: 'text',
  /** Person with the same CPF, or the same name, birth and mother. */
  outra_id: 'text',
  /** The line's personal columns are not written: they wait, or have an answer. */
  espera: 'boolean',
  /** The line repeats the open question of its bond. */
  repete: 'boolean',
  /** CPF of a line whose person is stored without it. */
  cpf_dito: 'text',
} as const;

const fatosDe = (presentes: ReadonlySet<string>): string[] => fatos.filter((nome) => presentes.has(nome));

/** SQL: the line agrees with person `p`. */
export const concorda = (presentes: ReadonlySet<string>): string =>
  fatosDe(presentes)
    .map((nome) => `s.${nome} is not distinct from p.${nome}`)
    .join(' and ');

/** SQL: a value of the line equals that of `p`, or the core system's value before a change here. */
const mesmo = (coluna: string, limpa: (valor: string) => string): string =>
  `(${limpa(`s.${coluna}::text`)} = ${limpa(`p.${coluna}::text`)} or exists (
     select from carga_decisao d where d.tabela = 'pessoa' and d.registro = p.id and d.coluna = '${coluna}' and d.encerrada_em is null
       and ${limpa(`s.${coluna}::text`)} = ${limpa('d.central')}))`;

const semAcento = (valor: string): string => `sem_acento(${valor})`;
const mesmaGente = `${mesmo('nascimento', (valor) => valor)} and ${mesmo('nome', semAcento)}`;

/** SQL: a new bond without CPF that may belong to an existing person. */
const novaSemCpf = `s.cpf is null and s.cpf_dito is null and s.nome_mae is not null and s.pergunta is null
  and not exists (select from beneficiario b where b.matricula = s.matricula)`;

/** SQL: `a` and `s` have the same name, birth and mother. */
const mesmoNome = (a: string, igual: string): string =>
  `${a}.nascimento = s.nascimento and sem_acento(${a}.nome) ${igual} sem_acento(s.nome) and sem_acento(${a}.nome_mae) ${igual} sem_acento(s.nome_mae)`;

/** Earlier question and answer of a bond: an equal one is not repeated, and stays open or answered. */
const jaPerguntadas = (presentes: ReadonlySet<string>): string[] => [
  `update {beneficiarios} s set repete = ${
    fatosDe(presentes)
      .map((nome) => `s.${nome}::text is not distinct from c.central->>'${nome}'`)
      .join(' and ') || 'false'
  } from carga_confirma c where c.matricula = s.matricula and c.encerrada_em is null`,
  `update {beneficiarios} s set espera = true from carga_confirma c, pessoa p
    where c.matricula = s.matricula and c.encerrada_em is null and p.id = s.pessoa_id
      and not (c.pergunta = 'MESMO_NOME' and c.resposta is null)
      and (s.repete or ${presentes.has('cpf') ? 'false' : 'true'}) and not (${concorda(presentes)})`,
];

/**
 * Existing bonds. With the same name and birth a CPF may be added or removed without a question. A repeated
 * CPF of the core system is no question either.
 */
const deQuemEstaAqui = [
  `update {beneficiarios} s set espera = true, pergunta = 'OUTRO_CPF' from pessoa p
    where p.id = s.pessoa_id and s.espera is not true and s.cpf is distinct from p.cpf
      and not exists (select from carga_decisao d where d.tabela = 'pessoa' and d.registro = p.id and d.coluna = 'cpf'
        and d.encerrada_em is null and d.central is not distinct from s.cpf)
      and ((p.cpf is not null and s.cpf is not null) or not (${mesmaGente}) or exists (select from pessoa q where q.cpf = s.cpf))`,
  `update {beneficiarios} s set pergunta = 'CPF_DE_OUTRA', outra_id = q.id from pessoa q where s.pergunta is not null and q.cpf = s.cpf`,
  `update {beneficiarios} s set espera = true, pergunta = 'CPF_DE_OUTRA', outra_id = o.pessoa_id
    from (select distinct on (cpf) cpf, pessoa_id from {beneficiarios}
          where cpf is not null and pessoa_id is not null and espera is not true and not recusada order by cpf, nr_linha) o
    where s.cpf = o.cpf and s.pessoa_id <> o.pessoa_id and s.espera is not true`,
];

/**
 * New bonds join the person of their CPF, in the database or the file. With another name or birth they get a
 * separate person without CPF, and a question.
 */
const deQuemChega = [
  `update {beneficiarios} s set outra_id = p.id from pessoa p where s.pessoa_id is null and p.cpf = s.cpf`,
  `update {beneficiarios} s set pergunta = 'CPF_DAQUI', cpf_dito = s.cpf, cpf = null from pessoa p
    where s.pessoa_id is null and p.id = s.outra_id and not (${mesmaGente})
      and not exists (select from {beneficiarios} o where o.pessoa_id = p.id and o.espera is not true and not o.recusada
        and sem_acento(o.nome) = sem_acento(s.nome) and o.nascimento = s.nascimento)`,
  `update {beneficiarios} s set pessoa_id = s.outra_id, outra_id = null
    where s.pessoa_id is null and s.outra_id is not null and s.pergunta is null`,
  `update {beneficiarios} s set pessoa_id = n.id
    from (select o.cpf, min(o.pessoa_id) as id from {beneficiarios} o
          where o.pessoa_id is not null and o.cpf is not null and o.espera is not true group by o.cpf) n
    where s.pessoa_id is null and s.cpf = n.cpf`,
  `update {beneficiarios} s set pessoa_id = n.id
    from (select cpf, gen_random_uuid()::text as id from {beneficiarios} where pessoa_id is null and cpf is not null group by cpf) n
    where s.pessoa_id is null and s.cpf = n.cpf`,
  `update {beneficiarios} s set pessoa_id = gen_random_uuid()::text where s.pessoa_id is null`,
  // Few lines ask. Their people are found by birth first, before any name is compared.
  `update {beneficiarios} s set pergunta = 'MESMO_NOME', outra_id = q.id
    from (select distinct on (s.nr_linha) s.nr_linha, p.id from {beneficiarios} s join pessoa p on ${mesmoNome('p', 'is not distinct from')}
          where ${novaSemCpf} and exists (select from beneficiario b where b.pessoa_id = p.id)
          order by s.nr_linha, p.cpf is null, p.id) q
    where s.nr_linha = q.nr_linha`,
  `update {beneficiarios} s set pergunta = 'MESMO_NOME', outra_id = q.pessoa_id
    from (select distinct on (s.nr_linha) s.nr_linha, o.pessoa_id from {beneficiarios} s
          join {beneficiarios} o on ${mesmoNome('o', '=')} and o.pessoa_id <> s.pessoa_id and (o.cpf is not null or o.nr_linha < s.nr_linha)
          where ${novaSemCpf} and o.espera is not true and not o.recusada order by s.nr_linha, o.nr_linha) q
    where s.nr_linha = q.nr_linha`,
];

/**
 * Person of each bond (CAR-12). An existing bond keeps its person. A new one joins the person of its CPF, in
 * the database or the file; without CPF it gets a new person. A doubt stops nothing: the bond is stored, and
 * the question waits (CAR-13).
 */
export const pessoaDeCada = (presentes: ReadonlySet<string>): readonly string[] => [
  `update {beneficiarios} s set pessoa_id = b.pessoa_id from beneficiario b where b.matricula = s.matricula`,
  ...jaPerguntadas(presentes),
  ...(presentes.has('cpf') ? deQuemEstaAqui : []),
  ...deQuemChega,
];
