import { writeDay } from '@vidas/api-client/words/day.ts';
import type { FormaDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import type { Trx } from '../../db/tx.ts';
import { encerraFormas, insereForma } from '../../modules/cadastro/forma-de-papel/formaDePapel.sql.ts';
import { atende, deixaPorTelefone } from '../../modules/cobranca/por-telefone/porTelefone.sql.ts';

const pedidas: readonly (readonly [FormaDePapel, string])[] = [
  ['LETRA_GRANDE', ''],
  ['TELEFONE', 'ligar à tarde, pergunte pela filha'],
  ['TEXTO', 'uma conta por linha'],
  ['PDF_MARCADO', ''],
  ['TELEFONE', 'só pela manhã'],
];

/** Holders with an open boleto, each once, with one of their bills. */
const comBoleto = async (trx: Trx) => {
  const rows = await trx
    .selectFrom('titulo as t')
    .innerJoin('fatura as f', 'f.numero', 't.fatura_numero')
    .where('f.tipo', '=', 'I')
    .where('f.status', '=', 'ABERTA')
    .where('t.forma', '=', 'BOLETO')
    .where('t.pago_em', 'is', null)
    .where('t.cancelado_em', 'is', null)
    .where('f.titular_matricula', 'is not', null)
    .select(['t.numero', 't.vencimento', 'f.titular_matricula as titular'])
    .orderBy('t.numero', 'desc')
    .limit(200)
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.titular, row])).values()].toReversed();
};

/** A few wishes for papers (PAP-9), one that ended, and two papers left out for a call: one waits, the other was attended. */
export const writeFormasDePapel = async (trx: Trx, hoje: string): Promise<void> => {
  const mes = hoje.slice(0, 7);
  const login = 'USU_cadastro';
  const titulares = await comBoleto(trx);
  for (const [at, [forma, nota]] of pedidas.entries()) {
    const row = titulares[at];
    if (!row?.titular) continue;
    const quem = { tipo: 'TITULAR', codigo: row.titular } as const;
    // One after the other, as the numbers of the wishes.
    // oxlint-disable-next-line no-await-in-loop
    await insereForma(trx, quem, { forma, nota, login, em: `${mes}-01T09:1${at}:00` });
    if (forma !== 'TELEFONE') continue;
    // oxlint-disable-next-line no-await-in-loop
    await deixaPorTelefone(trx, {
      ...quem,
      chave: `boleto:${row.numero}`,
      papel: `Boleto com vencimento em ${writeDay(row.vencimento)}`,
      nota,
      em: `${mes}-01T10:0${at}:00`,
    });
  }
  const antes = titulares[pedidas.length]?.titular;
  if (antes) {
    const quem = { tipo: 'TITULAR', codigo: antes } as const;
    await insereForma(trx, quem, { forma: 'LETRA_GRANDE', nota: '', login, em: `${mes}-01T09:30:00` });
    await encerraFormas(trx, quem, { login, em: `${mes}-01T16:05:00` });
  }
  const empresa = await trx
    .selectFrom('empresa')
    .where('ativa', '=', true)
    .select('codigo')
    .orderBy('codigo')
    .executeTakeFirst();
  if (empresa)
    await insereForma(
      trx,
      { tipo: 'EMPRESA', codigo: empresa.codigo },
      { forma: 'PDF_MARCADO', nota: 'para o RH', login, em: `${mes}-01T09:40:00` },
    );
  const [, feita] = await trx.selectFrom('papel_por_telefone').select('id').orderBy('id').execute();
  if (feita) await atende(trx, feita.id, { login: 'USU_cobranca', em: `${mes}-01T15:20:00` });
};
