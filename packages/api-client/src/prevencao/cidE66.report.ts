import * as f from '../report/field.ts';
import { all } from '../report/question.ts';
import { report } from '../report/report.ts';
import { camposDoContato } from './contato/contato.fields.ts';

/** People with a guide with the CID of obesity: children of 8 to 15 years, or adults of 16 and more (PRV-5). */
export const cidE66 = report({
  route: 'prevencao/beneficiarios-cid-e66',
  title: 'Beneficiários CID E66',
  file: 'beneficiarios-cid-e66.csv',
  key: 'codsau',
  texts: {
    ask: 'Busque crianças ou adultos.',
    idle: 'Use Buscar crianças ou Buscar adultos.',
    failed: 'Ocorreu algum problema ao buscar os beneficiários de 8 a 15 anos com CID E66.',
  },
  questions: {
    criancas: all('/prevencao/getRelatorioBeneficiariosCidE66Criancas', {
      summary: 'Beneficiários ativos de 8 a 15 anos com o CID E66 em alguma guia.',
      says: 'Beneficiários de 8 a 15 anos com CID E66',
      empty: 'Não há beneficiários de 8 a 15 anos com CID E66.',
      button: 'Buscar crianças',
    }),
    adultos: all('/prevencao/getRelatorioBeneficiariosCidE66Adultos', {
      summary: 'Beneficiários ativos de 16 anos ou mais com o CID E66 em alguma guia.',
      says: 'Beneficiários de 16 anos ou mais com CID E66',
      empty: 'Não há beneficiários de 16 anos ou mais com CID E66.',
      button: 'Buscar adultos',
    }),
  },
  row: {
    codsau: f.matricula('Matrícula'),
    pefnome: f.nome('Nome', { footer: 'count' }),
    telefone: f.ours(f.phone('Telefone')),
    cidade: f.cidade('Cidade'),
    idade: f.idade('Idade'),
    ...camposDoContato,
  },
});
