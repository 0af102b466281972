import { maisDias } from '../../financeiro/feriado/calendario.rules.ts';
import { numeroDoPrazo, prazoDizSim } from '../../juridico/prazos/prazos.rules.ts';
import { writeDay } from '../../words/day.ts';
import { type AvisosDoDia, avisosDoDia, ultimoDiaParaPagar } from './avisoSuficiente.rules.ts';
import { diaEMes, diasDe, maisTarde } from './dias.rules.ts';
import type { FatosDoContrato } from './fatosDoContrato.ts';
import { contaMensalidades, type MensalidadeContada, type Regencia } from './mensalidades.rules.ts';

/** First day of the law of health plans; an older contract follows it only after its adaptation. */
const leiDosPlanos = '1999-01-02';

/** A wait that ends by itself, with its last day and reason. */
export interface Espera {
  ultimoDia: string;
  porque: string;
}

/** Conditions for cancelling a contract for default, on a day (NOT-3). */
export interface Condicoes {
  contadas: readonly MensalidadeContada[];
  naoContam: readonly string[];
  /** Days of default, from the day after the oldest counted fee could be paid in time. */
  dias: number;
  dia50: string | null;
  /** First day with enough days of default. */
  dia61: string | null;
  avisos: AvisosDoDia | null;
  /** Terms of ten days: of the notice, of an answer to a dispute, of a discharge. */
  esperas: readonly Espera[];
  contestadaEm: string | null;
  internadoDesde: string | null;
  /** Unknown facts of the contract. */
  faltam: readonly string[];
  /** Facts of the contract that forbid its cancelling. */
  proibem: readonly string[];
}

const doContrato = (fatos: FatosDoContrato): Pick<Condicoes, 'faltam' | 'proibem'> => {
  const { tipo, cobranca, contratoEm, clausulaExclusao, cienciaEmpresa } = fatos;
  const isColetivo = tipo !== 'INDIVIDUAL' && tipo !== 'MEI';
  const faltam = [
    ...(contratoEm === null ? ['contrato sem data'] : []),
    ...(contratoEm !== null && contratoEm < leiDosPlanos
      ? ['se o contrato, de antes de 02/01/1999, foi adaptado à Lei 9.656/1998']
      : []),
    ...(tipo === 'ADESAO' && cobranca === null ? ['quem cobra: a operadora ou a administradora'] : []),
    ...(isColetivo && clausulaExclusao === null ? ['cláusula de exclusão'] : []),
    ...(isColetivo && cienciaEmpresa === null ? ['ciência da empresa'] : []),
  ];
  const proibem = [
    ...(isColetivo && clausulaExclusao === false ? ['o contrato não tem cláusula de exclusão'] : []),
    ...(isColetivo && cienciaEmpresa === false ? ['a empresa não teve ciência da exclusão'] : []),
  ];
  return { faltam, proibem };
};

/** Stays and disputes on a day, with the terms after their end. */
const impedimentos = (
  { internacoes, contestacoes }: FatosDoContrato,
  dia: string,
  regencia: Regencia,
): Pick<Condicoes, 'esperas' | 'contestadaEm' | 'internadoDesde'> => {
  const comecadas = internacoes.filter(({ inicio }) => inicio <= dia);
  const aberta = contestacoes.find(
    ({ abertaEm, respondidaEm }) => abertaEm <= dia && (respondidaEm === null || respondidaEm > dia),
  );
  const altas = comecadas.flatMap(({ fim }) => (fim !== null && fim < dia ? [fim] : []));
  const respostas = contestacoes.flatMap(({ abertaEm, respondidaEm }) =>
    abertaEm <= dia && respondidaEm !== null && respondidaEm <= dia ? [respondidaEm] : [],
  );
  const dez = numeroDoPrazo(regencia.prazos, 'pagarAposAviso');
  return {
    contestadaEm: aberta?.abertaEm ?? null,
    internadoDesde: comecadas.find(({ fim }) => fim === null || fim >= dia)?.inicio ?? null,
    esperas: [
      ...(prazoDizSim(regencia.prazos, 'dezDiasAposAlta') ? altas : []).map((alta) => ({
        ultimoDia: ultimoDiaParaPagar(alta, regencia),
        porque: `${dez} dias depois da alta de ${diaEMes(alta)} (regra da casa)`,
      })),
      ...respostas.map((resposta) => ({
        ultimoDia: ultimoDiaParaPagar(resposta, regencia),
        porque: `${dez} dias depois da resposta de ${diaEMes(resposta)} à contestação`,
      })),
    ],
  };
};

/** First day with enough days of default; a coletivo may need none, by a setting. */
const dia61De = ({ emDiaAte }: MensalidadeContada, fatos: FatosDoContrato, { prazos }: Regencia): string =>
  fatos.tipo === 'INDIVIDUAL' || prazoDizSim(prazos, 'sessentaDiasColetivo')
    ? maisDias(emDiaAte, numeroDoPrazo(prazos, 'diasDeAtraso') + 1)
    : maisDias(emDiaAte, 1);

/** Reads the conditions of a contract on a day. */
export const condicoesEm = (fatos: FatosDoContrato, dia: string, regencia: Regencia): Condicoes => {
  const { contadas, naoContam } = contaMensalidades(fatos, dia, regencia);
  const [maisAntiga] = contadas;
  const comuns = { contadas, naoContam, ...doContrato(fatos), ...impedimentos(fatos, dia, regencia) };
  if (!maisAntiga) return { ...comuns, dias: 0, dia50: null, dia61: null, avisos: null };
  const dia50 = maisDias(maisAntiga.vencimento, numeroDoPrazo(regencia.prazos, 'diaDoAviso'));
  const avisos = avisosDoDia(fatos.avisos, { contadas, dia50, dia }, regencia);
  const doAviso = avisos.suficiente && {
    ultimoDia: avisos.suficiente.ultimoDia,
    porque: `o prazo para pagar vai até ${writeDay(avisos.suficiente.ultimoDia)}`,
  };
  return {
    ...comuns,
    dias: diasDe(maisAntiga.emDiaAte, dia),
    dia50,
    dia61: dia61De(maisAntiga, fatos, regencia),
    avisos,
    esperas: [...(doAviso ? [doAviso] : []), ...comuns.esperas],
  };
};

/** First day on which only time was missing; null while something else is missing (NOT-7). */
const livreDesde = (c: Condicoes): string | null => {
  const segunda = c.contadas[1];
  if (!segunda || !c.dia61 || !c.avisos?.suficiente) return null;
  if (c.contestadaEm !== null || c.internadoDesde !== null) return null;
  if (c.faltam.length > 0 || c.proibem.length > 0) return null;
  return maisTarde(
    c.dia61,
    maisDias(segunda.emDiaAte, 1),
    ...c.esperas.map(({ ultimoDia }) => maisDias(ultimoDia, 1)),
  );
};

/** Maximum of repetitions: more than the fees that can leave the window. */
const passos = 24;

/**
 * First day on which the contract may be cancelled, if nothing more is paid. A fee may leave the window by then and move the day on;
 * the search repeats until the day stays.
 */
export const podeDesdeDe = (
  fatos: FatosDoContrato,
  { dia, ...hoje }: Condicoes & { dia: string },
  regencia: Regencia,
): string | null => {
  let found = livreDesde(hoje);
  for (let passo = 0; found !== null && found > dia && passo < passos; passo += 1) {
    const next = livreDesde(condicoesEm(fatos, found, regencia));
    if (next !== null && next <= found) return found;
    found = next;
  }
  return found;
};
