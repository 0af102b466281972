import type { ChavePrazo } from '../../juridico/prazos/prazos.rules.ts';
import { plainText } from '../../words/fold.ts';

interface TipoDeSolicitacao {
  readonly nome: string;
  /** Term of the answer (RN 623); 'JA' is due on the day of the request. */
  readonly responder: ChavePrazo | 'JA';
  /** Term until the care is done (RN 566), or the money paid; null for none. */
  readonly realizar: ChavePrazo | 'JA' | null;
}

const tipo = (
  nome: string,
  responder: TipoDeSolicitacao['responder'],
  realizar: TipoDeSolicitacao['realizar'],
): TipoDeSolicitacao => ({ nome, responder, realizar });

/** Kinds of requests with their two terms (ATD-16). */
export const tiposDeSolicitacao = {
  URGENCIA: tipo('Urgência ou emergência', 'JA', 'JA'),
  CONSULTA_BASICA: tipo('Consulta básica', 'respostaAssistencial', 'realizarConsultaBasica'),
  CONSULTA: tipo('Consulta de outra especialidade', 'respostaAssistencial', 'realizarConsulta'),
  OUTRAS_PROFISSOES: tipo(
    'Fonoaudiologia, nutrição, psicologia, terapia ocupacional, fisioterapia, enfermeiro obstetra',
    'respostaAssistencial',
    'realizarOutrasProfissoes',
  ),
  DENTISTA: tipo('Consulta ao dentista', 'respostaAssistencial', 'realizarDentista'),
  LABORATORIO: tipo('Laboratório de análises', 'respostaLaboratorio', 'realizarLaboratorio'),
  DIAGNOSTICO: tipo('Outro diagnóstico ou terapia', 'respostaAssistencial', 'realizarDiagnostico'),
  ALTA_COMPLEXIDADE: tipo('Alta complexidade', 'respostaAltaComplexidade', 'realizarAltaComplexidade'),
  INTERNACAO: tipo('Internação eletiva', 'respostaAltaComplexidade', 'realizarInternacao'),
  HOSPITAL_DIA: tipo('Hospital-dia', 'respostaAssistencial', 'realizarHospitalDia'),
  ANTINEOPLASICO: tipo('Antineoplásico oral em casa', 'respostaAssistencial', 'realizarAntineoplasico'),
  RETORNO: tipo('Consulta de retorno', 'respostaAssistencial', null),
  REEMBOLSO: tipo('Reembolso', 'respostaNaoAssistencial', 'pagarReembolso'),
  NAO_ASSISTENCIAL: tipo('Não assistencial', 'respostaNaoAssistencial', null),
} as const satisfies Record<string, TipoDeSolicitacao>;

export type ChaveDoTipo = keyof typeof tiposDeSolicitacao;

export const chavesDosTipos = Object.keys(tiposDeSolicitacao) as ChaveDoTipo[];

const semSinais = (text: string): string =>
  plainText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const porTexto = new Map<string, ChaveDoTipo>(
  chavesDosTipos.flatMap((chave) => [
    [semSinais(chave), chave] as const,
    [semSinais(tiposDeSolicitacao[chave].nome), chave] as const,
  ]),
);

/** Kind by its key or name, from the core system or a person; null for other words. */
export const tipoDoTexto = (texto: string | null): ChaveDoTipo | null =>
  texto === null ? null : (porTexto.get(semSinais(texto)) ?? null);

/** Possible kinds of an authorisation without a known one, by its class (ATD-17). */
export const grupoDaClasse: Readonly<Record<string, readonly ChaveDoTipo[]>> = {
  CONSULTA: ['CONSULTA_BASICA', 'CONSULTA', 'OUTRAS_PROFISSOES', 'DENTISTA'],
  EXAME: ['LABORATORIO', 'DIAGNOSTICO', 'ALTA_COMPLEXIDADE'],
  TERAPIA: ['OUTRAS_PROFISSOES', 'DIAGNOSTICO', 'ALTA_COMPLEXIDADE', 'ANTINEOPLASICO'],
  CIRURGIA: ['INTERNACAO', 'HOSPITAL_DIA'],
  INTERNAÇÃO: ['INTERNACAO', 'HOSPITAL_DIA'],
};

/** Possible kinds of a request for cover without a known kind. */
export const grupoAssistencial: readonly ChaveDoTipo[] = [
  'LABORATORIO',
  'DIAGNOSTICO',
  'ALTA_COMPLEXIDADE',
  'INTERNACAO',
];
