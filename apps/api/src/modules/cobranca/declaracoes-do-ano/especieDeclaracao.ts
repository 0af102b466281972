import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { operatorDay } from '../../../operatorDay.ts';
import type { EmailSender } from '../envio.ts';
import type { EspecieDoAno } from '../papeis-do-ano/papelDoAno.ts';
import { chaveDaDeclaracao, declaracaoPorEmail, semCpf } from '../imposto-de-renda/declaracaoPorEmail.ts';
import { presentDeclaracaoDoAno } from './declaracoesDoAno.present.ts';
import { selectDeclaracoesDoAno } from './declaracoesDoAno.sql.ts';
import { findDeclaracoes } from '../imposto-de-renda/impostoDeRenda.sql.ts';

/** The income-tax declaration as a paper of each year (COB-29, COB-32). */
export const especieDeclaracao = (deps: Deps, send: EmailSender): EspecieDoAno => {
  const { db, clock } = deps;
  const hoje = () => operatorDay(clock());
  const { mail, renderProtegida } = declaracaoPorEmail(deps, send);
  return {
    papel: 'DECLARACAO',
    tipo: 'envio-declaracoes',
    nome: 'Declarações',
    documento: 'Declaração de Imposto de Renda',
    arquivo: 'declaracao-ir',
    semCpf,
    interrompido:
      'O envio foi interrompido antes de terminar, e a declaração pode ter chegado. Envie de novo só se não chegou.',
    chave: chaveDaDeclaracao,
    todas: async (trx, ano) => {
      const { rows } = await selectDeclaracoesDoAno(ano, hoje()).execute(trx);
      return rows.map(presentDeclaracaoDoAno);
    },
    uma: async (titular, ano) => {
      const row = (await findDeclaracoes(db, titular, hoje())).find(({ ano_base }) => ano_base === ano);
      if (!row) throw new Failure(404, 'Já não há o que declarar deste titular neste ano.');
      return {
        ...row,
        totalCents: row.total_cents,
        protegida: () => renderProtegida(row),
        mail: (destino) => mail(row, destino),
      };
    },
  };
};
