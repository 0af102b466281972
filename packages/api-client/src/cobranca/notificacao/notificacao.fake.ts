import { fake } from '../../http/fake.ts';
import { matriculaInteira } from '../../kinds/matricula.ts';
import { fakeName, fakePick } from '../../report/names.fake.ts';
import { filaDe } from './fila.rules.ts';
import {
  getNotificacoes,
  informaInternacao,
  type Notificacao,
  registraContestacao,
  registraPromessa,
  respondeContestacao,
} from './notificacao.contract.ts';
import type { CodigoDaSituacao } from './situacao.rules.ts';

interface Exemplo {
  situacao: CodigoDaSituacao;
  rotulo: string;
  mensalidades: number;
  diasSemPagar: number;
  podeDesde: string | null;
  porque: string;
}

const duas = '2 mensalidades em aberto nos últimos 12 meses (09/2026 e 10/2026), 71 dias desde 11/09';
const avisadas = 'aviso das duas recebido em 22/10 (42º dia) por carta com AR, prazo até 03/11';

/** One of each situation on 21/11/2026. */
const exemplos: readonly Exemplo[] = [
  {
    situacao: 'AVISAR',
    rotulo: 'avisar',
    mensalidades: 2,
    diasSemPagar: 71,
    podeDesde: null,
    porque: `${duas}; sem aviso`,
  },
  {
    situacao: 'AVISO_SEM_PROVA',
    rotulo: 'aviso sem prova',
    mensalidades: 2,
    diasSemPagar: 71,
    podeDesde: null,
    porque: `${duas}; aviso de 15/10 por SMS não vale: aviso sem prova`,
  },
  {
    situacao: 'AGUARDANDO_PRAZO',
    rotulo: 'aguardando 10 dias (até 23/11)',
    mensalidades: 2,
    diasSemPagar: 71,
    podeDesde: '2026-11-24',
    porque: `${duas}; aviso das duas recebido em 12/11 (63º dia) por carta com AR, prazo até 23/11; pode cancelar desde 24/11`,
  },
  {
    situacao: 'PODE_CANCELAR',
    rotulo: 'pode cancelar desde 10/11',
    mensalidades: 2,
    diasSemPagar: 71,
    podeDesde: '2026-11-10',
    porque: `${duas}; ${avisadas}; pode cancelar desde 10/11/2026`,
  },
  {
    situacao: 'CONTESTADO',
    rotulo: 'contestado',
    mensalidades: 2,
    diasSemPagar: 71,
    podeDesde: null,
    porque: `${duas}; ${avisadas}; contestação de 18/11 sem resposta`,
  },
  {
    situacao: 'INTERNADO',
    rotulo: 'internado',
    mensalidades: 2,
    diasSemPagar: 71,
    podeDesde: null,
    porque: `${duas}; ${avisadas}; internado desde 16/11`,
  },
  {
    situacao: 'NAO_PODE',
    rotulo: 'não pode',
    mensalidades: 1,
    diasSemPagar: 71,
    podeDesde: null,
    porque:
      '1 mensalidade em aberto nos últimos 12 meses (09/2026), 71 dias desde 11/09; 1 mensalidade: a lei pede duas; aviso de atraso recebido',
  },
];

/** Situation number `index` of a late contract. */
export const fakeSituacao = (index = 1) => {
  const { situacao, mensalidades, diasSemPagar, podeDesde, porque } = fakePick(exemplos, index);
  return { situacao, mensalidades, diasSemPagar, dia50: '2026-10-30', podeDesde, porque };
};

/** Late contract number `index`, with the given changes. */
export const fakeNotificacao = (index = 1, given: Partial<Notificacao> = {}): Notificacao => {
  const { rotulo, situacao, porque } = fakePick(exemplos, index);
  // The whole reason begins with the debt and the notice.
  const falta = situacao === 'PODE_CANCELAR' ? null : (porque.split('; ').at(-1) ?? null);
  const isPrometido = index % 4 === 1;
  return {
    nome: fakeName(index),
    falta,
    matricula: matriculaInteira(String(1200 + index)),
    ...fakeSituacao(index),
    rotulo,
    valor: 2 * (18_990 + ((index * 731) % 42_000)),
    fone1: `459990${String(10_000 + ((index * 791) % 90_000))}`,
    prometeEm: isPrometido ? '2026-11-25' : null,
    proximoEm: isPrometido ? '2026-11-21' : null,
    anotadoPor: isPrometido ? 'Ana Prado Lima' : null,
    nota: isPrometido ? 'Paga quando receber o salário' : null,
    fila: filaDe(situacao),
    ligacao: isPrometido ? 'Hoje' : null,
    contestacao: situacao === 'CONTESTADO' ? index : null,
    ...given,
  };
};

const done = { message: 'Registrado.' };

/** The calls of the queue, with `count` late contracts. */
export const notificacaoFakes = (count = 42) => [
  fake(getNotificacoes, () => Array.from({ length: count }, (_, index) => fakeNotificacao(index + 1))),
  fake(registraContestacao, () => done),
  fake(respondeContestacao, () => done),
  fake(informaInternacao, () => done),
  fake(registraPromessa, () => done),
];
