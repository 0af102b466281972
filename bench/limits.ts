import type { Limit } from './judge.ts';

/** A straight line is 2; the rest is for the unrest of a short run. */
const STRAIGHT = 2.8;
/** A square is 4 and must not pass for a straight line. */
const FLAT = 1.6;

const list: Limit = {
  ratio: 1.5,
  growth: STRAIGHT,
  why: 'session, contract and portions may cost a third of the bare statement (goal 1.3), in a straight line',
};
const shortList: Limit = {
  ratio: 2.5,
  growth: STRAIGHT,
  why: 'some milliseconds of session and transaction weigh on a list that takes ten',
};
const heavy: Limit = {
  ratio: 1.3,
  growth: STRAIGHT,
  why: 'the statement is nearly all of it; session, contract and portions may cost a third at most',
};
const few: Limit = {
  ratio: 4,
  growth: STRAIGHT,
  why: 'some milliseconds of session and transaction are most of an answer that takes ten, however large the register',
};
const tiny: Limit = {
  ratio: 12,
  growth: STRAIGHT,
  why: 'counts of one or two milliseconds: the session and three connections are nearly all of it',
};
/** What a person does not notice as waiting; of every import, for calls with their session in the rhythm of a clock, on an idle machine. */
const P99 = 100;

const cnx = (ratio: number): Limit => ({
  ratio,
  growth: 2.5,
  p99: P99,
  why: 'the goal is 1.5 and not reached: indexes, the checks of each field and the comparison with the register (docs/performance.md); in the square of the lives it would never end at 100,000',
});

const lot = (ratio: number): Limit => ({
  ratio,
  growth: STRAIGHT,
  why: 'the goal is 1.5 and not reached: each element is read into its form and judged, and each item goes in with its keys (docs/performance.md)',
});
const lotAlike = (ratio: number): Limit => ({
  ratio,
  why: 'beside the same columns, keys and indexes only the reading into forms, the judging and the papers are left (docs/performance.md)',
});
const lotMemory: Limit = {
  growth: FLAT,
  why: 'guides are judged some at a time, and only their rows are kept: memory must hardly follow them',
};

const again: Limit = {
  ratio: 5,
  growth: STRAIGHT,
  p99: P99,
  why: 'the pairs of the file are written anew beside those in use, which no bare import does; with the bare import as its unit',
};
const campaign: Limit = {
  p99: P99,
  why: 'the file is divided and judged in a thread of its own, whatever it holds',
};

const opened: Limit = {
  ms: 3000,
  why: 'who opens a link to a story waits no longer, in a browser that was never there, on an idle machine',
};
const switched: Limit = {
  ms: 1000,
  why: 'from one screen to the next nobody loses the thread, on an idle machine',
};

const openedGuia: Limit = {
  ms: 75,
  why: 'of the processor; the goal is 50: the middle of five openings is 46 and 34, single ones are up to 55 (docs/performance.md)',
};

