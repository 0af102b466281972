import { columnsOf } from '../../packages/ui/src/report-table/columns.ts';

/** A row of the benchmark: dates DD/MM/AAAA, competences MM/AAAA, everything else as on screen. */
export type BenchRow = Readonly<Record<string, string | number>>;

const { computed } = columnsOf<BenchRow>();
const text = { kind: 'text' } as const;
const rem = 16;

/** Width in px, the same for every compared grid. */
const plain = (key: string, header: string, width = 140) =>
  computed(key, (row) => row[key] as string, { header, width: width / rem, filter: text });
const choice = (key: string, header: string, width = 140) =>
  computed(key, (row) => row[key] as string, { header, width: width / rem, filter: { kind: 'exact' } });

const isoDay = (shown: string): string =>
  shown === '' ? '' : `${shown.slice(6)}-${shown.slice(3, 5)}-${shown.slice(0, 2)}`;
const isoMonth = (shown: string): string => (shown === '' ? '' : `${shown.slice(3)}-${shown.slice(0, 2)}`);
const day = (key: string, header: string, width: number) =>
  computed<string>(key, (row) => isoDay(row[key] as string), {
    header,
    width: width / rem,
    format: 'date',
    filter: { kind: 'dates' },
  });
const month = (key: string, header: string) =>
  computed<string>(key, (row) => isoMonth(row[key] as string), {
    header,
    width: 150 / rem,
    format: 'competencia',
    filter: { kind: 'competencias' },
  });

/** The nineteen columns of the harness, all with their filter, two with totals. */
export const benchColumns = [
  computed('matricula', (row) => row['matricula'] as string, {
    header: 'Matrícula',
    width: 130 / rem,
    filter: text,
    footer: 'count',
  }),
  plain('nome', 'Nome', 280),
  day('dataMensalidade', 'Data mensalidade', 140),
  plain('titular', 'Titular', 280),
  plain('registroPlano', 'Registro do plano'),
  choice('tipoPlano', 'Tipo de plano', 170),
  plain('codigoEmpresa', 'Código empresa', 120),
  day('dataNascimento', 'Nascimento', 110),
  day('dataAdesao', 'Adesão', 110),
  day('dataCancelamento', 'Cancelamento', 120),
  choice('status', 'Status', 110),
  plain('vendedor', 'Vendedor', 280),
  choice('tipoVenda', 'Tipo de venda', 180),
  choice('portabilidade', 'Portabilidade', 110),
  plain('cco', 'CCO', 130),
  choice('vendaAdministrativa', 'Venda administrativa', 160),
  computed('desconto', (row) => row['desconto'] as number, {
    header: 'Desconto',
    width: 100 / rem,
    filter: { kind: 'range' },
    footer: 'sum',
  }),
  month('competenciaInicial', 'Competência inicial'),
  month('competenciaFinal', 'Competência final'),
];
