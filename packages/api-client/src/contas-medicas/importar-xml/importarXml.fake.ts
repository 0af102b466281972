import { fake } from '../../http/fake.ts';
import {
  importaLoteXml,
  type ProblemaXml,
  type ResultadoXml,
  validaLoteXml,
  validaXml,
} from './importarXml.contract.ts';

const vistos: readonly Pick<ProblemaXml, 'message' | 'remedio' | 'codigo' | 'campo' | 'nivel'>[] = [
  {
    nivel: 'ERRO',
    campo: 'dadosBeneficiario/numeroCarteira',
    message: 'Nenhum beneficiário tem a carteira 0009999901.',
    remedio: 'Confira o número da carteira com o beneficiário.',
    codigo: '1001',
  },
  {
    nivel: 'ERRO',
    campo: 'procedimentosExecutados/procedimentoExecutado/valorTotal',
    message: 'O total do item é R$ 37,80 e a conta (quantidade × valor unitário × fator) dá R$ 18,90.',
    remedio: 'Corrija o valor total, ou a quantidade, o valor unitário e o fator.',
    codigo: '1805',
  },
  {
    nivel: 'PENDENCIA',
    campo: 'outrasDespesas/despesa/servicosExecutados/codigoProcedimento',
    message: 'Código TUSS não cadastrado na operadora: 70999999 na tabela 19.',
    remedio: 'Confira o código; a operadora decide o item na revisão.',
    codigo: '3253',
  },
  {
    nivel: 'AVISO',
    campo: 'valorTotal/valorMateriais',
    message: '<valorMateriais> é R$ 12,00 e os itens somam R$ 13,40.',
    remedio: 'Corrija a soma, ou o valor dos itens.',
    codigo: '5042',
  },
];

/** The problem number `index` of an invented lot. */
export const fakeProblema = (index = 0, given: Partial<ProblemaXml> = {}): ProblemaXml => {
  const visto = vistos[index % vistos.length] as (typeof vistos)[number];
  const daGuia = index % 4 === 0 || index % 4 === 3;
  return {
    line: 40 + index * 7,
    column: 12 + (index % 30),
    camada: 'GUIA',
    guia: `200010${String(401 + Math.floor(index / 2)).padStart(6, '0')}`,
    ordem: 1 + Math.floor(index / 2),
    item: daGuia ? null : 1 + (index % 5),
    ...visto,
    ...given,
  };
};

const pdf = 'JVBERi0xLjQKJSVFT0YK';
const xml = 'PD94bWwgdmVyc2lvbj0iMS4wIj8+';
const conferencia = 'Conferido pelo esquema 4.01.00 da ANS.';

/** A completely accepted lot, with the given changes. */
export const fakeResultado = (given: Partial<ResultadoXml> = {}): ResultadoXml => ({
  status: 'OK',
  message: 'Lote 261005 importado: 12 guias.',
  errors: [],
  naoListados: 0,
  esquema: 'Validado pela estrutura e pelo esquema 4.01.00 da ANS.',
  codPrestador: '200010',
  nomePrestador: 'Hospital Santa Aurora',
  comprovante: pdf,
  guiasRejeitadas: [],
  numeroLote: '261005',
  versao: '4.01.00',
  guias: { total: 12, aceitas: 12, pendentes: 0 },
  valorAceito: 1_842_350,
  valorRejeitado: 0,
  protocolo: { nome: 'protocolo_431.xml', conteudo: xml, conferencia, numero: '431' },
  somenteRejeitadas: null,
  retidos: [],
  guardados: null,
  comparacao: null,
  ...given,
});

/** A lot with some refused guides. */
export const fakeParcial = (given: Partial<ResultadoXml> = {}): ResultadoXml => {
  const errors = Array.from({ length: 8 }, (_, index) => fakeProblema(index));
  return fakeResultado({
    status: 'Parcialmente',
    message: 'Lote 261005 importado em parte: 10 de 12 guias; 2 ficaram fora.',
    errors,
    guiasRejeitadas: errors
      .filter(({ nivel }) => nivel === 'ERRO')
      .map(({ guia, ordem, message }) => ({
        numeroGuiaOperadora: null,
        ordem: ordem ?? 1,
        numeroGuiaPrestador: guia ?? '',
        motivo: message,
      })),
    guias: { total: 12, aceitas: 10, pendentes: 2 },
    valorAceito: 1_523_010,
    valorRejeitado: 319_340,
    somenteRejeitadas: { nome: 'lote_261005R1.xml', conteudo: xml, conferencia, semAssinatura: true },
    comparacao: { total: 15, corrigidos: 12, novos: 1, em: '2026-11-20T16:40', por: 'Gonçalo Rezende' },
    ...given,
  });
};

/** The calls of the screen with invented answers: everything is fine with the file. */
export const importarXmlFakes = () => [
  fake(validaXml, {
    status: 'OK',
    message: 'A forma do arquivo está certa.',
    errors: [],
    naoListados: 0,
    esquema: 'Validado pela estrutura e pelo esquema 4.01.00 da ANS.',
  }),
  fake(
    validaLoteXml,
    fakeResultado({ message: 'Lote 261005 validado: as 12 guias podem entrar.', protocolo: null }),
  ),
  fake(importaLoteXml, fakeResultado()),
];
