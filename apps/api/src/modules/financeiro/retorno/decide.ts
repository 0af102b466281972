import { assina } from '../../../carga/decisoes/assina.sql.ts';
import type { Fim } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import { fins } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import type { Deps } from '../../../deps.ts';
import { tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { leDetalhe } from '../../../imports/detalheRetorno.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { confereDiasDoArquivo } from '../extrato/confereDias.ts';
import { insertEfeitos, insertHistorico, somaLancamentos } from './aplicacao.sql.ts';
import { gravaEstado } from './estado.sql.ts';
import { lockLinha } from './desfaz.sql.ts';
import { julgaLinha } from './julgaLinha.rules.ts';
import { findAlvos, lockTitulos } from './leitura.sql.ts';

/** A person's decision about a line that equals one of an earlier file. */
export interface Decisao {
  arquivo: number;
  linha: number;
  segundoPagamento: boolean;
  login: string;
}

/**
 * Decides a doubt: a second payment counts like any line, a repetition does not count (CBR-16). Returns the
 * new outcome.
 */
export const decideDuvida = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { arquivo, linha, segundoPagamento, login }: Decisao,
): Promise<Fim> =>
  tx(db, async (trx) => {
    const row = await lockLinha(trx, { arquivo, linha });
    if (!row) throw new Failure(404, 'Esta linha não existe, ou ela ou o seu arquivo já foram desfeitos.');
    const esperada = row.fim === 'DUVIDA' || (segundoPagamento && row.fim === 'REPETIDA');
    if (!esperada) throw new Failure(409, `Esta linha já foi decidida: ${fins[row.fim].toLowerCase()}.`);
    const acao = segundoPagamento ? 'SEGUNDO PAGAMENTO' : 'REPETICAO';
    const feito_em = momentoLocal(clock());
    await assina(trx, { login, em: feito_em });
    await insertHistorico(trx, { arquivo_id: arquivo, linha, acao, feito_em, login, motivo: null });
    const grava = async (set: { fim: Fim; motivo: string | null; comparacao?: string }): Promise<Fim> => {
      await trx
        .updateTable('retorno_linha')
        .set(set)
        .where('arquivo_id', '=', arquivo)
        .where('linha', '=', linha)
        .execute();
      await somaLancamentos(trx, arquivo);
      await confereDiasDoArquivo(trx, arquivo, { login, momento: feito_em });
      return set.fim;
    };
    if (!segundoPagamento)
      return grava({
        fim: 'REPETIDA',
        motivo: 'Uma pessoa viu que a linha é a mesma de um arquivo anterior.',
      });
    const detalhe = leDetalhe(row.texto, linha);
    const numeros = row.nossoNumero === null ? [] : [row.nossoNumero];
    await lockTitulos(trx, numeros);
    const alvos = await findAlvos(trx, arquivo, numeros);
    const {
      fim,
      motivo,
      comparacao,
      efeito,
      outros = [],
    } = julgaLinha(detalhe, alvos, {
      arquivo,
      diasValidos: row.diasValidos,
      dia: row.enviadoEm.slice(0, 10),
    });
    if (efeito) {
      await insertEfeitos(
        trx,
        arquivo,
        [efeito, ...outros].map((each) => ({ linha, efeito: each })),
      );
      await gravaEstado(trx, { arquivo, linha, lado: 'depois' });
    }
    return grava({ fim, motivo, ...(comparacao ? { comparacao: JSON.stringify(comparacao) } : {}) });
  });
