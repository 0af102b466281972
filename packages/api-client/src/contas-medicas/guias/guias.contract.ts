import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { confirmado, type LinhaDoAto, type Unidade } from '../../kinds/confirmado.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { money, percent } from '../../kinds/decimal.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';
import { quantidade } from '../../kinds/quantidade.ts';
import { dasRegras } from '../regras/achado.kinds.ts';
import { daPagina, itemDoArquivo } from './doArquivo.kinds.ts';
import { aceiteDaPendencia, simOuNao, statusDaGuia, statusDoItem, tabelaAprovada } from './guias.kinds.ts';

/** A provider with guides under review; `incorporarBaixada` allows settling here. */
export const prestador = z.object({
  codPrestador: idText,
  nomePrestador: z.string(),
  incorporarBaixada: simOuNao,
});

export type Prestador = z.output<typeof prestador>;

/** One entry of a guide's history (CTM-43). `de`, `para`, `seqItem` and `versao` are fields of our own server. */
export const historicoDaGuia = z.object({
  quando: dayTime,
  quem: z.string(),
  descricao: z.string(),
  seqItem: z.optional(z.nullable(z.int())),
  de: z.optional(optionalText),
  para: z.optional(optionalText),
  versao: z.optional(z.int()),
});

export type HistoricoDaGuia = z.output<typeof historicoDaGuia>;

/** A guide in a list. */
export const guia = z.object({
  numGuia: idText,
  status: statusDaGuia,
  dataAutorizacao: z.nullable(day),
  tipoGuia: z.string(),
  /** '07' is a hospital stay. */
  tipoAtendimento: z.string(),
  GUI_TIPO: optionalText,
  numCarteiraBenef: idText,
  nomeBenef: z.string(),
  numConsProfSol: optionalText,
  nomeProfSol: optionalText,
  vrTotalGeral: money,
  dataBaixa: z.nullable(day),
  dtHrIncorporado: z.nullable(dayTime),
  /** The order number. */
  senha: optionalText,
  CNS_CR: optionalText,
  nomePrestador: z.string(),
  pendencias: z.array(z.string()),
  dtHrIniFat: z.nullable(dayTime),
  dtHrFinFat: z.nullable(dayTime),
  diagnostico: optionalText,
  diagDescricao: optionalText,
  historico: z.optional(z.array(historicoDaGuia)),
  /** Fields of our own server, from here on: shown in the modal and sent with a change. */
  dataEmissao: z.optional(z.nullable(day)),
  codPrestador: z.optional(idText),
  incorporarBaixada: z.optional(simOuNao),
  competencia: z.optional(z.nullable(competencia)),
  vrTotalAprovado: z.optional(z.nullable(money)),
  /** Second person of the payment (CTM-79): 'outra' than the caller, or the caller ('voce'); `aprovadaPor` names the approvers. */
  esperaSegunda: z.optional(z.nullable(z.enum(['outra', 'voce']))),
  aprovadaPor: z.optional(optionalText),
  /** Counts up with every change of the guide or one of its items (CTM-42). */
  versao: z.optional(z.int()),
  /** Diagnoses after the main one, in the order of the file. */
  outrosDiagnosticos: z.optional(z.array(z.object({ codigo: z.string(), descricao: z.string() }))),
  ...daPagina,
});

export type Guia = z.output<typeof guia>;

/** A possible AMB code. */
const opcaoAmb = z.object({ codigo: idText, descricao: z.string(), tipo: z.enum(['HM', 'SADT']) });

