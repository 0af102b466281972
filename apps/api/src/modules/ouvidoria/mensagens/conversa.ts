import type { Mensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { tx } from '../../../db/tx.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { trazDeVolta } from '../de-lado/deLado.sql.ts';
import { findDenuncia, insertAcessos, lockDenuncia } from '../ouvidoria.sql.ts';
import { takeRoom } from '../prova/pay.ts';
import { normalizeProtocolo } from '../protocolo.rules.ts';
import type { Employee } from '../review.ts';
import type { Ouvidoria } from '../service.ts';
import type { MensagemAberta } from '../vault.ts';
import { findMensagens, findUltima, insertMensagem, lockPorId, markNaoAvisada } from './mensagens.sql.ts';

const present = ({ codigo, de, enviadaEm, texto }: MensagemAberta): Mensagem => ({
  ME_CODIGO: String(codigo),
  ME_DE: de,
  ME_EM: enviadaEm,
  ME_TEXTO: texto,
});

/** Conversation for the reporter, without employees' names (OUV-10). */
export const mensagensDoDenunciante = async (
  { deps, vault }: Pick<Ouvidoria, 'deps' | 'vault'>,
  denunciaId: string,
): Promise<Mensagem[]> =>
  (await findMensagens(deps.db, denunciaId)).map((row) => present(vault.openMensagem(row)));

/** Conversation for staff, [] for an unknown report; a row records the reader (SEG-14). */
export const mensagensDaEquipe = async (
  { deps, vault }: Ouvidoria,
  protocolo: string,
  { login }: Employee,
): Promise<Mensagem[]> => {
  const report = await findDenuncia(deps.db, normalizeProtocolo(protocolo));
  if (!report) return [];
  await insertAcessos(deps.db, [report.id], { login, motivo: 'mensagens', em: deps.clock() });
  return (await findMensagens(deps.db, report.id)).map((row) => {
    const aberta = vault.openMensagem(row);
    return { ...present(aberta), ME_FUNCIONARIO: aberta.funcionario };
  });
};

/** A new message about a report that the transaction has locked. */
export interface NovaMensagem {
  denunciaId: string;
  /** Day (ISO). */
  dia: string;
  texto: string;
  /** Name of the employee; null for the reporter. */
  funcionario: string | null;
}

/**
 * Stores a message unless it repeats the last one: a second click, or a page sent again (OUV-23). Resolves to
 * true when stored.
 */
export const storeMensagem = async (
  { vault }: Pick<Ouvidoria, 'vault'>,
  trx: Transaction<Database>,
  { denunciaId, dia, texto, funcionario }: NovaMensagem,
): Promise<boolean> => {
  const de = funcionario === null ? 'denunciante' : 'equipe';
  const last = await findUltima(trx, denunciaId);
  if (last && last.de === de && vault.openMensagem(last).texto === texto) return false;
  const codigo = (last?.codigo ?? 0) + 1;
  await insertMensagem(trx, {
    denuncia_id: denunciaId,
    codigo,
    de,
    texto: vault.closeMensagem(denunciaId, codigo, texto),
    funcionario,
    enviada_em: dia,
  });
  return true;
};

/** Writes to the reporter; false for an unknown report. */
export const escreverComoEquipe = (
  ouvidoria: Ouvidoria,
  { protocolo, texto }: { protocolo: string; texto: string },
  { login, name }: Employee,
): Promise<boolean> => {
  const { deps } = ouvidoria;
  return tx(deps.db, async (trx) => {
    const report = await lockDenuncia(trx, normalizeProtocolo(protocolo));
    if (!report) return false;
    const em = deps.clock();
    await storeMensagem(ouvidoria, trx, {
      denunciaId: report.id,
      dia: operatorDay(em),
      texto,
      funcionario: name,
    });
    await trazDeVolta(trx, [report.id]);
    await insertAcessos(trx, [report.id], { login, motivo: 'nova-mensagem', em });
    return true;
  });
};

/** Bytes of a row besides its sealed text. */
const rowBytes = 200;

/**
 * Writes as the reporter of an open follow-up (SEG-11) once there is room. The staff gets a notice at the
 * next fixed hour, and a report put aside returns. `keptKib` are reserved already. Throws `Refused` 503 with
 * a turn.
 */
export const escreverComoDenunciante = async (
  ouvidoria: Ouvidoria,
  { denunciaId, texto }: { denunciaId: string; texto: string },
  keptKib: number,
): Promise<void> => {
  const { deps } = ouvidoria;
  const bytes = rowBytes + 1024 * Math.ceil(Buffer.byteLength(JSON.stringify(texto)) / 1024);
  await takeRoom(ouvidoria, 'mensagem', { bytes, kib: keptKib });
  await tx(deps.db, async (trx) => {
    if (!(await lockPorId(trx, denunciaId))) return;
    const dia = operatorDay(deps.clock());
    if (!(await storeMensagem(ouvidoria, trx, { denunciaId, dia, texto, funcionario: null }))) return;
    await markNaoAvisada(trx, denunciaId);
    await trazDeVolta(trx, [denunciaId]);
  });
};
