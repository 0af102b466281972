import { diferencasFakes } from '../diferencas/diferencas.fake.ts';
import { fake } from '../../http/fake.ts';
import { fakeTarefa } from '../../shell/tarefa.fake.ts';
import { matriculaInteira } from '../../kinds/matricula.ts';
import { fakeName } from '../../report/names.fake.ts';
import {
  type ArquivoConferencia,
  atualizaCodigoAns,
  beneficiariosSemCco,
  type ComparacaoSib,
  cancelaComparacaoSib,
  conferenciaCadastralSib,
  type DivergenciaSib,
  getBeneficiariosNaAnsSemCcoNaOeste,
  getComparacaoSib,
  getConferenciaSib,
  getConferenciasSib,
  getResumoConferenciaSib,
  type PreviaConferencia,
  previaConferenciaSib,
  previaDaConferenciaSib,
  progressoConferenciaSib,
  type ResumoConferencia,
  usaConferenciaSib,
} from '../conferencia/conferencia.contract.ts';
import {
  type CorrecaoSib,
  descartaRejeitadosSib,
  getRejeitadosSib,
  leituraCorrecaoXmlSib,
  type RejeitadoSib,
  verificaArquivoSib,
} from '../leitura-correcao/leituraCorrecao.contract.ts';

import { getResultadoRetornoSib, getRetornosSib } from '../leitura-correcao/retornos.contract.ts';
import { fakeLinhasDoRetorno, fakeRetornos } from '../leitura-correcao/retornos.fake.ts';

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
    nome: index % 9 === 5 ? null : fakeName(index),
  };
};

/**
 * The rejection number `index`, with the given changes. The first twelve come from one return, the rest from an older one.
 */
export const fakeRejeitado = (index = 1, given: Partial<RejeitadoSib> = {}): RejeitadoSib => ({
  ...fakeCorrecao(index),
  id: String(index),
  retorno: index < 12 ? '99999920261104093011.RPX' : '99999920261005090412.RPX',
  retornoEm: index < 12 ? '2026-11-05T14:40' : '2026-10-06T10:12',
  ...given,
});

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
  andamento: null,
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
    andamento: null,
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
  cadastroMudou: false,
  ha: { vidas: true },
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

/** The summary of an empty register. */
export const fakeResumoVazio = (): ResumoConferencia => ({
  arquivo: null,
  comparadoEm: null,
  cadastroMudou: false,
  ha: { vidas: false },
  contagens: {
    semCcoNaOperadora: 0,
    situacao: 0,
    campos: 0,
    ativosSemCco: 0,
    inativosSemCco: 0,
    conferencia: 0,
  },
});

/** The conference file number `index`, the first in force and each a month older, with the given changes. */
export const fakeArquivo = (index = 1, given: Partial<ArquivoConferencia> = {}): ArquivoConferencia => {
  const month = String(12 - index).padStart(2, '0');
  return {
    id: String(10 - index),
    nome: `ArqConf999999022026${month}05.CNX`,
    data: `2026-${month}-05T06:00`,
    quantidade: 140 - index,
    em: `2026-${month}-06T08:12`,
    por: 'Marina Alencar',
    isEmVigor: index === 1,
    vigorEm: `2026-${month}-06T08:12`,
    vigorPor: 'Marina Alencar',
    isGuardado: true,
    isHashAceito: false,
    ...given,
  };
};

/** Changes of a newer file, with the given changes. */
export const fakePrevia = (given: Partial<PreviaConferencia> = {}): PreviaConferencia => ({
  arquivo: fakeArquivo(0, { isEmVigor: false, vigorEm: null, vigorPor: null }),
  ativos: 118,
  emVigor: fakeArquivo(1),
  mudancas: { entram: 6, saem: 5, mudam: 12, situacao: 3 },
  avisos: [],
  ...given,
});

const rows = (count: number, given: (index: number) => Partial<ComparacaoSib>): ComparacaoSib[] =>
  Array.from({ length: count }, (_, index) => fakeComparacao(index + 1, given(index + 1)));

/** The calls of the return-file screen and of the conference: 14 codes to write; an update empties that list. */
export const sibFakes = () => {
  let semCco = rows(14, () => ({ situacaoAns: 'ATIVO' }));
  let rejeitados = Array.from({ length: 18 }, (_, index) => fakeRejeitado(index));
  return [
    fake(leituraCorrecaoXmlSib, {
      success: true,
      message: 'Leitura feita com sucesso, verifique a tabela abaixo',
      problema: '24 erros em 18 registros rejeitados',
      header: { registroAns: '999999', idItem: '20261020101500' },
      beneficiarios: Array.from({ length: 24 }, (_, index) => fakeCorrecao(index)),
      importacao: {
        isRepetida: false,
        resultado: 'PROCESSADO',
        por: 'Marília Souza Prado',
        em: '2026-11-21T09:00',
        ccosGravados: 12,
        aceitos: 120,
        rejeitados: 18,
        retorno: '4',
        envio: '99999920261104093011.SBX',
      },
    }),
    fake(getRejeitadosSib, () => rejeitados),
    fake(getRetornosSib, fakeRetornos),
    fake(getResultadoRetornoSib, ({ params }) => fakeLinhasDoRetorno(params.retorno)),
    fake(descartaRejeitadosSib, ({ body: { ids } }) => {
      rejeitados = rejeitados.filter(({ id }) => !ids.includes(id));
      return { success: true, message: `${ids.length} rejeições descartadas.`, quantidade: ids.length };
    }),
    fake(verificaArquivoSib, { isRepetido: false, por: null, em: null }),
    fake(getBeneficiariosNaAnsSemCcoNaOeste, () => semCco),
    ...diferencasFakes(
      rows(22, (index) =>
        index % 2 === 0
          ? { situacaoAns: 'ATIVO', situacaoOs: 'INATIVO', situacao: null }
          : { situacaoAns: 'INATIVO', situacaoOs: 'ATIVO', situacao: null },
      ),
      Array.from({ length: 46 }, (_, index) => fakeDivergencia(index + 1)),
    ),
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
    fake(previaConferenciaSib, () => fakePrevia()),
    fake(previaDaConferenciaSib, () => fakePrevia({ arquivo: fakeArquivo(2), avisos: ['MAIS ANTIGO'] })),
    fake(getConferenciasSib, () => [1, 2, 3].map((index) => fakeArquivo(index))),
    fake(getComparacaoSib, { tarefa: null }),
    fake(cancelaComparacaoSib, () => fakeTarefa({ situacao: 'CANCELANDO' })),
    fake(usaConferenciaSib, { success: true, message: 'O arquivo está em vigor: 140 beneficiários.' }),
    fake(progressoConferenciaSib, { emAndamento: true, lidos: 90, fracao: 0.64 }),
    fake(atualizaCodigoAns, ({ body }) => {
      const atualizados = body.length;
      semCco = [];
      return { success: true, message: `${atualizados} beneficiários atualizados.`, atualizados };
    }),
  ];
};
