import { writeDay } from '@vidas/api-client/words/day.ts';
import { hundredths } from '@vidas/api-client/kinds/decimal.ts';
import { randomUUID } from 'node:crypto';
import { operatorDay } from '../../../apps/api/src/operatorDay.ts';
import { onPrimary } from '../installation.ts';
import type { AskAs, Deed, DeedKind } from './deeds.types.ts';

/** An invoice to be paid by card: the oldest of its holder, so that the screen shows it first. */
interface Invoice {
  fatura: string;
  matricula: string;
}

const json = { 'content-type': 'application/json' };

/** Overdue, of half the holders: the bank's files pay those of the others (`returns.ts`). */
const OPEN = `
  select distinct on (f.titular_matricula) f.numero as fatura, f.titular_matricula as matricula
  from fatura f join titulo t on t.fatura_numero = f.numero
  where f.tipo = 'I' and f.status = 'ABERTA' and t.pago_em is null and t.cancelado_em is null and t.forma = 'BOLETO'
    and t.vencimento < current_date and hashtext(f.titular_matricula) % 2 = 0
  order by f.titular_matricula, t.vencimento, f.numero`;

const written = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Calls of the screen before a sale, and the sale of that invoice for the final call; undefined when it is paid. */
const saleOf = async ({ fatura, matricula }: Invoice, askAs: AskAs): Promise<string | undefined> => {
  const [open, tariffs] = await Promise.all(
    [`caixa/getMensalidade/${matricula}`, 'caixa/getTarifaCartao'].map(async (path) => {
      const answer = await askAs(path);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.json() as Promise<unknown>;
    }),
  );
  const { dataFormat } = open as {
    dataFormat: { codFatura: string; valorTotal: string; juros: string }[];
  };
  const mine = dataFormat.find(({ codFatura }) => codFatura === fatura);
  if (!mine) return undefined;
  const all = tariffs as { tarifaId: string; bandeiraId: string; tarifaParcelaLimite: number }[];
  const debit = all.find(({ tarifaParcelaLimite }) => tarifaParcelaLimite === 0);
  return JSON.stringify({
    pedido: randomUUID(),
    cartaoCodigoAutorizacao: '004217',
    codSau: matricula,
    cartaoDataVenda: writeDay(operatorDay(new Date())),
    cartaoEmitente: 'Pessoa da prova',
    bandeiraId: debit?.bandeiraId,
    cartaoTransacao: 'débito',
    cartaoQtdParcela: 1,
    cartaoDesconto: '0,00',
    cartaoValorTotal: written(hundredths(mine.valorTotal) + hundredths(mine.juros)),
    tarifaId: debit?.tarifaId,
    fatura: [{ codigoFatura: fatura }],
  });
};

/** Sells once: what is sent stays the same however often it is sent (CXA-8). */
const sell = (invoice: Invoice, askAs: AskAs): Deed => {
  let body: string | undefined;
  return async () => {
    body ??= await saleOf(invoice, askAs);
    if (body === undefined) return new Response('já paga', { status: 409 });
    return askAs('caixa/insertDataCartaoPagamento', { method: 'POST', body, headers: json });
  };
};

/** Invoices that two people sell with a card. */
export const sales = (): DeedKind => {
  let found: Invoice[] = [];
  return {
    title: 'faturas pagas com cartão',
    people: ['gerente', 'caixa'],
    atOnce: 12,
    find: async (installation) => {
      ({ rows: found } = await onPrimary(installation, (client) => client.query<Invoice>(OPEN)));
      return found.map((invoice) => (askAs) => sell(invoice, askAs));
    },
    count: async (installation, begun) => {
      const { rows } = await onPrimary(installation, (client) =>
        client.query<{ vezes: number }>(
          `select (select count(*)::int from cartao_fatura c where c.fatura_numero = f.numero) as vezes
           from fatura f where f.numero = any($1)`,
          [found.slice(0, begun).map(({ fatura }) => fatura)],
        ),
      );
      return rows.map(({ vezes }) => vezes);
    },
  };
};
