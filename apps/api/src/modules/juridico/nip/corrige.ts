import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { cancelaNip, corrigeNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import {
  chavesDosCampos,
  recusaDaCorrecao,
  recusaDaNotificacao,
} from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { exige, exigeTexto, lockVigente, noCampo, pessoaDe, type Quem } from './atoDaNip.ts';
import { findMudancas, findOutra, insertMudancas } from './mudancas.sql.ts';
import { updateNip } from './nip.sql.ts';

/** Locks a NIP that may be corrected or cancelled; throws once it has an answer (PRA-14). */
const lockSemResposta = async (trx: Trx, id: string) => {
  const nip = await lockVigente(trx, id);
  if (nip.respondidaEm !== null)
    throw new Failure(
      409,
      `${nip.respondidaPor} registrou a resposta desta NIP, de ${writeDay(nip.respondidaEm)}: ela já não se corrige nem se cancela.`,
    );
  return nip;
};

const jaRegistrada = () => noCampo(409, 'demanda', 'esta demanda já está registrada');

/** Corrects a NIP without answer and keeps the earlier values (PRA-12). */
export const corrige = async (
  trx: Trx,
  { id, correcoesVistas, motivo: digitado, ...body }: Input<typeof corrigeNip>['body'],
  { login, em }: Quem,
): Promise<string> => {
  const motivo = exigeTexto('motivo', digitado, 'escreva o motivo');
  const { matricula } = await pessoaDe(trx, body.matricula);
  const depois = {
    demanda: exigeTexto('demanda', body.demanda, 'escreva o número da demanda'),
    matricula,
    natureza: body.natureza,
    notificadaEm: body.notificadaEm,
    assunto: exigeTexto('assunto', body.assunto, 'escreva o assunto'),
    demandaTexto: exigeTexto('demandaTexto', body.demandaTexto, 'cole o texto da demanda'),
    protocolo: body.protocolo.trim() || null,
  };
  const nip = await lockSemResposta(trx, id);
  const [ultima, ...outras] = await findMudancas(trx, nip.id);
  if (ultima && outras.length + 1 !== correcoesVistas)
    throw new Failure(
      409,
      `${ultima.por} corrigiu esta NIP em ${writeDayTime(ultima.em)}. Abra-a de novo para corrigir o que ficou.`,
    );
  exige('notificadaEm', recusaDaNotificacao(depois.notificadaEm, em.slice(0, 10)));
  exige('notificadaEm', recusaDaCorrecao(depois.notificadaEm, nip.desfechoEm));
  if (await findOutra(trx, depois.demanda, nip.id)) throw jaRegistrada();
  const mudados = chavesDosCampos.filter((campo) => depois[campo] !== nip[campo]);
  if (mudados.length === 0) throw noCampo(422, 'motivo', 'nada mudou: corrija ao menos um campo');
  await insertMudancas(
    trx,
    mudados.map((campo) => ({
      nip_id: nip.id,
      campo,
      antes: nip[campo],
      depois: depois[campo],
      motivo,
      por: login,
      em,
    })),
  );
  const { notificadaEm: notificada_em, demandaTexto: texto, ...iguais } = depois;
  await updateNip(trx, nip.id, { ...iguais, notificada_em, texto }).catch((cause: unknown) => {
    // Somebody registered the number at the same moment.
    throw (cause as { code?: unknown }).code === '23505' ? jaRegistrada() : cause;
  });
  return `NIP ${depois.demanda}: corrigida.`;
};

/** Cancels a NIP that was registered by mistake (PRA-13). */
export const cancela = async (
  trx: Trx,
  { id, motivo: digitado }: Input<typeof cancelaNip>['body'],
  { login, em }: Quem,
): Promise<string> => {
  const motivo = exigeTexto('motivo', digitado, 'escreva o motivo');
  const nip = await lockSemResposta(trx, id);
  await updateNip(trx, nip.id, { cancelada_em: em, cancelada_por: login, cancelada_motivo: motivo });
  return `NIP ${nip.demanda}: cancelada, registrada por engano.`;
};
