import * as f from '../../report/field.ts';
import { byPostedText } from '../../report/question.ts';
import { report } from '../../report/report.ts';

/** Materials of table 19, by code or description (CMR-6). */
export const tabMateriais = report({
  route: 'contas-medicas/tabMateriais',
  title: 'Tabela materiais',
  file: 'tabelaMateriais19.csv',
  key: 'CODIGO',
  texts: {
    ask: 'Digite o código ou a descrição do material e busque.',
    idle: 'Digite o começo do código ou uma parte da descrição e use Buscar.',
  },
  questions: {
    busca: byPostedText('/contasMedicas/getTabelaMateriais', 'busca', {
      summary: 'Materiais da tabela 19, pelo código ou pela descrição.',
      says: 'Materiais com',
      empty: 'Não há materiais com este código ou descrição',
      label: 'Código ou descrição',
    }),
  },
  row: {
    CODIGO: f.required(f.code('Código', { footer: 'count' })),
    DESCRICAO: f.text('Descrição', { card: 'name' }),
    FABRICANTE: f.text('Fabricante'),
    DT_INICIO: f.day('Data de início'),
    DT_FIM: f.day('Data de fim'),
  },
});
