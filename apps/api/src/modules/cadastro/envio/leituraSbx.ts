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

/** A movement and what keeps it out of the file; it goes when nothing does. */
export interface MovimentoJulgado {
  movimento: MovimentoRow;
  pendencias: PendenciaSib[];
}

/** What a reading came to. */
export interface FimDaLeitura {
  /** Names what would be told: two readings with the same one make the same file. */
  leitura: string;
  /** What a file without movements tells ANS (SIB-21). */
  motivo: MotivoSbx;
  /** Why no file may be made of it; null when one may. */
  recusa: string | null;
}

/** Reads the register for the file of a month: the one reading behind preview, question and file. `fim` once `movimentos` has ended. */
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
          if (pendencias.length === 0) {
            const { matricula, tipo, cco, dados } = movimento;
            seguem += 1;
            hash.update(JSON.stringify([matricula, tipo, cco, dados]));
          }
          yield { movimento, pendencias };
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
