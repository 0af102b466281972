import { beneficiarioProc } from '@vidas/api-client/contas-medicas/relatorios/beneficiarioProc.report.ts';
import { cirurgiasRealizadas } from '@vidas/api-client/contas-medicas/relatorios/cirurgiasRealizadas.report.ts';
import { pedidosSemana } from '@vidas/api-client/contas-medicas/relatorios/pedidosSemana.report.ts';
import { possConRet } from '@vidas/api-client/contas-medicas/relatorios/possConRet.report.ts';
import { tabMateriais } from '@vidas/api-client/contas-medicas/relatorios/tabMateriais.report.ts';
import { expect, it } from 'vitest';
import { fileNameOf } from '../../report/reportTexts.ts';

it.each([
  [beneficiarioProc, 'beneficiarios-realizaram-procedimento.csv'],
  [pedidosSemana, 'pedidos-semana.csv'],
  [cirurgiasRealizadas, 'cirurgias-realizadas.csv'],
  [tabMateriais, 'tabelaMateriais19.csv'],
  [possConRet, 'consultas31dias.csv'],
])('$route has the file of the specification (CMR-5)', (report, name) => {
  const [question = ''] = Object.keys(report.questions);
  const params = { start: '2026-10-01', end: '2026-10-31', qtdeDias: '7', busca: 'fio', tussCode: '1' };
  expect(fileNameOf(report, { name: question, params }, '2026-11-21')).toBe(name);
});
