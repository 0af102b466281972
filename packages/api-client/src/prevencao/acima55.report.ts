import * as f from '../report/field.ts';
import { all } from '../report/question.ts';
import { report } from '../report/report.ts';
import { camposDoContato } from './contato/contato.fields.ts';

/** Everybody of 56 years or more, with the cost of their care in twelve months (PRV-4). */
export const acima55 = report({
  route: 'prevencao/beneficiarios-acima-55',
  title: 'Beneficiários acima de 55',
  file: 'beneficiarios-acima-55.csv',
  key: 'matricula',
  texts: {
    ask: 'Busque para ver os beneficiários.',
    idle: 'Use Buscar para ver os beneficiários.',
    failed: 'Ocorreu algum problema ao buscar os beneficiários acima de 55 anos e seu custo benefício.',
  },
  questions: {
    todos: all('/prevencao/getRelatorioBeneficiariosAcima55', {
      summary: 'Beneficiários ativos de 56 anos ou mais, com o custo assistencial de doze meses.',
      says: 'Beneficiários acima de 55 anos',
      empty: 'Não há beneficiários acima de 55 anos.',
    }),
  },
  row: {
    matricula: f.matricula('Matrícula'),
    nome: f.nome('Nome', { footer: 'count' }),
    telefone: f.phone('Telefone'),
    ...camposDoContato,
    idade: f.idade('Idade'),
    cidade: f.cidade('Cidade'),
    custoBeneficio: f.money('Custo benefício'),
  },
});
