import * as f from '../report/field.ts';
import { all } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';

/** People who may sign in here, with their modules and their last sign-in (TEC-3). */
export const usuariosSistema = report({
  route: 'tecnologia/usuarios-sistema',
  title: 'Usuários do sistema',
  isMadeHere: true,
  key: 'login',
  texts: { ask: 'Use Buscar para ver quem pode entrar no sistema.' },
  questions: {
    todos: all('/tecnologia/getUsuariosSistema', {
      summary: 'As pessoas com login ativo, com os seus módulos e a última entrada.',
      says: 'Usuários do sistema com login ativo',
      empty: 'Não há usuários cadastrados',
    }),
  },
  row: {
    login: f.required(f.code('Login', { footer: 'count' })),
    nome: f.nome('Nome'),
    cargo: f.text('Cargo'),
    modulos: f.text('Módulos'),
    ultimaEntrada: f.moment('Última entrada'),
  },
});

export type UsuarioSistema = RowOf<typeof usuariosSistema>;
