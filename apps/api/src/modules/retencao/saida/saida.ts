import type { Input, Reply } from '@vidas/api-client/http/endpoint.ts';
import { dizEfeito, passos, problemaDoPasso } from '@vidas/api-client/retencao/saida/passos.rules.ts';
import type { andaSaida, registraSaida } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import { efeitoDaSaida, problemaDaSaida, viaDaSaida } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import type { Updateable } from 'kysely';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import type { ServerConfig } from '../../../config/config.ts';
import { serialOf } from '../../../db/serial.ts';
import type { SaidaTable } from '../../../db/tables/saida.ts';
import type { Trx } from '../../../db/tx.ts';
import { registroAnsDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { findMatricula, nextProtocolo } from '../../atendimento/token.sql.ts';
import { prazosEm } from '../../juridico/prazos/prazos.sql.ts';
import * as rows from './saida.sql.ts';

/** Author and moment; `em` is local, 'YYYY-MM-DDTHH:MM:SS'. */
export interface Quem {
  userId: string;
  login: string;
  nome: string;
  em: string;
}

type Pedido = Omit<Input<typeof registraSaida>['body'], 'pedido'>;

const invalid = (problem: { field: string; message: string }): Failure =>
  new Failure(422, problem.message, { problems: [problem], body: { success: false } });

const conflict = (text: string): Failure => new Failure(409, text, { body: { success: false } });

/** Codes of the small lists of a protocol: theme Cancelamento, kind Solicitação, and the channels. */
const TEMA = 5;
const MANIFESTACAO = 2;
const canais = { TELEFONE: 1, PRESENCIAL: 2, SITE: 5, EMAIL: 4, CARTA: 2 } as const;

const momentoDe = (typed: string | null, agora: string): string =>
  typed === null ? agora : `${typed.slice(0, 16)}:00`;

/** Family of a request. Throws Failure for unknown people, for two families, and for a person with a request (RET-17). */
const familiaDo = async (trx: Trx, { matriculas, novoTitular }: Pedido): Promise<rows.DaFamiliaRow[]> => {
  const [titular, outro] = await rows.findTitularesDe(trx, matriculas);
  if (titular === undefined) throw new Failure(404, 'Nenhum beneficiário tem esta matrícula.');
  if (outro !== undefined)
    throw invalid({ field: 'matriculas', message: 'Um pedido é de uma família só: faça um para cada.' });
  await rows.lockFamilia(trx, titular);
  const familia = await rows.findFamilias(trx, [titular]);
  const pessoas = familia.filter(({ matricula }) => matriculas.includes(matricula));
  if (pessoas.length !== new Set(matriculas).size)
    throw invalid({ field: 'matriculas', message: 'Uma das matrículas não existe.' });
  const jaPediu = pessoas.find(({ pedida }) => pedida !== null);
  if (jaPediu) throw conflict(`${jaPediu.nome} já pediu para sair: protocolo ${jaPediu.pedida}.`);
  if (
    novoTitular !== null &&
    !familia.some(({ matricula }) => matricula === novoTitular && !matriculas.includes(matricula))
  )
    throw invalid({ field: 'novoTitular', message: 'O novo titular é alguém da família que fica.' });
  return familia;
};

/** Records a request to leave, or a person's change of mind before one; closes its protocol at once (RET-17). */
export const registra = async (
  trx: Trx,
  pedido: Pedido,
  quem: Quem,
  config: Pick<ServerConfig, 'ansRegistration'>,
): Promise<Reply<typeof registraSaida>> => {
  const familia = await familiaDo(trx, pedido);
  const [first] = familia;
  if (first === undefined) throw new Error('a family without anybody');
  const via = viaDaSaida(first.tipo_contratacao, first.mei);
  const { destino, canal, primeiroPedidoEm, obitoEm, desistiu, novoTitular, proximoEm } = pedido;
  const pedidoEm = momentoDe(pedido.pedidoEm, quem.em);
  const dados = { via, destino, pedidoEm, primeiroPedidoEm, obitoEm };
  const problem = problemaDaSaida(dados, quem.em);
  if (problem) throw invalid(problem);
  const {
    em: efeitoEm,
    aguarda,
    diretoDesde,
  } = efeitoDaSaida(dados, await prazosEm(trx, pedidoEm.slice(0, 10)));
  const efeito = desistiu
    ? 'O pedido não foi registrado: a pessoa fica.'
    : dizEfeito({ em: efeitoEm, aguarda, diretoDesde });
  const hoje = quem.em.slice(0, 10);
  await assina(trx, quem);
  const protocolo = await nextProtocolo(trx, registroAnsDe(config), hoje);
  const id = await rows.insertSaida(
    trx,
    {
      protocolo,
      titular_matricula: first.titular,
      via,
      destino,
      canal,
      quem_pediu: pedido.quemPediu,
      pedido_em: pedidoEm,
      primeiro_pedido_em: primeiroPedidoEm,
      obito_em: obitoEm,
      itens: [...new Set(pedido.itens)],
      novo_titular: novoTitular,
      motivo: pedido.motivo.trim(),
      por: quem.login,
      registrada_em: quem.em,
      aguarda,
      direto_desde: diretoDesde,
      efeito_em: desistiu ? null : efeitoEm,
      // The operator knows of a death from the day of the request, before or after its effect.
      sabida_em: desistiu || efeitoEm === null ? null : pedidoEm,
      comprovada_em: null,
      retirada_em: desistiu ? quem.em : null,
      responsavel: quem.login,
      proximo_em: proximoEm,
    },
    [...new Set(pedido.matriculas)],
  );
  await trx
    .insertInto('protocolo_atendimento')
    .values({
      codigo: `S${id}`,
      protocolo,
      matricula: first.titular,
      prestador_codigo: null,
      lancado_em: quem.em,
      ocorrido_em: pedidoEm.slice(0, 10),
      status: 'ENCERRADO',
      tema_codigo: TEMA,
      canal_codigo: canais[canal],
      manifestacao_codigo: MANIFESTACAO,
      demanda: 'Pedido de saída',
      tema_reclamacao: null,
      descricao: `Pedido de saída de ${pedido.quemPediu}.`,
      providencia: efeito,
      funcionario_matricula: await findMatricula(trx, quem.userId),
      funcionario_nome: quem.nome,
      encerrado_em: hoje,
    })
    .execute();
  return {
    success: true,
    message: desistiu ? 'Desistência registrada.' : 'Pedido de saída registrado.',
    id,
    protocolo,
    efeito,
  };
};

type Andamento = Omit<Input<typeof andaSaida>['body'], 'pedido'>;

/** Columns of a request that a step changes. */
const mudancaDe = (passo: Andamento['passo'], em: string): Updateable<SaidaTable> => {
  if (passo === 'EFEITO' || passo === 'DIRETO') return { efeito_em: em, sabida_em: em };
  if (passo === 'COMPROVANTE') return { comprovada_em: em };
  return passo === 'RETIRADA' ? { retirada_em: em } : {};
};

/** Records a step of a request (RET-24). */
export const anda = async (trx: Trx, { id, passo, em, texto, proximoEm }: Andamento, quem: Quem) => {
  const saida = await rows.lockSaida(trx, serialOf(id) ?? 0);
  if (!saida) throw new Failure(404, 'Este pedido de saída não existe.');
  const quando = momentoDe(em, quem.em);
  const problem = problemaDoPasso(saida, { passo, em: quando, texto }, quem.em);
  // An impossible step was taken by another person meanwhile.
  if (problem) throw problem.field === 'passo' ? conflict(problem.message) : invalid(problem);
  await assina(trx, quem);
  await rows.insertPasso(trx, {
    saida_id: saida.id,
    passo,
    em: quando,
    texto: texto.trim(),
    por: quem.login,
    registrado_em: quem.em,
  });
  await rows.updateSaida(trx, saida.id, {
    ...mudancaDe(passo, quando),
    responsavel: quem.login,
    proximo_em: proximoEm,
  });
  return { success: true, message: `${passos[passo]}: registrado.` };
};
