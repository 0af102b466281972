import * as f from '../../report/field.ts';
import { faixasEtarias } from '../../kinds/faixaEtaria.ts';
import { all, byCode } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Active beneficiaries of companies; `td` T is a holder, anything else a dependent. */
export const ativoEmpresarial = report({
  route: 'cadastro/ativo-empresarial',
  title: 'Ativos por empresa',
  key: 'codSau',
  texts: {
    ask: 'Digite o código da empresa e busque.',
    idle: 'Digite o código da empresa e use Buscar, ou use Buscar todos.',
  },
  questions: {
    empresa: byCode('/cadastro/getRelatorioEmpresarial/{param}', {
      summary: 'Beneficiários ativos de uma empresa, pelo código.',
      says: 'Empresa',
      empty: 'Não há beneficiários na empresa informada',
      label: 'Código da empresa',
    }),
    todos: all('/cadastro/getRelatorioEmpresarialTotal', {
      summary: 'Beneficiários ativos de todas as empresas.',
      says: 'Todas as empresas',
      empty: 'Não há beneficiários',
    }),
  },
  row: {
    codSau: f.matricula('Matrícula', { footer: 'count' }),
    nome: f.nome('Nome'),
    empresa: f.required(f.empresa('Empresa')),
    td: f.required(
      f.choice('Titular/Dependente', { T: 'Titular', D: 'Dependente' }, { other: 'Dependente' }),
    ),
    valor: f.required(f.money('Valor')),
    dataAtivacao: f.day('Data de ativação'),
    dataNascimento: f.day('Data de nascimento'),
    idade: f.idade('Idade'),
    faixa: f.choice('Faixa', faixasEtarias),
    cpf: f.cpf('CPF'),
    sexo: f.choice('Sexo', ['F', 'M']),
    acomodacao: f.choice('Acomodação', ['ENFERMARIA', 'APARTAMENTO']),
    fone: f.phone('Telefone'),
    email: f.email('E-mail'),
    cidade: f.cidade('Cidade'),
  },
});

export type BeneficiarioEmpresa = RowOf<typeof ativoEmpresarial>;
