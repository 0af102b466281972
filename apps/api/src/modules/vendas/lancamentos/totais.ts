import type {
  IndicadoresVendas,
  ResumoVendedor,
} from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import type { EstornoLancado, Lancamentos, VendaLancada } from './lancamentos.ts';

const sum = <T>(rows: readonly T[], centsOf: (row: T) => number): number =>
  rows.reduce((total, row) => total + centsOf(row), 0);

const count = <T>(rows: readonly T[], isCounted: (row: T) => boolean): number =>
  rows.filter(isCounted).length;

const totais = (vendas: readonly VendaLancada[], estornos: readonly EstornoLancado[]) => {
  const comissionadas = vendas.filter(({ administrativa }) => !administrativa);
  return {
    comissionadas,
    vendasQtde: vendas.length,
    vendasValor: sum(vendas, ({ valorCents }) => valorCents),
    vendasComissionadasComissao: sum(comissionadas, ({ comissaoCents }) => comissaoCents),
    estornosQtde: estornos.length,
    estornosValor: sum(estornos, ({ valorCents }) => valorCents),
  };
};

/** Indicators over the sales and reversals of a month (VEN-32 to VEN-36). */
export const indicadoresDe = ({ vendas, estornos }: Lancamentos, meta: number): IndicadoresVendas => {
  const { comissionadas, ...geral } = totais(vendas, estornos);
  const administrativas = vendas.filter(({ administrativa }) => administrativa);
  const smart = ({ linha }: VendaLancada) => linha === 'SMART';
  const premium = ({ linha }: VendaLancada) => linha === 'PREMIUM';
  const outras = ({ linha }: VendaLancada) => linha !== 'SMART' && linha !== 'PREMIUM';
  const parcerias = count(vendas, ({ parceria }) => parceria);
  return {
    ...geral,
    vendasIndividualQtde: vendas.length - parcerias,
    vendasParceriaQtde: parcerias,
    vendasComissionadasQtde: comissionadas.length,
    vendasSmartComissionadasQtde: count(comissionadas, smart),
    vendasPremiumComissionadasQtde: count(comissionadas, premium),
    vendasOutrasComissionadasQtde: count(comissionadas, outras),
    vendasAdministrativasQtde: administrativas.length,
    vendasSmartAdminQtde: count(administrativas, smart),
    vendasPremiumAdminQtde: count(administrativas, premium),
    vendasOutrasAdminQtde: count(administrativas, outras),
    vendasAdministrativasValor: sum(administrativas, ({ valorCents }) => valorCents),
    metaVendedorQtde: meta,
  };
};

/** Indicators by seller, for sellers with sales or reversals, by code. */
export const resumoDosVendedores = (
  { vendas, estornos }: Lancamentos,
  nomes: ReadonlyMap<string, string>,
): ResumoVendedor[] => {
  const vendasDe = Map.groupBy(vendas, ({ vendedor }) => vendedor);
  const estornosDe = Map.groupBy(estornos, ({ vendedor }) => vendedor);
  return [...new Set([...vendasDe.keys(), ...estornosDe.keys()])].toSorted().map((codigo) => {
    const { comissionadas, ...own } = totais(vendasDe.get(codigo) ?? [], estornosDe.get(codigo) ?? []);
    return {
      codigoVendedor: codigo,
      nomeVendedor: nomes.get(codigo) ?? '',
      qtdeVendas: own.vendasQtde,
      totalVendas: own.vendasValor,
      qtdeVendasComissionadas: comissionadas.length,
      valorVendasComissionadas: own.vendasComissionadasComissao,
      qtdeVendasEstornadas: own.estornosQtde,
      valorVendasEstornadas: own.estornosValor,
    };
  });
};
