import type { UseQueryOptions } from '@tanstack/react-query';
import type { Http } from '@vidas/api-client/http/http.ts';
import type { Tabela } from '@vidas/api-client/shell/tabelas.ts';
import type {
  DivergenciaSib,
  ResumoConferencia,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import type { Column } from '@vidas/ui/report-table/columns.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useState } from 'react';
import { ReportBody } from '../../report/ReportBody.tsx';
import { goodNews } from '../../app/goodNews.ts';
import { useConfig, useHttp } from '../../app/services.tsx';
import { useExports } from '../../report/useExports.ts';
import { useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { AbrirCadastroButton } from './AbrirCadastroButton.tsx';
import { chaveDaDiferenca } from '../diferencas/diferencaVista.ts';
import { type DiferencasDaLista, useDiferencas } from '../diferencas/useDiferencas.tsx';
import { FichaDrawer } from '../ficha/FichaDrawer.tsx';

/** A row of a comparison that may name a beneficiary of the operator. */
interface Linha {
  readonly codbeneficiario: string | null;
}

/** One comparison: its rows, and the names of its file and messages. */
export interface Comparacao<Item> {
  readonly label: string;
  readonly query: (http: Http) => UseQueryOptions<Item[]>;
  readonly columns: readonly Column<Item>[];
  /** Name of the CSV, without its ending (SIB-18). */
  readonly csv: string;
  readonly tabela: Tabela;
  /** Success text, with the operator's short name in it. */
  readonly success: (operator: string) => string;
  /** End of the failure message: the content that could not be loaded. */
  readonly what: string;
  readonly emptyText: string;
  /** True for a comparison that reads only the register, so it holds without a file too. */
  readonly isOfRegister?: boolean;
  /**
   * Present when every row is a bond of the operator with a record to open; `about` distinguishes the buttons of one record.
   */
  readonly ficha?: {
    readonly about: (row: Item) => string;
    /** The differing field of a row, if rows are fields; the record then offers the values of ANS. */
    readonly diferenca?: (row: Item) => DivergenciaSib;
  };
  /** Present when a row is a difference that can be sent to ANS or taken from it. */
  readonly diferencas?: DiferencasDaLista<Item>;
}

export interface ComparacaoTabProps<Item> {
  readonly comparacao: Comparacao<Item>;
  /** Undefined while loading. */
  readonly resumo: ResumoConferencia | undefined;
}

const matriculasOf = (rows: readonly Linha[]): string[] => [
  ...new Set(rows.flatMap(({ codbeneficiario }) => codbeneficiario ?? [])),
];

/** Text of an empty comparison. Without a file, or without lives, it claims nothing about the register. */
const nadaDe = (
  resumo: ResumoConferencia | undefined,
  { emptyText, isOfRegister }: { emptyText: string; isOfRegister: boolean },
): string => {
  if (resumo === undefined) return 'Nenhum beneficiário nesta lista.';
  if (resumo.arquivo === null && !isOfRegister)
    return 'Importe o arquivo de conferência da ANS: ainda não há com que comparar o cadastro.';
  return goodNews(resumo.ha, 'vidas', emptyText) ?? 'Nenhum beneficiário nesta lista.';
};

/** One comparison between the regulator and the operator, with its own file; a row opens the beneficiary's record. */
export function ComparacaoTab<Item extends Linha>({ comparacao, resumo }: ComparacaoTabProps<Item>) {
  const {
    query,
    columns,
    csv,
    tabela,
    success,
    what,
    label,
    emptyText,
    ficha,
    diferencas,
    isOfRegister = false,
  } = comparacao;
  const { operatorName } = useConfig();
  const [aberta, setAberta] = useState<string | null>(null);
  const nada = nadaDe(resumo, { emptyText, isOfRegister });
  const report = useReport(query(useHttp()), {
    success: [success(operatorName)],
    empty: [nada],
    failure: (error) => [error.message, `Erro ao carregar ${what}. Tente novamente ou verifique com a TI`],
  });
  const exports = useExports({
    title: label,
    file: `${csv}.csv`,
    question: resumo?.arquivo ? `Conferência SIB, ${resumo.arquivo.nome}` : 'Conferência SIB',
  });
  const table = useReportView(columns, report.rows, useTableMemory(tabela));
  const decide = useDiferencas(report.rows, diferencas);
  return (
    <>
      <ReportBody
        report={report}
        view={table}
        table={{
          label,
          exports,
          rowKey: (row, index) => (diferencas ? chaveDaDiferenca(diferencas.de(row)) : String(index)),
          emptyText: nada,
          rowActions:
            ficha &&
            ((row) => (
              <span>
                <AbrirCadastroButton
                  matricula={row.codbeneficiario}
                  about={ficha.about(row)}
                  onOpen={setAberta}
                />{' '}
                {decide.daLinha(row)}
              </span>
            )),
          selection: decide.selection,
        }}
      />
      {decide.dialog}
      {aberta !== null && (
        <FichaDrawer
          matricula={aberta}
          diferencas={
            ficha?.diferenca &&
            (report.rows ?? [])
              .filter(({ codbeneficiario }) => codbeneficiario === aberta)
              .map(ficha.diferenca)
          }
          fila={{ matriculas: matriculasOf(table.selection.rows), onChange: setAberta }}
          onClose={() => setAberta(null)}
        />
      )}
    </>
  );
}
