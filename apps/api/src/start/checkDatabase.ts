import type { Db } from '../db/database.ts';
import { type Facts, readFacts } from './database.sql.ts';
import { StartError } from '../config/startError.ts';

/** Requirements of the configuration on a database. */
interface Wanted {
  statementTimeoutMs?: number;
  /** Lists are read from replicas. */
  temReplicas?: boolean;
}

const refusalOf = (
  facts: Facts,
  { statementTimeoutMs: prazoMs, temReplicas }: Wanted,
): string | undefined => {
  const { versao, codificacao, banco, papel } = facts;
  if (versao < 150_000)
    return `O PostgreSQL de DATABASE_URL é o ${Math.floor(versao / 10_000)} e o Vidas precisa do 15 ou mais novo.`;
  if (codificacao !== 'UTF8')
    return `O banco ${banco} está em ${codificacao}: crie-o em UTF8 (createdb -E UTF8 -T template0 -O ${papel} ${banco}).`;
  if (!facts.tem_unaccent && !facts.ha_unaccent)
    return 'Falta ao PostgreSQL a extensão unaccent: instale nele o pacote postgresql-contrib.';
  if ((!facts.pronto && !facts.cria) || (!facts.tem_unaccent && !facts.estende))
    return `O usuário ${papel} não pode criar tabelas no banco ${banco}: crie o banco em nome dele (createdb -O ${papel} ${banco}) ou entregue-o a ele (alter database ${banco} owner to ${papel}).`;
  // A pooler that ignores our connection's settings would let a statement run forever.
  if (prazoMs !== undefined && facts.prazo !== prazoMs)
    return `O prazo das consultas (STATEMENT_TIMEOUT_SECONDS) não chega ao PostgreSQL de DATABASE_URL: o pgbouncer à frente o ignora. Diga-o no banco: alter role ${papel} in database ${banco} set statement_timeout = '${prazoMs}ms'`;
  // The log position required of a replica would be unknown.
  if (temReplicas && !facts.grava_antes)
    return `Com DATABASE_READ_URL quem grava não veria o que gravou: o PostgreSQL de DATABASE_URL está com synchronous_commit = off. Ponha on: alter database ${banco} set synchronous_commit = on`;
  return undefined;
};

/** Checks that this PostgreSQL can take our tables. Throws `StartError` with the remedy, before anything is written. */
export const checkDatabase = async (db: Db, wanted: Wanted = {}): Promise<void> => {
  const facts = await readFacts(db);
  const refusal = facts && refusalOf(facts, wanted);
  if (refusal !== undefined) throw new StartError(refusal);
};
