import * as z from 'zod/mini';
import { typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import type { Question } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

const params = z.object({ id: typed(100) });

const daEntrega: Question<'code', typeof params, 'GET'> = {
  kind: 'code',
  method: 'GET',
  path: '/tecnologia/getProblemasDaCarga/{id}',
  params,
  texts: {
    summary: 'O que há de errado nas linhas de uma entrega, até 100.000 problemas, por arquivo e linha.',
    says: 'Problemas da entrega',
    empty: 'Nenhuma linha tem problema.',
  },
};

/** Problems of the lines of a delivery (CAR-24). */
export const problemasDaCarga = report({
  route: 'tecnologia/carga-de-dados',
  title: 'Problemas da carga de dados',
  texts: { ask: 'Abra uma entrega para ver os seus problemas.' },
  questions: { entrega: daEntrega },
  row: {
    arquivo: f.required(f.text('Arquivo', { filter: 'exact', isWhole: true, footer: 'count' })),
    linha: f.count('Linha'),
    coluna: f.text('Coluna', { filter: 'exact', isWhole: true }),
    valor: f.text('Valor', { width: 9 }),
    motivo: f.required(f.text('Motivo')),
    remedio: f.required(f.text('O que fazer')),
    efeito: f.required(f.choice('Efeito', { RECUSADA: 'Linha recusada', AVISO: 'Só aviso' })),
  },
});

export type ProblemaDaCarga = RowOf<typeof problemasDaCarga>;
