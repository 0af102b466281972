import * as f from '../../report/field.ts';
import { byPostedPeriod } from '../../report/question.ts';
import { report } from '../../report/report.ts';

/** Surgeries by day of execution (CMR-4). */
export const cirurgiasRealizadas = report({
  route: 'contas-medicas/cirurgias-realizadas',
  title: 'Cirurgias realizadas no período',
  file: 'cirurgias-realizadas.csv',
  texts: { ask: 'Escolha o período da cirurgia e busque.' },
  questions: {
    periodo: byPostedPeriod('/contasMedicas/getCirurgiasRealizadas', {
      summary: 'Cirurgias realizadas no período.',
      says: 'Cirurgias',
      empty: 'Não há pedidos no período especificado',
    }),
  },
  row: {
    guia: f.code('Guia', { footer: 'count' }),
    descricao: f.text('Descrição'),
    codproc: f.code('Cód. procedimento'),
    especialidade: f.text('Especialidade'),
    hospital: f.empresa('Hospital'),
    cnscr: f.code('CNS/CR'),
    dataemissao: f.day('Data de emissão'),
    databaixa: f.day('Data da baixa'),
  },
});