/** The most that each measure of each runner (a folder of bench/) may have. */
export const limits: Readonly<Record<string, Readonly<Record<string, Limit>>>> = {
  analise: {
    'managerial analysis': {
      ratio: 1.3,
      growth: STRAIGHT,
      why: 'the same sums in the same passes; some months of expenses are a statement, after which the job can go on or be cancelled',
    },
  },
  api: {
    getDataCadastroBeneficiarioTodos: list,
    'getDataCadastroBeneficiario (one year)': list,
    getRelatorioFuneralTotal: list,
    'getRelatorioFuneral (one year)': shortList,
    getRelatorioEmpresarialTotal: list,
    'getRelatorioEmpresarial (one company)': {
      ratio: 8,
      growth: FLAT,
      why: 'fifty rows by an index: the price of a session and a transaction, whatever the size of the register',
    },
    'getBeneficiarioCancelado (one year)': list,
    getEmpresaConveniada: shortList,
    getEmpresaConveniadaAtivos: shortList,
    getPrestadoresCredenciados: shortList,
    getConferenciaSib: list,
    getBeneficiariosNaAnsSemCcoNaOeste: shortList,
    getSituacaoAnsXOeste: shortList,
    beneficiariosSemCco: shortList,
    getDivergenciasSib: list,
    getMovimentacaoBeneficiarios: shortList,
    'getGuiasImportadas (one provider)': list,
    'getGuiaImportada (500 items)': {
      ratio: 2,
      growth: FLAT,
      why: 'the price of a session and of a digest for each item in twenty milliseconds (goal 1.3), whatever the number of guides',
    },
    getCustoAssistencialNotaFiscal: list,
    getReceitaSegregadaDetalhadaEmpresarial: list,
    getSinistralidadeEmpresarialResumida: list,
    getSinistralidadeIndividualResumida: shortList,
    'peak memory of the server': {
      ratio: 1.5,
      growth: FLAT,
      why: 'lists are sent in portions: memory must not follow the rows',
    },
  },
  cbr643: {
    read: {
      ratio: 2,
      growth: STRAIGHT,
      why: 'each field is checked and each line has its place in a sequence; the goal is half the speed of a bare split',
    },
    apply: {
      ratio: 2,
      growth: STRAIGHT,
      why: 'lines are judged and compared one by one between the same statements',
    },
    'peak memory': { growth: FLAT, why: 'lines are judged some at a time: memory must not follow the file' },
  },
  comissao: {
    month: {
      ratio: 3,
      growth: STRAIGHT,
      why: 'each life is read with what its commission is explained by, where the statement gives one sum a seller',
    },
    'peak memory': { growth: FLAT, why: 'some sellers are read at a time: memory must not follow the lives' },
  },
  diretoria: {
    board: {
      ratio: 1.3,
      growth: STRAIGHT,
      why: 'the whole board in one pass over each table, as by hand; session and contract are milliseconds of it',
    },
  },
  guia: {
    'longest task, first opening of a browser': openedGuia,
    'longest task, opened again': openedGuia,
  },
  imports: {
    'cnx, empty register, embedded': cnx(6.5),
    'campaign, embedded': campaign,
    'campaign of line ends, embedded': campaign,
    'cnx, full register, embedded': cnx(6.5),
    'cnx, full register of others, embedded': cnx(6.5),
    'recalcular, embedded': again,
    "cnx, the next month's file, embedded": cnx(6.5),
    'rpx, register not told yet, embedded': {
      growth: STRAIGHT,
      p99: P99,
      why: 'the first return takes the whole register for known; no bare import does that, so the growth alone counts',
    },
    'cnx, empty register, PostgreSQL': cnx(6),
    'campaign, PostgreSQL': campaign,
    'campaign of line ends, PostgreSQL': campaign,
    'cnx, full register, PostgreSQL': cnx(6),
    'recalcular, PostgreSQL': again,
    "cnx, the next month's file, PostgreSQL": cnx(6),
    'rpx, register not told yet, PostgreSQL': {
      growth: STRAIGHT,
      p99: P99,
      why: 'as on the embedded database',
    },
  },
  office: {
    csv: { ratio: 1.5, growth: STRAIGHT, why: 'guards and formats within half of what a bare loop takes' },
    'csv, longest task of the page': { ratio: 0.5, why: 'written in slices: the page answers meanwhile' },
    xlsx: {
      ratio: 4,
      growth: STRAIGHT,
      why: 'kinds, styles and shared texts beside one compressed text of cells',
    },
    'xlsx, longest task of the page': { ratio: 0.5, why: 'the rows go to the worker in slices' },
  },
  ouvidoria: {
    'telling a protocol by time': { ratio: 1.1, why: 'an AUC of 0.55: as good as a guess' },
    'telling a protocol by time, without the deadline': {
      ratio: 1.6,
      why: 'the deadline hides the rest; an AUC over 0.8 would show through it one day',
    },
  },
  relatorios: {
    getCustoAssistencialNotaFiscal: heavy,
    getReceitaSegregadaDetalhadaEmpresarial: heavy,
    getSinistralidadeEmpresarialResumida: heavy,
    getSinistralidadeIndividualResumida: heavy,
    getSinistralidadeEmpresarialDetalhada: few,
    getGuiasEmAnalise: shortList,
    getRelatorioRegAutorizacao: shortList,
    getRelatorioRegProtocolo: heavy,
    getTokenconfirmacao: shortList,
    getRelatorioPossiveisGestantes: heavy,
    getRelatorioBeneficiariosAcima55: heavy,
    getRelatorioBeneficiariosCidE66Criancas: few,
    getRelatorioBeneficiariosCidE66Adultos: few,
    getRelatorioBeneficiariosRestricaoBariatrica: few,
    getRelatorioProcedimentosRealizadosPeriodo: heavy,
    'home of contabilidade': heavy,
    'home of atendimento': tiny,
    'home of credenciamento': shortList,
    'home of prevencao': heavy,
    'home of juridico': heavy,
    'home of tecnologia': tiny,
  },
  stream: {
    'press to first row painted': {
      ms: 400,
      ratio: 0.2,
      why: 'at 300,000 rows: the first page comes with the first portion, where the usual page shows nothing until it has everything',
    },
    'press to all rows there': {
      ratio: 1.15,
      why: 'against the same list read to its end by one that parses nothing: reading keeps up with the server',
    },
    'longest task': {
      ms: 50,
      why: 'at 300,000 rows: rows are taken in slices, and who types meanwhile does not feel them',
    },
    'heap after': { mb: 80, ratio: 0.6, why: 'at 300,000 rows of nineteen columns, kept by column' },
    'heap, peak': { mb: 105, ratio: 1.3, why: 'at 300,000 rows: a portion passes, never the whole text' },
    'bytes on the wire': { ratio: 0.3, why: 'by column against the plain JSON that everyone else gets' },
  },
  table: {
    'mount to painted': {
      ratio: 3,
      growth: FLAT,
      why: 'against twenty plain rows drawn at once; the number of rows must not be felt, nor their sum',
    },
    'filter by name to painted': {
      ratio: 2,
      growth: 2.5,
      why: 'folding of accents and totals beside a plain includes()',
    },
    'first sort by name to painted': {
      ratio: 0.4,
      growth: STRAIGHT,
      why: 'sorted by keys made once, quicker than a sort with the collator',
    },
    'csv of all rows': {
      ratio: 1.3,
      why: 'goal: at most the bare loop that writes the same bytes, which is a straight line; our own growth hangs on when the collector runs',
    },
    'csv of 10,000 rows': {
      ratio: 1.3,
      why: 'goal: at most the same bare loop; written before the loops of either are compiled',
    },
  },
  tiss: {
    'lot, embedded': lot(5),
    'lot with our columns and keys, embedded': lotAlike(4),
    'peak memory, embedded': lotMemory,
    // By the clock, of a fifth of a second: with more unrest.
    'lot, PostgreSQL': lot(8),
    'lot with our columns and keys, PostgreSQL': lotAlike(6),
    'peak memory, PostgreSQL': lotMemory,
  },
  workbench: Object.fromEntries(
    ['bare', 'gzip'].flatMap((how) => [
      ...['the guide', 'a component', 'a screen'].flatMap((place) => [
        [`${place}, ${how}`, opened],
        [`${place}, with the sidebar, ${how}`, opened],
      ]),
      [`another screen, ${how}`, switched],
      [`its page of states, ${how}`, switched],
    ]),
  ),
};
