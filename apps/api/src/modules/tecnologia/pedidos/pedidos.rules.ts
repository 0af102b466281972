import { modulosEsperam, temModuloDeDuas } from '@vidas/api-client/tecnologia/pedidos/segundaPessoa.rules.ts';
import { type ComandoPessoa, podeGerir } from '../pessoas/pessoas.rules.ts';

/** A command that may wait for a second person. */
export type ComandoQueEspera = Extract<ComandoPessoa, { acao: 'cria' | 'senha' | 'modulos' | 'reativa' }>;

/** A person for the rules. */
export interface PessoaDaRegra {
  id: string;
  ativo: boolean;
  modulos: readonly string[];
}

/** `autor` created or reset the login of `usuario`; both are user ids. */
export interface Toque {
  autor: string;
  usuario: string;
}

interface Alvo {
  autor: string;
  /** Person that the command concerns; undefined for an unknown login. */
  pessoa: PessoaDaRegra | undefined;
  /** The person had one of the two modules within the days of a tie. */
  tinhaHaPouco: boolean;
}

/** The command must wait for a second person (OPE-16). */
export const esperaSegunda = (
  comando: ComandoPessoa,
  { autor, pessoa, tinhaHaPouco }: Alvo,
): comando is ComandoQueEspera => {
  switch (comando.acao) {
    case 'cria':
      return temModuloDeDuas(comando.modulos);
    case 'senha':
      return pessoa !== undefined && pessoa.id !== autor && (temModuloDeDuas(pessoa.modulos) || tinhaHaPouco);
    case 'modulos':
      return (
        pessoa !== undefined &&
        modulosEsperam({ antes: pessoa.modulos, depois: comando.modulos }, pessoa.id === autor)
      );
    case 'reativa':
      return pessoa !== undefined && temModuloDeDuas(pessoa.modulos);
    case 'edita':
    case 'desativa':
    case 'lista':
      return false;
  }
};

/** A login with everybody who may know its password: authors of creation or reset, and their authors in turn. */
const porTras = (id: string, toques: readonly Toque[]): Set<string> => {
  const achados = new Set([id]);
  // A set visits elements added during its walk.
  for (const achado of achados)
    for (const { autor, usuario } of toques) if (usuario === achado) achados.add(autor);
  return achados;
};

/**
 * One person may be behind both logins: one created or reset the other, or a common author did, in any number
 * of steps.
 */
export const estaoLigados = (um: string, outro: string, toques: readonly Toque[]): boolean => {
  const doOutro = porTras(outro, toques);
  return [...porTras(um, toques)].some((id) => doOutro.has(id));
};

/** A request for the rules. */
export interface PedidoDaRegra {
  acao: ComandoQueEspera['acao'];
  autor: string;
  /** Null for a person who does not exist yet. */
  usuarioId: string | null;
}

/** Portuguese reason why somebody cannot approve a request; undefined when they can (OPE-17). */
export const impedimentoDe = (
  candidato: PessoaDaRegra,
  { acao, autor, usuarioId }: PedidoDaRegra,
  toques: readonly Toque[],
): string | undefined => {
  if (candidato.id === autor) return 'Quem pede não aprova: é precisa uma segunda pessoa.';
  const isProprio = candidato.id === usuarioId;
  if (isProprio && acao !== 'senha') return 'Ninguém aprova uma mudança do seu próprio acesso.';
  if (!candidato.ativo || !(podeGerir(candidato) || isProprio))
    return 'Só uma pessoa ativa de Tecnologia aprova.';
  if (estaoLigados(autor, candidato.id, toques))
    return 'Nos últimos 30 dias, quem pediu criou este acesso ou lhe trocou a senha ou os módulos, ou o contrário, ou a mesma pessoa o fez aos dois: outra pessoa deve aprovar.';
  return undefined;
};

/** Equivalent command of the console (OPE-19). */
export const noConsole = (comando: ComandoQueEspera): string => {
  const login = comando.login.trim().replace(/^usu_/i, '');
  switch (comando.acao) {
    case 'cria':
      return `npm run user:add -- --login ${login} --nome … --cargo … --modulos ${comando.modulos.join(',')}`;
    case 'senha':
      return `npm run user:password -- --login ${login}`;
    case 'modulos':
      return `npm run user:modules -- --login ${login} --modulos ${comando.modulos.join(',')}`;
    case 'reativa':
      return `npm run user:enable -- --login ${login}`;
  }
};
