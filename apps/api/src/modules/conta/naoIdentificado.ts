import {
  type FaturaAchada,
  maximoDeFaturas,
} from '@vidas/api-client/financeiro/conta/naoIdentificado.contract.ts';
import { isProcuravel, numeroDe } from '@vidas/api-client/shell/busca/busca.rules.ts';
import { assina } from '../../carga/decisoes/assina.sql.ts';
import type { Encargos } from '../../config/cobrancaConfig.ts';
import type { Db } from '../../db/database.ts';
import type { Trx } from '../../db/tx.ts';
import { reais } from '../../documents/pdf/written.ts';
import { Failure } from '../../http/failure.ts';
import { insertHistorico } from '../financeiro/retorno/aplicacao.sql.ts';
import { findPessoasPorNome, findPessoasPorNumero } from '../shell/busca/busca.sql.ts';
import { divide, encargosEm, exigeAberta, exigeDia, type Quem } from './atos.ts';
import { findAberta, insertAto, insertMovimentos } from './atos.sql.ts';
import { lockFaturas, marcaQuitados } from './conta.sql.ts';
import {
  findFaturasDaBusca,
  findLinhaSemTitulo,
  type LinhaSemTitulo,
  lockLinhaDoBanco,
} from './naoIdentificado.sql.ts';

/** A line of a file of the bank. */
export interface LinhaDoBanco {
  arquivo: number;
  linha: number;
}

/** Maximum of bonds for one name. */
const VINCULOS = 50;

/** A payment may be of anybody. */
const deTodos = { limite: VINCULOS, deQuem: null };

const semEspera = (): Failure =>
  new Failure(
    409,
    'Esta linha não espera destino: já o teve, veio de novo em outro arquivo, ou o seu arquivo foi desfeito. Atualize a lista.',
  );

const exigeLinha = async (trx: Trx, de: LinhaDoBanco, valor: number): Promise<LinhaSemTitulo> => {
  await lockLinhaDoBanco(trx, de);
  const linha = await findLinhaSemTitulo(trx, de);
  if (!linha) throw semEspera();
  if (linha.valor !== valor)
    throw new Failure(
      409,
      `Esta linha recebeu R$ ${reais(linha.valor)}, e não R$ ${reais(valor)}. Confira e confirme de novo.`,
    );
  return linha;
};

/** Open invoices for a text, with fine and interest of the line's day of payment. */
export const buscaFaturas = async (
  db: Db,
  { texto: digitado, ...de }: LinhaDoBanco & { texto: string },
  encargos: Encargos,
): Promise<FaturaAchada[]> => {
  const texto = digitado.trim();
  const linha = await findLinhaSemTitulo(db, de);
  if (!linha) throw semEspera();
  const numero = numeroDe(texto);
  const nomes = numero === null && isProcuravel(texto) ? await findPessoasPorNome(db, texto, deTodos) : [];
  const pessoas = numero === null ? nomes : await findPessoasPorNumero(db, numero, deTodos);
  const achadas = await findFaturasDaBusca(
    db,
    { texto: numero ?? texto, numero, vinculos: pessoas.map(({ matricula }) => matricula) },
    maximoDeFaturas,
  );
  const out: FaturaAchada[] = [];
  for (const achada of achadas) {
    // At most twenty invoices.
    // oxlint-disable-next-line no-await-in-loop
    const aberta = await findAberta(db, achada.fatura);
    if (aberta)
      out.push({
        ...achada,
        vencimento: aberta.vencimento,
        saldo: aberta.saldo,
        encargos: encargosEm(aberta, linha.pagoEm, encargos),
      });
  }
  return out;
};

/** Assigns the money of a line without a title to an open invoice, on its day of payment (CTA-19). */
export const daALinha = async (
  trx: Trx,
  { fatura, valor, motivo, ...de }: LinhaDoBanco & { fatura: string; valor: number; motivo: string },
  encargos: Encargos,
  quem: Quem,
): Promise<{ creditoCents: number }> => {
  const { pagoEm } = await exigeLinha(trx, de, valor);
  await lockFaturas(trx, [fatura]);
  const aberta = await exigeAberta(trx, fatura);
  const por = { por: quem.login, em: quem.momento };
  await assina(trx, { login: quem.login, em: quem.momento });
  const partes = divide(valor, aberta.saldo, encargosEm(aberta, pagoEm, encargos));
  const comum = { dia: pagoEm, forma: 'BOLETO' as const };
  const ato = await insertAto(trx, {
    ...comum,
    ...por,
    especie: 'DAR',
    movimento_id: null,
    fatura_numero: fatura,
    valor_cents: valor,
    motivo,
    arquivo_id: de.arquivo,
    linha: de.linha,
    quitou: partes.principal_cents === aberta.saldo,
  });
  await insertMovimentos(trx, { id: ato, ...por }, [
    {
      ...comum,
      ...partes,
      fatura_numero: fatura,
      titulo_numero: aberta.titulo,
      origem: 'MANUAL',
      arquivo_id: de.arquivo,
      linha: de.linha,
    },
  ]);
  if (aberta.titulo !== null) await marcaQuitados(trx, [aberta.titulo]);
  await insertHistorico(trx, {
    arquivo_id: de.arquivo,
    linha: de.linha,
    acao: 'DADA A FATURA',
    feito_em: quem.momento,
    login: quem.login,
    motivo: `fatura ${fatura}, ${motivo}`,
  });
  return { creditoCents: partes.credito_cents };
};

/** Records the full refund of a line without a title (CTA-19). */
export const devolveDaLinha = async (
  trx: Trx,
  {
    valor,
    dia,
    forma,
    motivo,
    ...de
  }: LinhaDoBanco & { valor: number; dia: string; forma: 'PIX' | 'OUTRO'; motivo: string },
  quem: Quem,
): Promise<void> => {
  exigeDia(dia, quem);
  await exigeLinha(trx, de, valor);
  await insertAto(trx, {
    especie: 'DEVOLVER',
    movimento_id: null,
    fatura_numero: null,
    dia,
    valor_cents: valor,
    forma,
    motivo,
    arquivo_id: de.arquivo,
    linha: de.linha,
    por: quem.login,
    em: quem.momento,
  });
  await insertHistorico(trx, {
    arquivo_id: de.arquivo,
    linha: de.linha,
    acao: 'DEVOLVIDA',
    feito_em: quem.momento,
    login: quem.login,
    motivo,
  });
};
