import { beneficiarioCadastrado as deCadastro } from '../../cadastro/relatorios/beneficiarioCadastrado.report.ts';
import { digits } from '../../kinds/text.ts';
import { byPeriodAnd } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/**
 * Beneficiaries by the day of their sale, with the row of Cadastro. Managers see any seller, sellers only their own (VEN-4).
 */
export const beneficiarioCadastrado = report({
  route: 'vendas/beneficiario-cadastrado',
  title: 'Beneficiários cadastrados',
  file: 'cadastro-beneficiarios.csv',
  key: 'Matricula',
  texts: {
    ask: 'Escolha o período da venda e busque.',
    idle: 'Escolha o período da venda e use Buscar.',
  },
  questions: {
    periodo: byPeriodAnd(
      '/vendedor/getDataCadastroBeneficiario/{start}/{end}/{seller}',
      { name: 'seller', label: 'Vendedor', codec: digits(10), initial: '0' },
      {
        summary:
          'Beneficiários cuja venda caiu no período, de um vendedor; 0 são todos para gerentes e o próprio para vendedores.',
        says: 'Vendas',
        empty: 'Não há beneficiários cadastrados no período específico',
      },
    ),
  },
  row: deCadastro.row,
});

export type BeneficiarioCadastrado = RowOf<typeof beneficiarioCadastrado>;
