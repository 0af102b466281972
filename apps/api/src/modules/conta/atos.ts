import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { FaturaDoCredito } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { assina } from '../../carga/decisoes/assina.sql.ts';
import type { Encargos } from '../../config/cobrancaConfig.ts';
import type { Db } from '../../db/database.ts';
import type { Trx } from '../../db/tx.ts';
import { reais } from '../../documents/pdf/written.ts';
import { exigeMotivo, Failure, refuseFields } from '../../http/failure.ts';
import { insertHistorico } from '../financeiro/retorno/aplicacao.sql.ts';
import { valorHoje } from '../cobranca/encargos.rules.ts';
import {
  estornaAto,
  findAberta,
  findCredito,
  findFaturasDoAto,
  findFaturasDoPagador,
  findPorIdentificador,
  findUsoDoAto,
  insertAto,
  insertMovimentos,
  lockAto,
} from './atos.sql.ts';
import { lockFaturas, marcaAbertos, marcaQuitados } from './conta.sql.ts';

/** Author and moment: local, with seconds; `hoje` ISO. */
export interface Quem {
  login: string;
  momento: string;
  hoje: string;
}

type Aberta = NonNullable<Awaited<ReturnType<typeof findAberta>>>;

/** Fine and interest on the rest of an open invoice, on a day. */
export const encargosEm = (
  { saldo, vencimento, diasValidos }: Aberta,
  dia: string,
  encargos: Encargos,
): number =>
  valorHoje({ valorCents: saldo, vencimento, diasValidos }, dia, encargos).valorAtualizadoCents - saldo;

/** Principal first, then fine and interest; the rest is a credit (CTA-4). */
export const divide = (valor: number, saldo: number, encargos: number) => {
  const principal_cents = Math.min(valor, saldo);
  const encargos_cents = Math.min(valor - principal_cents, encargos);
  return { principal_cents, encargos_cents, credito_cents: valor - principal_cents - encargos_cents };
};

/** An open invoice. Throws 409 for any other. */
export const exigeAberta = async (trx: Trx, fatura: string): Promise<Aberta> => {
  const aberta = await findAberta(trx, fatura);
  if (!aberta) throw new Failure(409, `A fatura ${fatura} não está em aberto.`);
  return aberta;
};

/** Throws for a day in the future. */
export const exigeDia = (dia: string, { hoje }: Quem): void => {
  if (dia > hoje) throw refuseFields([{ field: 'dia', message: 'O dia não pode ser depois de hoje.' }]);
};

const exigeValor = (valor: number): void => {
  if (valor <= 0) throw refuseFields([{ field: 'valor', message: 'O valor tem de ser maior que zero.' }]);
};

const exigeCredito = async (trx: Trx, id: string) => {
  const achado = await findCredito(trx, id);
  if (!achado) throw new Failure(404, 'Este crédito não existe.');
  await lockFaturas(trx, [achado.fatura]);
  const credito = (await findCredito(trx, id)) ?? achado;
  if (credito.resta === 0) throw new Failure(409, 'Este crédito já teve destino. Atualize a lista.');
  return credito;
};

/** Open invoices of a credit's payer, with fine and interest of today. */
export const faturasDoCredito = async (
  db: Db,
  credito: string,
  { hoje, encargos }: { hoje: string; encargos: Encargos },
): Promise<FaturaDoCredito[]> => {
  const out: FaturaDoCredito[] = [];
  for (const fatura of await findFaturasDoPagador(db, credito)) {
    // A payer has few open invoices.
    // oxlint-disable-next-line no-await-in-loop
    const aberta = await findAberta(db, fatura);
    if (aberta)
      out.push({
        fatura,
        vencimento: aberta.vencimento,
        saldo: aberta.saldo,
        encargos: encargosEm(aberta, hoje, encargos),
      });
  }
  return out;
};

/** Spends the rest of a credit on an open invoice of the same payer (CTA-10). */
export const usaCredito = async (
  trx: Trx,
  { credito: id, fatura, valor }: { credito: string; fatura: string; valor: number },
  encargos: Encargos,
  quem: Quem,
): Promise<void> => {
  if (!(await findFaturasDoPagador(trx, id)).includes(fatura))
    throw new Failure(409, `A fatura ${fatura} não está em aberto, ou não é de quem pagou a mais.`);
  const origem = await findCredito(trx, id);
  if (origem) await lockFaturas(trx, [origem.fatura, fatura]);
  const credito = await exigeCredito(trx, id);
  const aberta = await exigeAberta(trx, fatura);
  const usado = Math.min(credito.resta, aberta.saldo + encargosEm(aberta, quem.hoje, encargos));
  if (usado !== valor)
    throw new Failure(
      409,
      `O que o crédito paga desta fatura é R$ ${reais(usado)}, e não R$ ${reais(valor)}. Confira e confirme de novo.`,
    );
  const por = { por: quem.login, em: quem.momento };
  await assina(trx, { login: quem.login, em: quem.momento });
  const ato = await insertAto(trx, {
    especie: 'USAR',
    movimento_id: credito.id,
    fatura_numero: fatura,
    dia: quem.hoje,
    valor_cents: usado,
    forma: 'OUTRO',
    motivo: `Crédito da fatura ${credito.fatura}`,
    ...por,
  });
  const comum = { dia: quem.hoje, forma: credito.forma, origem: 'CREDITO' as const };
  await insertMovimentos(trx, { id: ato, ...por }, [
    {
      ...comum,
      fatura_numero: credito.fatura,
      titulo_numero: credito.titulo,
      principal_cents: 0,
      encargos_cents: 0,
      credito_cents: -usado,
    },
    { ...comum, fatura_numero: fatura, titulo_numero: aberta.titulo, ...divide(usado, aberta.saldo, usado) },
  ]);
  if (aberta.titulo !== null) await marcaQuitados(trx, [aberta.titulo]);
};

