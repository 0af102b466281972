import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Input, Reply } from '@vidas/api-client/http/endpoint.ts';
import type {
  liberaContato,
  registraContato,
  reservaContato,
} from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import {
  minutosDeReserva,
  problemaDoContato,
  proximoDia,
  resultados,
} from '@vidas/api-client/prevencao/contato/contato.rules.ts';
import { programas } from '@vidas/api-client/prevencao/programas.rules.ts';
import type { Trx } from '../../../db/tx.ts';
import { esqueceFiguras } from '../../../figures/figura.sql.ts';
import { Failure } from '../../../http/failure.ts';
import { achaErrado } from '../../cadastro/telefone/telefone.ts';
import { gravaConsulta, terminaConsulta } from '../consultas.sql.ts';
import * as rows from './contato.sql.ts';
import { figurasDoPrograma } from '../inicio/inicio.sql.ts';

/** Caller and moment: local, 'YYYY-MM-DDTHH:MM:SS'. */
export interface Quem {
  login: string;
  em: string;
  /** `em` plus the minutes of a reservation. */
  ate: string;
}

type Pessoa = NonNullable<Awaited<ReturnType<typeof rows.lockPessoa>>>;
type DoDia = Awaited<ReturnType<typeof rows.findContatosDoDia>>[number];

export const conflict = (text: string): Failure => new Failure(409, text, { body: { success: false } });

export const invalid = (problem: { field: string; message: string }): Failure =>
  new Failure(422, problem.message, { problems: [problem], body: { success: false } });

export const pessoaDe = async (trx: Trx, matricula: string): Promise<Pessoa> => {
  const pessoa = await rows.lockPessoa(trx, matricula);
  if (!pessoa) throw new Failure(404, 'Nenhum beneficiário tem esta matrícula.');
  return pessoa;
};

/** Numbers of a person; the number of every screen comes first (CAD-30). */
export const telefonesDe = ({ telefone, fone_1, fone_2, fone_3 }: Pessoa): string[] => [
  ...new Set([telefone, fone_1, fone_2, fone_3].filter((fone) => fone !== null)),
];

const dito = ({ quem, em, programa, resultado }: DoDia): string =>
  `${quem} já chamou esta pessoa hoje (${writeDayTime(em)}, ${programas[programa].nome}): ${resultados[resultado].texto.toLowerCase()}.`;

/** Refuses (409) a second call today, or a call while another person is calling (PRV-13). */
const exigeLivre = async (
  trx: Trx,
  pessoa: string,
  hoje: readonly DoDia[],
  { login, em }: Quem,
): Promise<void> => {
  const deOutro = hoje.find((contato) => contato.login !== login);
  if (deOutro) throw conflict(dito(deOutro));
  const reserva = await rows.findReserva(trx, pessoa, em);
  if (reserva && reserva.login !== login)
    throw conflict(
      `${reserva.quem} está chamando esta pessoa desde ${writeDayTime(reserva.desde)}. Tente de novo depois das ${reserva.ate.slice(11, 16)}.`,
    );
};

/** Records that the contacts of a person were read (PRV-8). */
export const registraLeitura = async (
  trx: Trx,
  { matricula, programa }: Input<typeof reservaContato>['body'],
  { em, login }: Quem,
): Promise<void> => {
  const consulta = await gravaConsulta(trx, {
    em,
    login,
    lista: 'Contatos de uma pessoa',
    inicio: null,
    fim: null,
    detalhe: matricula,
    finalidade: programas[programa].finalidade,
  });
  await terminaConsulta(trx, consulta, { pessoas: 1, completa: true });
};

/** Reserves a person for ten minutes, and records that the contacts were read (PRV-8, PRV-13). */
export const reserva = async (
  trx: Trx,
  { matricula, programa }: Input<typeof reservaContato>['body'],
  quem: Quem,
): Promise<Reply<typeof reservaContato>> => {
  const pessoa = await pessoaDe(trx, matricula);
  const hoje = await rows.findContatosDoDia(trx, pessoa.id, quem.em.slice(0, 10));
  await exigeLivre(trx, pessoa.id, hoje, quem);
  const feito = hoje.find((contato) => contato.programa === programa);
  if (feito) throw conflict(dito(feito));
  await registraLeitura(trx, { matricula: pessoa.matricula, programa }, quem);
  const { login, em, ate } = quem;
  await rows.putReserva(trx, { pessoa_id: pessoa.id, login, desde: em, ate });
  const contatos = await rows.findHistorico(trx, pessoa.id, programa);
  return { nome: pessoa.nome, telefones: telefonesDe(pessoa), ate: ate.slice(0, 16), contatos };
};

/** The contact is already written: a second click. */
const isRepeated = (contato: DoDia, body: Input<typeof registraContato>['body']): boolean =>
  contato.resultado === body.resultado &&
  contato.telefone === body.telefone &&
  (contato.observacao ?? '') === body.observacao.trim();

/** Writes a contact and releases the person (PRV-10, PRV-13). */
export const registra = async (
  trx: Trx,
  body: Input<typeof registraContato>['body'],
  quem: Quem,
): Promise<void> => {
  const dia = quem.em.slice(0, 10);
  const problem = problemaDoContato(body, dia);
  if (problem) throw invalid(problem);
  const pessoa = await pessoaDe(trx, body.matricula);
  const hoje = await rows.findContatosDoDia(trx, pessoa.id, dia);
  await exigeLivre(trx, pessoa.id, hoje, quem);
  const feito = hoje.find(({ programa }) => programa === body.programa);
  if (feito && !isRepeated(feito, body)) throw conflict(dito(feito));
  if (!feito) {
    if (body.telefone !== null && !telefonesDe(pessoa).includes(body.telefone))
      throw invalid({ field: 'telefone', message: 'Este número já não está no cadastro da pessoa.' });
    if (body.resultado === 'NUMERO_ERRADO')
      await achaErrado(
        trx,
        pessoa,
        { numero: body.telefone ?? '', certo: body.certo ?? null, onde: 'PREVENCAO' },
        quem,
      );
    await rows.insertContato(trx, {
      pessoa_id: pessoa.id,
      programa: body.programa,
      dia,
      feito_em: quem.em,
      login: quem.login,
      telefone: body.telefone,
      resultado: body.resultado,
      observacao: body.observacao.trim() || null,
      proximo_em: proximoDia(body.resultado, dia, body.proximo),
    });
    await esqueceFiguras(trx, figurasDoPrograma(body.programa));
  }
  await rows.deleteReserva(trx, pessoa.id, quem.login);
};

/** Releases a person reserved by the caller. */
export const libera = async (
  trx: Trx,
  { matricula }: Input<typeof liberaContato>['body'],
  { login }: Quem,
): Promise<void> => rows.deleteReserva(trx, (await pessoaDe(trx, matricula)).id, login);

/** The caller, at a moment. */
export const quemChama = (login: string, agora: Date, local: (moment: Date) => string): Quem => ({
  login,
  em: local(agora),
  ate: local(new Date(agora.getTime() + minutosDeReserva * 60_000)),
});
