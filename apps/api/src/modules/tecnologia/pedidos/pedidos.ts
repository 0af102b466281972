import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { diasDeLigacao, horasDoPedido } from '@vidas/api-client/tecnologia/pedidos/segundaPessoa.rules.ts';
import { randomUUID } from 'node:crypto';
import { tx, type Trx } from '../../../db/tx.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { withPrefix } from '../../../http/login.rules.ts';
import {
  PessoaDesconhecida,
  PessoaRecusada,
  type ComandoPessoa,
  podeGerir,
} from '../pessoas/pessoas.rules.ts';
import { lockPessoas } from '../pessoas/pessoas.sql.ts';
import type { Contexto } from '../pessoas/mudanca.ts';
import { executaComando, hashDe } from '../pessoas/pessoas.ts';
import {
  type ComandoQueEspera,
  esperaSegunda,
  impedimentoDe,
  noConsole,
  type PedidoDaRegra,
} from './pedidos.rules.ts';
import {
  comecaEnsaio,
  desfazEnsaio,
  encerraPedido,
  expiraPedidos,
  findAguardando,
  findRastro,
  findToques,
  insertPedido,
  lockPedido,
} from './pedidos.sql.ts';

const HORA_MS = 3_600_000;

/** Moment after which a change ties its author to the login. */
export const desdeDe = (agora: Date): Date => new Date(agora.getTime() - diasDeLigacao * 24 * HORA_MS);

type Pessoa = Awaited<ReturnType<typeof lockPessoas>>[number];
type Pedido = NonNullable<Awaited<ReturnType<typeof lockPedido>>>;

/** Result of a command: done, or waiting. */
export interface Feito {
  message: string;
  aguarda: boolean;
  /** Letter to the ombudsman about a change of Ouvidoria, without its author's name, which is appended. */
  carta?: string | undefined;
}

const cartaDe = (login: string, modulos: readonly string[], feito: string): string | undefined =>
  modulos.includes('ouvidoria')
    ? `Vidas: uma mudança do acesso de ${login} à Ouvidoria foi ${feito}`
    : undefined;

const modulosDo = ({ antes, comando }: { antes: readonly string[]; comando: ComandoQueEspera }): string[] => [
  ...antes,
  ...('modulos' in comando ? comando.modulos : []),
];

/** Stored command of a request. */
export const comandoDo = (pedido: Pick<Pedido, 'comando'>): ComandoQueEspera =>
  pedido.comando as unknown as ComandoQueEspera;

/** A request for the rules. */
export const daRegra = (pedido: Pick<Pedido, 'comando' | 'autor' | 'usuario_id'>): PedidoDaRegra => ({
  acao: comandoDo(pedido).acao,
  autor: pedido.autor,
  usuarioId: pedido.usuario_id,
});

const escrito = (moment: Date): string => writeDayTime(momentoLocal(moment));

/** Names of possible approvers, for the message; throws when there are none (OPE-19). */
const quemAprova = async (
  { trx, pessoas, agora }: { trx: Trx; pessoas: readonly Pessoa[]; agora: Date },
  pedido: PedidoDaRegra,
  comando: ComandoQueEspera,
): Promise<string> => {
  const toques = await findToques(trx, desdeDe(agora));
  const podem = pessoas.filter((uma) => impedimentoDe(uma, pedido, toques) === undefined);
  const console = `no console do servidor, ${noConsole(comando)} faz o mesmo e deixa o mesmo registro`;
  if (podem.length === 0)
    throw new PessoaRecusada(
      `Esta mudança pede uma segunda pessoa de Tecnologia que não esteja ligada a quem pede (nos últimos 30 dias), e não há nenhuma: ${console}.`,
    );
  if (podem.every(({ id }) => id === pedido.usuarioId))
    return `Só a própria pessoa pode aprovar, ao entrar com a senha que tem; se já não a sabe, ${console}.`;
  return comando.acao === 'senha'
    ? 'Outra pessoa de Tecnologia, ou a própria, aprova.'
    : 'Outra pessoa de Tecnologia aprova.';
};

