import { maisDias, proximoDiaUtilBancario } from '../../financeiro/feriado/calendario.rules.ts';
import { numeroDoPrazo, type PrazosEmVigor } from '../../juridico/prazos/prazos.rules.ts';
import type { AvisoJulgado } from './avisoJulgado.ts';
import type { MensalidadeContada, Regencia } from './mensalidades.rules.ts';

/** Last day to pay after a receipt on an ISO day, which does not count; moves to the next day with banks (NOT-4). */
export const ultimoDiaParaPagar = (recebidoEm: string, { prazos, locais }: Regencia): string =>
  proximoDiaUtilBancario(maisDias(recebidoEm, numeroDoPrazo(prazos, 'pagarAposAviso')), locais);

/** A valid notice with the counted fees that it names. */
export interface AvisoSuficiente {
  aviso: AvisoJulgado;
  recebidoEm: string;
  nomeadas: readonly MensalidadeContada[];
  ultimoDia: string;
  /** Received after `dia50`, while no notice of the oldest fee came in time. */
  isTardio: boolean;
}

/** A notice on a day. `nomeadas` are its counted fees that were late when it arrived. */
interface AvisoLido {
  aviso: AvisoJulgado;
  recebidoEm: string | null;
  nomeadas: readonly MensalidadeContada[];
}

const leAvisos = (
  avisos: readonly AvisoJulgado[],
  contadas: readonly MensalidadeContada[],
  dia: string,
): AvisoLido[] =>
  avisos
    .filter(({ enviadoEm }) => enviadoEm <= dia)
    .map((aviso) => {
      const recebidoEm =
        aviso.porqueNaoVale === null && aviso.recebidoEm !== null && aviso.recebidoEm <= dia
          ? aviso.recebidoEm
          : null;
      const nomeadas = contadas.filter(
        ({ fatura, emDiaAte }) =>
          aviso.mensalidades.includes(fatura) && (recebidoEm === null || emDiaAte < recebidoEm),
      );
      return { aviso, recebidoEm, nomeadas };
    });

/** Notices of a contract on a day. */
export interface AvisosDoDia {
  /** Sufficient notice whose term ends first. */
  suficiente: AvisoSuficiente | null;
  /** True when a received notice names only one counted fee. */
  isUmaAvisada: boolean;
  /** True when a received notice names two or more fees, of which fewer than two still count. */
  isEncerrado: boolean;
  /** Newest notice that is invalid or without proof of receipt. */
  semProva: AvisoJulgado | null;
  /** True when only late notices are sufficient, and the setting `avisoTardio` refuses those. */
  isTardioDemais: boolean;
}

/** Reads the notices of a contract: the sufficient one, and what the others lack (NOT-5, NOT-6). */
export const avisosDoDia = (
  avisos: readonly AvisoJulgado[],
  { contadas, dia50, dia }: { contadas: readonly MensalidadeContada[]; dia50: string; dia: string },
  regencia: Regencia,
): AvisosDoDia => {
  const lidos = leAvisos(avisos, contadas, dia);
  const recebidos = lidos.flatMap((lido) =>
    lido.recebidoEm === null ? [] : [{ ...lido, recebidoEm: lido.recebidoEm }],
  );
  const maisAntiga = contadas[0]?.fatura;
  const isNoPrazo = recebidos.some(
    ({ recebidoEm, nomeadas }) => recebidoEm <= dia50 && nomeadas.some(({ fatura }) => fatura === maisAntiga),
  );
  const suficientes = recebidos
    .filter(({ nomeadas }) => nomeadas.length >= 2)
    .map(({ aviso, recebidoEm, nomeadas }): AvisoSuficiente => ({
      aviso,
      recebidoEm,
      nomeadas,
      ultimoDia: ultimoDiaParaPagar(recebidoEm, regencia),
      isTardio: recebidoEm > dia50 && !isNoPrazo,
    }))
    .toSorted((a, b) => (a.recebidoEm < b.recebidoEm ? -1 : 1));
  const aceitos = suficientes.filter(
    ({ isTardio }) =>
      !isTardio || regencia.prazos.avisoTardio === ('avisa' satisfies PrazosEmVigor['avisoTardio']),
  );
  return {
    suficiente: aceitos[0] ?? null,
    isUmaAvisada: recebidos.some(({ nomeadas }) => nomeadas.length === 1),
    isEncerrado: recebidos.some(
      ({ aviso, nomeadas }) => aviso.mensalidades.length >= 2 && nomeadas.length < 2,
    ),
    semProva:
      lidos
        .filter(({ recebidoEm, nomeadas }) => recebidoEm === null && nomeadas.length > 0)
        .map(({ aviso }) => aviso)
        .toSorted((a, b) => (a.enviadoEm < b.enviadoEm ? 1 : -1))[0] ?? null,
    isTardioDemais: aceitos.length === 0 && suficientes.length > 0,
  };
};
