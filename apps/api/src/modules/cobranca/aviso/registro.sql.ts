import type { MeioDoAviso } from '@vidas/api-client/cobranca/notificacao/avisoJulgado.ts';
import type { AvisoInteiro, Prova } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';

/** A notice as its list shows it. */
export interface AvisoRow {
  id: number;
  enviadoEm: string;
  meio: MeioDoAviso;
  endereco: string;
  origem: string;
  por: string;
  provas: number;
  mensalidades: string;
}

/** Notices of a holder, newest first. */
export const findAvisos = async (db: Db, matricula: string): Promise<AvisoRow[]> => {
  const { rows } = await sql<AvisoRow>`
    select a.id, to_char(a.enviado_em, 'YYYY-MM-DD') as "enviadoEm", a.meio, a.endereco, a.origem, ${nomeDoUsuario('a.por')} as por,
      (select count(*)::int from aviso_prova p where p.aviso_id = a.id and p.desfeita_em is null) as provas,
      coalesce((select string_agg(to_char(f.vencimento, 'DD/MM/YYYY'), ', ' order by f.vencimento, f.numero)
        from aviso_mensalidade m join fatura f on f.numero = m.fatura_numero where m.aviso_id = a.id), '') as mensalidades
    from aviso a where a.titular_matricula = ${matricula} order by a.enviado_em desc, a.id desc`.execute(db);
  return rows;
};

type Inteiro = Omit<AvisoInteiro, 'recebidoEm' | 'porque' | 'provas' | 'ocupado' | 'teto'>;

/** A notice with its fees; undefined when there is none. */
export const findAviso = async (db: Db, id: number): Promise<Inteiro | undefined> => {
  const { rows } = await sql<Inteiro>`
    select a.id, a.titular_matricula as matricula, p.nome, a.meio, a.endereco, ${momento('a.enviado_em')} as "enviadoEm",
      ${nomeDoUsuario('a.por')} as quem, a.texto, a.texto_sha256 as sha256, to_jsonb(a.faltas) as faltas,
      coalesce((select jsonb_agg(jsonb_build_object('numero', f.numero, 'vencimento', f.vencimento) order by f.vencimento, f.numero)
        from aviso_mensalidade m join fatura f on f.numero = m.fatura_numero where m.aviso_id = a.id), '[]') as mensalidades
    from aviso a
    join beneficiario b on b.matricula = a.titular_matricula
    join pessoa p on p.id = b.pessoa_id
    where a.id = ${id}`.execute(db);
  return rows[0];
};

/** Every proof of a notice, undone ones too, oldest first. */
export const findProvas = async (db: Db, aviso: number): Promise<Prova[]> => {
  const { rows } = await sql<Prova>`
    select v.id, v.especie, v.recebido_em as "recebidoEm", v.numero, v.nota, ${nomeDoUsuario('v.por')} as quem,
      ${momento('v.registrada_em')} as "registradaEm", v.arquivo_nome as "arquivoNome", v.arquivo_bytes as "arquivoBytes",
      case when v.desfeita_por is not null then ${nomeDoUsuario('v.desfeita_por')} end as "desfeitaPor",
      ${momento('v.desfeita_em')} as "desfeitaEm", v.desfeita_motivo as "desfeitaMotivo"
    from aviso_prova v where v.aviso_id = ${aviso} order by v.id`.execute(db);
  return rows;
};

/** A new notice. */
export interface NovoAviso {
  titular: string;
  meio: MeioDoAviso;
  endereco: string;
  texto: string;
  sha256: string;
  faltas: readonly string[];
  /** Local moment. */
  enviadoEm: string;
  por: string;
  origem: 'TELA' | 'CARTA' | 'CAMPANHA' | 'EMAIL';
  origemId: string | null;
  situacao: 'ENVIADO' | 'EM_DUVIDA' | 'FALHOU';
  mensalidades: readonly string[];
}

/** Writes a notice with its fees; undefined when its sending is already written. */
export const insertAviso = async (trx: Trx, novo: NovoAviso): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into aviso (titular_matricula, meio, endereco, texto, texto_sha256, faltas, enviado_em, por, origem, origem_id, situacao)
    values (${novo.titular}, ${novo.meio}, ${novo.endereco}, ${novo.texto}, ${novo.sha256}, ${[...novo.faltas]}::text[],
      ${novo.enviadoEm}::timestamp, ${novo.por}, ${novo.origem}, ${novo.origemId}, ${novo.situacao})
    on conflict (origem, origem_id, titular_matricula) where origem_id is not null do nothing
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await sql`insert into aviso_mensalidade (aviso_id, fatura_numero)
    select ${id}::int, unnest(${[...novo.mensalidades]}::text[])`.execute(trx);
  return id;
};

/** Writes the known situation of the notices of a sending. */
export const settleAvisos = async (
  db: Db | Trx,
  { origem, origemId }: { origem: NovoAviso['origem']; origemId: string },
  situacao: 'ENVIADO' | 'FALHOU',
): Promise<void> => {
  await db
    .updateTable('aviso')
    .set({ situacao })
    .where('origem', '=', origem)
    .where('origem_id', '=', origemId)
    .where('situacao', '=', 'EM_DUVIDA')
    .execute();
};

/** Notice and day of a proof with the same AR number that stands; undefined without one. */
export const findAr = async (trx: Trx, numero: string) =>
  trx
    .selectFrom('aviso_prova')
    .innerJoin('aviso', 'aviso.id', 'aviso_prova.aviso_id')
    .where('aviso_prova.numero', '=', numero)
    .where('aviso_prova.desfeita_em', 'is', null)
    .select(['aviso.id', 'aviso.titular_matricula'])
    .executeTakeFirst();

/** Locks the register, so that the ceiling of files and the AR numbers are judged one at a time. */
export const umaProvaDeCadaVez = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('aviso_prova'))`.execute(trx);

/** Bytes of all kept files. */
export const bytesGuardados = async (db: Db | Trx): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(v.arquivo_bytes), 0)::int8 as bytes from aviso_prova v
    where exists (select from aviso_prova_pedaco k where k.prova_id = v.id)`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
};

/** Deletes the files of proofs registered before a moment; the proof and the hash of its file stay. */
export const apagaArquivosAte = (trx: Trx, em: string) =>
  sql`delete from aviso_prova_pedaco k using aviso_prova v where v.id = k.prova_id and v.registrada_em < ${em}::timestamp`.execute(
    trx,
  );

/** A proof with the owner of its notice. */
export const findProva = async (db: Db | Trx, id: number) =>
  db
    .selectFrom('aviso_prova')
    .innerJoin('aviso', 'aviso.id', 'aviso_prova.aviso_id')
    .where('aviso_prova.id', '=', id)
    .select(['aviso_prova.desfeita_em', 'aviso_prova.arquivo_nome', 'aviso.titular_matricula'])
    .executeTakeFirst();

/** Sealed pieces of a file, in order. */
export const findPedacos = async (db: Db, prova: number): Promise<Uint8Array[]> =>
  (
    await db
      .selectFrom('aviso_prova_pedaco')
      .where('prova_id', '=', prova)
      .select('dados')
      .orderBy('ordem')
      .execute()
  ).map(({ dados }) => dados);
