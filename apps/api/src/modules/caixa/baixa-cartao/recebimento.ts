import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type {
  confirmaRecebimento,
  desfazRecebimento,
} from '@vidas/api-client/caixa/baixa-cartao/recebimento.contract.ts';
import {
  linhaDaParcela,
  linhaDoRecebimento,
  unidadeDaParcela,
} from '@vidas/api-client/caixa/baixa-cartao/recebimento.rules.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import { serialOf } from '../../../db/serial.ts';
import type { Trx } from '../../../db/tx.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { Failure } from '../../../http/failure.ts';
import type { Quem } from '../pagamento-cartao/pedido.ts';
import {
  lockDoDia,
  lockDoRecebimento,
  lockRecebimento,
  mudaParcelas,
  type ParcelaDoLote,
} from './recebimento.sql.ts';

const soma = (parcelas: readonly ParcelaDoLote[], campo: 'valor_cents' | 'valor_liquido_cents'): number =>
  parcelas.reduce((sum, each) => sum + each[campo], 0);

const quantas = (count: number): string => counted(count, 'parcela', 'parcelas');

/** Receives all open installments of a day together, as they were confirmed, or none (CXA-19). */
export const recebeODia = async (
  trx: Trx,
  { dia, bandeiraId, confirmado }: Input<typeof confirmaRecebimento>['body'],
  { momento, user, hoje }: Quem,
): Promise<{ id: string; message: string }> => {
  if (dia > hoje)
    throw new Failure(422, `O crédito de ${writeDay(dia)} ainda não chegou: o dia é depois de hoje.`, {
      problems: [{ field: 'dia', message: 'O dia não pode ser depois de hoje.' }],
    });
  const bandeira = bandeiraId === null ? null : (serialOf(bandeiraId) ?? 0);
  const parcelas = await lockDoDia(trx, dia, bandeira);
  exigeConfirmado(
    confirmado,
    parcelas.map((each) =>
      linhaDaParcela({
        mensalidadeId: String(each.id),
        dataPrevista: each.prevista_em,
        mensalidadeValor: each.valor_cents,
        mensalidadeValorLiquido: each.valor_liquido_cents,
      }),
    ),
    unidadeDaParcela,
  );
  if (parcelas.length === 0)
    throw new Failure(409, `Não há parcela em aberto prevista para ${writeDay(dia)}.`);
  const valor = soma(parcelas, 'valor_cents');
  const { id } = await trx
    .insertInto('cartao_recebimento')
    .values({
      dia,
      bandeira_id: bandeira,
      parcelas: parcelas.length,
      valor_cents: valor,
      valor_liquido_cents: soma(parcelas, 'valor_liquido_cents'),
      feito_em: momento,
      feito_por: user,
      desfeito_em: null,
      desfeito_por: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mudaParcelas(trx, parcelas, { status: 'Pago', recebimento: id, momento, user });
  const verbo = agree(parcelas.length, 'recebida', 'recebidas');
  return { id: String(id), message: `${quantas(parcelas.length)} ${verbo}, R$ ${reais(valor)}.` };
};

/** Opens the installments of a receipt again, those that it still pays (CXA-19). */
export const desfazODia = async (
  trx: Trx,
  body: Input<typeof desfazRecebimento>['body'],
  { momento, user }: Quem,
): Promise<string> => {
  const id = serialOf(body.id) ?? 0;
  const recebimento = await lockRecebimento(trx, id);
  if (!recebimento) throw new Failure(404, 'Recebimento não encontrado.');
  if (recebimento.desfeito_em !== null)
    throw new Failure(
      409,
      `O recebimento foi desfeito em ${writeDayTime(recebimento.desfeito_em)} por ${recebimento.desfeito_por}.`,
    );
  const parcelas = await lockDoRecebimento(trx, id);
  const agora = { id: body.id, parcelas: parcelas.length, valor: soma(parcelas, 'valor_cents') };
  exigeConfirmado(body.confirmado, [linhaDoRecebimento(agora)], unidadeDaParcela);
  await mudaParcelas(trx, parcelas, { status: 'Aberto', recebimento: null, momento, user });
  await trx
    .updateTable('cartao_recebimento')
    .set({ desfeito_em: momento, desfeito_por: user })
    .where('id', '=', id)
    .execute();
  const verbo = agree(parcelas.length, 'reaberta', 'reabertas');
  return `Recebimento desfeito: ${quantas(parcelas.length)} ${verbo}.`;
};
