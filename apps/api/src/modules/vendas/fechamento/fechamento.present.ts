import type {
  LinhaExplicada,
  VendaSemComissao,
} from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import type {
  ComissaoPaga,
  IndicadoresComissao,
  SaldoDoVendedor,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { estadosAMao } from '@vidas/api-client/vendas/fechamento/linhaAMao.contract.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { nomeDoMotivo, textoDoMotivo } from '@vidas/api-client/vendas/motivo.rules.ts';
import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { fraseDaRegra } from '@vidas/api-client/vendas/regras-comissao/fraseDaRegra.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import type { Db } from '../../../db/database.ts';
import { selectVendasAMao } from '../apuracao/aMao.sql.ts';
import { findAMaoDe } from './aMao.sql.ts';
import { chaveDaCausa, loadCausas } from './causas.sql.ts';
import type { findPagas } from './gravado.sql.ts';
import type { SemComissaoLida } from './leMes.ts';
import type { Mes } from './mes.ts';
import { findDias, findNomes, findVendas } from './nomes.sql.ts';
import type { Parte, SaldoComPartes, SomaDoMes } from './somaMes.ts';

/** State of a month for the wire. */
export const presentMes = ({ primeira: _primeira, ultima: _ultima, ...mes }: Mes) => mes;

/** A seller's month for the wire. */
export const presentSaldo =
  (nomes: ReadonlyMap<string, string>) =>
  ({ vendedor, partes, ...saldo }: SaldoComPartes): SaldoDoVendedor => ({
    codigoVendedor: vendedor,
    nomeVendedor: nomes.get(vendedor) ?? '',
    saldoAnterior: saldo.anteriorCents,
    qtdeVidas: partes.VIDA.quantidade,
    valorVidas: partes.VIDA.cents,
    qtdeMensalidades: partes.MENSALIDADE.quantidade,
    valorMensalidades: partes.MENSALIDADE.cents,
    qtdeAjustes: partes.AJUSTE.quantidade,
    valorAjustes: partes.AJUSTE.cents,
    qtdeEstornos: partes.ESTORNO.quantidade,
    valorEstornos: partes.ESTORNO.cents,
    qtdeAMao: partes.A_MAO.quantidade,
    valorAMao: partes.A_MAO.cents,
    valorLinhas: saldo.linhasCents,
    valorPago: saldo.pagoCents,
    aTransportar: saldo.transportarCents,
  });

const total = (saldos: readonly SaldoComPartes[], centsOf: (saldo: SaldoComPartes) => number): number =>
  saldos.reduce((sum, saldo) => sum + centsOf(saldo), 0);

/** Cards of a month for the wire. */
export const presentIndicadores = (
  mes: Mes,
  { saldos, comissionadas, semComissao }: SomaDoMes,
): IndicadoresComissao => {
  const parte = (especie: Linha['especie']): { quantidade: number; valor: number } => ({
    quantidade: total(saldos, ({ partes }) => partes[especie].quantidade),
    valor: total(saldos, ({ partes }) => partes[especie].cents),
  });
  const cents = ({ cents: own }: Parte): number => own;
  return {
    competencia: mes.competencia,
    situacao: mes.situacao,
    vendasComissionadas: {
      quantidade: comissionadas,
      valor: total(saldos, ({ partes }) => cents(partes.VIDA) + cents(partes.MENSALIDADE)),
    },
    mensalidades: parte('MENSALIDADE'),
    ajustes: parte('AJUSTE'),
    estornos: parte('ESTORNO'),
    aMao: parte('A_MAO'),
    saldoAnterior: total(saldos, ({ anteriorCents }) => anteriorCents),
    valorLinhas: total(saldos, ({ linhasCents }) => linhasCents),
    valorPago: total(saldos, ({ pagoCents }) => pagoCents),
    aTransportar: total(saldos, ({ transportarCents }) => transportarCents),
    semComissao: [...semComissao]
      .map(([motivo, quantidade]) => ({ motivo, condicao: nomeDoMotivo[motivo], quantidade }))
      .toSorted((a, b) => b.quantidade - a.quantidade || (a.motivo < b.motivo ? -1 : 1)),
  };
};

/** A row of the report on paper; the seller's month is `comissaoValor` minus `valorEstornado` (COM-33). */
export const presentPaga =
  (competencia: string) =>
  (row: Awaited<ReturnType<typeof findPagas>>[number]): ComissaoPaga => {
    const estornado = row.estornado ?? 0;
    return {
      comissaoId: `${competencia.replace('-', '')}-${row.codigo}`,
      nomeVendedor: row.nome,
      vendasComissionadas: row.comissionadas ?? 0,
      comissaoValor: row.linhas_cents + estornado,
      vendasEstornadas: row.estornadas ?? 0,
      valorEstornado: estornado,
      codigoVendedor: row.codigo,
      saldoAnterior: row.anterior_cents,
      pago: row.pago_cents,
      aTransportar: row.transportar_cents,
    };
  };

/** Reasons of lines by hand, by sale, seller and month; the month is empty before a closing. */
const motivosAMao = async (db: Db, linhas: readonly Linha[]): Promise<Map<string, string>> => {
  const vendas = linhas.filter(({ especie }) => especie === 'A_MAO').map(({ venda }) => venda);
  const rows = vendas.length === 0 ? [] : await findAMaoDe(db, vendas);
  return new Map(
    rows.map((row) => [
      `${row.venda_codigo} ${row.vendedor_codigo} ${row.competencia ?? ''}`,
      `${row.motivo} (escrita por ${row.autor} em ${writeDayTime(row.escrita_em)}, confirmada por ${row.quem} em ${writeDayTime(row.decidida_em ?? '')})`,
    ]),
  );
};

/** Lines with names and days; rules keep their words of that month. */
export const explicaLinhas = async (
  db: Db,
  { regras, pagaEm }: { readonly regras: readonly RegraComissao[]; readonly pagaEm: string | null },
  linhas: readonly Linha[],
): Promise<LinhaExplicada[]> => {
  if (linhas.length === 0) return [];
  const [vendas, nomes] = [
    await findVendas(
      db,
      linhas.map(({ venda }) => venda),
    ),
    await findNomes(db),
  ];
  const known = new Map(regras.map((regra) => [regra.id, regra]));
  const frases = new Map(regras.map((regra) => [regra.id, fraseDaRegra(regra)]));
  const dias = await findDias(db, linhas);
  const aMao = await motivosAMao(db, linhas);
  const causas = await loadCausas(
    db,
    linhas.filter(({ causa }) => causa === undefined),
    nomes,
  );
  const causaDe = (linha: Linha): string | null => {
    const { especie, venda, vendedor, competencia } = linha;
    if (especie === 'A_MAO')
      return aMao.get(`${venda} ${vendedor} ${competencia}`) ?? aMao.get(`${venda} ${vendedor} `) ?? null;
    return linha.causa ?? causas.get(chaveDaCausa(linha)) ?? null;
  };
  return linhas.map((linha, index) => {
    const venda = vendas.get(linha.venda);
    const { vendidaEm = null, efetivadaEm = null, mensalidadePagaEm = null } = dias[index] ?? {};
    const regra = linha.regra === null ? undefined : known.get(linha.regra);
    return {
      codigoVenda: linha.venda,
      especie: linha.especie,
      cliente: venda?.cliente ?? '',
      plano: venda?.plano ?? null,
      codigoVendedor: linha.vendedor,
      nomeVendedor: nomes.get(linha.vendedor) ?? '',
      origem: linha.origem,
      codigoRegra: linha.regra === null ? null : String(linha.regra),
      descricaoRegra: regra?.descricao ?? null,
      faixa: regra?.faixas.find(({ id }) => id === linha.faixa)?.descricao ?? null,
      base: linha.baseCents,
      percentual: linha.percentual,
      bonus: linha.bonusPercentual,
      quantidade: linha.quantidade,
      partes: linha.partes,
      valor: linha.valorCents,
      estornoAte: linha.estornoAte,
      canceladaEm: linha.especie === 'ESTORNO' ? (venda?.canceladoEm ?? null) : null,
      referencia: linha.referencia === '' ? null : linha.referencia,
      causa: causaDe(linha),
      vendidaEm,
      efetivadaEm,
      mensalidadePagaEm,
      comissaoPagaEm: pagaEm,
      fraseDaRegra: linha.regra === null ? null : (frases.get(linha.regra) ?? null),
    };
  });
};

const estadoAMao = (isConfirmada: boolean | undefined): string | null => {
  if (isConfirmada === undefined) return null;
  return isConfirmada ? estadosAMao.confirmada : estadosAMao.espera;
};

/** Sales without commission, with the missing condition in Portuguese. */
export const explicaSemComissao = async (
  db: Db,
  lidas: readonly SemComissaoLida[],
): Promise<VendaSemComissao[]> => {
  if (lidas.length === 0) return [];
  const [vendas, nomes] = [
    await findVendas(
      db,
      lidas.map(({ venda }) => venda),
    ),
    await findNomes(db),
  ];
  const aMao = await selectVendasAMao(db);
  return lidas.map((lida) => ({
    codigoVenda: lida.venda,
    cliente: vendas.get(lida.venda)?.cliente ?? '',
    plano: vendas.get(lida.venda)?.plano ?? null,
    codigoVendedor: lida.vendedor,
    nomeVendedor: nomes.get(lida.vendedor) ?? '',
    efetivadaEm: lida.efetivadaEm,
    referencia: lida.referencia === '' ? null : lida.referencia,
    motivo: lida.motivo,
    condicao: textoDoMotivo(lida),
    linhaAMao: estadoAMao(aMao.get(lida.venda)),
  }));
};
