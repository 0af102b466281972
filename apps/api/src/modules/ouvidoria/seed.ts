import { denunciaEmBranco } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import type { Db } from '../../db/database.ts';
import { tx } from '../../db/tx.ts';
import { operatorDay } from '../../operatorDay.ts';
import type { Secrets } from '../../config/secrets.ts';
import { AccessKeys } from './acompanhamento/accessKeys.ts';
import { demoDenuncias } from './demoDenuncias.ts';
import { type Store, storeReport } from './denuncia/fileReport.ts';
import { storeMensagem } from './mensagens/conversa.ts';
import { insertAcao, lockDenuncia } from './ouvidoria.sql.ts';
import { drawProtocolo } from './protocolo.rules.ts';
import { Vault } from './vault.ts';

const dayMs = 86_400_000;

/** Files the twelve invented reports with their actions; resolves to protocol and key of each. */
export const seedDenuncias = async (
  db: Db,
  { clock, secrets }: { clock: () => Date; secrets: Secrets },
): Promise<{ protocolo: string; chave: string }[]> => {
  const store: Store = {
    db,
    vault: new Vault({ content: secrets.contentKey, identity: secrets.identityKey }),
    keys: new AccessKeys(secrets.pepper),
    draw: drawProtocolo,
  };
  const receipts: { protocolo: string; chave: string }[] = [];
  for (const { daysAgo, report, actions, messages = [] } of demoDenuncias) {
    const filedAt = clock().getTime() - daysAgo * dayMs;
    const { protocolo, chave } = await storeReport(
      store,
      { ...denunciaEmBranco, ...report },
      operatorDay(new Date(filedAt)),
    );
    receipts.push({ protocolo, chave });
    await tx(db, async (trx) => {
      const row = await lockDenuncia(trx, protocolo);
      if (!row) return;
      for (const [index, { status, text, by }] of actions.entries()) {
        const codigo = index + 1;
        const descricao = store.vault.closeAcao(row.id, codigo, text);
        await insertAcao(trx, {
          denuncia_id: row.id,
          codigo,
          descricao,
          funcionario: by,
          status,
          criada_em: new Date(filedAt + codigo * 2 * dayMs),
        });
      }
      for (const message of messages) {
        await storeMensagem(store, trx, {
          denunciaId: row.id,
          dia: operatorDay(new Date(clock().getTime() - message.daysAgo * dayMs)),
          texto: message.text,
          funcionario: message.by ?? null,
        });
      }
    });
  }
  return receipts;
};
