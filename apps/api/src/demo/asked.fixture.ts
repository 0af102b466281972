import type { Db } from '../db/schema.ts';
import { dayOf } from './calendar.ts';
import { buildDemo, type DemoRows } from './demo.ts';
import type { Asked } from './everyScreen.fixture.ts';
import { holderWithBill, holderWithDeclaration } from './holders.ts';

/**
 * Subjects of the questions to a demonstration of that many lives, without the ombudsman's report and the
 * newest day of cancellation.
 */
export const askedIn = async (
  db: Db,
  { lives, hoje }: { lives: number; hoje: string },
): Promise<Omit<Asked, 'protocolo' | 'cancelamento'>> => {
  const steps = buildDemo({ lives, today: dayOf(hoje), registroAns: '999999' });
  const rows: DemoRows = Object.assign({}, ...steps.map((step) => step.rows));
  const empresa = await db
    .selectFrom('beneficiario')
    .select('empresa_codigo')
    .where('empresa_codigo', 'is not', null)
    .where('ativado_em', '<=', hoje)
    .where('cancelado_em', 'is', null)
    .executeTakeFirstOrThrow();
  const semFone = await db
    .selectFrom('titulo as t')
    .innerJoin('fatura as f', 'f.numero', 't.fatura_numero')
    .innerJoin('beneficiario as b', 'b.matricula', 'f.titular_matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .select('t.vencimento')
    .where('f.status', '=', 'ABERTA')
    .where('t.forma', '=', 'BOLETO')
    .where('t.pago_em', 'is', null)
    .where('p.fone_1', 'is', null)
    .orderBy('t.vencimento', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const aviso = await db.selectFrom('aviso').select('titular_matricula').orderBy('id').executeTakeFirst();
  const { dia: credito } = await db
    .selectFrom('retorno_linha')
    .where('fim', '=', 'LIQUIDADO')
    .select((eb) => eb.fn.max('dia').as('dia'))
    .executeTakeFirstOrThrow();
  const { id: extrato } = await db
    .selectFrom('extrato')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const { remessa } = await db
    .selectFrom('remessa_comando')
    .select((eb) => eb.fn.max('remessa_id').as('remessa'))
    .executeTakeFirstOrThrow();
  return {
    hoje,
    credito: credito ?? '',
    extrato: String(extrato),
    remessa: String(remessa),
    comBoleto: holderWithBill(rows, hoje).matricula,
    comAviso: aviso?.titular_matricula ?? '0',
    comDeclaracao: holderWithDeclaration(rows, hoje),
    empresa: empresa.empresa_codigo ?? '',
    vencimento: semFone.vencimento,
    campanha: 1,
    autorizacao: rows.autorizacao?.[0]?.codigo ?? '',
    atendimento: rows.protocolo_atendimento?.[0]?.protocolo ?? '',
    token: rows.token_confirmacao?.[0]?.token ?? '',
  };
};
