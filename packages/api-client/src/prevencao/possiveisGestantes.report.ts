import * as f from '../report/field.ts';
import { byPeriod, proposing } from '../report/question.ts';
import { report } from '../report/report.ts';
import { camposDoContato } from './contato/contato.fields.ts';

/** Forty weeks: an earlier sign means that the pregnancy is over (PRV-15). */
export const diasDeGestacao = 280;

/** Women with a sign of pregnancy in a period and no later sign of its end (PRV-3). */
export const possiveisGestantes = report({
  route: 'prevencao/possiveis-gestantes',
  title: 'Possíveis gestantes',
  file: 'possiveis-gestantes.csv',
  key: 'codSau',
  texts: { ask: 'Escolha o período e busque.' },
  questions: {
    periodo: proposing(
      diasDeGestacao,
      byPeriod('/prevencao/getRelatorioPossiveisGestantes/{start}/{end}', {
        summary: 'Beneficiárias com sinal de gravidez no período e sem parto depois dele.',
        says: 'Possíveis gestantes',
        empty: 'Não há possíveis gestantes no período específico',
      }),
    ),
  },
  row: {
    codSau: f.matricula('Matrícula'),
    pefNome: f.nome('Nome', { footer: 'count' }),
    fone: f.phone('Telefone'),
    ...camposDoContato,
    pefEmail: f.email('E-mail'),
    munCidade: f.cidade('Cidade'),
  },
});
