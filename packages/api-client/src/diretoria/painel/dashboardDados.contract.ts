import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia, pathCompetencia } from '../../kinds/competencia.ts';
import { money } from '../../kinds/decimal.ts';
import { inOrder } from '../../kinds/periodo.ts';

const params = z.object({ a: pathCompetencia, b: pathCompetencia }).check(inOrder('a', 'b'));

const semCopart = {
  competencia,
  /** Lives with a fee in the month. */
  vidas: z.int(),
  mensalidade: money,
  desconto: money,
  outros: money,
  total: money,
};

/** No screen of the specification uses these two calls; their meaning follows their names (DIR-21). */
export const getDashboardDados = endpoint('GET /Diretoria/dashboard/dados/{a}/{b}', {
  summary:
    'O que foi lançado em cada competência, da primeira (a) à última (b): mensalidade, coparticipação, desconto e outros.',
  params,
  reply: z.array(z.object({ ...semCopart, coparticipacao: money })),
});

export const getDashboardDadosSemCopart = endpoint('GET /Diretoria/dashboard/dados/semCopart/{a}/{b}', {
  summary: 'O mesmo sem a coparticipação, que também não entra no total.',
  params,
  reply: z.array(z.object(semCopart)),
});
