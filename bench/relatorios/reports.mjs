// The heavy reports of Contabilidade, Atendimento and Prevenção: each call, and the statement by hand that answers the same.
import { bare } from './bare.ts';
import { procedimento } from './data.ts';
import { diasDe } from './dias.ts';

const noCaminho = (iso) => iso.split('-').reverse().join('_');
const noCorpo = (iso) => iso.split('-').reverse().join('/');

/** The path and the body of each call. */
const chamadas = (dias) => {
  const { hoje, inicio, fim, mes, trimestre, mesInicial, ano } = dias;
  const doMes = { dtInicial: noCorpo(inicio), dtFinal: noCorpo(fim) };
  const dosMeses = { dtInicial: noCorpo(mesInicial), dtFinal: noCorpo(mes) };
  const doTrimestre = `${noCaminho(trimestre)}/${noCaminho(fim)}`;
  return {
    getCustoAssistencialNotaFiscal: ['contabilidade', '', { ...doMes, dtNF: '' }],
    getReceitaSegregadaDetalhadaEmpresarial: ['contabilidade', '', doMes],
    getSinistralidadeEmpresarialResumida: ['contabilidade', '', { ...dosMeses, empCon: '' }],
    getSinistralidadeIndividualResumida: ['contabilidade', '', { ...dosMeses, matricula: '' }],
    getSinistralidadeEmpresarialDetalhada: ['contabilidade', '', { ...dosMeses, empCon: '000077' }],
    getGuiasEmAnalise: ['contabilidade', ''],
    getRelatorioRegAutorizacao: ['atendimento', `/${noCaminho(mes)}`],
    getRelatorioRegProtocolo: ['atendimento', `/${doTrimestre}`],
    getTokenconfirmacao: ['atendimento', '/'],
    getRelatorioPossiveisGestantes: ['prevencao', `/${doTrimestre}`],
    getRelatorioBeneficiariosAcima55: ['prevencao', ''],
    getRelatorioBeneficiariosCidE66Criancas: ['prevencao', ''],
    getRelatorioBeneficiariosCidE66Adultos: ['prevencao', ''],
    getRelatorioBeneficiariosRestricaoBariatrica: ['prevencao', `/${noCaminho(ano)}/${noCaminho(hoje)}`],
    getRelatorioProcedimentosRealizadosPeriodo: ['prevencao', `/${doTrimestre}/${procedimento}`],
  };
};

export const reportsOf = (_app, _db, now = new Date()) => {
  const dias = diasDe(now);
  return Object.entries(chamadas(dias)).map(([name, [module, rest, body]]) => ({
    name,
    path: `/api/v1/${module}/${name}${rest}`,
    body,
    statement: { sql: bare[name](dias), parameters: [] },
  }));
};
