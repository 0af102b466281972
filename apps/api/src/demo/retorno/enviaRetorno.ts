import { Readable } from 'node:stream';
import { proximoDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import type { Db } from '../../db/database.ts';
import { importaRetorno } from '../../modules/financeiro/retorno/importaRetorno.ts';
import { clockAt } from '../banco/dias.ts';
import { dayOf, isoOf } from '../calendar.ts';
import { convenio } from '../convenio.ts';
import { escreveRetorno, liquidado, type Preenchido } from './escreveRetorno.ts';
import type { TituloDemo } from './titulosDemo.sql.ts';

/** Person who sends the demonstration's files. */
export const financeiro = 'USU_financeiro';

/** Payment of a title, credited on the next bank day. */
export const pagamento = (titulo: TituloDemo, outro: Preenchido = {}): Preenchido =>
  liquidado({ ...titulo, creditoEm: proximoDiaUtilBancario(isoOf(dayOf(titulo.pagoEm) + 1)) }, outro);

/** A payment with an unknown number. */
export const desconhecido = (titulo: TituloDemo, n: number): Preenchido =>
  pagamento({ ...titulo, nossoNumero: `${convenio}${String(9_900_000 + n).padStart(10, '0')}` });

/** A file of the bank. */
export interface ArquivoDemo {
  sequencial: number;
  gravadoEm: string;
  detalhes: readonly Preenchido[];
}

/** Applies a file with the application's own code, in the morning of its recording day. */
export const enviaRetorno = async (
  { db, tmpDir }: { db: Db; tmpDir: string },
  { sequencial, gravadoEm, detalhes }: ArquivoDemo,
): Promise<void> => {
  const texto = escreveRetorno({ convenio, sequencial, gravadoEm, detalhes });
  const name = `CBR643${String(sequencial).padStart(4, '0')}_${gravadoEm.replaceAll('-', '')}.RET`;
  await importaRetorno(
    { db, clock: clockAt(gravadoEm, '12:15'), tmpDir, config: { cobranca: { conta: { convenio } } } },
    {
      file: { name, stream: Readable.from([Buffer.from(texto, 'latin1')]) },
      diasValidos: 30,
      login: financeiro,
    },
  );
};