const pede = async (
  { contexto, pessoas }: { contexto: Contexto & { db: Trx }; pessoas: readonly Pessoa[] },
  comando: ComandoQueEspera,
  { pessoa, ultima }: { pessoa: Pessoa | undefined; ultima: number },
): Promise<Feito> => {
  const { db: trx, autor, clock, senhaHash = null } = contexto;
  const agora = clock();
  const login = pessoa?.login ?? withPrefix(comando.login);
  const outro = await findAguardando(trx, login);
  if (outro !== undefined)
    throw new PessoaRecusada(
      `Já há um pedido para ${login}, de ${outro.quemPediu}, que aguarda até ${escrito(outro.expira_em)}: aprove-o, recuse-o ou retire-o antes.`,
    );
  const pedido = { acao: comando.acao, autor, usuarioId: pessoa?.id ?? null };
  const aprova = await quemAprova({ trx, pessoas, agora }, pedido, comando);
  const expira = new Date(agora.getTime() + horasDoPedido * HORA_MS);
  await insertPedido(trx, {
    id: randomUUID(),
    login,
    usuario_id: pedido.usuarioId,
    comando: 'senha' in comando ? { ...comando, senha: '' } : comando,
    senha_hash: senhaHash,
    antes: pessoa?.modulos ?? [],
    ultima_mudanca: ultima,
    autor,
    pedido_em: agora,
    expira_em: expira,
  });
  return {
    message: `Nada mudou ainda: o pedido para ${login} aguarda uma segunda pessoa até ${escrito(expira)}. ${aprova}`,
    aguarda: true,
    carta: cartaDe(login, modulosDo({ antes: pessoa?.modulos ?? [], comando }), 'pedida'),
  };
};

/** Refuses a hopeless request at once: the command runs and is rolled back. */
const ensaia = async (contexto: Contexto & { db: Trx }, comando: ComandoQueEspera): Promise<void> => {
  await comecaEnsaio(contexto.db);
  await executaComando(contexto, comando);
  await desfazEnsaio(contexto.db);
};

/** Runs a command, or stores it for a second person; decided while all people are locked (OPE-16). */
export const pedeOuFaz = async (contexto: Contexto, comando: ComandoPessoa): Promise<Feito> => {
  const { db, autor, clock } = contexto;
  const desde = desdeDe(clock());
  await expiraPedidos(db, clock());
  const senhaHash = 'senha' in comando ? await hashDe(contexto, comando) : undefined;
  const procurado = 'login' in comando ? withPrefix(comando.login).toLowerCase() : '';
  return tx(db, async (trx) => {
    const dentro = { ...contexto, db: trx, senhaHash };
    const pessoas = await lockPessoas(trx);
    const pessoa = pessoas.find(({ login }) => login.toLowerCase() === procurado);
    const rastro = pessoa && (await findRastro(trx, pessoa.id, desde));
    const tinhaHaPouco = rastro?.tinhaHaPouco ?? false;
    if (!esperaSegunda(comando, { autor, pessoa, tinhaHaPouco }))
      return { message: await executaComando(dentro, comando), aguarda: false };
    await ensaia(dentro, comando);
    return pede({ contexto: dentro, pessoas }, comando, { pessoa, ultima: rastro?.ultima ?? 0 });
  });
};

/** Message, and letter to the ombudsman. */
export type Decidido = Pick<Feito, 'message' | 'carta'>;
type Decisao = (trx: Trx, pedido: Pedido, pessoas: readonly Pessoa[]) => Promise<Decidido>;

