import Papa from 'papaparse';

/** The head of a CSV, read before it is sent anywhere. */
export interface CsvHead {
  /** The names of the columns, without outer spaces. */
  readonly columns: readonly string[];
  /** Number of records that follow; blank lines do not count. */
  readonly count: number;
}

/** One record by the names of its columns; a cell that is not there is ''. */
export type CsvRecord = Readonly<Record<string, string>>;

/** Reads the text of a CSV with ';' and passes on record after record, without judging them. */
export const readCsv = (text: string, onRecord: (record: CsvRecord) => void): CsvHead => {
  let columns: readonly string[] | null = null;
  let count = 0;
  Papa.parse<string[]>(text, {
    delimiter: ';',
    skipEmptyLines: 'greedy',
    step: ({ data }) => {
      // Excel reads the separator from a line of its own.
      if (columns === null && /^sep=$/i.test(data[0] ?? '')) return;
      if (columns === null) {
        columns = data.map((name) => name.trim());
        return;
      }
      count += 1;
      onRecord(Object.fromEntries(columns.map((name, index) => [name, data[index] ?? ''])));
    },
  });
  return { columns: columns ?? [], count };
};
