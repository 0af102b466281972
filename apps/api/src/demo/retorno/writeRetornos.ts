import { ehDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import type { Db } from '../../db/database.ts';
import { confereCredito } from '../../modules/financeiro/retorno/confere.ts';
import { findDias } from '../../modules/financeiro/retorno/dias.sql.ts';
import { clockAt } from '../banco/dias.ts';
import { dayOf, isoOf } from '../calendar.ts';
import type { Preenchido } from './escreveRetorno.ts';
import { desconhecido, enviaRetorno, financeiro, pagamento } from './enviaRetorno.ts';
import { findPagos, reabre, type TituloDemo } from './titulosDemo.sql.ts';

const ARQUIVOS = 6;
const DIAS = 55;
const POR_ARQUIVO = 55;
const PRIMEIRO = 101;

/** Bank days of a period. */
const diasUteis = (de: string, ate: string): string[] =>
  Array.from({ length: dayOf(ate) - dayOf(de) + 1 }, (_, n) => isoOf(dayOf(de) + n)).filter((dia) =>
    ehDiaUtilBancario(dia),
  );

/**
 * Further lines of a bank's report: a fee on each day without a credit, an entry, and in some files a
 * refusal, an unknown number, a second payment.
 */
const outras = (n: number, pagos: readonly TituloDemo[], dias: readonly string[]): Preenchido[] => {
  const [primeiro] = pagos;
  if (!primeiro) return [];
  const { nossoNumero, valorTitulo, vencimento } = primeiro;
  const dele = { nossoNumero, valorTitulo, vencimento, ocorrencia: dias.at(-1) ?? primeiro.pagoEm };
  const creditos = new Set(pagos.map((titulo) => pagamento(titulo)['credito']));
  return [
    ...dias
      .filter((dia, at) => at === dias.length - 1 || !creditos.has(dia))
      .map((dia) => ({ ...dele, ocorrencia: dia, comando: '28', lancamento: 350, debitoCredito: 1 })),
    { ...dele, comando: '02' },
    ...(n % 2 === 0 ? [{ ...dele, comando: '03', natureza: '09' }] : []),
    ...(n % 3 === 1 ? [desconhecido(primeiro, n)] : []),
    ...(n % 3 === 2 ? [pagamento(primeiro, { canal: '08' })] : []),
  ];
};

const confereDias = async (db: Db, de: string, ate: string): Promise<void> => {
  for (const { dia, valor } of await findDias(db, { de, ate }))
    await confereCredito(
      { db, clock: clockAt(isoOf(dayOf(ate) + 1), '12:15') },
      { dia, valorExtrato: valor, observacao: null, login: financeiro },
    );
};

/**
 * Six return files of fifty-five days each, up to the previous day, applied with the application's own code:
 * they pay titles stored as paid. The last file's days are ticked against the statement. Returns the next
 * file's number.
 */
export const writeRetornos = async (
  { db, tmpDir }: { db: Db; tmpDir: string },
  antesDe: string,
): Promise<number> => {
  for (let n = 0; n < ARQUIVOS; n += 1) {
    const fim = dayOf(antesDe) - 1 - DIAS * (ARQUIVOS - 1 - n);
    const [de, ate] = [isoOf(fim - DIAS + 1), isoOf(fim)];
    const pagos = await findPagos(db, { de, ate, limite: POR_ARQUIVO });
    await reabre(
      db,
      pagos.map(({ numero }) => numero),
    );
    await enviaRetorno(
      { db, tmpDir },
      {
        sequencial: PRIMEIRO + n,
        gravadoEm: isoOf(fim + 1),
        detalhes: [
          ...pagos.map((titulo) => pagamento(titulo)),
          ...outras(n, pagos, diasUteis(isoOf(fim - DIAS + 2), ate)),
        ],
      },
    );
    if (n === ARQUIVOS - 1) await confereDias(db, de, ate);
  }
  return PRIMEIRO + ARQUIVOS;
};
