// The reports that are measured: the address, and the statement behind it where it is one.
import {
  selectConferencia,
  selectDivergencias,
  selectNaAnsSemCco,
  selectSemCco,
  selectSituacaoDiferente,
} from '../../apps/api/src/modules/cadastro/conferencia/conferencia.sql.ts';
import { selectMovimentacao } from '../../apps/api/src/modules/cadastro/movimentacao/movimentacao.sql.ts';
import {
  selectGuias,
  selectHistorico,
  selectItens,
  selectOpcoesAmb,
  selectPorNumero,
} from '../../apps/api/src/modules/contas-medicas/guias/guias.sql.ts';
import { operatorDay } from '../../apps/api/src/operatorDay.ts';

const path = (iso) => iso.split('-').reverse().join('_');

/** The declared reports, each question once; of a period the last year. The data has people and companies, no bills. */
const declared = (app, db, hoje, ano) =>
  app.reports
    .filter(({ endpoint }) => endpoint.path.startsWith('/cadastro/'))
    .map(({ endpoint, select }) => {
      const isPeriod = endpoint.path.includes('{start}');
      // A question without parts asks for everything, and is asked without them.
      const params = isPeriod ? ano : endpoint.path.includes('{') ? { param: '77' } : undefined;
      const asked = isPeriod ? { start: path(ano.start), end: path(ano.end) } : params;
      const name = endpoint.path.replace('/cadastro/', '').replace(/\{(\w+)\}/g, (_, key) => asked[key]);
      return [name, select({ db, hoje }, params)];
    });

/** The guides of a provider, and one guide with its items: the statements that its answer takes. */
const guiasOf = (db, hoje) => {
  const compiled = (query) => {
    const { sql, parameters } = query.compile(db);
    return { sql, parameters };
  };
  const lista = { prestador: '1', status: 'verificar', meses: null, hoje };
  const partes = [selectItens(['C1']), selectOpcoesAmb(['C1']), selectHistorico(['C1'])];
  return [
    {
      name: 'getGuiasImportadas (one provider)',
      path: '/api/v1/contasMedicas/getGuiasImportadas',
      body: { codPrestador: '1', filtrarStatus: 'verificar', filtroImportacao: null },
      statement: compiled(selectGuias(lista)),
    },
    {
      name: 'getGuiaImportada (500 items)',
      path: '/api/v1/contasMedicas/getGuiaImportada',
      body: { numGuia: 'C1' },
      statement: { ...compiled(selectPorNumero(['C1'])), also: partes.map(compiled) },
    },
  ];
};

/** The reports of accounting over the nine months of the data, two thirds of them by company; the detailed loss ratio is of one contract. */
const ofContabilidade = (app, db, hoje) => {
  const dias = {
    params: { dtInicial: '2026-01-01', dtFinal: '2026-09-30' },
    body: { dtInicial: '01/01/2026', dtFinal: '30/09/2026' },
  };
  const meses = {
    params: { dtInicial: '2026-01', dtFinal: '2026-09' },
    body: { dtInicial: '01/2026', dtFinal: '09/2026' },
  };
  const asked = {
    getCustoAssistencialNotaFiscal: [dias, { dtNF: '' }],
    getReceitaSegregadaDetalhadaEmpresarial: [dias, {}],
    getSinistralidadeEmpresarialResumida: [meses, { empCon: '' }],
    getSinistralidadeIndividualResumida: [meses, { matricula: '' }],
  };
  return Object.entries(asked).map(([name, [{ params, body }, more]]) => {
    const { select } = app.reports.find(({ endpoint }) => endpoint.path === `/contabilidade/${name}`);
    const { sql, parameters } = select({ db, hoje }, { ...params, ...more }).compile(db);
    return {
      name,
      path: `/api/v1/contabilidade/${name}`,
      body: { ...body, ...more },
      statement: { sql, parameters },
    };
  });
};

export const reportsOf = (app, db, now = new Date()) => {
  const hoje = operatorDay(now);
  const yearAgo = operatorDay(new Date(now.getTime() - 365 * 86_400_000));
  const all = [
    ...declared(app, db, hoje, { start: yearAgo, end: hoje }),
    ['getConferenciaSib', selectConferencia()],
    ['getBeneficiariosNaAnsSemCcoNaOeste', selectNaAnsSemCco(hoje)],
    ['getSituacaoAnsXOeste', selectSituacaoDiferente(hoje)],
    ['beneficiariosSemCco', selectSemCco(hoje)],
    ['getDivergenciasSib', selectDivergencias(hoje)],
    // One object with the list and a file in it; bare sends the list alone.
    [
      'getMovimentacaoBeneficiarios',
      selectMovimentacao(db, '3', true),
      { codCongenere: '3', incluiExportados: true },
    ],
  ];
  const label = (name) => {
    const [call, ...range] = name.split('/');
    if (range.length === 0) return call;
    return `${call} (${range.length === 1 ? 'one company' : 'one year'})`;
  };
  const ofCadastro = all.map(([name, query, body]) => {
    const { sql, parameters } = query.compile(db);
    return { name: label(name), path: `/api/v1/cadastro/${name}`, body, statement: { sql, parameters } };
  });
  return [...ofCadastro, ...guiasOf(db, hoje), ...ofContabilidade(app, db, hoje)];
};
