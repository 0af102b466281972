import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { dayOf, isoOf } from '../calendar.ts';
import { enviaExtrato } from '../extrato/enviaExtrato.ts';
import { enviaRetorno, pagamento } from '../retorno/enviaRetorno.ts';
import { findAtrasados, findPagoComCartao, findPagos, reabre } from '../retorno/titulosDemo.sql.ts';
import { writeRetornos } from '../retorno/writeRetornos.ts';
import { boletosERemessas, dinheiroAMao } from './acontece.ts';
import { abreAgenda, type Agenda } from './agenda.ts';
import { enviaDeclaracoesNo } from './declaracoes.ts';
import { diasDoBancoAntes, duasSemanas } from './dias.ts';
import type { BancoDeps } from './novosBoletos.ts';
import { roteiroDe, type TituloDoDia } from './roteiro.ts';

/** Number of bank days with a file. */
const DIAS = 15;
const POR_DIA = 12;
/** Difference between returns and statement of one day, in cents. */
const DIFERENCA = -1_840;

interface Deps extends BancoDeps {
  tmpDir: string;
}

/** Titles of holders paid at the bank, each with the number of its file's day. */
const titulosDosDias = async ({ db }: Deps, dias: readonly string[]): Promise<TituloDoDia[]> => {
  const [de = ''] = dias;
  const ate = isoOf(dayOf(dias.at(-1) ?? '') - 1);
  const pagos = await findPagos(db, { de, ate, limite: DIAS * POR_DIA });
  return pagos.map((titulo) => ({ ...titulo, dia: dias.findIndex((dia) => dia > titulo.pagoEm) }));
};

/** Payments of the titles, a fee on each day, and the bill also paid by card. */
const linhasDoBanco = async (
  { db }: Deps,
  { dia, paga, traz, ultimo }: Agenda,
  { titulos, hoje }: { titulos: readonly TituloDoDia[]; hoje: string },
) => {
  const { linhas, quem } = roteiroDe(titulos, (i) => ({ pagoEm: paga(i).pagoEm }));
  for (const [i, linha] of linhas) traz(i, linha);
  const tarifa = {
    comando: '28',
    lancamento: 350,
    debitoCredito: 1,
    nossoNumero: titulos[0]?.nossoNumero ?? '',
  };
  for (let i = 1; i <= ultimo && titulos.length > 0; i += 1)
    traz(i, { ...tarifa, ocorrencia: paga(i).creditoEm });
  const cartao = await findPagoComCartao(db, { de: isoOf(dayOf(hoje) - 75), ate: dia(10) });
  if (cartao) traz(11, pagamento({ ...cartao, juros: 0, pagoEm: paga(11).pagoEm }));
  // A repeated line of an earlier file waits for a person.
  const anterior = linhas.findLast(([i, { comando }]) => i < ultimo && comando === '06');
  if (anterior) traz(ultimo, anterior[1]);
  return quem;
};

const passaOsDias = async (
  deps: Deps,
  { doDia, dia, ultimo }: Agenda,
  { titulos, primeiro }: { titulos: readonly TituloDoDia[]; primeiro: number },
): Promise<void> => {
  const porDia = Map.groupBy(titulos, (titulo) => titulo.dia);
  for (let i = 1; i <= ultimo; i += 1) {
    await reabre(
      deps.db,
      (porDia.get(i) ?? []).map(({ numero }) => numero),
    );
    const { linhas: detalhes } = doDia(i);
    if (detalhes.length > 0)
      await enviaRetorno(deps, { sequencial: primeiro + i - 1, gravadoEm: dia(i), detalhes });
    for (const ato of doDia(i).atos) await ato();
  }
};

/**
 * Fills the last bank days after the older files: one file per day except one, new boletos with their files
 * and answers, money received by hand, used and refunded credits, two statements of which one differs, and
 * sent declarations.
 */
export const writeBanco = async (db: Db, hoje: string): Promise<void> => {
  const tmpDir = await mkdtemp(join(tmpdir(), 'vidas-demo-'));
  try {
    const deps: Deps = { db, tmpDir, config: loadConfig({ SEED: 'demo' }) };
    const dias = diasDoBancoAntes(hoje, DIAS + 1);
    const primeiro = await writeRetornos(deps, dias[0] ?? hoje);
    const [semana, ultima] = duasSemanas(dias);
    const [, comDiferenca, semArquivo] = semana;
    const agenda = abreAgenda(dias, semArquivo);
    const { dia, faz } = agenda;
    // A payment of the day without a file keeps the core system's report, and the statement contains it.
    const { true: semRetorno = [], false: titulos = [] } = Object.groupBy(
      await titulosDosDias(deps, dias),
      (titulo) => `${titulo.dia === semArquivo}`,
    );
    const quem = await linhasDoBanco(deps, agenda, { titulos, hoje });
    const elenco = { quem, atrasados: await findAtrasados(db, { hoje, limite: 8 }) };
    boletosERemessas(deps, agenda, elenco);
    dinheiroAMao(deps, agenda, elenco);
    faz(8, () => enviaDeclaracoesNo(db, dia(8), hoje));
    const diferencas = new Map([
      ...(comDiferenca === undefined ? [] : [[dia(comDiferenca), DIFERENCA] as const]),
      ...(semArquivo === undefined
        ? []
        : [
            [
              dia(semArquivo),
              semRetorno.reduce((sum, titulo) => sum + Number(pagamento(titulo)['lancamento']), 0),
            ] as const,
          ]),
    ]);
    const extrato = (quais: readonly number[], em: number) =>
      faz(em, () => enviaExtrato(deps, { dias: quais.map(dia), diferencas, em: dia(em) }));
    extrato(semana, ultima[0] ?? DIAS);
    extrato(ultima, DIAS);
    await passaOsDias(deps, agenda, { titulos, primeiro });
  } finally {
    await rm(tmpDir, { recursive: true, force: true });
  }
};
