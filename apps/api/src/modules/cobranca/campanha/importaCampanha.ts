import { writeDayTime } from '@vidas/api-client/words/day.ts';
import {
  type Campanha,
  type CampanhaFeita,
  importaCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import type { LeituraCampanha } from '../../../imports/campanhaCsv.ts';
import { ImportError } from '../../../imports/importError.ts';
import { eachPortion, readInThread } from '../../../threads/readInThread.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { tx } from '../../../db/tx.ts';
import { comTrava, toma } from '../../../servers/trava.ts';
import type { Posse } from '../../../servers/trava.sql.ts';
import { insertLinhas, type LinhaLida } from '../aviso/campanha.sql.ts';
import type { Servico } from './servicoDeMensagens.ts';
import {
  type ChaveImportacao,
  claimImportacao,
  findImportacao,
  type ImportacaoConhecida,
  releaseImportacao,
  settleImportacao,
  travaDaImportacao,
} from './campanha.sql.ts';

/** A file and the settings of its campaign. */
export interface PedidoDeImportacao {
  body: Input<typeof importaCampanha>['body'];
  file: UploadedFile;
  login: string;
}

const TIMEOUT_MS = 60_000;
/** Lines kept at once. */
const PORCAO = 500;

const errado = (field: string, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }], body: { total: 1, linhas: 0, arquivo: null } });

const recusado = ({ problems, total, linhasErradas, arquivo }: Omit<LeituraCampanha, 'linhas'>): Failure => {
  const erro = new ImportError(problems, total);
  return new Failure(422, erro.message, {
    problems: erro.toFieldProblems(),
    body: { total, linhas: linhasErradas, arquivo },
  });
};

const repetido = ({ situacao, campanha_id, em }: ImportacaoConhecida): Failure => {
  const text =
    situacao === 'IMPORTANDO'
      ? 'Este arquivo está sendo importado agora com este nome. Aguarde um instante.'
      : `Este arquivo já foi importado com este nome em ${writeDayTime(em)}.`;
  const repetida = { id_campanha: campanha_id, data_hora_criacao: writeDayTime(em) };
  return new Failure(409, text, { body: { repetida } });
};

/** Parts of the server that importing needs. */
type ImportaDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'servidor'>;

/** Claims the file, or refuses a repeated import (MSG-12). */
const take = async (
  deps: ImportaDeps,
  chave: ChaveImportacao,
  { repetir, login, em }: { repetir: boolean; login: string; em: string },
): Promise<{ id: number; posse: Posse }> => {
  const { db } = deps;
  const conhecida = await findImportacao(db, chave, em);
  if (conhecida && (!repetir || conhecida.situacao === 'IMPORTANDO')) throw repetido(conhecida);
  const vez = conhecida ? conhecida.vez + 1 : 0;
  // Locked in the same transaction, so that no other server cleans it up.
  const claim = await tx(db, async (trx) => {
    const id = await claimImportacao(trx, { ...chave, vez }, { login, em });
    const posse = id === undefined ? undefined : await toma(deps, trx, travaDaImportacao(id));
    return id !== undefined && posse ? { id, posse } : undefined;
  });
  if (claim) return claim;
  throw repetido({ id: 0, situacao: 'IMPORTANDO', campanha_id: null, vez, em });
};

/** Checks a campaign's file and, when every line is right, hands it to the messaging service once (MSG-11). */
export const importa = async (
  deps: ImportaDeps,
  servico: Servico,
  { body, file, login }: PedidoDeImportacao,
): Promise<CampanhaFeita> => {
  const nome = body.nome_campanha.trim();
  if (nome === '') throw errado('nome_campanha', 'Informe o nome da campanha.');
  if (!/\.csv$/i.test(file.name)) throw errado('arquivo_importacao', 'Anexe um arquivo .csv.');
  const bytes = Buffer.concat(await file.stream.toArray());
  const em = momentoLocal(deps.clock());
  const envios = { push: body.enviar_push, sms: body.enviar_sms, hoje: em.slice(0, 10) };
  // The service reads the file again; here the lines only tell whom a notice would reach.
  const linhas: LinhaLida[] = [];
  let ordem = 0;
  const lida = await eachPortion(readInThread('campanha', { bytes, envios }), (porcao) => {
    for (const { matricula, telefone, mensagem, inApp, sms } of porcao) {
      ordem += 1;
      if (matricula === null) continue;
      const [push, porSms] = [inApp && envios.push, sms && envios.sms];
      linhas.push({
        ordem,
        matricula: matriculaInteira(matricula),
        telefone,
        texto: mensagem,
        push,
        sms: porSms,
      });
    }
  });
  if (lida.total > 0) throw recusado(lida);
  const chave = {
    servico: servico.nome,
    nome: nome.toLowerCase(),
    sha256: lida.sha256,
    competencia: em.slice(0, 7),
  };
  const { id, posse } = await take(deps, chave, { repetir: body.repetir ?? false, login, em });
  return comTrava(deps, posse, async () => {
    let campanha: Campanha | undefined;
    try {
      const { enviar_push, enviar_sms } = body;
      campanha = await servico.command(importaCampanha, {
        campos: { nome_campanha: nome, enviar_push, enviar_sms },
        // Sent under a neutral name, because the person's file name may reveal more than necessary.
        arquivo: { nome: 'arquivo_importacao', file: new File([new Uint8Array(bytes)], 'campanha.csv') },
        timeoutMs: TIMEOUT_MS,
      });
    } catch (error) {
      await releaseImportacao(deps.db, id);
      throw error;
    }
    await settleImportacao(deps.db, id, campanha?.id_campanha ?? null);
    for (let de = 0; de < linhas.length; de += PORCAO)
      // One after another: others need the database in between.
      // oxlint-disable-next-line no-await-in-loop
      await insertLinhas(deps.db, id, linhas.slice(de, de + PORCAO));
    return { status: true, message: 'Campanha importada com sucesso!', ...(campanha ? { campanha } : {}) };
  });
};