/** Records the refund of a credit to its payer (CTA-10). */
export const devolveCredito = async (
  trx: Trx,
  dado: { credito: string; valor: number; dia: string; forma: 'PIX' | 'OUTRO'; motivo: string },
  quem: Quem,
): Promise<void> => {
  exigeDia(dado.dia, quem);
  exigeValor(dado.valor);
  const credito = await exigeCredito(trx, dado.credito);
  if (dado.valor > credito.resta)
    throw refuseFields([{ field: 'valor', message: `Restam R$ ${reais(credito.resta)} deste crédito.` }]);
  const por = { por: quem.login, em: quem.momento };
  const ato = await insertAto(trx, {
    especie: 'DEVOLVER',
    movimento_id: credito.id,
    fatura_numero: null,
    dia: dado.dia,
    valor_cents: dado.valor,
    forma: dado.forma,
    motivo: dado.motivo,
    ...por,
  });
  await insertMovimentos(trx, { id: ato, ...por }, [
    {
      fatura_numero: credito.fatura,
      titulo_numero: credito.titulo,
      dia: dado.dia,
      principal_cents: 0,
      encargos_cents: 0,
      credito_cents: -dado.valor,
      forma: dado.forma,
      origem: 'MANUAL',
    },
  ]);
};

/** Receives money for an invoice by hand (CTA-11); an excess is a credit. */
export const recebeDaFatura = async (
  trx: Trx,
  dado: {
    fatura: string;
    valor: number;
    dia: string;
    forma: 'PIX' | 'OUTRO';
    identificador: string | null;
    motivo: string;
  },
  encargos: Encargos,
  quem: Quem,
): Promise<{ ato: number; creditoCents: number }> => {
  exigeDia(dado.dia, quem);
  exigeValor(dado.valor);
  await lockFaturas(trx, [dado.fatura]);
  const aberta = await exigeAberta(trx, dado.fatura);
  const veio = dado.identificador === null ? undefined : await findPorIdentificador(trx, dado.identificador);
  if (veio)
    throw new Failure(
      409,
      `Este PIX já entrou na fatura ${veio.fatura} em ${writeDayTime(veio.em)} por ${veio.por}.`,
    );
  const por = { por: quem.login, em: quem.momento };
  await assina(trx, { login: quem.login, em: quem.momento });
  const ato = await insertAto(trx, {
    especie: 'RECEBER',
    movimento_id: null,
    fatura_numero: dado.fatura,
    dia: dado.dia,
    valor_cents: dado.valor,
    forma: dado.forma,
    identificador: dado.identificador,
    motivo: dado.motivo,
    ...por,
  });
  const partes = divide(dado.valor, aberta.saldo, encargosEm(aberta, dado.dia, encargos));
  await insertMovimentos(trx, { id: ato, ...por }, [
    {
      fatura_numero: dado.fatura,
      titulo_numero: aberta.titulo,
      dia: dado.dia,
      ...partes,
      forma: dado.forma,
      origem: 'MANUAL',
    },
  ]);
  if (aberta.titulo !== null) await marcaQuitados(trx, [aberta.titulo]);
  return { ato, creditoCents: partes.credito_cents };
};

/** Undoes an act: its payments are open again, its used credits free again (CTA-12). */
export const desfazAto = async (trx: Trx, id: number, dito: string, quem: Quem): Promise<void> => {
  const motivo = exigeMotivo(dito);
  const ato = await lockAto(trx, id);
  if (!ato) throw new Failure(404, 'Este ato não existe ou já foi desfeito.');
  if (await findUsoDoAto(trx, id))
    throw new Failure(
      409,
      'O que este recebimento deixou como crédito já teve destino: desfaça antes o destino.',
    );
  await lockFaturas(trx, await findFaturasDoAto(trx, id));
  await assina(trx, { login: quem.login, em: quem.momento });
  const faturas = await estornaAto(trx, id, { por: quem.login, em: quem.momento, motivo });
  if (ato.arquivo_id !== null)
    await insertHistorico(trx, {
      arquivo_id: ato.arquivo_id,
      linha: ato.linha,
      acao: 'DESTINO DESFEITO',
      feito_em: quem.momento,
      login: quem.login,
      motivo,
    });
  await marcaAbertos(trx, faturas);
};
