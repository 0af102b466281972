import type { LoteDoPrestador } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import type {
  Demonstrativo,
  GuiaDoDemonstrativo,
  SituacaoDoLote,
  SituacaoTiss,
} from '../../../documents/loteTiss/demonstrativo.ts';
import { operadoraDe, registroAnsDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { readItens } from '../guias/guias.present.ts';
import { findGuias, type GuiaRow } from '../guias/guias.sql.ts';
import { type findLote, findNumeros, type LoteRow } from './demonstrativo.sql.ts';
import { glosaDoItem, somaDosValores, valoresDoItem } from './valores.rules.ts';
import { findable } from '../../../db/findable.ts';

const situacaoDoLote = (row: LoteRow): LoteDoPrestador['situacao'] => {
  if (row.a_verificar > 0) return 'Em análise';
  return row.baixadas + row.nao_utilizadas === row.guias ? 'Baixado' : 'Incorporado';
};

export const presentLote = (row: LoteRow): LoteDoPrestador => {
  const situacao = situacaoDoLote(row);
  const isDecidido = situacao !== 'Em análise';
  return {
    protocolo: String(row.id),
    prestador: row.prestador,
    numeroLote: row.numero,
    nomeArquivo: row.nome_arquivo,
    recebidoEm: row.recebido_em,
    situacao,
    guias: row.guias,
    aVerificar: row.a_verificar,
    baixadas: row.baixadas,
    naoUtilizadas: row.nao_utilizadas,
    valorInformado: row.informado_cents,
    valorLiberado: isDecidido ? row.liberado_cents : null,
    valorGlosa: isDecidido ? row.informado_cents - row.liberado_cents : null,
    papeis: row.papeis,
    demonstrativo: row.demonstrativo,
  };
};

const situacaoDaGuia = ({ status, baixada_em }: GuiaRow): SituacaoTiss => {
  if (status === 3) return '4';
  return baixada_em === null ? '5' : '3';
};

const situacaoDeTodas = (guias: readonly GuiaDoDemonstrativo[], isParcial: boolean): SituacaoDoLote => {
  if (isParcial) return '2';
  if (guias.some(({ situacao }) => situacao === '5')) return '5';
  return guias.some(({ situacao }) => situacao === '3') ? '3' : '4';
};

/** Numbers of a guide for the provider and for the operator. */
type NumerosDaGuia = Awaited<ReturnType<typeof findNumeros>>[number];

const guiaDe = (
  row: GuiaRow,
  numeros: NumerosDaGuia | undefined,
  itens: readonly GuiaItem[],
): GuiaDoDemonstrativo => {
  const isUtilizada = row.status === 1;
  const seus = itens.map((item) => {
    const valores = valoresDoItem(item, isUtilizada);
    return {
      sequencia: item.seqItem,
      dia: item.dtExecucao,
      tabela: item.codTabela,
      codigo: item.codProc,
      descricao: item.descProc,
      grau: item.eq_graupart,
      quantidade: item.qtdExec,
      valores,
      glosa: glosaDoItem(item, valores, isUtilizada),
    };
  });
  const dias = seus.map(({ dia }) => dia).toSorted();
  return {
    numeroPrestador: numeros?.numero_prestador ?? row.numero,
    numeroOperadora: numeros?.numero_operadora ?? row.numero,
    numero: row.numero,
    senha: row.senha,
    beneficiario: row.nome,
    carteira: row.matricula,
    inicio: row.faturamento_inicio ?? dias[0] ?? row.emitida_em,
    fim: row.faturamento_fim,
    situacao: situacaoDaGuia(row),
    valores: somaDosValores(seus),
    itens: seus,
  };
};

/** Version of the lot; at least 4.03 for a CNPJ with letters. */
const versaoDaResposta = (padrao: string, cnpj: string): string =>
  /[A-Z]/.test(cnpj) && padrao < '4.03' ? '4.03.00' : padrao;

export type Lote = NonNullable<Awaited<ReturnType<typeof findLote>>>;

const semResposta = (text: string): Failure => new Failure(409, text, { body: { success: false } });

/** Decided guides of a lot. Throws Failure when none is, or when only a whole answer will do (CTM-54, CTM-70). */
const decididasDe = ({ numero }: Lote, rows: readonly GuiaRow[], aceitaParcial: boolean): GuiaRow[] => {
  const decididas = rows.filter(({ status }) => status === 1 || status === 3);
  const abertas = rows.length - decididas.length;
  if (abertas > 0 && !aceitaParcial)
    throw semResposta(
      `O lote ${numero} ainda tem ${abertas} de ${rows.length} guias a verificar; o demonstrativo inteiro sai quando todas estiverem incorporadas ou descartadas. Até lá pode sair o parcial.`,
    );
  if (decididas.length === 0)
    throw semResposta(`O lote ${numero} não tem nenhuma guia decidida; não há o que demonstrar.`);
  return decididas;
};

/** Content of a lot's XML and PDF, and the versions of its guides when they were read (CTM-42). */
export const demonstrativoDe = async (
  db: Db,
  lote: Lote,
  { config, momento, aceitaParcial }: { config: ServerConfig; momento: string; aceitaParcial: boolean },
): Promise<{ feito: Demonstrativo; vistas: { numero: string; versao: number }[] }> => {
  const beneficiario = operadoraDe(config, { success: false });
  const registroAns = registroAnsDe(config, { success: false });
  const numeros = await findNumeros(db, lote.id);
  const porNumero = new Map(numeros.map((each) => [each.numero, each]));
  const rows = await findGuias(db, [...porNumero.keys()]);
  const decididas = decididasDe(lote, rows, aceitaParcial);
  const itens = Map.groupBy(
    await readItens(
      db,
      decididas.map(({ numero }) => numero),
    ),
    ({ numGuia }) => numGuia,
  );
  const guias = decididas.map((row) => guiaDe(row, porNumero.get(row.numero), itens.get(row.numero) ?? []));
  const feito = {
    operadora: { nome: beneficiario.nome, cnpj: beneficiario.documento },
    registroAns,
    prestador: { codigo: lote.codigo, nome: lote.nome, cnes: lote.cnes },
    versao: versaoDaResposta(lote.padrao, beneficiario.documento),
    protocolo: String(lote.id),
    numeroLote: lote.numero,
    recebidoEm: lote.recebido_em,
    momento,
    situacao: situacaoDeTodas(guias, decididas.length < rows.length),
    guiasDoLote: rows.length,
    valores: somaDosValores(guias),
    guias,
  };
  return { feito, vistas: decididas.map(({ numero, versao }) => ({ numero, versao })) };
};

findable(import.meta.url, { presentLote });
