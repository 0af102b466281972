import { fake } from '../http/fake.ts';
import { matriculaInteira } from '../kinds/matricula.ts';
import { fakeName } from '../report/names.fake.ts';
import {
  atualizaCodigoAns,
  beneficiariosSemCco,
  type ComparacaoSib,
  conferenciaCadastralSib,
  type CorrecaoSib,
  type DivergenciaSib,
  getBeneficiariosNaAnsSemCcoNaOeste,
  getConferenciaSib,
  getDivergenciasSib,
  getResumoConferenciaSib,
  getSituacaoAnsXOeste,
  importaConferenciaCadastralSib,
  leituraCorrecaoXmlSib,
  progressoConferenciaSib,
  type ResumoConferencia,
  verificaArquivoSib,
} from './sib.contract.ts';

const erros = [
  ['CPF', '11111111111', '1001', 'CPF inválido'],
  ['DATA DE NASCIMENTO', '2031-02-01', '1103', 'Data de nascimento posterior à data de contratação'],
  ['NOME DA MÃE', null, '0702', 'Campo obrigatório não informado'],
  ['MUNICÍPIO', '999999', '2204', 'Código do município inexistente'],
] as const;

/** The problem number `index` of an invented return file. */
export const fakeCorrecao = (index = 1): CorrecaoSib => {
  const [campo, valorCampo, codigoErro, mensagemErro] = erros[index % erros.length] ?? erros[0];
  const isInclusion = index % 2 === 1;
  return {
    cco: isInclusion ? null : String(300_000_000_000 + index * 7919),
    codbeneficiario: isInclusion ? matriculaInteira(String(1200 + index)) : null,
    tipoMovimento: isInclusion ? 'INCLUSÃO' : 'RETIFICAÇÃO',
    campo,
    valorCampo,
    codigoErro,
    mensagemErro,
    matricula: index % 9 === 5 ? null : matriculaInteira(String(1200 + index)),
  };
};

/** A row of a comparison, with the given changes. */
export const fakeComparacao = (index = 1, given: Partial<ComparacaoSib> = {}): ComparacaoSib => ({
  cco: String(300_000_000_000 + index * 7919),
  codbeneficiario: matriculaInteira(String(1200 + index)),
  cpf: String(10_000_000_000 + index * 37_199).slice(0, 11),
  cns: `7${String(10_000_000_000_000 + index * 991).slice(0, 14)}`,
  nome: fakeName(index),
  ativacao: `20${String(15 + (index % 11))}-0${(index % 9) + 1}-01`,
  cancelamento: index % 5 === 0 ? '2026-08-31' : null,
  atualizacao: '2026-10-05',
  situacao: index % 5 === 0 ? 'INATIVO' : 'ATIVO',
  situacaoAns: null,
  situacaoOs: null,
  ...given,
});

const campos = [
  ['Código ANS (CCO)', '300000411777', '300000407922'],
  ['Nome', 'MARIA APARECIDA DE SOUSA', 'Maria Aparecida de Souza'],
  ['Nome da mãe', null, 'Olívia Brandão'],
  ['Data de nascimento', '14/03/1984', '14/08/1984'],
  ['Plano', '471203148', '471203156'],
  ['Nome', 'JOSE ANTONIO LIMA', 'José Antônio de Lima'],
  ['CPF', null, '39053344705'],
] as const;

/** The differing field number `index`; two fields of one beneficiary follow each other. */
export const fakeDivergencia = (index = 1, given: Partial<DivergenciaSib> = {}): DivergenciaSib => {
  const person = Math.ceil(index / 2);
  const [campo, valorAns, valorOperadora] = campos[index % campos.length] ?? campos[0];
  return {
    cco: String(300_000_000_000 + person * 7919),
    codbeneficiario: matriculaInteira(String(1200 + person)),
    nome: fakeName(person),
    campo,
    valorAns,
    valorOperadora,
    ...given,
  };
};

/** The numbers of the conference, with the given changes. */
export const fakeResumo = (given: Partial<ResumoConferencia> = {}): ResumoConferencia => ({
  arquivo: {
    nome: 'ArqConf9999990220261105.CNX',
    em: '2026-11-06T08:12',
    por: 'Marina Alencar',
    quantidade: 140,
  },
  comparadoEm: '2026-11-21T09:00',
  contagens: {
    semCcoNaOperadora: 14,
    situacao: 22,
    campos: 46,
    ativosSemCco: 20,
    inativosSemCco: 10,
    conferencia: 140,
  },
  ...given,
});

const rows = (count: number, given: (index: number) => Partial<ComparacaoSib>): ComparacaoSib[] =>
  Array.from({ length: count }, (_, index) => fakeComparacao(index + 1, given(index + 1)));

/** The calls of the return-file screen and of the conference: 14 codes to write; an update empties that list. */
export const sibFakes = () => {
  let semCco = rows(14, () => ({ situacaoAns: 'ATIVO' }));
  return [
    fake(leituraCorrecaoXmlSib, {
      success: true,
      message: 'Leitura feita com sucesso, verifique a tabela abaixo',
      problema: '24 erros em 18 registros rejeitados',
      header: { registroAns: '999999', idItem: '20261020101500' },
      beneficiarios: Array.from({ length: 24 }, (_, index) => fakeCorrecao(index)),
      importacao: {
        isRepetida: false,
        por: 'Marília Souza Prado',
        em: '2026-11-21T09:00',
        ccosGravados: 12,
        aceitos: 120,
        rejeitados: 18,
      },
    }),
    fake(verificaArquivoSib, { isRepetido: false, por: null, em: null }),
    fake(getBeneficiariosNaAnsSemCcoNaOeste, () => semCco),
    fake(getSituacaoAnsXOeste, () =>
      rows(22, (index) =>
        index % 2 === 0
          ? { situacaoAns: 'ATIVO', situacaoOs: 'INATIVO', situacao: null }
          : { situacaoAns: 'INATIVO', situacaoOs: 'ATIVO', situacao: null },
      ),
    ),
    fake(getDivergenciasSib, () => Array.from({ length: 46 }, (_, index) => fakeDivergencia(index + 1))),
    fake(getResumoConferenciaSib, () => {
      const resumo = fakeResumo();
      return { ...resumo, contagens: { ...resumo.contagens, semCcoNaOperadora: semCco.length } };
    }),
    fake(conferenciaCadastralSib, {
      success: true,
      message: 'Comparação refeita: 36 diferenças encontradas.',
      quantidade: 36,
    }),
    fake(beneficiariosSemCco, () =>
      rows(30, (index) => ({ cco: null, situacao: null, situacaoOs: index % 3 === 0 ? 'INATIVO' : 'ATIVO' })),
    ),
    fake(getConferenciaSib, () => rows(140, () => ({}))),
    fake(importaConferenciaCadastralSib, { success: true, message: 'Arquivo importado: 140 beneficiários.' }),
    fake(progressoConferenciaSib, { emAndamento: true, lidos: 90, fracao: 0.64 }),
    fake(atualizaCodigoAns, ({ body }) => {
      const atualizados = body.length;
      semCco = [];
      return { success: true, message: `${atualizados} beneficiários atualizados.`, atualizados };
    }),
  ];
};