/** An item of a guide, with the names of the specification. Fields after `laboratorio` are our own server's. */
export const guiaItem = z.object({
  numGuia: idText,
  seqItem: z.int(),
  dtExecucao: day,
  hrInicial: optionalText,
  codProc: idText,
  descProc: z.string(),
  codTabela: idText,
  codTabelaAprov: tabelaAprovada,
  codProcAmb: optionalText,
  codProcAmbOpc: z.array(opcaoAmb),
  codTipoOpc: z.array(z.enum(['HM', 'SADT'])),
  tipoProcOS: z.nullable(z.enum(['HM', 'SADT'])),
  credenOeste: simOuNao,
  qtdExec: quantidade,
  qtdExecAprov: z.nullable(quantidade),
  vrUnitario: money,
  vrUnitarioOeste: z.nullable(money),
  vrTotal: money,
  vrTotalAprov: z.nullable(money),
  status: statusDoItem,
  pendencias: optionalText,
  COM_COD: optionalText,
  GLO_COMENTARIO: optionalText,
  OBSERVACAO: optionalText,
  eq_numConsProf: optionalText,
  eq_nomeProf: optionalText,
  eq_graupart: optionalText,
  descGrauPart: optionalText,
  apresentacao: optionalText,
  laboratorio: optionalText,
  reducaoAcrescimo: z._default(percent, 100),
  credenXml: z._default(z.nullable(simOuNao), null),
  cadastrado: z._default(z.boolean(), true),
  /** The provider gave one value for the line; the unit value is ours. */
  isValorDaLinha: z._default(z.boolean(), false),
  /** Reason for which its pendency was accepted (CTM-66). */
  pendenciaAceita: z._default(optionalText, null),
  /** The operator's own text of the code; null when its tables lack the code. */
  descProcOperadora: z._default(optionalText, null),
  /** Facts in the file that no rule uses (CTM-84). */
  doArquivo: z._default(z.nullable(itemDoArquivo), null),
  ...dasRegras,
  /** Digest of the item on show; a decision carries it (CTM-42). */
  resumo: z.optional(z.string()),
});

export type GuiaItem = z.output<typeof guiaItem>;

/** A rule that fired (CTM-28). */
const regra = z.object({ regra: z.string(), tipo: z.enum(['bloqueio', 'aviso']), texto: z.string() });

const feito = { success: z.boolean(), message: z.string() };

export const getListaPrestadores = endpoint('POST /contasMedicas/getListaPrestadores', {
  summary: 'Os prestadores cujas guias quem chama pode ver.',
  reply: z.object({ ...feito, listaPrestadores: z.array(prestador) }),
});

/** Guides to verify (without status, 0, 2), incorporated (1), not used (3) (CTM-51). */
export const filtroDeStatus = z.enum(['verificar', 'incorporadas', 'naoUtilizadas']);
export type FiltroDeStatus = z.output<typeof filtroDeStatus>;

export const getGuiasImportadas = endpoint('POST /contasMedicas/getGuiasImportadas', {
  summary: 'As guias de um prestador por situação e período de importação; 204 quando não há.',
  body: z.object({
    filtrarStatus: filtroDeStatus,
    codPrestador: idText,
    /** 1 the last month, 2 the last two, null all (CTM-52). */
    filtroImportacao: z.nullable(z.literal([1, 2])),
    /** Protocol of a lot, for its guides alone (CTM-105). */
    protocolo: z.optional(idText),
  }),
  reply: z.array(guia),
  mayBeAlone: true,
});

export const getGuiaImportada = endpoint('POST /contasMedicas/getGuiaImportada', {
  summary: 'Uma guia com os seus itens e o seu histórico.',
  body: z.object({ numGuia: idText }),
  reply: z.object({ ...feito, guia, itens: z.array(guiaItem) }),
});

export type GuiaComItens = Pick<z.output<typeof getGuiaImportada.reply>, 'guia' | 'itens'>;

export const getComentarioGlosa = endpoint('POST /contasMedicas/getComentarioGlosa', {
  summary: 'O texto de um código de glosa; success é falso quando ele não está cadastrado.',
  body: z.object({ comCod: typed(10) }),
  reply: z.object({ success: z.boolean(), comentarioGlosa: optionalText }),
});

/** Change of one item. `status` null disapproves, 1 approves; without it the status stays. */
const mudanca = z.object({
  numGuia: idText,
  seqItem: z.int(),
  status: z.optional(z.nullable(z.literal(1))),
  qtdExecAprov: z.optional(z.nullable(quantidade)),
  vrTotalAprov: z.optional(z.nullable(money)),
  COM_COD: z.optional(z.nullable(typed(10))),
  GLO_COMENTARIO: z.optional(z.nullable(typed(500))),
  OBSERVACAO: z.optional(z.nullable(z.string())),
  codTabelaAprov: z.optional(tabelaAprovada),
  codProcAmb: z.optional(z.nullable(typed(20))),
  /**
   * Fields of our own server: the version on show (CTM-42), and the confirmation of a pendency of attention (CTM-20).
   */
  versao: z.optional(z.int()),
  resumo: z.optional(typed(64)),
  confirmado: z.optional(z.boolean()),
  /** Accepts the pendency with a reason; null withdraws the acceptance (CTM-66). */
  aceite: z.optional(z.nullable(aceiteDaPendencia)),
});

