import { statusDoProtocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { statusDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import type { ProtocoloAchado } from '@vidas/api-client/shell/busca/busca.contract.ts';
import { modulosComProtocolos } from '@vidas/api-client/shell/busca/busca.rules.ts';
import type { Db } from '../../../db/database.ts';
import type { Session } from '../../../http/door.ts';
import { findDenunciaDe, findProtocolo } from './busca.sql.ts';

/**
 * Protocols with a number in the lists of the session's modules: of a visit with its person, of a report to the ombudsman with nobody
 * (ACE-29). Undefined for a session without such a list.
 */
export const protocolosDe = async (
  db: Db,
  { modules }: Pick<Session, 'modules'>,
  numero: string | null,
): Promise<ProtocoloAchado[] | undefined> => {
  const [temAtendimento, temOuvidoria] = modulosComProtocolos.map((key) => modules.includes(key));
  if (!temAtendimento && !temOuvidoria) return undefined;
  const visita = temAtendimento && numero !== null && (await findProtocolo(db, numero));
  const denuncia = temOuvidoria && numero !== null && (await findDenunciaDe(db, numero));
  const achados: ProtocoloAchado[] = [];
  if (visita) {
    const { status, ...each } = visita;
    achados.push({ ...each, de: 'atendimento', situacao: statusDoProtocolo[status] });
  }
  if (denuncia) {
    const { numero: own, status, deLado } = denuncia;
    const situacao = deLado === null ? statusDenuncia[status] : 'De lado';
    achados.push({ numero: own, de: 'ouvidoria', nome: null, situacao });
  }
  return achados;
};
