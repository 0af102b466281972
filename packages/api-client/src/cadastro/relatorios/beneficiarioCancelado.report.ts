import * as f from '../../report/field.ts';
import { byPeriod } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Beneficiaries by the day of their cancellation; Custo x Beneficio is cost over fees. */
export const beneficiarioCancelado = report({
  route: 'cadastro/beneficiario-cancelado',
  title: 'Beneficiários cancelados',
  key: 'Matricula',
  texts: { ask: 'Escolha o período do cancelamento e busque.' },
  questions: {
    periodo: byPeriod('/cadastro/getBeneficiarioCancelado/{start}/{end}', {
      summary: 'Beneficiários cancelados no período.',
      says: 'Cancelamentos',
      empty: ['Nenhum beneficiário encontrado!', 'Verifique o período e tente novamente.'],
    }),
  },
  row: {
    Matricula: f.matricula('Matrícula', { footer: 'count' }),
    Nome: f.nome('Nome'),
    'Data de Cancelamento': f.day('Data de cancelamento'),
    'Motivo de Cancelamento': f.choice('Motivo de cancelamento', [
      'Inadimplência',
      'A pedido do beneficiário',
      'Óbito',
      'Desligamento da empresa',
    ]),
    Mensalidade: f.money('Mensalidade'),
    'Custo x Beneficio': f.percent('Custo x benefício'),
    'Tempo no Plano': f.count('Tempo no plano (anos)'),
    Ativo: f.required(f.simNao('Ativo')),
    'Canc. Fim Mes': f.simNao('Canc. fim mês'),
    'Data de Ativacao': f.day('Data de ativação'),
    Telefone: f.phone('Telefone'),
    'E-mail': f.email('E-mail'),
    Vendedor: f.pessoa('Vendedor'),
    'Codigo Empresa': f.code('Código da empresa'),
    'Razao Social': f.empresa('Razão social'),
  },
});

export type BeneficiarioCancelado = RowOf<typeof beneficiarioCancelado>;