export type ItemAlterado = z.output<typeof mudanca>;

/** Result of the change of one item. */
const resultado = z.object({
  numGuia: idText,
  seqItem: z.int(),
  /** `conflito`: somebody changed the item after the version on show. */
  situacao: z.enum(['feito', 'jaEstava', 'recusado', 'conflito']),
  motivos: z.array(regra),
  problemas: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Changes by other people since the version on show. */
  mudancas: z.optional(z.array(historicoDaGuia)),
});

export type ResultadoDoItem = z.output<typeof resultado>;

export const setGuiaItens = endpoint('POST /contasMedicas/setGuiaItens', {
  summary: 'Aprova, desaprova, transfere ou edita itens; diz item por item o que foi feito e por que não.',
  body: z.object({
    itensAlterados: z.array(mudanca).check(z.maxLength(2_000, 'no máximo 2.000 itens')),
    /** False leaves the guides out of the answer (CTM-53). */
    mostrarResultado: z.optional(z.boolean()),
  }),
  reply: z.object({
    ...feito,
    resultados: z.array(resultado),
    guias: z.optional(z.array(z.object({ guia, itens: z.array(guiaItem) }))),
  }),
});

const vista = { versao: z.optional(z.int()) };

/** Words for guides in the question before they are incorporated or settled. */
export const unidadeDaGuia: Unidade = {
  um: 'guia válida',
  varios: 'guias válidas',
  maior: 'a maior',
  doValor: 'aprovados',
  temValor: true,
};

/** Line of a guide in the question before its incorporation or settlement (REL-46). */
export const linhaDaGuia = ({
  numGuia,
  vrTotalAprovado,
}: Pick<Guia, 'numGuia' | 'vrTotalAprovado'>): LinhaDoAto => ({ id: numGuia, cents: vrTotalAprovado ?? 0 });

export const descartarReativarGuia = endpoint('POST /contasMedicas/descartarReativarGuia', {
  summary: 'Descarta uma guia ou a reativa; só para quem coordena.',
  body: z.object({ numGuia: idText, acao: z.enum(['descartar', 'reativar']), ...vista }),
  reply: z.object({ ...feito, guia: z.optional(guia) }),
});

export const setGuia = endpoint('POST /contasMedicas/setGuia', {
  summary: 'Escolhe o tipo de uma guia de internação.',
  body: z.object({ dadosAlteradosGuia: z.object({ numGuia: idText, GUI_TIPO: typed(1), ...vista }) }),
  reply: z.object({ ...feito, guia: z.optional(guia) }),
});

export const incorporarGuia = endpoint('POST /contasMedicas/incorporarGuia', {
  summary:
    'Incorpora uma guia válida numa competência; repetida, não muda nada. Recusado (409) se o valor aprovado não é o confirmado.',
  body: z.object({
    numGuia: idText,
    guiTipo: z.nullable(typed(1)),
    competencia,
    ...vista,
    confirmado: z.optional(confirmado),
  }),
  reply: z.object({
    ...feito,
    historico: z.array(historicoDaGuia),
    repetida: z.optional(z.boolean()),
    /** Reason why it is settled in the core system; null when it may be settled here. */
    motivoSemBaixa: z.optional(optionalText),
  }),
});

export const baixarGuia = endpoint('POST /contasMedicas/baixarGuia', {
  summary:
    'Baixa uma guia incorporada; uma recusa é success falso com a razão, e 409 se o valor aprovado não é o confirmado.',
  body: z.object({
    numGuia: idText,
    dataBaixa: day,
    comCommit: z.optional(z.boolean()),
    confirmado: z.optional(confirmado),
  }),
  reply: z.object({ ...feito, repetida: z.optional(z.boolean()) }),
});

export const getCompetenciaPagMed = endpoint('POST /contasMedicas/getCompetenciaPagMed', {
  summary: 'A competência de pagamento atual e a data sugerida para a baixa.',
  reply: z.object({
    success: z.boolean(),
    competenciaPagMed: competencia,
    dataBaixaSugerida: z.nullable(day),
  }),
});
