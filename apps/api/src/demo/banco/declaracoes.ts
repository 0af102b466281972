import type { Db } from '../../db/database.ts';
import { tx } from '../../db/tx.ts';
import { chaveDaDeclaracao } from '../../modules/cobranca/imposto-de-renda/declaracaoPorEmail.ts';
import {
  type DeclaracaoDoAnoRow,
  selectDeclaracoesDoAno,
} from '../../modules/cobranca/declaracoes-do-ano/declaracoesDoAno.sql.ts';
import { claim, settle } from '../../modules/cobranca/envio.sql.ts';
import {
  gravaItens,
  insereBaixa,
  insereItens,
  terminaBaixaEm,
} from '../../modules/cobranca/papeis-do-ano/baixa.sql.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { clockAt } from './dias.ts';

/** Outcomes of a few declarations' sendings. */
const FINS = ['ENVIADO', 'ENVIADO', 'EM_DUVIDA'] as const;

/** Number of declarations downloaded for the post, for people without e-mail. */
const POR_CARTA = 5;

/** Downloads declarations of people without e-mail on a day. */
const baixaPorCarta = (
  db: Db,
  ano: number,
  { em, rows }: { em: string; rows: readonly DeclaracaoDoAnoRow[] },
): Promise<void> =>
  tx(db, async (trx) => {
    const porCarta = rows.filter(({ cpf, email }) => cpf !== null && !email).slice(0, POR_CARTA);
    if (porCarta.length === 0) return;
    const id = await insereBaixa(trx, { papel: 'DECLARACAO', ano }, { login: 'USU_cobranca', em });
    if (id === undefined) return;
    await insereItens(
      trx,
      id,
      porCarta.map(({ matricula }, at) => ({
        titular: matricula,
        arquivo: `declaracao-ir-${ano}-${at + 1}.pdf`,
      })),
    );
    const fins = porCarta.map(({ total_cents }, at) => ({
      ordem: at + 1,
      valorCents: total_cents,
      motivo: null,
    }));
    await gravaItens(trx, id, fins);
    await terminaBaixaEm(trx, id, em);
  });

/**
 * Records some sendings of last year's declarations on a day, one of them in doubt. A demonstration sends no
 * real mail.
 */
export const enviaDeclaracoesNo = async (db: Db, dia: string, hoje: string): Promise<void> => {
  const ano = Number(hoje.slice(0, 4)) - 1;
  const { rows } = await selectDeclaracoesDoAno(ano, hoje).execute(db);
  const prontas = rows
    .flatMap((row) => (row.cpf !== null && row.email ? [{ ...row, email: row.email }] : []))
    .toSorted((a, b) => (a.matricula < b.matricula ? 1 : -1));
  const em = momentoLocal(clockAt(dia, '13:40')());
  await baixaPorCarta(db, ano, { em, rows });
  for (const [n, situacao] of FINS.entries()) {
    const row = prontas[n];
    if (!row) return;
    await tx(db, async (trx) => {
      const destino = { chave: chaveDaDeclaracao(row.id), destinatario: row.email.toLowerCase() };
      const pedido = { login: 'USU_cobranca', em, contaComo: null, forma: null, valorCents: row.total_cents };
      const id = await claim(trx, destino, pedido);
      if (id !== undefined)
        await settle(trx, id, situacao === 'ENVIADO' ? { situacao, em } : { situacao, em: null });
    });
  }
};
