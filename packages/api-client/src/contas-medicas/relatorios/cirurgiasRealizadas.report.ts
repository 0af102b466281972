import * as f from '../../report/field.ts';
import { byPostedPeriod } from '../../report/question.ts';
import { report } from '../../report/report.ts';

/** Surgeries by day of execution (CMR-4, CMR-14). */
export const cirurgiasRealizadas = report({
  route: 'contas-medicas/cirurgias-realizadas',
  title: 'Cirurgias realizadas',
  file: 'cirurgias-realizadas.csv',
  key: ['guia', 'item'],
  texts: { ask: 'Escolha o período da cirurgia e busque.' },
  questions: {
    periodo: byPostedPeriod('/contasMedicas/getCirurgiasRealizadas', {
      summary: 'Cirurgias realizadas no período.',
      says: 'Cirurgias',
      empty: 'Não há pedidos no período especificado',
    }),
  },
  row: {
    guia: f.required(f.code('Guia', { footer: 'count' })),
    item: f.ours(f.required(f.count('Item'))),
    dataCirurgia: f.ours(f.day('Data da cirurgia')),
    beneficiario: f.ours(f.nome('Beneficiário')),
    descricao: f.text('Descrição'),
    codproc: f.code('Código do procedimento'),
    especialidade: f.text('Especialidade'),
    hospital: f.empresa('Hospital'),
    cnscr: f.code('CNS/CR'),
    dataemissao: f.day('Data de emissão'),
    databaixa: f.day('Data da baixa'),
  },
});
