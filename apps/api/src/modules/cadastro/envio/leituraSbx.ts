import type { MotivoSbx, PendenciaSib } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { corteDe, createJuiz, recusaSemBeneficiarios } from './envio.rules.ts';
import {
  findAtivosNaAns,
  hasBeneficiarios,
  type LeituraDeMovimentos,
  type MovimentoRow,
  movimentosAosPoucos,
} from './sbxMovimentos.sql.ts';

/** A movement and its problems; it goes into the file without problems, unless a person left it out. */
export interface MovimentoJulgado {
  movimento: MovimentoRow;
  pendencias: PendenciaSib[];
  segue: boolean;
}

/** Result of a reading. */
export interface FimDaLeitura {
  /** Hash of the content: two readings with the same hash make the same file. */
  leitura: string;
  /** Reason code of a file without movements (SIB-21). */
  motivo: MotivoSbx;
  /** Reason why the file may not be made; null when it may. */
  recusa: string | null;
}

/**
 * Reads the register for the file of a month; preview, question and file share this reading. `fim` is valid
 * once `movimentos` has ended.
 */
export const leituraSbx = (db: Db, competencia: string, how: LeituraDeMovimentos) => {
  const corte = corteDe(competencia);
  const hash = createHash('sha256').update(corte);
  let seguem = 0;
  return {
    async *movimentos(): AsyncGenerator<MovimentoJulgado> {
      const julga = createJuiz(corte);
      for await (const some of movimentosAosPoucos(db, corte, how))
        for (const movimento of some) {
          const pendencias = julga(movimento);
          const segue = pendencias.length === 0 && !movimento.isFora;
          if (segue) {
            const { matricula, tipo, cco, dados } = movimento;
            seguem += 1;
            hash.update(JSON.stringify([matricula, tipo, cco, dados]));
          }
          yield { movimento, pendencias, segue };
        }
    },
    async fim(): Promise<FimDaLeitura> {
      const motivo = (await hasBeneficiarios(db, corte)) ? '62' : '61';
      const isWithout = seguem === 0 && motivo === '61';
      const recusa = isWithout ? recusaSemBeneficiarios(await findAtivosNaAns(db)) : null;
      return { leitura: hash.update(motivo).digest('hex'), motivo, recusa };
    },
  };
};
