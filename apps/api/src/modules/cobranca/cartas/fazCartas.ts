import { writeMonthInFull } from '@vidas/api-client/words/day.ts';
import {
  linhaDaCarta,
  seImprime,
  unidadeDaCarta,
} from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Cartas, newCartas } from '../../../documents/boleto/cartasPdf.ts';
import type { BoletoDocumento } from '../../../documents/boleto/types.ts';
import { operadoraDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { tx } from '../../../db/tx.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import type { Execucao } from '../../../jobs/tarefas.ts';
import { documentoDe } from '../boleto/boleto.present.ts';
import { findLancados } from '../boleto/boleto.sql.ts';
import { chaveDoBoleto } from '../boleto/boletoPorEmail.ts';
import { deixaSePediuTelefone, papelDoBoleto } from '../por-telefone/porTelefone.ts';
import { prazosDeHoje } from '../prazos.ts';
import { type DiaDosPapeis, presentCarta } from './cartas.present.ts';
import { findCartas, selectCartas } from './cartas.sql.ts';
import {
  abreLote,
  apagaLote,
  apagaVelhos,
  type ConteudoDoLote,
  fechaLote,
  guardaPedaco,
} from './lote.sql.ts';

/** Boletos read at once. */
const PORCAO = 25;
/** Bytes of a piece of the file. */
const PEDACO_BYTES = 1024 * 1024;

/** Request to print a month. */
export interface PedidoDeCartas {
  competencia: string;
  vencimento: string | null;
  frenteVerso: boolean;
  repetir: boolean;
  visto: Confirmado;
}

type Impressao = Execucao<PedidoDeCartas, { lote: number }>;

/** Day, deadlines and registration of today's papers. */
export const diaDosPapeis = async ({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<DiaDosPapeis> => ({
  hoje: operatorDay(clock()),
  config: await prazosDeHoje(db, config.cobranca),
  registroAns: config.ansRegistration,
});

/** Titles to print, in order. Throws Failure 409 when they differ from the confirmed ones (REL-46). */
export const aImprimir = async (
  db: Db,
  { competencia, visto, ...escolha }: Omit<PedidoDeCartas, 'frenteVerso'>,
  dia: DiaDosPapeis,
): Promise<string[]> => {
  const { rows } = await selectCartas(competencia).execute(db);
  const cartas = rows.map(presentCarta(dia)).filter((carta) => seImprime(carta, escolha));
  exigeConfirmado(visto, cartas.map(linhaDaCarta), unidadeDaCarta);
  return cartas.map(({ titulo }) => titulo);
};

/** Adds the month's payers who asked for a call to the list of calls (PAP-9). */
const deixaQuemPediuPorTelefone = async (
  db: Db,
  { competencia, vencimento }: Pick<PedidoDeCartas, 'competencia' | 'vencimento'>,
  em: string,
): Promise<void> => {
  const { rows } = await selectCartas(competencia).execute(db);
  for (const row of rows) {
    if (vencimento !== null && row.vencimento !== vencimento) continue;
    // Sequential: most rows write nothing.
    // oxlint-disable-next-line no-await-in-loop
    await deixaSePediuTelefone(db, row, {
      tipo: row.is_empresa ? 'EMPRESA' : 'TITULAR',
      codigo: row.codigo,
      chave: chaveDoBoleto(row.titulo),
      papel: papelDoBoleto(row.vencimento),
      em,
    });
  }
};

/** Stores a file in pieces as it grows. */
const guarda = (db: Db, lote: number) => {
  let espera: Uint8Array[] = [];
  let quantos = 0;
  let ordem = 0;
  let bytes = 0;
  const grava = async (): Promise<void> => {
    if (quantos === 0) return;
    ordem += 1;
    await guardaPedaco(db, lote, ordem, Buffer.concat(espera));
    [espera, quantos] = [[], 0];
  };
  return {
    junta: async (novos: Uint8Array | null): Promise<void> => {
      if (novos === null) return;
      espera.push(novos);
      quantos += novos.length;
      bytes += novos.length;
      if (quantos >= PEDACO_BYTES) await grava();
    },
    fecha: async (): Promise<number> => {
      await grava();
      return bytes;
    },
  };
};

/** Papers of some titles in order; titles that have no paper any longer are left out. */
const documentosDe = async (
  db: Db,
  titulos: readonly string[],
  dia: DiaDosPapeis,
): Promise<{ titulo: string; documento: BoletoDocumento }[]> => {
  const rows = new Map((await findCartas(db, titulos)).map((row) => [row.titulo, row]));
  const lancados = await findLancados(
    db,
    [...rows.values()].map(({ fatura }) => fatura),
  );
  return titulos.flatMap((titulo) => {
    const row = rows.get(titulo);
    if (!row) return [];
    try {
      return [{ titulo, documento: documentoDe(row, lancados.get(row.fatura) ?? [], dia).documento }];
    } catch (error) {
      if (error instanceof Failure) return [];
      throw error;
    }
  });
};

const escreve = (cartas: Cartas, documento: BoletoDocumento) => {
  try {
    return cartas.escreve(documento);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Failure(
      422,
      `O boleto ${documento.numeroDocumento}, de ${documento.pagador.nome}, não pode ser impresso: ${error.message}`,
    );
  }
};

/** Job that makes the file of boletos for the post; a restart begins anew and drops the partial file (PAP-8). */
export const fazCartas = (deps: Deps) => {
  const { db, clock, config } = deps;
  const agora = () => momentoLocal(clock());

  const imprime = async (
    { parametros, avanca }: Pick<Impressao, 'parametros' | 'avanca'>,
    { lote, titulos, dia }: { lote: number; titulos: readonly string[]; dia: DiaDosPapeis },
  ): Promise<ConteudoDoLote> => {
    const total = titulos.length;
    const mes = writeMonthInFull(parametros.competencia);
    const passo = `Boletos de ${mes}`;
    const cartas = newCartas({
      title: `Boletos de ${mes} para o correio`,
      criadoEm: dia.hoje,
      autor: operadoraDe(config).nome,
      isFrenteVerso: parametros.frenteVerso,
    });
    const { junta, fecha } = guarda(db, lote);
    const feitos: string[] = [];
    let [paginas, folhas, valorCents] = [0, 0, 0];
    for (let de = 0; de < total; de += PORCAO) {
      // Sequential, because others need the database and this process in between.
      // oxlint-disable-next-line no-await-in-loop
      await avanca({ feito: de, total, passo, ponto: { lote } });
      // oxlint-disable-next-line no-await-in-loop
      for (const { titulo, documento } of await documentosDe(db, titulos.slice(de, de + PORCAO), dia)) {
        const contagem = escreve(cartas, documento);
        paginas += contagem.paginas;
        folhas += contagem.folhas;
        valorCents += documento.valorCents;
        feitos.push(titulo);
        // oxlint-disable-next-line no-await-in-loop
        await junta(cartas.prontos());
        // oxlint-disable-next-line no-await-in-loop
        await new Promise(setImmediate);
      }
    }
    await junta(await cartas.fim());
    return {
      titulos: feitos,
      fora: total - feitos.length,
      paginas,
      folhas,
      valorCents,
      bytes: await fecha(),
    };
  };

  return async ({ parametros, login, ponto, avanca, conclui }: Impressao): Promise<object> => {
    await apagaVelhos(db, agora());
    if (ponto !== null) await apagaLote(db, ponto.lote);
    const { competencia, vencimento, frenteVerso } = parametros;
    const dia = await diaDosPapeis(deps);
    const titulos = await aImprimir(db, parametros, dia);
    await deixaQuemPediuPorTelefone(db, parametros, agora());
    if (titulos.length === 0) throw new Failure(422, 'Nenhum boleto há para imprimir.');
    const lote = await abreLote(db, { competencia, vencimento, frenteVerso, login, em: agora() });
    try {
      const conteudo = await imprime({ parametros, avanca }, { lote, titulos, dia });
      const resultado = { lote };
      await tx(db, async (trx) => {
        await fechaLote(trx, lote, agora(), conteudo);
        await conclui(trx, resultado);
      });
      return resultado;
    } catch (error) {
      await apagaLote(db, lote).catch(() => undefined);
      throw error;
    }
  };
};
