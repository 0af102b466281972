import type {
  Guia,
  GuiaComItens,
  GuiaItem,
  HistoricoDaGuia,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { tiposOferecidos } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import { hash } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import {
  type AmbRow,
  findGraus,
  findGuias,
  findHistorico,
  findItens,
  findOpcoesAmb,
  type GuiaRow,
  type HistoricoRow,
  type ItemRow,
  type UmaGuiaRow,
} from './guias.sql.ts';
import { julgaGuias } from '../regras/julgaGuias.ts';
import type { Leitor } from './segundaPessoa.sql.ts';
import { findable } from '../../../db/findable.ts';

export const presentHistorico = (row: HistoricoRow): HistoricoDaGuia => ({
  quando: row.feito_em,
  quem: row.quem,
  descricao: row.descricao,
  seqItem: row.sequencia,
  de: row.de,
  para: row.para,
  versao: row.versao,
});

export const presentGuia = (row: GuiaRow): Guia => ({
  numGuia: row.numero,
  status: row.status,
  dataAutorizacao: row.autorizada_em,
  tipoGuia: row.tipo_guia,
  tipoAtendimento: row.tipo_atendimento,
  GUI_TIPO: row.gui_tipo,
  numCarteiraBenef: row.matricula,
  nomeBenef: row.nome,
  numConsProfSol: row.solicitante_conselho,
  nomeProfSol: row.solicitante_nome,
  vrTotalGeral: row.valor_cents,
  dataBaixa: row.baixada_em,
  dtHrIncorporado: row.incorporada_em,
  senha: row.senha,
  CNS_CR: row.cnes_ou_crm,
  nomePrestador: row.prestador_nome,
  pendencias: row.pendencias,
  dtHrIniFat: row.faturamento_inicio,
  dtHrFinFat: row.faturamento_fim,
  diagnostico: row.cid_codigo,
  diagDescricao: row.cid_descricao,
  outrosDiagnosticos: row.outros_diagnosticos,
  dataEmissao: row.emitida_em,
  codPrestador: row.prestador_codigo,
  incorporarBaixada: row.incorporar_baixada,
  competencia: row.competencia,
  vrTotalAprovado: row.valor_aprovado_cents,
  esperaSegunda: row.espera_segunda,
  aprovadaPor: row.aprovada_por,
  versao: row.versao,
});

/** A guide as its page shows it. */
const presentUma = (row: UmaGuiaRow): Guia => ({
  ...presentGuia(row),
  dtNascimentoBenef: row.nascimento,
  sexoBenef: row.sexo,
  doArquivo: row.do_arquivo,
});

/** Sixteen hexadecimal digits that change with any input of a decision (CTM-42). */
const resumoDe = (row: ItemRow): string =>
  hash('sha256', JSON.stringify(Object.values(row)), 'hex').slice(0, 16);

const comGraus = ({ do_arquivo: dito }: ItemRow, graus: ReadonlyMap<string, string>): GuiaItem['doArquivo'] =>
  dito?.equipe
    ? {
        ...dito,
        equipe: dito.equipe.map((each) => ({ ...each, participacao: graus.get(each.grau ?? '') })),
      }
    : dito;

const presentItem = (
  row: ItemRow,
  amb: ReadonlyMap<string, readonly AmbRow[]>,
  graus: ReadonlyMap<string, string>,
): GuiaItem => {
  // Only table 22 is settled under AMB codes.
  const options = row.tabela_aprovada === '22' ? (amb.get(row.codigo) ?? []) : [];
  const codProcAmbOpc = options.map(({ codigo_amb, descricao, tipo }) => ({
    codigo: codigo_amb,
    descricao,
    tipo,
  }));
  return {
    numGuia: row.guia_numero,
    seqItem: row.sequencia,
    dtExecucao: row.executado_em,
    hrInicial: row.hora_inicial,
    codProc: row.codigo,
    descProc: row.descricao,
    codTabela: row.tabela,
    codTabelaAprov: row.tabela_aprovada ?? '00',
    codProcAmb: row.codigo_amb,
    codProcAmbOpc,
    codTipoOpc: tiposOferecidos({ codProcAmbOpc }),
    tipoProcOS: row.tipo,
    credenOeste: row.credenciado,
    qtdExec: row.quantidade,
    qtdExecAprov: row.quantidade_aprovada,
    vrUnitario: row.valor_unitario_cents,
    vrUnitarioOeste: row.valor_unitario_operadora_cents,
    vrTotal: row.valor_cents,
    vrTotalAprov: row.valor_aprovado_cents,
    status: row.status,
    pendencias: row.pendencia,
    pendenciaAceita: row.pendencia_aceita,
    COM_COD: row.glosa_codigo,
    GLO_COMENTARIO: row.glosa_comentario,
    OBSERVACAO: row.observacao,
    eq_numConsProf: row.profissional_conselho,
    eq_nomeProf: row.profissional_nome,
    eq_graupart: row.grau_participacao,
    descGrauPart: row.grau_descricao,
    apresentacao: row.apresentacao,
    laboratorio: row.laboratorio,
    reducaoAcrescimo: row.fator,
    credenXml: row.credenciado_xml,
    cadastrado: row.cadastrado,
    isValorDaLinha: row.valor_da_linha,
    descProcOperadora: row.descricao_operadora,
    doArquivo: comGraus(row, graus),
    achados: [],
    julgadoPor: [],
    resumo: resumoDe(row),
  };
};

/** Items of some guides for display and rules, by guide and sequence. */
export const readItens = async (db: Db, numeros: readonly string[]): Promise<GuiaItem[]> => {
  const [rows, opcoes, graus] = await Promise.all([
    findItens(db, numeros),
    findOpcoesAmb(db, numeros),
    findGraus(db),
  ]);
  const byCode = Map.groupBy(opcoes, ({ codigo }) => codigo);
  return rows.map((row) => presentItem(row, byCode, graus));
};

/** Complete guides: header, history, items with the trade rules; `unico` is the only visible provider, null for all. */
export const readGuias = async (
  db: Db,
  numeros: readonly string[],
  leitor: Leitor,
  unico: string | null,
): Promise<GuiaComItens[]> => {
  const [guias, lidos, historicos] = await Promise.all([
    findGuias(db, numeros, leitor),
    readItens(db, numeros),
    findHistorico(db, numeros),
  ]);
  const regrasDe = await julgaGuias(db, guias, lidos, unico);
  const itens = Map.groupBy(
    lidos.map((item) => ({ ...item, ...regrasDe(item) })),
    ({ numGuia }) => numGuia,
  );
  const historico = Map.groupBy(historicos, ({ guia_numero }) => guia_numero);
  return guias.map((row) => ({
    guia: { ...presentUma(row), historico: (historico.get(row.numero) ?? []).map(presentHistorico) },
    itens: itens.get(row.numero) ?? [],
  }));
};

findable(import.meta.url, { presentGuia });
