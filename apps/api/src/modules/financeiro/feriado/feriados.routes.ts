import { feriadosDoAno } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import * as contract from '@vidas/api-client/financeiro/feriado/feriado.contract.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { refuseFields } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { allow } from '../allow.ts';
import { calendarioExterno } from './calendarioExterno.ts';
import { findFeriados, insertFeriados, type NovoDia } from './feriado.sql.ts';

const cadastrado = 'Cadastro realizado com sucesso!';

const ehLocal = ({ tipo }: NovoDia): boolean => /Estadual|Municipal/.test(tipo);

/** One general and one local holiday per day; the first of two is kept (FIN-4). */
const semRepetidos = (dias: readonly NovoDia[]): NovoDia[] => [
  ...new Map(dias.toReversed().map((dia) => [`${dia.data} ${ehLocal(dia)}`, dia])).values(),
];

export const feriadosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const externo = calendarioExterno(deps);

  const daCidade = (ano: number): NovoDia[] =>
    config.financeiro.feriadosLocais
      .filter((local) => local.ano === null || local.ano === ano)
      .map(({ dia, nome }) => ({ data: `${ano}-${dia}`, nome, tipo: 'Feriado Municipal' as const }))
      .filter(({ data }) => isDay(data));

  serve(app, contract.getFeriados, { allow }, () => findFeriados(db, config.financeiro.feriadosCidade));

  serve(app, contract.insertFeriado, { allow }, async ({ input: { params, body } }) => {
    const ano = params.x;
    const deOutroAno = body.flatMap(({ feriadoData }, index) =>
      feriadoData.startsWith(`${ano}-`)
        ? []
        : [{ field: `${index}.feriadoData`, message: `a data não é de ${ano}` }],
    );
    if (deOutroAno.length > 0) throw refuseFields(deOutroAno);
    const found = await externo(ano);
    const dias = semRepetidos([
      ...feriadosDoAno(ano),
      ...body.map(({ feriadoData: data, feriadoNome: nome, tipoDescricao: tipo }) => ({ data, nome, tipo })),
      ...daCidade(ano),
      ...(found && 'dias' in found ? found.dias : []),
    ]);
    const gravados = await insertFeriados(db, dias, momentoLocal(clock()));
    const aviso = found && 'aviso' in found ? found.aviso : null;
    return { status: true, message: cadastrado, gravados, aviso };
  });
};
