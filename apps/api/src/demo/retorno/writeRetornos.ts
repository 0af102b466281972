import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ehDiaUtilBancario, proximoDiaUtilBancario } from '@vidas/api-client/financeiro/calendario-rules';
import type { Db } from '../../db/database.ts';
import { confereCredito } from '../../modules/financeiro/retorno/confere.ts';
import { findDias } from '../../modules/financeiro/retorno/dias.sql.ts';
import { importaRetorno } from '../../modules/financeiro/retorno/importaRetorno.ts';
import { dayOf, isoOf } from '../calendar.ts';
import { convenio } from '../convenio.ts';
import { escreveRetorno, liquidado, type Preenchido } from './escreveRetorno.ts';
import { findPagos, reabre, type TituloDemo } from './titulosDemo.sql.ts';

const ARQUIVOS = 12;
const DIAS = 30;
const POR_ARQUIVO = 30;
const PRIMEIRO = 101;
const login = 'USU_financeiro';

const clockOf = (dia: string) => () => new Date(`${dia}T12:15:00Z`);

/** The payment of a title, credited on the next day on which the bank works. */
export const pagamento = (titulo: TituloDemo, outro: Preenchido = {}): Preenchido =>
  liquidado({ ...titulo, creditoEm: proximoDiaUtilBancario(isoOf(dayOf(titulo.pagoEm) + 1)) }, outro);

/** The last day up to one on which the bank works: what it takes for itself has no other. */
const diaDoBanco = (dia: string): string =>
  ehDiaUtilBancario(dia) ? dia : diaDoBanco(isoOf(dayOf(dia) - 1));

/** What else a bank reports: a fee, an entry, and in some files a refusal, an unknown number, a second payment. */
const outras = (n: number, [primeiro]: readonly TituloDemo[], ocorrencia: string): Preenchido[] => {
  if (!primeiro) return [];
  const { nossoNumero, valorTitulo, vencimento } = primeiro;
  const dele = { nossoNumero, valorTitulo, vencimento, ocorrencia };
  return [
    { ...dele, comando: '28', lancamento: 350, debitoCredito: 1 },
    { ...dele, comando: '02' },
    ...(n % 4 === 0 ? [{ ...dele, comando: '03', natureza: '09' }] : []),
    ...(n % 4 === 1
      ? [pagamento({ ...primeiro, nossoNumero: `${convenio}${String(9_900_000 + n).padStart(10, '0')}` })]
      : []),
    ...(n % 4 === 2 ? [pagamento(primeiro, { canal: '08' })] : []),
  ];
};

const confereDias = async (db: Db, de: string, ate: string): Promise<void> => {
  const dias = await findDias(db, { de, ate });
  for (const { dia, valor } of dias)
    await confereCredito(
      { db, clock: clockOf(isoOf(dayOf(ate) + 1)) },
      { dia, valorExtrato: valor, observacao: null, login },
    );
};

/**
 * Twelve return files of thirty days each, applied with the application's own code: they pay titles that the demonstration holds as
 * paid. The last one brings a line of the file before again, which waits for a person. One period is ticked against the statement.
 */
export const writeRetornos = async (db: Db, hoje: string): Promise<void> => {
  const tmpDir = await mkdtemp(join(tmpdir(), 'vidas-demo-'));
  let anterior: TituloDemo[] = [];
  try {
    for (let n = 0; n < ARQUIVOS; n += 1) {
      const fim = dayOf(hoje) - 1 - DIAS * (ARQUIVOS - 1 - n);
      const [de, ate] = [isoOf(fim - DIAS + 1), isoOf(fim)];
      const pagos = await findPagos(db, { de, ate, limite: POR_ARQUIVO });
      await reabre(
        db,
        pagos.map(({ numero }) => numero),
      );
      const repetida = n === ARQUIVOS - 1 ? anterior.slice(0, 1) : [];
      const gravadoEm = isoOf(fim + 1);
      const texto = escreveRetorno({
        convenio,
        sequencial: PRIMEIRO + n,
        gravadoEm,
        detalhes: [
          ...[...pagos, ...repetida].map((titulo) => pagamento(titulo)),
          ...outras(n, pagos, diaDoBanco(ate)),
        ],
      });
      const name = `CBR643${String(PRIMEIRO + n).padStart(4, '0')}_${gravadoEm.replaceAll('-', '')}.RET`;
      await importaRetorno(
        { db, clock: clockOf(gravadoEm), tmpDir, config: { cobranca: { conta: { convenio } } } },
        { file: { name, stream: Readable.from([Buffer.from(texto, 'latin1')]) }, diasValidos: 30, login },
      );
      if (n === ARQUIVOS - 3) await confereDias(db, de, ate);
      anterior = pagos;
    }
  } finally {
    await rm(tmpDir, { recursive: true, force: true });
  }
};
