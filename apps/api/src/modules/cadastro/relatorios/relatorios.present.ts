import { findable } from '../../../db/findable.ts';
import type { Compilable } from '../../../db/portions.ts';
import { anosEntre, custoSobreMensalidades, simNao, statusEm } from './cadastro.rules.ts';
import type { selectAuxiliosFunerais, selectCancelados } from './cadastro.sql.ts';

type Selected<Select extends (...given: never[]) => Compilable<object>> =
  ReturnType<Select> extends Compilable<infer Row> ? Row : never;

/** Derived columns of a funeral benefit on a day. */
export const presentAuxilio = (row: Selected<typeof selectAuxiliosFunerais>, hoje: string) => ({
  Status: statusEm(hoje, { ativado_em: row.Ativacao, cancelado_em: row.cancelado_em }),
  Idade: anosEntre(row.Nascimento, hoje),
});

/**
 * Derived columns of a cancelled life; 'Ativo' stays 'SIM' until a cancellation at the end of the month takes
 * effect.
 */
export const presentCancelado = (row: Selected<typeof selectCancelados>, hoje: string) => ({
  Ativo: simNao(
    statusEm(hoje, {
      ativado_em: row['Data de Ativacao'],
      cancelado_em: row['Data de Cancelamento'],
    }) === 'Ativo',
  ),
  'Tempo no Plano': anosEntre(row['Data de Ativacao'], row['Data de Cancelamento']),
  'Custo x Beneficio': custoSobreMensalidades(row.custo_cents, row.mensalidades_cents),
  'Canc. Fim Mes': simNao(row.cancelamento_fim_mes),
});

findable(import.meta.url, { presentAuxilio, presentCancelado });
