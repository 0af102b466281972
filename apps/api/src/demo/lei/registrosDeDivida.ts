import type { Insertable } from 'kysely';
import type { NotificacaoTables } from '../../db/tables/notificacao.ts';
import { isoOf, momentOf } from '../calendar.ts';
import type { Vida } from '../lives.ts';
import type { CasosDeDivida } from './casosDeDivida.ts';

type Registro<T extends keyof NotificacaoTables> = Insertable<NotificacaoTables[T]>[];

const por = 'USU_cobranca';

/** Disputes, told stays and promises of the debtors. Of the promises one is due today, one was broken, one has only a next contact. */
export const buildRegistrosDeDivida = (
  { contestado, internado }: CasosDeDivida,
  debtors: readonly Vida[],
  today: number,
) => {
  const matriculaDe = (vida: Vida | undefined): string[] => (vida ? [vida.row.matricula] : []);
  const contestacoes: Registro<'contestacao_debito'> = matriculaDe(contestado).map((titular_matricula) => ({
    id: 1,
    titular_matricula,
    aberta_em: isoOf(today - 4),
    motivo: 'Diz que pagou duas mensalidades no caixa e procura os recibos.',
    por,
    respondida_em: null,
    resposta: null,
    respondida_por: null,
  }));
  const internacoes: Registro<'internacao_informada'> = matriculaDe(internado).map((matricula) => ({
    id: 1,
    matricula,
    inicio: isoOf(today - 9),
    fim: null,
    por,
    informada_em: momentOf(today - 7, 9, 25),
  }));
  const promessas: Registro<'promessa_pagamento'> = (
    [
      [3, 'Paga com o salário; pediu que se ligue hoje.', 2, 0],
      [5, 'Prometeu pagar no banco e não pagou.', -3, 1],
      [2, 'Estava em viagem; volta na semana que vem.', null, 6],
    ] as const
  ).flatMap(([ha, nota, promete, proximo], at) =>
    matriculaDe(debtors[at + 4]).map((titular_matricula) => ({
      id: at + 1,
      titular_matricula,
      registrada_em: momentOf(today - ha, 14, 10 + at),
      por,
      nota,
      promete_em: promete === null ? null : isoOf(today + promete),
      proximo_em: isoOf(today + proximo),
    })),
  );
  return {
    contestacao_debito: contestacoes,
    internacao_informada: internacoes,
    promessa_pagamento: promessas,
  };
};
