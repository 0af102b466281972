/** What says who a person is. */
export const fatos = ['cpf', 'nome', 'nascimento', 'nome_mae'] as const;

/** Columns of the staging table that these statements fill. */
export const extrasDaPessoa = {
  pessoa_id: 'text',
  /** Why somebody has to say who the person is (CAR-13). */
  pergunta: 'text',
  /** Who has the CPF, or the same name, birth and mother. */
  outra_id: 'text',
  /** The personal columns of the line wait, or were answered, and are not written. */
  espera: 'boolean',
  /** The line says the same as the open question of its bond. */
  repete: 'boolean',
  /** The CPF of a line whose person goes in without it. */
  cpf_dito: 'text',
} as const;

const fatosDe = (presentes: ReadonlySet<string>): string[] => fatos.filter((nome) => presentes.has(nome));

/** SQL: the line says of the person what `p` has. */
export const concorda = (presentes: ReadonlySet<string>): string =>
  fatosDe(presentes)
    .map((nome) => `s.${nome} is not distinct from p.${nome}`)
    .join(' and ');

/** SQL: a value of the line is that of `p`, or the core system's before somebody here changed it. */
const mesmo = (coluna: string, limpa: (valor: string) => string): string =>
  `(${limpa(`s.${coluna}::text`)} = ${limpa(`p.${coluna}::text`)} or exists (
     select from carga_decisao d where d.tabela = 'pessoa' and d.registro = p.id and d.coluna = '${coluna}' and d.encerrada_em is null
       and ${limpa(`s.${coluna}::text`)} = ${limpa('d.central')}))`;

const semAcento = (valor: string): string => `sem_acento(${valor})`;
const mesmaGente = `${mesmo('nascimento', (valor) => valor)} and ${mesmo('nome', semAcento)}`;

/** SQL: a new bond without CPF, which may be somebody's who is here. */
const novaSemCpf = `s.cpf is null and s.cpf_dito is null and s.nome_mae is not null and s.pergunta is null
  and not exists (select from beneficiario b where b.matricula = s.matricula)`;

/** SQL: `a` and `s` have the same name, birth and mother. */
const mesmoNome = (a: string, igual: string): string =>
  `${a}.nascimento = s.nascimento and sem_acento(${a}.nome) ${igual} sem_acento(s.nome) and sem_acento(${a}.nome_mae) ${igual} sem_acento(s.nome_mae)`;

/** What was asked of a bond, and what was answered: the same is not asked again, and waits or stays as it was answered. */
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
 * Bonds that are here. With the same name and birth a CPF may be filled or taken out without a question. A CPF that the core system repeats is
 * no question either.
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

/** New bonds join the person of their CPF, here or in the file. One with another name or birth goes in beside, without CPF, and asks. */
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
  // Few lines ask. Their people are found by birth alone, before any name is compared.
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
 * The person of each bond (CAR-12). A bond that is here keeps its person. A new one joins the person of its CPF, here or in the file. Without
 * CPF it is a person of its own. A doubt about the person stops nothing: the bond goes in, and the question waits (CAR-13).
 */
export const pessoaDeCada = (presentes: ReadonlySet<string>): readonly string[] => [
  `update {beneficiarios} s set pessoa_id = b.pessoa_id from beneficiario b where b.matricula = s.matricula`,
  ...jaPerguntadas(presentes),
  ...(presentes.has('cpf') ? deQuemEstaAqui : []),
  ...deQuemChega,
];
