import { fake, Refusal } from '../../http/fake.ts';
import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { motivoSemDesfazer, type ParaDesfazer } from './desfazer.rules.ts';
import { statusPelosItens } from './guia.rules.ts';
import {
  baixarGuia,
  descartarReativarGuia,
  getCompetenciaPagMed,
  getGuiaImportada,
  getGuiasImportadas,
  getListaPrestadores,
  type GuiaComItens,
  type GuiaItem,
  type HistoricoDaGuia,
  incorporarGuia,
  type ItemAlterado,
  linhaDaGuia,
  type Prestador,
  type ResultadoDoItem,
  setGuia,
  setGuiaItens,
  unidadeDaGuia,
} from './guias.contract.ts';
import { getItensIguais } from './guiasIguais.contract.ts';
import { getContextoItem } from './guiasContexto.contract.ts';
import { desfazerGuia } from './guiasDesfaz.contract.ts';
import { glosasFakes } from './guiasGlosas.fake.ts';
import { type LimpasFakeOptions, limpasFakes } from './guiasLimpas.fake.ts';
import { escolheFilaRevisao } from './guiasFila.contract.ts';
import { fakeCirurgiaDoArquivo, fakeGuia, fakeItem, fakePrestador } from './guias.fake.ts';
import { mudaItem } from './itemMudanca.rules.ts';

/** Start of the invented guides. */
export interface GuiasFakeOptions {
  readonly prestadores?: readonly Prestador[];
  readonly guias?: readonly GuiaComItens[];
  /** Downloads of demonstrativos, by guide. */
  readonly demonstrativos?: Readonly<Record<string, ParaDesfazer['demonstrativo']>>;
  /** Another person's change, a moment before the first decision, which is therefore refused. */
  readonly meanwhile?: HistoricoDaGuia;
  /** Fields of the item after that change. */
  readonly meanwhileItem?: Partial<GuiaItem>;
  /** Clean guides, as their fakes take them. */
  readonly limpas?: Partial<LimpasFakeOptions>;
}

const material = { codTabela: '19', codTabelaAprov: '19', codProcAmb: null, codProcAmbOpc: [] } as const;

/** The items of a hospital's guide: some plain, some that need a decision. */
const itensDe = (numGuia: string): GuiaComItens['itens'] => [
  fakeItem({ numGuia }),
  fakeItem({
    numGuia,
    seqItem: 2,
    codProc: '40304370',
    descProc: 'Hemossedimentação',
    vrUnitarioOeste: 8_050,
  }),
  fakeItem({ numGuia, seqItem: 3, pendencias: 'Procedimento sem autorização', status: 0 }),
  fakeItem({
    numGuia,
    seqItem: 4,
    tipoProcOS: 'HM',
    credenOeste: true,
    credenXml: true,
    codProc: '31005497',
    descProc: 'Colecistectomia por videolaparoscopia',
    eq_nomeProf: 'Otília Araújo Montes',
    eq_numConsProf: '12345-PR',
    descGrauPart: 'Cirurgião',
    vrUnitarioOeste: 9_000,
    descProcOperadora: 'Colecistectomia sem colangiografia por vídeo',
    doArquivo: fakeCirurgiaDoArquivo,
  }),
  fakeItem({
    numGuia,
    seqItem: 5,
    ...material,
    codProcAmbOpc: [],
    tipoProcOS: null,
    codProc: '70012345',
    descProc: 'Seringa descartável 10 ml',
    qtdExec: 25_000,
    vrUnitario: 400,
    vrUnitarioOeste: 400,
    vrTotal: 1_000,
    doArquivo: { despesa: '03', referencia: 'SR-10-0044', anvisa: '80102511234' },
  }),
  fakeItem({
    numGuia,
    seqItem: 6,
    ...material,
    codProcAmbOpc: [],
    tipoProcOS: null,
    codTabelaAprov: '00',
    codProc: '70099999',
    descProc: 'Kit para acesso venoso',
    vrUnitarioOeste: null,
    cadastrado: false,
  }),
];

