import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { linhaDoCredito, unidadeDoCredito } from '@vidas/api-client/financeiro/retorno/desfazer.rules.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, refuseFields } from '../../../http/failure.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findDias } from './dias.sql.ts';
import { presentDia } from './retorno.present.ts';

/** What a person found in the statement. */
export interface Conferencia {
  dia: string;
  valorExtrato: number;
  observacao: string | null;
  login: string;
  visto?: Confirmado | undefined;
}

/** Keeps that a day's credit was looked for in the statement, and what stood there (CBR-21). Returns whether it agrees. */
export const confereCredito = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { dia, valorExtrato, observacao, login, visto }: Conferencia,
): Promise<boolean> => {
  if (dia > operatorDay(clock()))
    throw refuseFields([{ field: 'dia', message: 'o extrato deste dia ainda não existe' }]);
  const [row] = await findDias(db, { de: dia, ate: dia });
  if (!row) throw new Failure(404, `Nenhum arquivo traz crédito em ${writeDay(dia)}.`);
  const quem = row.em === null ? '' : ` em ${writeDayTime(row.em)} por ${row.por ?? 'outra pessoa'}`;
  exigeConfirmado(visto, [linhaDoCredito(presentDia(row))], {
    ...unidadeDoCredito,
    outra: `o dia foi conferido${quem}`,
  });
  const calculado = row.valor;
  const texto = observacao?.trim() ?? '';
  if (valorExtrato !== calculado && texto === '')
    throw refuseFields([
      { field: 'observacao', message: 'diga por que o valor do extrato é outro que o dos arquivos' },
    ]);
  await db
    .insertInto('credito_conferido')
    .values({
      dia,
      valor_extrato_cents: valorExtrato,
      valor_calculado_cents: calculado,
      observacao: texto === '' ? null : texto,
      conferido_em: momentoLocal(clock()),
      login,
    })
    .execute();
  return valorExtrato === calculado;
};
