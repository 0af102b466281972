import type { FimDeSessao } from '../../../db/tables/acesso.ts';

/** Message on the next call of a session that another person ended (ACE-8). */
export const fimDeSessao: Record<FimDeSessao, string> = {
  modulos: 'Seus módulos mudaram. Entre de novo.',
  cargo: 'Seu cargo ou seu código de vendedor mudou. Entre de novo.',
  senha: 'Sua senha foi trocada. Entre com a senha nova.',
  desativada: 'Seu acesso foi desativado. Fale com quem cuida dos acessos.',
};
