import type { LoteDoPrestador } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import type {
  Demonstrativo,
  GuiaDoDemonstrativo,
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
  };
};

const situacaoDaGuia = ({ status, baixada_em }: GuiaRow): SituacaoTiss => {
  if (status === 3) return '4';
  return baixada_em === null ? '5' : '3';
};

const situacaoDeTodas = (guias: readonly GuiaDoDemonstrativo[]): SituacaoTiss => {
  if (guias.some(({ situacao }) => situacao === '5')) return '5';
  return guias.some(({ situacao }) => situacao === '3') ? '3' : '4';
};

const guiaDe = (row: GuiaRow, numeroPrestador: string, itens: readonly GuiaItem[]): GuiaDoDemonstrativo => {
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
    numeroPrestador,
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

export type Lote = NonNullable<Awaited<ReturnType<typeof findLote>>>;

/** Content of a lot's XML and PDF. Throws Failure while the lot has no answer yet (CTM-54). */
export const demonstrativoDe = async (
  db: Db,
  lote: Lote,
  { config, momento }: { config: ServerConfig; momento: string },
): Promise<Demonstrativo> => {
  const beneficiario = operadoraDe(config, { success: false });
  const registroAns = registroAnsDe(config, { success: false });
  const numeros = await findNumeros(db, lote.id);
  const rows = await findGuias(
    db,
    numeros.map(({ numero }) => numero),
  );
  const abertas = rows.filter(({ status }) => status !== 1 && status !== 3).length;
  if (abertas > 0)
    throw new Failure(
      409,
      `O lote ${lote.numero} ainda tem ${abertas} de ${rows.length} guias a verificar; o demonstrativo sai quando todas estiverem incorporadas ou descartadas.`,
      { body: { success: false } },
    );
  const doPrestador = new Map(numeros.map(({ numero, numero_prestador }) => [numero, numero_prestador]));
  const itens = Map.groupBy(await readItens(db, [...doPrestador.keys()]), ({ numGuia }) => numGuia);
  const guias = rows.map((row) =>
    guiaDe(row, doPrestador.get(row.numero) ?? row.numero, itens.get(row.numero) ?? []),
  );
  return {
    operadora: { nome: beneficiario.nome, cnpj: beneficiario.documento },
    registroAns,
    prestador: { codigo: lote.codigo, nome: lote.nome, cnes: lote.cnes },
    versao: lote.padrao,
    protocolo: String(lote.id),
    numeroLote: lote.numero,
    recebidoEm: lote.recebido_em,
    momento,
    situacao: situacaoDeTodas(guias),
    valores: somaDosValores(guias),
    guias,
  };
};

findable(import.meta.url, { presentLote });
