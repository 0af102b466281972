import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { type ModuleKey, moduleKeyOf, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { cargoDaLista } from '@vidas/api-client/tecnologia/pessoas/cargos.rules.ts';
import { randomUUID } from 'node:crypto';
import { within } from '../../../db/tx.ts';
import { withPrefix } from '../../../http/login.rules.ts';
import { nomesDaSenha, senhaProblema } from '../../../config/senha.rules.ts';
import { hashSenha } from '../../shell/troca-senha/senha.ts';
import { endSessoesDe, insertUsuario, updateSenha } from '../../shell/session/sessao.sql.ts';
import { edita } from './edita.ts';
import { type Contexto, exigeVendedorLivre, muda, type Pessoa, registra } from './mudanca.ts';
import { type ComandoPessoa, PessoaRecusada, podeGerir } from './pessoas.rules.ts';
import { findQuemMudou, selectPessoas, updateAtivo, updateModulos } from './pessoas.sql.ts';
import { findVendedorDaPessoa } from './vendedorDaPessoa.sql.ts';

type Pedido<A extends ComandoPessoa['acao']> = Extract<ComandoPessoa, { acao: A }>;

/** Hash of the command's password, reused when computed before. Throws `PessoaRecusada` for a bad password. */
export const hashDe = async (
  contexto: Pick<Contexto, 'operatorName' | 'senhaHash'>,
  { login, senha }: Pick<Pedido<'senha'>, 'login' | 'senha'>,
): Promise<string> => {
  if (contexto.senhaHash !== undefined) return contexto.senhaHash;
  const problema = senhaProblema(senha, nomesDaSenha(withPrefix(login), contexto));
  if (problema !== undefined) throw new PessoaRecusada(problema, 'senha');
  return hashSenha(senha);
};

const semGestor = (pessoas: readonly Pessoa[]): boolean => !pessoas.some(podeGerir);

/** Keeps at least one person who may manage people (OPE-7). */
const recusaUltima = (antes: readonly Pessoa[], mudada: Pessoa): void => {
  const depois = antes.map((pessoa) => (pessoa.id === mudada.id ? mudada : pessoa));
  if (!semGestor(antes) && semGestor(depois))
    throw new PessoaRecusada(
      `${mudada.login} é a única pessoa ativa com o módulo Tecnologia: dê-o antes a outra pessoa.`,
    );
};

/** Nobody removes their own access: only another person could repair a slip (OPE-13). */
const recusaASiMesmo = ({ autor }: Contexto, antes: Pessoa, mudada: Pessoa): void => {
  if (antes.id === autor && podeGerir(antes) && !podeGerir(mudada))
    throw new PessoaRecusada(
      'Ninguém desativa a si mesmo nem tira de si o módulo Tecnologia: peça a outra pessoa que o tenha.',
    );
};

const nomesDe = (modulos: readonly ModuleKey[]): string => modulos.map((key) => moduleNames[key]).join(', ');

const isTaken = (error: unknown): boolean =>
  (error as { constraint?: unknown }).constraint === 'usuario_login';

const cria = async (contexto: Contexto, pedido: Pedido<'cria'>): Promise<string> => {
  const { db } = contexto;
  const login = withPrefix(pedido.login);
  const senha_hash = await hashDe(contexto, pedido);
  const [id, nome, modulos] = [randomUUID(), pedido.nome.trim(), pedido.modulos];
  try {
    await within(db, async (trx) => {
      if (pedido.vendedor !== null) await exigeVendedorLivre(trx, pedido.vendedor);
      await insertUsuario(trx, {
        id,
        login,
        nome,
        cargo: cargoDaLista(pedido.cargo) ?? pedido.cargo.trim(),
        senha_hash,
        senha_provisoria: true,
        modulos,
        vendedor_codigo: pedido.vendedor,
        matricula: pedido.matricula ?? null,
      });
      await registra(
        { ...contexto, db: trx },
        { id, modulos },
        { tipo: 'criada', detalhe: modulos.join(', ') },
      );
    });
  } catch (error) {
    throw isTaken(error) ? new PessoaRecusada(`Já existe o login ${login}.`, 'login') : error;
  }
  return `${login} foi criado para ${nome}.`;
};

/** One's own password requires the old one (OPE-15), so that an open session cannot set it. */
const recusaAPropria = ({ autor }: Contexto, { id }: Pessoa): void => {
  if (id === autor)
    throw new PessoaRecusada('A própria senha se troca em "Trocar senha", no menu da pessoa.');
};

const trocaSenha = async (contexto: Contexto, pedido: Pedido<'senha'>): Promise<string> => {
  const hash = await hashDe(contexto, pedido);
  const pessoa = await muda(contexto, pedido.login, async (trx, antes) => {
    recusaAPropria(contexto, antes);
    await updateSenha(trx, antes.id, { hash, provisoria: true });
    await endSessoesDe(trx, antes.id, { agora: contexto.clock(), motivo: 'senha' });
    return { tipo: 'senha-trocada' };
  });
  return `A senha de ${pessoa.login} foi trocada e as sessões abertas terminaram. Ao entrar, a pessoa escolhe outra.`;
};

const mesmos = (uns: readonly string[], outros: readonly string[]): boolean =>
  uns.toSorted().join() === outros.toSorted().join();

const trocaModulos = async (
  contexto: Contexto,
  { login, modulos, vistos }: Pedido<'modulos'>,
): Promise<string> => {
  const pessoa = await muda(contexto, login, async (trx, antes, todas) => {
    if (vistos && !mesmos(vistos, antes.modulos))
      throw new PessoaRecusada(
        `Os módulos de ${antes.login} mudaram enquanto você os via: confira-os e troque de novo.`,
        undefined,
        {
          por: await findQuemMudou(trx, antes.id, 'modulos-trocados'),
          agora: { modulos: antes.modulos.flatMap((key) => moduleKeyOf(key) ?? []) },
        },
      );
    const mudada = { ...antes, modulos };
    recusaUltima(todas, mudada);
    recusaASiMesmo(contexto, antes, mudada);
    await updateModulos(trx, antes.id, modulos);
    if (!mesmos(modulos, antes.modulos))
      await endSessoesDe(trx, antes.id, { agora: contexto.clock(), motivo: 'modulos' });
    return { tipo: 'modulos-trocados', detalhe: `${antes.modulos.join(', ')} → ${modulos.join(', ')}` };
  });
  return `${pessoa.login} tem agora: ${nomesDe(modulos)}. As sessões abertas terminam na próxima chamada, e a pessoa entra de novo.`;
};

const desativa = async (contexto: Contexto, { login }: Pedido<'desativa'>): Promise<string> => {
  const pessoa = await muda(contexto, login, async (trx, antes, todas) => {
    if (!antes.ativo) throw new PessoaRecusada(`${antes.login} já está desativado.`);
    const mudada = { ...antes, ativo: false };
    recusaUltima(todas, mudada);
    recusaASiMesmo(contexto, antes, mudada);
    await updateAtivo(trx, antes.id, false);
    await endSessoesDe(trx, antes.id, { agora: contexto.clock(), motivo: 'desativada' });
    return { tipo: 'desativada' };
  });
  return `${pessoa.login} não entra mais e as suas sessões terminaram.`;
};

const reativa = async (contexto: Contexto, { login }: Pedido<'reativa'>): Promise<string> => {
  const pessoa = await muda(contexto, login, async (trx, antes) => {
    if (antes.ativo) throw new PessoaRecusada(`${antes.login} já está ativo.`);
    const codigo = await findVendedorDaPessoa(trx, antes.id);
    if (codigo !== null) await exigeVendedorLivre(trx, codigo);
    await updateAtivo(trx, antes.id, true);
    return { tipo: 'reativada' };
  });
  return `${pessoa.login} pode entrar de novo.`;
};

const lista = async ({ db }: Contexto): Promise<string> => {
  const pessoas = await selectPessoas(db);
  if (pessoas.length === 0) return 'Ninguém pode entrar ainda.';
  return pessoas
    .map(({ login, nome, cargo, modulos, ativo, entrada }) =>
      [
        login,
        nome,
        cargo,
        modulos.join(', '),
        ativo ? 'ativo' : 'DESATIVADO',
        `última entrada: ${entrada === null ? 'nenhuma' : writeDayTime(entrada)}`,
      ].join(' · '),
    )
    .join('\n');
};

/** Runs a command and resolves to its message. Throws `PessoaRecusada`. */
export const executaComando = (contexto: Contexto, comando: ComandoPessoa): Promise<string> => {
  switch (comando.acao) {
    case 'cria':
      return cria(contexto, comando);
    case 'senha':
      return trocaSenha(contexto, comando);
    case 'modulos':
      return trocaModulos(contexto, comando);
    case 'edita':
      return edita(contexto, comando);
    case 'desativa':
      return desativa(contexto, comando);
    case 'reativa':
      return reativa(contexto, comando);
    case 'lista':
      return lista(contexto);
  }
};