/** Locks all people and the request, which must still wait; the first of two simultaneous decisions counts. */
const decide = async ({ db, clock }: Contexto, id: string, work: Decisao): Promise<Decidido> => {
  await expiraPedidos(db, clock());
  return tx(db, async (trx) => {
    const pessoas = await lockPessoas(trx);
    const pedido = await lockPedido(trx, id);
    if (pedido === undefined) throw new PessoaDesconhecida('Não existe este pedido.');
    if (pedido.situacao !== 'aguarda') throw new PessoaRecusada(`Este pedido já ${fins[pedido.situacao]}.`);
    return work(trx, pedido, pessoas);
  });
};

const fins = {
  aprovado: 'foi aprovado',
  recusado: 'foi recusado',
  retirado: 'foi retirado',
  expirou: 'expirou: quem o fez pede de novo',
} as const;

/** A change since the request ends it: the approver saw another state. */
const recusaMudado = async (trx: Trx, pedido: Pedido, pessoas: readonly Pessoa[]): Promise<void> => {
  const quemPediu = pessoas.find(({ id }) => id === pedido.autor);
  if (quemPediu === undefined || !podeGerir(quemPediu))
    throw new PessoaRecusada('Quem pediu já não é uma pessoa ativa de Tecnologia: recuse o pedido.');
  if (pedido.usuario_id === null) return;
  const { ultima } = await findRastro(trx, pedido.usuario_id, pedido.pedido_em);
  if (ultima !== Number(pedido.ultima_mudanca))
    throw new PessoaRecusada(
      `O acesso de ${pedido.login} mudou depois do pedido: recuse-o, e quem pediu pede de novo.`,
    );
};

/** Runs the requested command in its author's name, in the transaction of the approval (OPE-17). */
export const aprovaPedido = (contexto: Contexto, id: string): Promise<Decidido> =>
  decide(contexto, id, async (trx, pedido, pessoas) => {
    const { autor: aprovador, clock, operatorName } = contexto;
    const candidato = pessoas.find((uma) => uma.id === aprovador);
    const toques = await findToques(trx, desdeDe(clock()));
    const impedimento = candidato
      ? impedimentoDe(candidato, daRegra(pedido), toques)
      : 'Só uma pessoa ativa de Tecnologia aprova.';
    if (impedimento !== undefined) throw new PessoaRecusada(impedimento);
    await recusaMudado(trx, pedido, pessoas);
    const senhaHash = pedido.senha_hash ?? undefined;
    const message = await executaComando(
      { db: trx, autor: pedido.autor, aprovador, clock, senhaHash, operatorName },
      comandoDo(pedido),
    );
    await encerraPedido(trx, id, { situacao: 'aprovado', encerrado_por: aprovador, encerrado_em: clock() });
    const comando = comandoDo(pedido);
    return { message, carta: cartaDe(pedido.login, modulosDo({ antes: pedido.antes, comando }), 'aprovada') };
  });

/** Ends a request without its change: by its author, another person of Tecnologia, or the person concerned. */
export const terminaPedido = (
  contexto: Contexto,
  id: string,
  situacao: 'recusado' | 'retirado',
): Promise<Decidido> =>
  decide(contexto, id, async (trx, pedido, pessoas) => {
    const { autor: quem, clock } = contexto;
    const isSeu = pedido.autor === quem;
    if (isSeu !== (situacao === 'retirado'))
      throw new PessoaRecusada(isSeu ? 'Quem pediu retira o seu pedido.' : 'Só quem pediu retira o pedido.');
    const pessoa = pessoas.find(({ id: um }) => um === quem);
    if (pessoa === undefined || !(podeGerir(pessoa) || (pessoa.ativo && pedido.usuario_id === quem)))
      throw new PessoaRecusada('Só uma pessoa ativa de Tecnologia termina o pedido de outra.');
    await encerraPedido(trx, id, { situacao, encerrado_por: quem, encerrado_em: clock() });
    return { message: `O pedido para ${pedido.login} foi ${situacao}. Nada mudou.`, carta: undefined };
  });
