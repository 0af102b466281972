import type { ArquivoDaManha } from '@vidas/api-client/financeiro/manha/manha.contract.ts';
import type { CreditoDoDia } from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import type { Db } from '../../../db/database.ts';
import { somaDias } from '../../cobranca/encargos.rules.ts';
import { findRecebidos, findTotais } from '../retorno/consulta.sql.ts';
import { diasDeCredito } from '../retorno/dias.ts';
import { findDiasDosArquivos } from '../retorno/dias.sql.ts';
import { faltando } from '../retorno/faltando.ts';
import { findFaltando } from '../retorno/leitura.sql.ts';
import { presentDia } from '../retorno/retorno.present.ts';

/** Days before a morning whose unchecked credits it still shows. */
const ANTES = 30;

/** Files in force received on a day, first to last, with the outcomes of their lines. */
export const arquivosDaManha = async (db: Db, dia: string): Promise<ArquivoDaManha[]> => {
  const out: ArquivoDaManha[] = [];
  for (const { id, nome, em, convenio, sequencial, avisos } of await findRecebidos(db, dia)) {
    // A morning has few files, and the reading keeps to one connection.
    // oxlint-disable-next-line no-await-in-loop
    const totais = await findTotais(db, id);
    const falta =
      convenio === null || sequencial === null
        ? undefined
        : // oxlint-disable-next-line no-await-in-loop
          await findFaltando(db, { arquivo: id, convenio, sequencial });
    out.push({ id: String(id), nome, enviadoEm: em, avisos: [...avisos, ...faltando(falta)], totais });
  }
  return out;
};

const conferido = ({ situacao }: CreditoDoDia): boolean => situacao === 'CONFERE' || situacao === 'DIFERENTE';

/** Days of credit in the files of a morning, and unchecked days of the month before it. */
export const diasDaManha = async (db: Db, dia: string, hoje: string): Promise<CreditoDoDia[]> => {
  const recebidos = await findRecebidos(db, dia);
  const deHoje = new Set(
    await findDiasDosArquivos(
      db,
      recebidos.map(({ id }) => id),
    ),
  );
  const janela = [...deHoje, somaDias(dia, -ANTES), dia].toSorted();
  const periodo = { de: janela[0] ?? dia, ate: janela.at(-1) ?? dia };
  const dias = (await diasDeCredito(db, periodo, hoje)).map(presentDia);
  return dias.filter((each) => deHoje.has(each.dia) || !conferido(each));
};
