// The reports that are measured: the address, and the statement behind it where it is one.
import {
  selectAtivosDeEmpresa,
  selectAuxiliosFunerais,
  selectCadastrados,
  selectCancelados,
} from '../../apps/api/src/modules/cadastro/cadastro.sql.ts';
import {
  selectConferencia,
  selectDivergencias,
  selectNaAnsSemCco,
  selectSemCco,
  selectSituacaoDiferente,
} from '../../apps/api/src/modules/cadastro/conferencia/conferencia.sql.ts';
import { selectMovimentacao } from '../../apps/api/src/modules/cadastro/movimentacao/movimentacao.sql.ts';
import { selectEmpresas, selectPrestadores } from '../../apps/api/src/modules/cadastro/rede.sql.ts';
import { operatorDay } from '../../apps/api/src/operatorDay.ts';

const path = (iso) => iso.split('-').reverse().join('_');

export const reportsOf = (db, now = new Date()) => {
  const hoje = operatorDay(now);
  const yearAgo = operatorDay(new Date(now.getTime() - 365 * 86_400_000));
  const ano = { start: yearAgo, end: hoje };
  const sempre = { start: '2000-01-01', end: hoje };
  const within = ({ start, end }) => `${path(start)}/${path(end)}`;
  const all = [
    ['getDataCadastroBeneficiarioTodos', selectCadastrados(db)],
    [`getDataCadastroBeneficiario/${within(ano)}`, selectCadastrados(db, ano)],
    ['getRelatorioFuneralTotal', selectAuxiliosFunerais(db)],
    [`getRelatorioFuneral/${within(ano)}`, selectAuxiliosFunerais(db, ano)],
    ['getRelatorioEmpresarialTotal', selectAtivosDeEmpresa(db, hoje)],
    ['getRelatorioEmpresarial/77', selectAtivosDeEmpresa(db, hoje, '77')],
    [`getBeneficiarioCancelado/${within(sempre)}`, selectCancelados(db, sempre)],
    [`getBeneficiarioCancelado/${within(ano)}`, selectCancelados(db, ano)],
    ['getEmpresaConveniada', selectEmpresas(db, hoje, false)],
    ['getEmpresaConveniadaAtivos', selectEmpresas(db, hoje, true)],
    ['getPrestadoresCredenciados', selectPrestadores(db)],
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
    return `${call} (${range.length === 1 ? 'one company' : name.includes('2000') ? 'all years' : 'one year'})`;
  };
  return all.map(([name, query, body]) => {
    const { sql, parameters } = query.compile(db);
    return { name: label(name), path: `/api/v1/cadastro/${name}`, body, statement: { sql, parameters } };
  });
};
