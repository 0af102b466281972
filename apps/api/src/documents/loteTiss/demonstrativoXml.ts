import { agree } from '@vidas/api-client/words/counted.ts';
import {
  type Demonstrativo,
  type GuiaDoDemonstrativo,
  type ItemDoDemonstrativo,
  numeroDoDemonstrativo,
  parcialDito,
  type Valores,
} from './demonstrativo.ts';
import { el, reais, txt } from './elementos.ts';
import { codigoNaVersao, dadosDoPrestador, mensagemDaOperadora } from './mensagemTiss.ts';

/** The standard's item number has at most four digits. */
const MAIOR_SEQUENCIA = 9_999;

const decimal = (decimosDeMilesimo: number): string => String(decimosDeMilesimo / 10_000);

const totais = ({ informado, processado, liberado, glosa }: Valores, de: string): string =>
  txt(`valorInformado${de}`, reais(informado)) +
  txt(`valorProcessado${de}`, reais(processado)) +
  txt(`valorLiberado${de}`, reais(liberado)) +
  txt(`valorGlosa${de}`, reais(glosa));

const itemDe = (item: ItemDoDemonstrativo, sequencia: number, versao: string): string => {
  const { valores, glosa } = item;
  return el(
    'detalhesGuia',
    versao < '3.04' ? '' : txt('sequencialItem', String(sequencia)),
    txt('dataRealizacao', item.dia),
    el(
      'procedimento',
      txt('codigoTabela', item.tabela),
      txt('codigoProcedimento', item.codigo),
      txt('descricaoProcedimento', item.descricao.slice(0, 150)),
    ),
    item.grau === null ? '' : txt('grauParticipacao', item.grau),
    txt('valorInformado', reais(valores.informado)),
    txt('qtdExecutada', decimal(item.quantidade)),
    txt('valorProcessado', reais(valores.processado)),
    txt('valorLiberado', reais(valores.liberado)),
    glosa === null
      ? ''
      : el(
          'relacaoGlosa',
          txt('valorGlosa', reais(valores.glosa)),
          // 1705: value too high; fallback for the operator's own codes.
          txt('tipoGlosa', codigoNaVersao(glosa.codigo, versao, '1705')),
        ),
  );
};

/** Room of `observacao`, in characters (st_texto500). */
const MAIOR_OBSERVACAO = 500;

/** As many whole sentences as an `observacao` takes, and how many are left; a single long one ends in '...' (CTM-72). */
export const observacaoDe = (frases: readonly string[]): string => {
  for (let cabem = frases.length; cabem > 0; cabem -= 1) {
    const resto = frases.length - cabem;
    const texto = frases.slice(0, cabem).join(' ') + (resto === 0 ? '' : ` E mais ${resto}.`);
    if (texto.length <= MAIOR_OBSERVACAO) return texto;
  }
  const resto = frases.length > 1 ? ` E mais ${frases.length - 1}.` : '';
  return `${(frases[0] ?? '').slice(0, MAIOR_OBSERVACAO - 3 - resto.length)}...${resto}`;
};

/** `observacao` since 4.03, the first version of an analysis that has one. */
const observacao = (frases: readonly string[], versao: string): string =>
  versao < '4.03' || frases.length === 0 ? '' : txt('observacao', observacaoDe(frases));

/** Reasons of a guide's denials, each once: 'Glosa 1705, Cobrado a maior: itens 2, 5.' */
const motivosDe = (itens: readonly ItemDoDemonstrativo[], numeros: readonly number[]): string[] => {
  const porMotivo = new Map<string, number[]>();
  itens.forEach(({ glosa }, at) => {
    const texto = glosa?.texto.trim().replace(/\.$/, '');
    if (!glosa || !texto) return;
    const motivo = `Glosa ${glosa.codigo}, ${texto}`;
    porMotivo.set(motivo, [...(porMotivo.get(motivo) ?? []), numeros[at] ?? 0]);
  });
  return [...porMotivo].map(([motivo, seus]) =>
    seus.length === itens.length
      ? `${motivo}.`
      : `${motivo}: ${agree(seus.length, 'item', 'itens')} ${seus.join(', ')}.`,
  );
};

/** '2026-11-10' and '07:30:00' of a day or moment. */
const quando = (de: 'Inicio' | 'Fim', dito: string | null): string => {
  if (dito === null) return '';
  const [dia = '', hora] = dito.split('T');
  return txt(`data${de}Fat`, dia) + (hora === undefined ? '' : txt(`hora${de}Fat`, `${hora}:00`));
};

const guiaDe = (guia: GuiaDoDemonstrativo, versao: string): string => {
  const isComprida = guia.itens.some(({ sequencia }) => sequencia > MAIOR_SEQUENCIA);
  const numeros = guia.itens.map(({ sequencia }, at) => (isComprida ? at + 1 : sequencia));
  return el(
    'relacaoGuias',
    txt('numeroGuiaPrestador', guia.numeroPrestador.slice(0, 20)),
    txt('numeroGuiaOperadora', guia.numeroOperadora.slice(0, 20)),
    guia.senha === null ? '' : txt('senha', guia.senha.slice(0, 20)),
    versao < '4' ? txt('nomeBeneficiario', guia.beneficiario.slice(0, 70)) : '',
    txt('numeroCarteira', guia.carteira),
    quando('Inicio', guia.inicio),
    quando('Fim', guia.fim),
    txt('situacaoGuia', guia.situacao),
    ...guia.itens.map((item, at) => itemDe(item, numeros[at] ?? at + 1, versao)),
    totais(guia.valores, 'Guia'),
    observacao(motivosDe(guia.itens, numeros), versao),
  );
};

/** `demonstrativoAnaliseConta` of the standard in the lot's version (CTM-56). */
export const demonstrativoXml = (demonstrativo: Demonstrativo): Buffer => {
  const { versao, operadora, prestador, protocolo, valores, momento } = demonstrativo;
  const parcial = parcialDito(demonstrativo);
  return mensagemDaOperadora(
    { ...demonstrativo, tipo: 'DEMONSTRATIVO_ANALISE_CONTA', sequencial: protocolo },
    el(
      'demonstrativosRetorno',
      el(
        'demonstrativoAnaliseConta',
        el(
          'cabecalhoDemonstrativo',
          txt('registroANS', demonstrativo.registroAns),
          txt('numeroDemonstrativo', numeroDoDemonstrativo(demonstrativo)),
          txt('nomeOperadora', operadora.nome.slice(0, 70)),
          txt('numeroCNPJ', operadora.cnpj),
          txt('dataEmissao', momento.slice(0, 10)),
        ),
        el(
          'dadosPrestador',
          dadosDoPrestador('dadosContratado', demonstrativo),
          // The standard's value for a missing CNES.
          txt('CNES', prestador.cnes ?? '9999999'),
        ),
        el(
          'dadosConta',
          el(
            'dadosProtocolo',
            txt('numeroLotePrestador', demonstrativo.numeroLote.slice(0, 12)),
            txt('numeroProtocolo', protocolo),
            txt('dataProtocolo', demonstrativo.recebidoEm),
            txt('situacaoProtocolo', demonstrativo.situacao),
            ...demonstrativo.guias.map((guia) => guiaDe(guia, versao)),
            totais(valores, 'Protocolo'),
          ),
        ),
        totais(valores, 'Geral'),
        observacao(parcial === null ? [] : [parcial], versao),
      ),
    ),
  );
};
