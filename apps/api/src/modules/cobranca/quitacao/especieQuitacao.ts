import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { operatorDay } from '../../../operatorDay.ts';
import type { EmailSender } from '../envio.ts';
import { semCpf } from '../imposto-de-renda/declaracaoPorEmail.ts';
import type { EspecieDoAno } from '../papeis-do-ano/papelDoAno.ts';
import { porqueNaoQuita, presentQuitacaoDoAno } from './quitacao.present.ts';
import { findQuitacoes, selectQuitacoesDoAno } from './quitacao.sql.ts';
import { chaveDaQuitacao, quitacaoPorEmail } from './quitacaoPorEmail.ts';

/** Annual discharge as a yearly paper, for holders without debts of the year (COB-33). */
export const especieQuitacao = (deps: Deps, send: EmailSender): EspecieDoAno => {
  const { db, clock } = deps;
  const { mail, renderProtegida } = quitacaoPorEmail(deps, send);
  return {
    papel: 'QUITACAO',
    tipo: 'envio-quitacoes',
    nome: 'Quitações',
    documento: 'Quitação anual',
    arquivo: 'quitacao-anual',
    semCpf,
    interrompido:
      'O envio foi interrompido antes de terminar, e a quitação pode ter chegado. Envie de novo só se não chegou.',
    chave: chaveDaQuitacao,
    todas: async (trx, ano) => {
      const { rows } = await selectQuitacoesDoAno(ano).execute(trx);
      return rows.filter(({ deve_cents }) => deve_cents === 0).map(presentQuitacaoDoAno);
    },
    uma: async (titular, ano) => {
      const rows = await findQuitacoes(db, titular, operatorDay(clock()));
      const row = rows.find(({ ano_base }) => ano_base === ano);
      if (!row) throw new Failure(404, 'Já não há fatura deste titular neste ano.');
      const motivo = porqueNaoQuita(row);
      if (motivo !== null) throw new Failure(422, motivo);
      return {
        ...row,
        totalCents: row.total_cents,
        protegida: () => renderProtegida(row),
        mail: (destino) => mail(row, destino),
      };
    },
  };
};
