import type {
  EmpresaAnalisada,
  MesDaAnalise,
  ResumoDaAnalise,
  TipoDeAnalise,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import {
  figurasDe,
  type Grupo,
  somaGrupos,
  totaisDe,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.rules.ts';
import type { ContratoRow, EmAnaliseRow, MesRow } from './analise.sql.ts';

/** A contract, with its expenses once calculated. */
type Contrato = ContratoRow & { despesa?: number };
type Mes = MesRow & { despesa?: number; despesaIndividual?: number };

const grupoDe = ({ vidasAtuais, mensalidade, coparticipacao, despesa }: Contrato): Grupo => ({
  vidas: vidasAtuais,
  mensalidade,
  coparticipacao,
  despesa: despesa ?? null,
});

const presentEmpresa = (contrato: Contrato): EmpresaAnalisada => {
  const grupo = grupoDe(contrato);
  return {
    codigoEmpresa: contrato.codigo ?? '',
    razaoSocial: contrato.razaoSocial,
    status: contrato.ativa === true ? 'A' : 'I',
    mesAniversario: contrato.mes === null ? null : String(contrato.mes).padStart(2, '0'),
    quantidadeVidaBase: contrato.vidasBase,
    quantidadeVidaAtual: contrato.vidasAtuais,
    valorMensalidade: grupo.mensalidade,
    valorCoparticipacao: grupo.coparticipacao,
    despesaAssistencial: grupo.despesa,
    ...figurasDe(grupo),
  };
};

/** Companies of an analysis; individual contracts appear in its cards alone. */
export const presentEmpresas = (contratos: readonly Contrato[]): EmpresaAnalisada[] =>
  contratos.filter(({ codigo }) => codigo !== null).map(presentEmpresa);

/** The individual part of a month; null in an analysis without it, and in a calculation from before it was kept. */
const individualDo = (
  tipo: TipoDeAnalise,
  { individual, despesaIndividual }: Mes,
): MesDaAnalise['individual'] =>
  tipo === 'E' || individual === undefined ? null : { ...individual, despesa: despesaIndividual ?? null };

const presentMeses = (
  tipo: TipoDeAnalise,
  meses: readonly Mes[],
  emAnalise: readonly EmAnaliseRow[],
): MesDaAnalise[] => {
  const waiting = new Map(emAnalise.map((each) => [each.competencia, each]));
  return meses.map((mes) => {
    const { competencia, mensalidade, coparticipacao, despesa } = mes;
    return {
      competencia,
      mensalidade,
      coparticipacao,
      despesa: despesa ?? null,
      individual: individualDo(tipo, mes),
      guiasEmAnalise: waiting.get(competencia)?.guias ?? 0,
      valorEmAnalise: waiting.get(competencia)?.valor ?? 0,
    };
  });
};

/** Cards and months of an analysis; Individual only when its type has it (ANA-6, ANA-7). */
export const presentResumo = (
  tipo: TipoDeAnalise,
  { contratos, meses }: { contratos: readonly Contrato[]; meses: readonly Mes[] },
  emAnalise: readonly EmAnaliseRow[],
): ResumoDaAnalise => {
  const groups = (isIndividual: boolean) =>
    somaGrupos(contratos.filter(({ codigo }) => (codigo === null) === isIndividual).map(grupoDe));
  return {
    ...totaisDe(groups(false), tipo === 'I' ? groups(true) : null),
    competencias: presentMeses(tipo, meses, emAnalise),
  };
};
