import { digits } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { byPeriodAnd } from '../../report/question.ts';
import { report } from '../../report/report.ts';

/** Active lives that a seller sold in a period (VEN-6). */
export const carteira = report({
  route: 'vendas/carteira-beneficiarios',
  title: 'Carteira de beneficiários',
  file: 'carteira-vendas.csv',
  key: 'MATRICULA',
  texts: {
    ask: 'Escolha o período da venda e o vendedor, e busque.',
    idle: 'Escolha o período da venda e o vendedor, e use Buscar.',
  },
  questions: {
    periodo: byPeriodAnd(
      '/vendedor/getComissaoVitalicia/{start}/{end}/{seller}',
      { name: 'seller', label: 'Vendedor', codec: digits(10), initial: '0' },
      {
        summary:
          'Os beneficiários ativos vendidos no período por um vendedor, ou por qualquer um com 0; só para os logins configurados.',
        says: 'Carteira',
        empty: 'Não há pedidos no período especificado',
      },
    ),
  },
  row: {
    CODIGO_VENDEDOR: f.required(f.code('Código do vendedor')),
    NOME_VENDEDOR: f.required(f.pessoa('Vendedor')),
    MATRICULA: f.matricula('Matrícula', { footer: 'count' }),
    NOME_BENEFICIARIO: f.nome('Nome'),
    MENSALIDADE: f.money('Mensalidade'),
    DATA_CADASTRO: f.day('Data de cadastro'),
    DATA_ATIVACAO: f.day('Data de ativação'),
  },
});
