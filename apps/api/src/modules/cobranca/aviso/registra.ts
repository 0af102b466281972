import type {
  desfazProva,
  registraAviso,
  registraProva,
} from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { faltasNoTexto } from '@vidas/api-client/cobranca/aviso/conteudo.rules.ts';
import {
  anosDaProva,
  numeroDoAr,
  recusaDaProva,
  recusaDoArquivo,
  tipoDoArquivo,
} from '@vidas/api-client/cobranca/aviso/prova.rules.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { createHash } from 'node:crypto';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import type { cofreDasProvas } from './arquivoDaProva.ts';
import { findDevidas, findTitulares, type TitularRow } from './conteudo.sql.ts';
import { conteudoDoAviso, mensalidadesNoDia } from './conteudoDoAviso.ts';
import * as rows from './registro.sql.ts';

/** Person and local moment of an act. */
export interface Quem {
  login: string;
  /** 'YYYY-MM-DDTHH:MM:SS'. */
  em: string;
}

const recusa = (field: string, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

export const sha256De = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The holder of a matrícula. Throws Failure 404. */
export const titularDe = async (db: Db | Trx, matricula: string): Promise<TitularRow> => {
  const [titular] = await findTitulares(db, [matriculaInteira(matricula)]);
  if (titular) return titular;
  const message = 'Nenhum titular tem esta matrícula.';
  throw new Failure(404, message, { problems: [{ field: 'matricula', message }] });
};

const campos = ['endereco', 'texto'] as const;
const nomes = { endereco: 'Diga o endereço ou número usado.', texto: 'Cole o texto do aviso.' };

/** Registers a notice made outside; its text is judged by the debt of its own day (NOT-22). */
export const registra = async (
  trx: Trx,
  body: Input<typeof registraAviso>['body'],
  { login, em }: Quem,
  { config, encargos }: { config: ServerConfig; encargos: Encargos },
) => {
  const { meio, enviadoEm } = body;
  for (const campo of campos) if (body[campo].trim() === '') throw recusa(campo, nomes[campo]);
  if (enviadoEm > em.slice(0, 10)) throw recusa('enviadoEm', 'Este dia ainda não chegou.');
  const titular = await titularDe(trx, body.matricula);
  const devidas = await findDevidas(trx, [titular.matricula], enviadoEm);
  const pedidas = new Set(body.mensalidades);
  const faturas = devidas.filter(({ numero }) => pedidas.has(numero));
  if (faturas.length === 0) throw recusa('mensalidades', 'Escolha ao menos uma mensalidade vencida.');
  if (faturas.length < pedidas.size)
    throw recusa(
      'mensalidades',
      'Uma das mensalidades é de outro contrato, foi cancelada ou vencia depois do aviso.',
    );
  const conteudo = conteudoDoAviso(titular, mensalidadesNoDia(faturas, enviadoEm, encargos), config);
  const texto = body.texto.trim();
  const faltas = faltasNoTexto(texto, conteudo);
  const id = await rows.insertAviso(trx, {
    titular: titular.matricula,
    meio,
    endereco: body.endereco.trim(),
    texto,
    sha256: sha256De(texto),
    faltas,
    enviadoEm: `${enviadoEm}T00:00:00`,
    por: login,
    origem: 'TELA',
    origemId: null,
    situacao: 'ENVIADO',
    mensalidades: faturas.map(({ numero }) => numero),
  });
  if (id === undefined) throw new TypeError('A notice without an origin has no twin.');
  const message =
    faltas.length === 0
      ? 'Aviso registrado.'
      : `Aviso registrado, e não vale: o texto não tem ${counted(faltas.length, 'dado', 'dados')} que a RN ANS 593/2023 pede.`;
  return { id, faltas, message };
};

const arquivoDe = (arquivo: NonNullable<Input<typeof registraProva>['body']['arquivo']>) => {
  const bytes = new Uint8Array(Buffer.from(arquivo.conteudo, 'base64'));
  const motivo = recusaDoArquivo(arquivo.nome, bytes);
  if (motivo !== null) throw recusa('arquivo', motivo);
  return { nome: arquivo.nome, bytes, tipo: tipoDoArquivo(bytes), sha256: sha256De(bytes) };
};

const anosAntes = (em: string, anos: number): string => `${Number(em.slice(0, 4)) - anos}${em.slice(4)}`;

/** Registers a proof with its file, all or nothing (NOT-26, NOT-27, NOT-28). */
export const prova = async (
  trx: Trx,
  body: Input<typeof registraProva>['body'],
  { login, em }: Quem,
  { cofre, tetoBytes }: { cofre: ReturnType<typeof cofreDasProvas>; tetoBytes: number },
): Promise<string> => {
  await rows.umaProvaDeCadaVez(trx);
  const aviso = await trx
    .selectFrom('aviso')
    .where('id', '=', body.aviso)
    .select(['titular_matricula', 'meio', 'enviado_em'])
    .executeTakeFirst();
  if (!aviso) throw new Failure(404, 'Este aviso não existe.');
  if (aviso.titular_matricula !== matriculaInteira(body.matricula))
    throw recusa('matricula', 'Este aviso é de outro contrato.');
  const enviadoEm = aviso.enviado_em.slice(0, 10);
  const problema = recusaDaProva(body, { meio: aviso.meio, enviadoEm }, em.slice(0, 10));
  if (problema) throw recusa(problema.field, problema.message);
  const numero = body.especie === 'AR' ? numeroDoAr(body.numero) : null;
  const usado = numero === null ? undefined : await rows.findAr(trx, numero);
  if (usado)
    throw recusa(
      'numero',
      `Este AR já prova o aviso nº ${usado.id}, da matrícula ${usado.titular_matricula}.`,
    );
  const arquivo = body.arquivo === null ? null : arquivoDe(body.arquivo);
  if (arquivo) {
    await rows.apagaArquivosAte(trx, anosAntes(em, anosDaProva));
    if ((await rows.bytesGuardados(trx)) + arquivo.bytes.length > tetoBytes)
      throw recusa(
        'arquivo',
        `As provas guardadas chegam ao teto de ${counted(Math.floor(tetoBytes / 1_048_576), 'MB', 'MB')} (PROVAS_TETO_MB). Fale com a TI.`,
      );
  }
  const { id } = await trx
    .insertInto('aviso_prova')
    .values({
      aviso_id: body.aviso,
      especie: body.especie,
      recebido_em: body.recebidoEm,
      numero,
      nota: body.nota.trim() === '' ? null : body.nota.trim(),
      por: login,
      registrada_em: em,
      arquivo_nome: arquivo?.nome ?? null,
      arquivo_tipo: arquivo?.tipo ?? null,
      arquivo_bytes: arquivo?.bytes.length ?? null,
      arquivo_sha256: arquivo?.sha256 ?? null,
      desfeita_por: null,
      desfeita_em: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (arquivo) await cofre.guarda(trx, id, arquivo.bytes);
  return 'Prova registrada.';
};

/** Undoes a wrong proof; it stays in the register with its reason (NOT-29). */
export const desfaz = async (
  trx: Trx,
  { id, motivo }: Input<typeof desfazProva>['body'],
  { login, em }: Quem,
): Promise<string> => {
  if (motivo.trim() === '') throw recusa('motivo', 'Escreva por que a prova é errada.');
  await rows.umaProvaDeCadaVez(trx);
  const antes = await rows.findProva(trx, id);
  if (!antes) throw new Failure(404, 'Esta prova não existe.');
  if (antes.desfeita_em !== null) throw new Failure(409, 'Esta prova já foi desfeita.');
  await trx
    .updateTable('aviso_prova')
    .set({ desfeita_por: login, desfeita_em: em, desfeita_motivo: motivo.trim() })
    .where('id', '=', id)
    .execute();
  return 'Prova desfeita. Ela fica no registro, com o motivo.';
};
