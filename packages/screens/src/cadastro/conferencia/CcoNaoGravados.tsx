import type { CcoNaoGravado } from '@vidas/api-client/cadastro/sib';
import { Drawer } from '@vidas/ui/drawer';
import { ReportTable } from '@vidas/ui/report-table';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { useReportView } from '@vidas/ui/report-table/view';
import { useExports, useNow } from '../../report/useExports.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';

const label = 'CCO não gravados';
const text = { kind: 'text' } as const;
const { field, computed } = columnsOf<CcoNaoGravado>();

const columns = [
  field('cco', { header: 'Código ANS (CCO)', format: 'cco', filter: text, footer: 'count' }),
  computed('codigo', ({ matricula, codbeneficiario }) => matricula ?? codbeneficiario, {
    header: 'Código Beneficiário',
    filter: text,
  }),
  field('motivo', { header: 'Por que não foi gravado', filter: { kind: 'exact' } }),
  field('cpf', { header: 'CPF', format: 'cpf', filter: text }),
];

export interface CcoNaoGravadosProps {
  readonly rows: readonly CcoNaoGravado[];
  readonly onClose: () => void;
}

/** The CCOs that Atualizar CCO did not write, each with its reason. */
export function CcoNaoGravados({ rows, onClose }: CcoNaoGravadosProps) {
  const table = useReportView(columns, rows, useTableMemory('conferencia-sib.cco-nao-gravados'));
  const exports = useExports({ title: label, ...useNow('cco-nao-gravados') });
  return (
    <Drawer
      title={
        rows.length === 1
          ? '1 CCO não foi gravado'
          : `${rows.length.toLocaleString('pt-BR')} CCO não foram gravados`
      }
      size="large"
      onClose={onClose}
    >
      <ReportTable label={label} view={table} rowKey={(_, index) => String(index)} exports={exports} />
    </Drawer>
  );
}