/** Twelve guides of one provider: most to verify, two valid, one with pendencies. */
export const fakeGuias = (count = 12): GuiaComItens[] =>
  Array.from({ length: count }, (_, at) => {
    const index = at + 1;
    const isValid = index % 5 === 0;
    const guia = fakeGuia(
      index,
      isValid ? { status: 2, vrTotalAprovado: 10_000 } : index % 7 === 1 ? { status: 0 } : {},
    );
    const itens = isValid
      ? [fakeItem({ numGuia: guia.numGuia, status: 1, qtdExecAprov: 10_000, vrTotalAprov: 10_000 })]
      : itensDe(guia.numGuia);
    return { guia, itens };
  });

const statuses = { verificar: [null, 0, 2], incorporadas: [1], naoUtilizadas: [3] } as const;

/** The calls about guides over one memory: a later reading shows earlier changes. */
export const guiasFakes = ({
  prestadores = [
    fakePrestador(),
    fakePrestador({ codPrestador: '999520', nomePrestador: 'Centro Médico Próprio' }),
  ],
  guias = fakeGuias(),
  demonstrativos = {},
  meanwhile,
  meanwhileItem,
  limpas,
}: GuiasFakeOptions = {}) => {
  let all = guias.map((each) => structuredClone(each));
  let late = meanwhile;
  const find = (numGuia: string) => all.find(({ guia }) => guia.numGuia === numGuia);
  const put = (next: GuiaComItens) => {
    all = all.map((each) => (each.guia.numGuia === next.guia.numGuia ? next : each));
  };
  const change = ({ guia, itens }: GuiaComItens, given: Partial<GuiaComItens['guia']>, descricao: string) => {
    const entry = { quando: '2026-11-21T09:00', quem: 'Marina Alencar', descricao };
    const versao = (guia.versao ?? 0) + 1;
    put({ guia: { ...guia, ...given, versao, historico: [entry, ...(guia.historico ?? [])] }, itens });
  };
  const decide = (pedida: ItemAlterado): ResultadoDoItem => {
    const found = find(pedida.numGuia);
    const item = found?.itens.find(({ seqItem }) => seqItem === pedida.seqItem);
    const row = { numGuia: pedida.numGuia, seqItem: pedida.seqItem, motivos: [], problemas: [] };
    if (!found || !item) return { ...row, situacao: 'recusado' };
    if (late) {
      const mudancas = [late];
      late = undefined;
      const itens = found.itens.map((each) => (each === item ? { ...each, ...meanwhileItem } : each));
      put({ guia: found.guia, itens });
      return { ...row, situacao: 'conflito', mudancas };
    }
    const changed = mudaItem(item, pedida);
    if (!changed.feito) {
      const situacao = changed.jaEstava ? 'jaEstava' : 'recusado';
      return { ...row, situacao, motivos: [...changed.motivos], problemas: [...changed.problemas] };
    }
    const itens = found.itens.map((each) => (each === item ? { ...item, ...changed.depois } : each));
    put({ guia: found.guia, itens });
    change({ guia: found.guia, itens }, { status: statusPelosItens(itens) }, `Item ${item.seqItem} decidido`);
    return { ...row, situacao: 'feito' };
  };
  return [
    ...limpasFakes({ all: () => all, put, ...limpas }),
    fake(getListaPrestadores, { success: true, message: '', listaPrestadores: [...prestadores] }),
    fake(getGuiasImportadas, ({ body }) =>
      all
        .map(({ guia }) => guia)
        .filter(({ status, codPrestador }) => {
          const wanted: readonly (number | null)[] = statuses[body.filtrarStatus];
          return wanted.includes(status) && codPrestador === body.codPrestador;
        }),
    ),
    fake(getGuiaImportada, ({ body }) => {
      const found = find(body.numGuia);
      return found
        ? { success: true, message: '', ...found }
        : new Refusal(404, { error: 'Nenhuma guia tem este número.' });
    }),
    fake(setGuiaItens, ({ body }) => {
      const resultados = body.itensAlterados.map(decide);
      const refused = resultados.filter(({ situacao }) => situacao === 'recusado' || situacao === 'conflito');
      return {
        success: refused.length === 0,
        message:
          refused.length === 0
            ? 'Alteração realizada com sucesso!'
            : 'Não foi possível aprovar/desaprovar os itens!',
        resultados,
        guias: all.filter(({ guia }) => body.itensAlterados.some(({ numGuia }) => numGuia === guia.numGuia)),
      };
    }),
    fake(descartarReativarGuia, ({ body }) => {
      const found = find(body.numGuia);
      if (!found) return new Refusal(404, { error: 'Nenhuma guia tem este número.' });
      const status = body.acao === 'descartar' ? 3 : statusPelosItens(found.itens);
      change(found, { status }, body.acao === 'descartar' ? 'Guia descartada' : 'Guia reativada');
      return { success: true, message: `Sucesso ao ${body.acao} guia!` };
    }),
    fake(setGuia, ({ body: { dadosAlteradosGuia } }) => {
      const found = find(dadosAlteradosGuia.numGuia);
      if (!found) return new Refusal(404, { error: 'Nenhuma guia tem este número.' });
      change(found, { GUI_TIPO: dadosAlteradosGuia.GUI_TIPO }, 'Tipo da guia');
      return { success: true, message: 'Alteração realizada com sucesso!' };
    }),
    fake(incorporarGuia, ({ body }) => {
      const found = find(body.numGuia);
      if (!found || found.guia.GUI_TIPO === null)
        return new Refusal(422, { error: 'Tipo de guia não selecionado ou não previsto no sistema…' });
      const mudou = fakeMudou(body.confirmado, [linhaDaGuia(found.guia)], unidadeDaGuia);
      if (mudou) return mudou;
      const motivoSemBaixa = ['A', 'B', 'G', 'I'].includes(found.guia.GUI_TIPO)
        ? 'A baixa é feita no sistema central: guia do tipo A.'
        : null;
      change(
        found,
        { status: 1, competencia: body.competencia, dtHrIncorporado: '2026-11-21T09:00' },
        'Guia incorporada',
      );
      return {
        success: true,
        message: 'Guia incorporada ao Saúde',
        historico: [],
        repetida: false,
        motivoSemBaixa,
      };
    }),
    fake(baixarGuia, ({ body }) => {
      const found = find(body.numGuia);
      if (found) change(found, { dataBaixa: body.dataBaixa }, 'Guia baixada');
      return { success: true, message: 'Sucesso! (Incorporada e baixada)' };
    }),
    fake(desfazerGuia, ({ body }) => {
      const found = find(body.numGuia);
      if (!found) return new Refusal(404, { error: 'Nenhuma guia tem este número.' });
      const { status, dataBaixa, competencia = null } = found.guia;
      const guia = { status, dataBaixa, competencia, demonstrativo: demonstrativos[body.numGuia] ?? null };
      const why = motivoSemDesfazer(guia, body.desfaz, '2026-11-21');
      if (why !== null) return new Refusal(409, { error: why });
      const [message, given] =
        body.desfaz === 'baixa'
          ? (['Baixa desfeita', {}] as const)
          : (['Incorporação desfeita', { status: 2, competencia: null, dtHrIncorporado: null }] as const);
      change(found, { dataBaixa: null, ...given }, message);
      return { success: true, message, repetida: false };
    }),
    ...glosasFakes(),
    fake(escolheFilaRevisao, ({ body }) => ({
      success: true,
      guias: all
        .filter(({ guia }) => guia.status === null)
        .slice(0, body.quantidade)
        .map(({ guia: { numGuia, vrTotalGeral } }) => ({
          numGuia,
          vrTotalGeral,
          motivo: '2,4 vezes a mediana do prestador em SP/SADT, R$ 58,00',
        })),
    })),
    fake(getContextoItem, ({ body }) => ({
      success: true,
      contexto: {
        valorTabela: 8_050,
        prestador: { vezes: 34, menor: 7_500, mediana: 8_050, maior: 10_000 },
        ultimaVez:
          body.seqItem === 2
            ? { dtExecucao: '2026-05-03', numGuia: '19000044', nomePrestador: 'Laboratório Vitória' }
            : null,
      },
    })),
    fake(getItensIguais, ({ body }) => {
      const model = find(body.numGuia)?.itens.find(({ seqItem }) => seqItem === body.seqItem);
      const itens = all
        .flatMap((each) => each.itens)
        .filter(
          ({ numGuia, status, codProc, vrTotal }) =>
            numGuia !== body.numGuia &&
            status === null &&
            codProc === model?.codProc &&
            vrTotal === model.vrTotal,
        );
      return { success: true, itens };
    }),
    fake(getCompetenciaPagMed, {
      success: true,
      competenciaPagMed: '2026-11',
      dataBaixaSugerida: '2026-11-21',
    }),
  ];
};
