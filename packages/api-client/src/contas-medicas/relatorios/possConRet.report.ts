import * as z from 'zod/mini';
import * as f from '../../report/field.ts';
import { byPostedPeriodAnd } from '../../report/question.ts';
import { report } from '../../report/report.ts';

/** Days between two consultations; a number or its digits on the wire. */
const dias = z.codec(
  z.union([z.string(), z.number()]),
  z.string().check(z.regex(/^\d{1,3}$/, 'use um número de dias de 0 a 999')),
  { decode: String, encode: (value) => value },
);

/** Consultations that may be the return of an earlier one (CMR-7). */
export const possConRet = report({
  route: 'contas-medicas/possConRet',
  title: 'Possíveis consultas de retorno',
  file: 'consultas31dias.csv',
  key: 'guiocor',
  texts: {
    ask: 'Escolha o período da primeira consulta e o número de dias e busque.',
    idle: 'Escolha o período e o número de dias e use Buscar.',
  },
  questions: {
    periodo: byPostedPeriodAnd(
      '/contasMedicas/getPossiveisConsultasRetorno',
      { name: 'qtdeDias', label: 'Número de dias', initial: '31', codec: dias },
      {
        summary: 'Consultas seguidas de outra com o mesmo médico, em até tantos dias.',
        says: 'Consultas',
        empty: 'Não há possíveis consultas de retorno no período especificado',
      },
    ),
  },
  row: {
    nome: f.nome('Nome', { footer: 'count' }),
    codsau: f.matricula('Matrícula'),
    guiocor: f.required(f.code('Guia')),
    dataguia: f.ours(f.day('Data da guia')),
    guiaseguinte: f.code('Guia seguinte'),
    dataguiaseguinte: f.day('Data da guia seguinte'),
    difdias: f.count('Diferença em dias'),
    temexame: f.simNao('Tem exame'),
    codmedico: f.code('Código do médico'),
    especialidade: f.text('Especialidade'),
    especialidadeseguinte: f.text('Especialidade seguinte'),
    datbaix: f.day('Data da baixa'),
  },
});
