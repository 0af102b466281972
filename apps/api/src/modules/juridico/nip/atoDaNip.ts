import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { serialOf } from '../../../db/serial.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { findNome, lockNip } from './nip.sql.ts';

/** Author and local moment of an act. */
export interface Quem {
  readonly login: string;
  readonly em: string;
}

/** Refusal at a field. */
export const noCampo = (status: 409 | 422, field: string, message: string): Failure =>
  new Failure(status, message, { problems: [{ field, message }] });

/** Refuses a field for a reason, if there is one. */
export const exige = (field: string, recusa: string | null): void => {
  if (recusa !== null) throw noCampo(422, field, recusa);
};

/** A text without blanks around it; refused when nothing is left. */
export const exigeTexto = (field: string, texto: string, falta: string): string => {
  const limpo = texto.trim();
  if (limpo === '') throw noCampo(422, field, falta);
  return limpo;
};

/** Typed matrícula in the register's form, with the name of its person. */
export const pessoaDe = async (trx: Trx, digitada: string): Promise<{ matricula: string; nome: string }> => {
  const matricula = matriculaInteira(exigeTexto('matricula', digitada, 'escreva a matrícula'));
  const nome = await findNome(trx, matricula);
  if (nome === undefined) throw noCampo(422, 'matricula', 'nenhum beneficiário tem esta matrícula');
  return { matricula, nome };
};

/** Locks a NIP of an act; refused when it is unknown or was cancelled meanwhile (PRA-13). */
export const lockVigente = async (trx: Trx, id: string) => {
  const nip = await lockNip(trx, serialOf(id) ?? 0);
  if (!nip) throw new Failure(404, 'Esta NIP não existe.');
  if (nip.canceladaEm !== null)
    throw new Failure(
      409,
      `${nip.canceladaPor} cancelou esta NIP em ${writeDayTime(nip.canceladaEm)}: foi registrada por engano.`,
    );
  return nip;
};
