import { isDayOfAnyYear } from '../../kinds/day.ts';
import { writeDay } from '../../words/day.ts';

/** Unit of a term: working days, calendar days, months, a number of tries, a choice, or a day. */
export type UnidadeDoPrazo = 'DIAS_UTEIS' | 'DIAS' | 'MESES' | 'VEZES' | 'SIM_NAO' | 'ESCOLHA' | 'DIA';

interface PrazoDaLei {
  nome: string;
  unidade: UnidadeDoPrazo;
  /** Value before the first saved one: a whole number, `sim` or `nao`, a word of `escolhas`, or an ISO day. */
  padrao: string;
  /** Law and article, or 'regra da casa'. */
  fonte: string;
  escolhas?: readonly string[];
}

const prazo = (
  nome: string,
  unidade: UnidadeDoPrazo,
  padrao: string,
  fonte: string,
  escolhas?: readonly string[],
): PrazoDaLei => ({ nome, unidade, padrao, fonte, ...(escolhas && { escolhas }) });

const rn593 = 'RN ANS 593/2023, com a 617/2024';
const rn561 = 'RN ANS 561/2022';
const rn623 = 'RN ANS 623/2024';
const rn483 = 'RN ANS 483/2022, com a 579 e a 657';
const rn566 = 'RN ANS 566/2022, art. 3';
const daCasa = 'regra da casa';

/** Terms and choices that the law leaves open, by their keys, with standard values. */
export const prazosDaLei = {
  pagarAposAviso: prazo('Dias para pagar depois do aviso', 'DIAS', '10', `${rn593}, art. 4`),
  diasDeAtraso: prazo(
    'Dias de atraso que se passam antes de poder cancelar',
    'DIAS',
    '60',
    'Lei 9.656/1998, art. 13, parágrafo único, II',
  ),
  diaDoAviso: prazo(
    'Dia até o qual o aviso é recebido',
    'DIAS',
    '50',
    'Lei 9.656/1998, art. 13, parágrafo único, II',
  ),
  janelaColetivo: prazo('Meses em que se contam as mensalidades de um coletivo', 'MESES', '12', daCasa),
  parcialConta: prazo('Mensalidade paga em parte conta como não paga', 'SIM_NAO', 'nao', daCasa),
  sessentaDiasColetivo: prazo('O coletivo espera os mesmos dias de atraso', 'SIM_NAO', 'sim', daCasa),
  avisoTardio: prazo('Aviso recebido depois do 50º dia', 'ESCOLHA', 'avisa', `${rn593}, art. 4, §1`, [
    'avisa',
    'nao_lista',
  ]),
  dezDiasAposAlta: prazo('Dez dias depois da alta', 'SIM_NAO', 'sim', daCasa),
  tentativasPorMeio: prazo('Tentativas por meio com quem não é encontrado', 'VEZES', '1', daCasa),
  contratoAntigoAntesDe: prazo('Contrato antigo: assinado antes de', 'DIA', '2024-12-01', rn593),
  respostaContestacao: prazo(
    'Resposta a uma contestação de débito',
    'DIAS_UTEIS',
    '7',
    `${rn593}, nossa leitura`,
  ),
  provaCancelamento: prazo('Comprovante do cancelamento pedido', 'DIAS_UTEIS', '10', rn561),
  prazoDaEmpresa: prazo('Dias que a empresa tem para o pedido de saída', 'DIAS', '30', rn561),
  respostaLaboratorio: prazo('Resposta: laboratório de análises', 'DIAS_UTEIS', '3', rn566),
  respostaAssistencial: prazo(
    'Resposta: outra solicitação de cobertura',
    'DIAS_UTEIS',
    '5',
    `${rn623}, art. 12`,
  ),
  respostaAltaComplexidade: prazo(
    'Resposta: alta complexidade ou internação eletiva',
    'DIAS_UTEIS',
    '10',
    `${rn623}, art. 12`,
  ),
  respostaNaoAssistencial: prazo('Resposta: não assistencial', 'DIAS_UTEIS', '7', rn623),
  realizarConsultaBasica: prazo('Realizar: consulta básica', 'DIAS_UTEIS', '7', rn566),
  realizarConsulta: prazo('Realizar: consulta de outra especialidade', 'DIAS_UTEIS', '14', rn566),
  realizarOutrasProfissoes: prazo(
    'Realizar: fonoaudiologia, nutrição, psicologia, terapia ocupacional, fisioterapia, enfermeiro obstetra',
    'DIAS_UTEIS',
    '10',
    rn566,
  ),
  realizarDentista: prazo('Realizar: consulta ao dentista', 'DIAS_UTEIS', '7', rn566),
  realizarLaboratorio: prazo('Realizar: laboratório de análises', 'DIAS_UTEIS', '3', rn566),
  realizarDiagnostico: prazo('Realizar: outro diagnóstico ou terapia', 'DIAS_UTEIS', '10', rn566),
  realizarAltaComplexidade: prazo('Realizar: alta complexidade', 'DIAS_UTEIS', '21', rn566),
  realizarInternacao: prazo('Realizar: internação eletiva', 'DIAS_UTEIS', '21', rn566),
  realizarHospitalDia: prazo('Realizar: hospital-dia', 'DIAS_UTEIS', '10', rn566),
  realizarAntineoplasico: prazo('Realizar: antineoplásico oral em casa', 'DIAS_UTEIS', '10', rn566),
  pagarReembolso: prazo('Pagar um reembolso depois dos papéis', 'DIAS', '30', 'Lei 9.656/1998, art. 12, VI'),
  reanalise: prazo('Reanálise de uma negativa pela ouvidoria', 'DIAS_UTEIS', '7', `${rn623}, art. 16`),
  nipSolucaoAssistencial: prazo('NIP assistencial: resolver', 'DIAS_UTEIS', '5', rn483),
  nipSolucaoNaoAssistencial: prazo('NIP não assistencial: resolver', 'DIAS_UTEIS', '10', rn483),
  nipResposta: prazo('NIP: resposta por escrito', 'DIAS_UTEIS', '10', rn483),
} as const satisfies Record<string, PrazoDaLei>;

