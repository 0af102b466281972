import type {
  DetalheDaRegra,
  FaixaDaRegra,
  RegraComissao,
  RegraDoVendedor,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import type { SimulacaoGuardada } from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import type { Column } from '@vidas/ui/report-table/columns.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import type { ReactNode } from 'react';
import { faixaColumns, parceriaColumns, planoColumns, sobRegraColumns } from './regraColumns.tsx';
import { ResultadoDaSimulacao } from '../simulacao/ResultadoDaSimulacao.tsx';
import { escrevePorVida, escreveSimulacao } from './regraTexts.ts';

interface ParteProps<Row> {
  /** The number of the rule. */
  readonly codigo: string;
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** One table of the detail; a long one in pages. */
function Parte<Row>({ codigo, title, columns, rows }: ParteProps<Row>) {
  const view = useReportView(columns, rows, { paging: rows.length > 8 ? { size: 8, sizes: [8, 50] } : null });
  return (
    <ReportTable
      title={title}
      label={`${title} da regra ${codigo}`}
      view={view}
      rowKey={(_, index) => String(index)}
    />
  );
}

const isFaixa = (detalhe: DetalheDaRegra): detalhe is FaixaDaRegra => 'faixaId' in detalhe;
const comVidas = faixaColumns(true);
const semVidas = faixaColumns(false);

interface RegraDetalheProps {
  readonly regra: Pick<RegraComissao, 'codigoRegraComissao' | 'regraTipoId' | 'detalhes' | 'parcerias'>;
  readonly children: ReactNode;
}

/** Amounts, sellers and partners of a rule. */
function RegraDetalhe({ regra, children }: RegraDetalheProps) {
  const { codigoRegraComissao: codigo, regraTipoId, detalhes, parcerias } = regra;
  const faixas = detalhes.filter(isFaixa);
  return (
    <Stack gap="l">
      {detalhes.map((detalhe) =>
        isFaixa(detalhe) ? null : <Text key="porVida">{escrevePorVida(detalhe)}</Text>,
      )}
      {faixas.length > 0 && (
        <Parte
          codigo={codigo}
          title="Faixas"
          columns={regraTipoId === 2 ? comVidas : semVidas}
          rows={faixas}
        />
      )}
      {children}
      {parcerias.length > 0 && (
        <Parte codigo={codigo} title="Parcerias" columns={parceriaColumns} rows={parcerias} />
      )}
    </Stack>
  );
}

/** The simulation stored as the rule's reason (RCO-19). */
function SimulacaoDaRegra({
  codigo,
  simulacao,
}: {
  readonly codigo: string;
  readonly simulacao: SimulacaoGuardada;
}) {
  return (
    <Stack>
      <Heading level={2}>Simulação antes de salvar</Heading>
      <Text>{escreveSimulacao(simulacao)}</Text>
      <ResultadoDaSimulacao resultado={simulacao} label={`Vendedores na simulação da regra ${codigo}`} />
    </Stack>
  );
}

/** The detail of a rule for managers: everybody under it. */
export function RegraGeralDetalhe({ regra }: { readonly regra: RegraComissao }) {
  return (
    <RegraDetalhe regra={regra}>
      <Parte
        codigo={regra.codigoRegraComissao}
        title="Vendedores e planos"
        columns={sobRegraColumns}
        rows={regra.vendedores}
      />
      {regra.simulacao && <SimulacaoDaRegra codigo={regra.codigoRegraComissao} simulacao={regra.simulacao} />}
    </RegraDetalhe>
  );
}

/** The detail of a rule for one seller: the seller's own plans. */
export function RegraDoVendedorDetalhe({ regra }: { readonly regra: RegraDoVendedor }) {
  return (
    <RegraDetalhe regra={regra}>
      <Parte codigo={regra.codigoRegraComissao} title="Planos" columns={planoColumns} rows={regra.planos} />
    </RegraDetalhe>
  );
}
