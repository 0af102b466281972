import type { Db } from '../../db/database.ts';
import { tx } from '../../db/tx.ts';
import { chaveDaDeclaracao } from '../../modules/cobranca/imposto-de-renda/declaracaoPorEmail.ts';
import { selectDeclaracoesDoAno } from '../../modules/cobranca/imposto-de-renda/declaracoesDoAno.sql.ts';
import { claim, settle } from '../../modules/cobranca/envio.sql.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { clockAt } from './dias.ts';

/** How the sendings of a few declarations ended. */
const FINS = ['ENVIADO', 'ENVIADO', 'EM_DUVIDA'] as const;

/** A few declarations of the year before left on a day; one may have, or not. Nobody gets mail from a demonstration. */
export const enviaDeclaracoesNo = async (db: Db, dia: string, hoje: string): Promise<void> => {
  const ano = Number(hoje.slice(0, 4)) - 1;
  const { rows } = await selectDeclaracoesDoAno(ano, hoje).execute(db);
  const prontas = rows
    .flatMap((row) => (row.cpf !== null && row.email ? [{ ...row, email: row.email }] : []))
    .toSorted((a, b) => (a.matricula < b.matricula ? 1 : -1));
  const em = momentoLocal(clockAt(dia, '13:40')());
  for (const [n, situacao] of FINS.entries()) {
    const row = prontas[n];
    if (!row) return;
    await tx(db, async (trx) => {
      const destino = { chave: chaveDaDeclaracao(row.id), destinatario: row.email.toLowerCase() };
      const pedido = { login: 'USU_cobranca', em, contaComo: null, valorCents: row.total_cents };
      const id = await claim(trx, destino, pedido);
      if (id !== undefined)
        await settle(trx, id, situacao === 'ENVIADO' ? { situacao, em } : { situacao, em: null });
    });
  }
};
