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

const decode = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The encoding that Brazilian spreadsheets still write; in it every byte is a letter.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Reads a CSV with ';', in UTF-8 or else ISO-8859-1, and passes on record after record, without judging them. */
export const readCsv = async (file: File, onRecord: (record: CsvRecord) => void): Promise<CsvHead> => {
  const text = await decode(file);
  let columns: readonly string[] | null = null;
  let count = 0;
  Papa.parse<string[]>(text, {
    delimiter: ';',
    skipEmptyLines: 'greedy',
    step: ({ data }) => {
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
