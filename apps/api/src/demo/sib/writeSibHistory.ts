import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { tx } from '../../db/tx.ts';
import { readRpx } from '../../imports/rpx.ts';
import { geraSbx } from '../../modules/cadastro/envio/geraSbx.ts';
import { steadyPace } from '../../db/pace.ts';
import { aplicaRetorno } from '../../modules/cadastro/leitura-correcao/aplicaRetorno.ts';
import { guardaRetorno, novoRetorno } from '../../modules/cadastro/leitura-correcao/importaRetorno.ts';
import { adotaEstado } from '../../modules/cadastro/envio/sbxEstado.sql.ts';
import { competenciaOf, dayIn, dayOf, isoOf, lastDayIn, monthOf } from '../calendar.ts';
import type { SibFor } from './sibFiles.ts';
import {
  ageEstado,
  clearSib,
  findRegistros,
  forgetMothers,
  hideCcos,
  restoreCcos,
} from './sibHistory.sql.ts';
import { errosDe, type Rejeitado, returnText } from './sibReturn.ts';

/** One in this many movements of a kind is rejected. */
const rejectedOneOf = 6;

/**
 * Writes the past of the SIB with the application's own code: ANS's state, last month's file, its return with
 * rejections, and later changes of the register, so that every kind of movement is due. Starts from empty.
 */
export const writeSibHistory = async (db: Db, { registroAns, hoje }: SibFor): Promise<void> => {
  const login = 'USU_gerente';
  const thisMonth = monthOf(dayOf(hoje));
  const lastMonth = thisMonth - 1;
  // The file is due by the fifth (SIB-21); on the first days of a month it counts as just sent.
  const sentOn = isoOf(Math.min(dayOf(hoje), dayIn(thisMonth, 3)));
  const answeredOn = isoOf(Math.min(dayOf(hoje), dayIn(thisMonth, 6)));
  const cancelledThen = isoOf(dayIn(lastMonth - 1, 1));

  await clearSib(db);
  const hidden = await tx(db, async (trx) => {
    const codes = await hideCcos(trx, [isoOf(dayIn(lastMonth, 1)), isoOf(lastDayIn(lastMonth))]);
    await adotaEstado(trx, `${isoOf(dayIn(lastMonth, 5))}T09:15:00`);
    await ageEstado(trx, 0, cancelledThen);
    await forgetMothers(trx);
    return codes;
  });
  const envio = await geraSbx(
    { db, clock: () => new Date(`${sentOn}T09:15:00-03:00`), config: { ansRegistration: registroAns } },
    {
      competencia: competenciaOf(lastMonth),
      pedido: '00000000-0000-4000-8000-000000000001',
      login,
    },
  );

  const registros = await findRegistros(db, envio.id);
  const known = new Set(hidden.map(({ matricula }) => matricula));
  const seen: Record<string, number> = {};
  const aceitos: Record<string, number> = {};
  const rejeitados = registros.flatMap(({ matricula, tipo, cco }): Rejeitado[] => {
    const index = (seen[tipo] = (seen[tipo] ?? 0) + 1);
    if (tipo === 'INCLUSÃO' ? known.has(matricula) : index % rejectedOneOf !== 2) {
      aceitos[tipo] = (aceitos[tipo] ?? 0) + 1;
      return [];
    }
    const id = tipo === 'INCLUSÃO' ? { codigo: matricula } : { cco };
    return [{ ...id, movimento: tipo, erros: errosDe(tipo, index, sentOn) }];
  });
  const inclusions = new Set(
    registros.filter(({ tipo }) => tipo === 'INCLUSÃO').map(({ matricula }) => matricula),
  );
  const text = returnText({
    registroAns,
    dataHora: `${answeredOn}T22:40:00`,
    nomeArquivo: envio.nome_arquivo,
    incluidos: hidden
      .filter(({ matricula }) => inclusions.has(matricula))
      .map(({ matricula, cco, nome }) => ({ codigo: matricula, cco, nome })),
    rejeitados,
    aceitos,
  });
  const bytes = Buffer.from([...text].join(''), 'latin1');
  const rpx = await readRpx([bytes], registroAns, { maxBytes: bytes.length });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const nomeArquivo = envio.nome_arquivo.replace('.SBX', '.RPX');
  const novo = novoRetorno(rpx, { sha256, nomeArquivo, login, momento: `${answeredOn}T14:20:00` });
  const pace = steadyPace(1_000);
  const retornoId = await guardaRetorno(db, novo, rpx, { pace });
  if (retornoId !== undefined) await aplicaRetorno(db, retornoId, { pace });
  await tx(db, async (trx) => {
    await restoreCcos(trx, hidden);
    await adotaEstado(trx, `${answeredOn}T14:20:00`);
    await ageEstado(trx, 1, cancelledThen);
  });
};
