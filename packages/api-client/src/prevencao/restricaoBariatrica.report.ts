import * as f from '../report/field.ts';
import { byPeriod, proposing } from '../report/question.ts';
import { report } from '../report/report.ts';
import { camposDoContato } from './contato/contato.fields.ts';

/** People with a restriction on bariatric surgery that was registered in a period and is in force (PRV-6). */
export const restricaoBariatrica = report({
  route: 'prevencao/restricao-bariatrica',
  title: 'Restrição bariátrica',
  file: 'restricao-bariatrica.csv',
  key: 'matricula',
  texts: { ask: 'Escolha o período do cadastro e busque.' },
  questions: {
    periodo: proposing(
      'ano',
      byPeriod('/prevencao/getRelatorioBeneficiariosRestricaoBariatrica/{start}/{end}', {
        summary: 'Beneficiários ativos com restrição bariátrica cadastrada no período e ainda em vigor.',
        says: 'Beneficiários com restrição bariátrica',
        empty: 'Não há beneficiários com restrições bariátricas no período especificado',
      }),
    ),
  },
  row: {
    matricula: f.matricula('Matrícula'),
    nome: f.nome('Nome', { footer: 'count' }),
    telefone: f.ours(f.phone('Telefone')),
    dtNasc: f.day('Data de nascimento'),
    idade: f.idade('Idade'),
    cidade: f.cidade('Cidade'),
    dtCadastro: f.day('Data de cadastro'),
    ...camposDoContato,
  },
});