export type ChavePrazo = keyof typeof prazosDaLei;

export const chavesDosPrazos = Object.keys(prazosDaLei) as ChavePrazo[];

/** Values in force on one day, as text. */
export type PrazosEmVigor = Readonly<Record<ChavePrazo, string>>;

/** The standard values, before anybody saved others. */
export const prazosPadrao = Object.fromEntries(
  chavesDosPrazos.map((chave) => [chave, prazosDaLei[chave].padrao]),
) as PrazosEmVigor;

/** A whole number of days, months or tries. */
export const numeroDoPrazo = (prazos: PrazosEmVigor, chave: ChavePrazo): number => Number(prazos[chave]);

/** True for `sim`. */
export const prazoDizSim = (prazos: PrazosEmVigor, chave: ChavePrazo): boolean => prazos[chave] === 'sim';

const maiorNumero = 366;

/** Reason why a value cannot be saved for a term; null when it can. */
export const recusaDoPrazo = (chave: ChavePrazo, valor: string): string | null => {
  const { unidade, escolhas }: PrazoDaLei = prazosDaLei[chave];
  if (unidade === 'SIM_NAO') return valor === 'sim' || valor === 'nao' ? null : 'use sim ou não';
  if (unidade === 'ESCOLHA')
    return escolhas?.includes(valor) ? null : `use um destes: ${escolhas?.join(', ')}`;
  if (unidade === 'DIA') return isDayOfAnyYear(valor) ? null : 'use um dia';
  return /^\d{1,3}$/.test(valor) && Number(valor) >= 1 && Number(valor) <= maiorNumero
    ? null
    : `use um número inteiro de 1 a ${maiorNumero}`;
};

/** Units of a term in words. */
export const unidadesDoPrazo = {
  DIAS_UTEIS: 'dias úteis',
  DIAS: 'dias corridos',
  MESES: 'meses',
  VEZES: 'vezes',
  SIM_NAO: 'sim ou não',
  ESCOLHA: 'escolha',
  DIA: 'dia',
} as const satisfies Record<UnidadeDoPrazo, string>;

const palavras: Readonly<Record<string, string>> = {
  sim: 'Sim',
  nao: 'Não',
  avisa: 'Avisa e deixa seguir',
  nao_lista: 'Fica fora da lista',
};

/** A value of a term in words: '10', 'Sim', '01/12/2024'. */
export const escrevePrazo = (valor: string): string =>
  isDayOfAnyYear(valor) ? writeDay(valor) : (palavras[valor] ?? valor);
