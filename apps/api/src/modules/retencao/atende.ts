import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { problemaDoAtendimento } from '@vidas/api-client/retencao/retencao.rules.ts';
import type {
  addAtendimentoRetencao,
  reabrirAtendimentoRetencao,
} from '@vidas/api-client/retencao/retencao.contract.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import { serialOf } from '../../db/serial.ts';
import type { Trx } from '../../db/tx.ts';
import { Failure } from '../../http/failure.ts';
import { findMatriculaDe, findMotivos, findUltima, insertEntrada, lockBeneficiario } from './retencao.sql.ts';

type Pedido = Input<typeof addAtendimentoRetencao>['body'];

/** Author and moment; `em` is local, 'YYYY-MM-DDTHH:MM:SS'. */
export interface Quem {
  login: string;
  em: string;
}

type Ultima = NonNullable<Awaited<ReturnType<typeof findUltima>>>;

const porQuem = ({ quem, registrada_em }: Ultima): string => `por ${quem} em ${writeDayTime(registrada_em)}`;

/** Month of a first attendance: the cancellation's, or the current one before a future cancellation (RET-11). */
const mesDe = (cancelado_em: string | null, em: string): string =>
  (cancelado_em !== null && cancelado_em < em ? cancelado_em : em).slice(0, 7);

const conflict = (text: string): Failure => new Failure(409, text, { body: { success: false } });

/** The last entry repeats this one: the same words by the same person, who has not seen it yet (RET-16). */
const isRepeated = (ultima: Ultima, pedido: Pedido, login: string): boolean =>
  ultima.usuario === login &&
  pedido.ultimoRetcod !== String(ultima.codigo) &&
  ultima.status === pedido.retstatus &&
  ultima.resultado === pedido.retresultado &&
  ultima.motivo_codigo === pedido.retmotivo &&
  ultima.descricao === pedido.retdesc.trim();

/** Checks that a new entry may follow the last one; else Failure 409 naming the author in between (RET-8, RET-9). */
const requireOpen = (ultima: Ultima | undefined, { ultimoRetcod }: Pedido, login: string): void => {
  if (ultima?.status === 'F')
    throw conflict(`Este atendimento já foi finalizado ${porQuem(ultima)}. Reabra-o para registrar outro.`);
  // A client without that field may only continue its own attendance.
  if (ultimoRetcod === undefined && (ultima?.status !== 'A' || ultima.usuario === login)) return;
  if (ultimoRetcod !== undefined && ultimoRetcod === (ultima ? String(ultima.codigo) : null)) return;
  throw conflict(
    ultima
      ? `Outro atendimento deste beneficiário foi registrado ${porQuem(ultima)}. Confira o histórico antes de registrar o seu.`
      : 'O histórico deste beneficiário mudou. Busque de novo antes de registrar.',
  );
};

/** Writes an attendance and returns its code. */
export const registraAtendimento = async (trx: Trx, pedido: Pedido, { login, em }: Quem): Promise<number> => {
  const problem = problemaDoAtendimento(pedido, await findMotivos(trx));
  if (problem) throw new Failure(422, problem.message, { problems: [problem], body: { success: false } });
  const matricula = matriculaInteira(pedido.codsau);
  const beneficiario = await lockBeneficiario(trx, matricula);
  if (!beneficiario) throw new Failure(404, 'Nenhum beneficiário tem esta matrícula.');
  const ultima = await findUltima(trx, matricula);
  if (ultima && isRepeated(ultima, pedido, login)) return ultima.codigo;
  requireOpen(ultima, pedido, login);
  return insertEntrada(trx, {
    matricula,
    // A continued attendance stays in its month (RET-11).
    competencia: ultima?.competencia ?? mesDe(beneficiario.cancelado_em, em),
    registrada_em: em,
    descricao: pedido.retdesc.trim(),
    status: pedido.retstatus,
    resultado: pedido.retresultado,
    motivo_codigo: pedido.retmotivo,
    usuario: login,
  });
};

/** 'Em negociação'. */
const motivoReaberto = 3;

/** Reopens a finished attendance with a new entry, so that the history stays (RET-8). Returns its code. */
export const reabreAtendimento = async (
  trx: Trx,
  { retcod, motivo }: Input<typeof reabrirAtendimentoRetencao>['body'],
  { login, em }: Quem,
): Promise<number> => {
  const codigo = serialOf(retcod);
  const matricula = codigo === undefined ? undefined : await findMatriculaDe(trx, codigo);
  if (matricula === undefined) throw new Failure(404, 'Nenhum atendimento tem este código.');
  await lockBeneficiario(trx, matricula);
  const ultima = await findUltima(trx, matricula);
  if (!ultima || ultima.codigo !== codigo)
    throw conflict(
      `Este atendimento já não é o último do beneficiário${ultima ? `: outro foi registrado ${porQuem(ultima)}` : ''}.`,
    );
  if (ultima.status === 'A') throw conflict(`Este atendimento está em andamento, ${porQuem(ultima)}.`);
  return insertEntrada(trx, {
    matricula,
    competencia: ultima.competencia,
    registrada_em: em,
    descricao: `Atendimento reaberto: ${motivo}`,
    status: 'A',
    resultado: null,
    motivo_codigo: motivoReaberto,
    usuario: login,
  });
};
