import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { TelefoneErradoTable } from '../../../db/tables/prevencao.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { digitosDoTelefone, isTelefone } from '../../../imports/telefone.rules.ts';
import { encerraErrado, insertErrado, lockErrado, lockPorMatricula, writeFones } from './telefone.sql.ts';

/** Caller and moment: local, 'YYYY-MM-DDTHH:MM:SS'. */
export interface Quem {
  login: string;
  em: string;
}

/** A locked person with her telephones. */
export interface ComFones {
  id: string;
  fone_1: string | null;
  fone_2: string | null;
  fone_3: string | null;
}

const conflict = (text: string): Failure => new Failure(409, text, { body: { success: false } });

const fonesDe = ({ fone_1, fone_2, fone_3 }: ComFones): (string | null)[] => [fone_1, fone_2, fone_3];

/** Digits of the right number. Throws 422 for a text that is no telephone, and for the wrong number itself. */
const exigeCerto = (certo: string, numero: string): string => {
  const refuse = (message: string): Failure =>
    new Failure(422, message, { problems: [{ field: 'certo', message }], body: { success: false } });
  const digitos = digitosDoTelefone(certo);
  if (!isTelefone(digitos)) throw refuse('Digite um telefone com DDD que exista.');
  if (digitos === digitosDoTelefone(numero)) throw refuse('Este é o número que está errado.');
  return digitos;
};

/** The three telephones with the right one in place of the wrong one; a number never stands twice. */
const trocado = (fones: readonly (string | null)[], numero: string, certo: string): (string | null)[] => {
  if (numero === '') return [certo, null, null];
  const hasIt = fones.some((fone) => fone !== null && fone !== numero && digitosDoTelefone(fone) === certo);
  const first = fones.indexOf(numero);
  return fones.map((fone, index) => (fone === numero ? (index === first && !hasIt ? certo : null) : fone));
};

const exigeDaPessoa = (pessoa: ComFones, numero: string): void => {
  const fones = fonesDe(pessoa);
  const isHers = numero === '' ? fones.every((fone) => fone === null) : fones.includes(numero);
  if (!isHers)
    throw conflict(
      numero === ''
        ? 'Esta pessoa já tem um telefone no cadastro.'
        : 'Este número já não está no cadastro da pessoa.',
    );
};

/**
 * Reports a number of a locked person as wrong. The right one replaces it; without one it waits in Cadastro, unused (CAD-30). An
 * empty number stands for a person without any.
 */
export const achaErrado = async (
  trx: Trx,
  pessoa: ComFones,
  { numero, certo, onde }: { numero: string; certo: string | null; onde: TelefoneErradoTable['onde'] },
  { login, em }: Quem,
): Promise<void> => {
  exigeDaPessoa(pessoa, numero);
  const novo = certo === null ? null : exigeCerto(certo, numero);
  const dito = { pessoa_id: pessoa.id, numero, login, em };
  await insertErrado(trx, { ...dito, onde });
  if (novo === null) return;
  await writeFones(trx, { id: pessoa.id, fones: trocado(fonesDe(pessoa), numero, novo), login, em });
  await encerraErrado(trx, { ...dito, novo });
};

/** `achaErrado` for the person of a matrícula; returns her name. */
export const achaErradoDe = async (
  trx: Trx,
  matricula: string,
  telefone: Parameters<typeof achaErrado>[2],
  quem: Quem,
): Promise<string> => {
  const pessoa = await lockPorMatricula(trx, matricula);
  if (!pessoa) throw new Failure(404, 'Nenhum beneficiário tem esta matrícula.');
  await achaErrado(trx, pessoa, telefone, quem);
  return pessoa.nome;
};

/** Closes a number of the list: corrected by `certo`, or confirmed as right without it (CAD-31). Returns the person's name. */
export const resolve = async (
  trx: Trx,
  { id, certo }: { id: number; certo: string | null },
  quem: Quem,
): Promise<string> => {
  const errado = await lockErrado(trx, id);
  if (!errado) throw new Failure(404, 'Este telefone não está na lista.');
  const { fim, fim_em, fim_por, nome, numero } = errado;
  if (fim !== null)
    throw conflict(
      `${fim_por} já ${fim === 'CERTO' ? 'disse que este número está certo' : 'corrigiu este número'}, em ${writeDayTime(fim_em ?? '')}.`,
    );
  exigeDaPessoa(errado, numero);
  if (certo === null && numero === '')
    throw conflict('Sem número não há o que dizer certo: digite um telefone.');
  const novo = certo === null ? null : exigeCerto(certo, numero);
  if (novo !== null)
    await writeFones(trx, { id: errado.id, fones: trocado(fonesDe(errado), numero, novo), ...quem });
  await encerraErrado(trx, { pessoa_id: errado.id, numero, novo, ...quem });
  return nome;
};
