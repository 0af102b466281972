import { expect, it } from 'vitest';
import { dayOf, isoOf, dayIn, monthOf } from './calendar.ts';
import { buildDemo, type DemoRows } from './demo.ts';

/** Last eleven complete months before a day, YYYY-MM. */
const monthsBefore = (hoje: string): string[] =>
  Array.from({ length: 11 }, (_, back) => isoOf(dayIn(monthOf(dayOf(hoje)) - 1 - back, 1)).slice(0, 7));

const kindsIn = (rows: readonly { month: string; kind: string }[], month: string): string[] =>
  [...new Set(rows.filter((row) => row.month === month).map(({ kind }) => kind))].toSorted();

it.each(['2026-11-21', '2027-01-01', '2028-02-29'])(
  'has protocols and authorisations of every state in every month before %s (ATD-1, ATD-2)',
  (hoje) => {
    const steps = buildDemo({ lives: 400, today: dayOf(hoje), registroAns: '999999' });
    const rows: DemoRows = Object.assign({}, ...steps.map((step) => step.rows));
    const protocols = (rows.protocolo_atendimento ?? []).map((row) => ({
      month: String(row.ocorrido_em).slice(0, 7),
      kind: row.status,
      manifestacao: row.manifestacao_codigo,
    }));
    const authorizations = (rows.autorizacao ?? []).map((row) => ({
      month: String(row.lancada_em).slice(0, 7),
      kind: row.status,
    }));
    for (const month of monthsBefore(hoje)) {
      expect(kindsIn(protocols, month)).toEqual(['ABERTO', 'EM ANDAMENTO', 'ENCERRADO']);
      const ofMonth = protocols.filter((row) => row.month === month);
      expect(ofMonth.some(({ manifestacao }) => manifestacao === 4)).toBe(true);
      expect(ofMonth.some(({ kind, manifestacao }) => manifestacao === 3 && kind !== 'ENCERRADO')).toBe(true);
      expect(kindsIn(authorizations, month)).toEqual(
        expect.arrayContaining(['AUTORIZADA', 'CANCELADA', 'NEGADA']),
      );
    }
  },
);
