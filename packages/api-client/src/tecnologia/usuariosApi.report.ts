import * as f from '../report/field.ts';
import { byPostedDays, proposing } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';

/** Registrations in the mobile app, by day (TEC-1). */
export const usuariosApi = report({
  route: 'tecnologia/rel-usuarios-api',
  title: 'Usuários da API',
  file: 'usuariosMobileSaude.csv',
  key: 'Matrícula',
  texts: { ask: 'Escolha o período do registro e busque.' },
  questions: {
    periodo: proposing(
      'mes',
      byPostedDays('/tecnologia/getUsuariosApi', ['dtIni', 'dtFin'], {
        summary:
          'Os beneficiários que se registraram no aplicativo no período, o primeiro a registrar-se primeiro.',
        says: 'Usuários do aplicativo',
        empty: 'Não há usuários cadastrados no período específico',
      }),
    ),
  },
  row: {
    Matrícula: f.matricula('Matrícula', { footer: 'count' }),
    Titular: f.nome('Titular'),
    Idade: f.idade('Idade'),
    'Data registro': f.required(f.day('Data registro')),
    Hora: f.required(f.text('Hora')),
  },
});

export type UsuarioApi = RowOf<typeof usuariosApi>;
