import type { Insertable } from 'kysely';
import type { AtendimentoTables } from '../db/tables/atendimento.ts';
import type { ContasMedicasTables } from '../db/tables/contasMedicas.ts';
import { ageOn, isoOf, isoOrNull, momentOf } from './calendar.ts';
import { isActiveOn, type Vida } from './lives.ts';
import { chanceOf, type Chance } from './prng.ts';
import type { Rede } from './providers.ts';
import { isEsquecida, respostaDe } from './lei/respostas.ts';
import { respostaDoProtocolo } from './lei/respostasDosProtocolos.ts';
import { cirurgias, consulta, exames, imagens, type Procedimento, terapias } from './procedures.ts';

/** Rows of the attendance area, without messages and retention. */
export interface Atendimentos {
  protocolos: Insertable<AtendimentoTables['protocolo_atendimento']>[];
  tokens: Insertable<AtendimentoTables['token_confirmacao']>[];
  usuariosApp: Insertable<AtendimentoTables['usuario_app']>[];
  restricoes: Insertable<AtendimentoTables['restricao_bariatrica']>[];
  autorizacoes: Insertable<ContasMedicasTables['autorizacao']>[];
  pedidos: Insertable<ContasMedicasTables['pedido']>[];
}

const atendentes = [
  ['2041', 'Lídia Fontes'],
  ['2057', 'Murilo Assunção'],
  ['2063', 'Noêmia Bezerra'],
  ['2088', 'Caio Salgado'],
] as const;
const demandas = [
  'Dúvida sobre cobertura',
  'Segunda via de boleto',
  'Prazo de autorização',
  'Busca de prestador',
  'Alteração cadastral',
] as const;

const activeLives = (vidas: readonly Vida[], day: number): Vida[] =>
  vidas.filter((vida) => isActiveOn(vida, day));

/** Protocols of the last year: enough for every month to have each state, with any number of lives. */
const ofTheYear = 300;

/** Fixed states among every twenty protocols, so that no month lacks a state: 3 is a complaint, 4 a praise. */
const everyMonth: Readonly<
  Record<number, { manifestacao?: number; status?: 'ABERTO' | 'EM ANDAMENTO' } | undefined>
> = {
  3: { status: 'ABERTO' },
  7: { manifestacao: 3, status: 'EM ANDAMENTO' },
  11: { manifestacao: 4 },
};

/** Days spread evenly over the last year, oldest first. */
const daysOfTheYear = (count: number, today: number): number[] =>
  Array.from({ length: count }, (_, index) => today - Math.floor(((count - 1 - index) * 365) / count));

const protocols = (
  chance: Chance,
  active: readonly Vida[],
  today: number,
  registroAns: string,
): Atendimentos['protocolos'] => {
  const perDay = new Map<string, number>();
  const days = daysOfTheYear(Math.max(ofTheYear, Math.round(active.length * 0.16)), today);
  return days.map((day, index) => {
    const forced = everyMonth[index % 20];
    const iso = isoOf(day);
    const serial = (perDay.get(iso) ?? 0) + 1;
    perDay.set(iso, serial);
    const usual = chance.weighted([
      [1, 40],
      [2, 34],
      [3, 20],
      [4, 4],
      [5, 2],
    ]);
    const manifestacao = forced?.manifestacao ?? usual;
    const [matricula, nome] = chance.pick(atendentes);
    const ended =
      day +
      chance.weighted([
        [0, 55],
        [chance.int(1, 5), 35],
        [chance.int(6, 20), 10],
      ]);
    const isEnded = ended <= today && chance.is(0.96) && forced?.status === undefined;
    const row: Atendimentos['protocolos'][number] = {
      codigo: String(800_001 + index),
      protocolo: `${registroAns}${iso.replaceAll('-', '')}${String(serial).padStart(6, '0')}`,
      matricula: chance.pick(active).row.matricula,
      prestador_codigo: null,
      lancado_em: momentOf(day, chance.int(8, 17), chance.int(0, 59)),
      ocorrido_em: iso,
      status: isEnded ? 'ENCERRADO' : (forced?.status ?? chance.pick(['ABERTO', 'EM ANDAMENTO'])),
      tema_codigo: chance.int(1, 9),
      canal_codigo: chance.weighted([
        [1, 45],
        [2, 15],
        [3, 25],
        [4, 5],
        [5, 10],
      ]),
      manifestacao_codigo: manifestacao,
      demanda: chance.pick(demandas),
      tema_reclamacao:
        manifestacao === 3 ? chance.pick(['Demora', 'Negativa', 'Cobrança', 'Atendimento']) : null,
      descricao: 'Contato registrado pela central de atendimento.',
      providencia: isEnded ? 'Orientação prestada ao beneficiário.' : null,
      funcionario_matricula: matricula,
      funcionario_nome: nome,
      encerrado_em: isEnded ? isoOf(ended) : null,
    };
    const isPedido = isEnded && manifestacao < 4;
    return { ...row, ...respostaDoProtocolo(index, { tema: row.tema_codigo, isPedido, ended, today }) };
  });
};

const tokens = (chance: Chance, active: readonly Vida[], rede: Rede, today: number): Atendimentos['tokens'] =>
  Array.from({ length: Math.max(20, Math.round(active.length / 40)) }, () => today - chance.int(0, 29))
    .sort((a, b) => a - b)
    .map((day, index) => ({
      id: index + 1,
      matricula: chance.pick(active).row.matricula,
      prestador_codigo: chance.pick(rede.medicos).codigo,
      token: String(chance.int(0, 999_999)).padStart(6, '0'),
      criado_em: momentOf(day, chance.int(7, 18), chance.int(0, 59)),
      protocolo_codigo: null,
    }));

/** Procedures that an authorisation of a class may ask for; one of a stay names none. */
const procedimentosDe = {
  EXAME: exames,
  TERAPIA: terapias,
  CONSULTA: [consulta],
  CIRURGIA: cirurgias,
  INTERNAÇÃO: [],
} as const satisfies Readonly<Record<string, readonly Procedimento[]>>;

const authorizations = (
  chance: Chance,
  active: readonly Vida[],
  rede: Rede,
  today: number,
): Atendimentos['autorizacoes'] =>
  daysOfTheYear(Math.max(ofTheYear, Math.round(active.length * 0.3)), today).map((day, index) => {
    const refused = ({ 4: 'NEGADA', 14: 'CANCELADA' } as const)[index % 20];
    const usual =
      day > today - 4 && chance.is(0.5)
        ? 'EM ANÁLISE'
        : chance.weighted([
            ['AUTORIZADA', 88],
            ['NEGADA', 8],
            ['CANCELADA', 4],
          ] as const);
    const decidido = refused ?? usual;
    const auditedAt = decidido === 'EM ANÁLISE' ? null : Math.min(today, day + chance.int(0, 4));
    // Only now, so that the chances of the other rows stay.
    const status = refused === undefined && isEsquecida(index, day, today) ? 'EM ANÁLISE' : decidido;
    const audited = status === 'EM ANÁLISE' ? null : auditedAt;
    const starts = status === 'AUTORIZADA' && audited !== null ? audited : null;
    const matricula = chance.pick(active).row.matricula;
    const prestador = chance.pick(rede.todos).codigo;
    const classe = chance.weighted([
      ['EXAME', 50],
      ['TERAPIA', 18],
      ['CONSULTA', 12],
      ['CIRURGIA', 12],
      ['INTERNAÇÃO', 8],
    ] as const);
    const daClasse = procedimentosDe[classe];
    const procedimento = daClasse[index % daClasse.length];
    return {
      codigo: String(600_001 + index),
      matricula,
      prestador_codigo: prestador,
      procedimento_tabela: procedimento?.tabela ?? null,
      procedimento_codigo: procedimento?.codigo ?? null,
      classe,
      carater: chance.is(0.85) ? 'ELETIVA' : 'URGÊNCIA',
      status,
      lancada_em: isoOf(day),
      ...respostaDe({ index, classe, status, day, audited, today }),
      auditada_em: isoOrNull(audited),
      inicio: isoOrNull(starts),
      fim: isoOrNull(starts === null ? null : starts + 30),
    };
  });

const orders = (chance: Chance, active: readonly Vida[], today: number): Atendimentos['pedidos'] => {
  const groups = [
    ['EXAMES', exames],
    ['IMAGEM', imagens],
    ['TERAPIAS', terapias],
    ['CIRURGIAS', cirurgias],
  ] as const;
  return Array.from({ length: Math.round(active.length * 0.2) }, () => today - chance.int(0, 120))
    .sort((a, b) => a - b)
    .map((day, index) => {
      const [grupo, list] = chance.pick(groups);
      const procedimento = chance.pick(list);
      return {
        numero: String(400_001 + index),
        matricula: chance.pick(active).row.matricula,
        grupo,
        tabela: procedimento.tabela,
        codigo: procedimento.codigo,
        liberado_em: isoOf(day),
        status: chance.weighted([
          ['LIBERADO', 30],
          ['REALIZADO', 55],
          ['EM ANÁLISE', 10],
          ['NEGADO', 5],
        ] as const),
      };
    });
};

/** The same chance after some draws. */
const later = (chance: Chance, draws: number): Chance => {
  for (let draw = 0; draw < draws; draw += 1) chance.next();
  return chance;
};

/** Protocols, tokens, app users, restrictions, authorizations and orders of the last year. */
export const buildAttendance = (
  vidas: readonly Vida[],
  rede: Rede,
  today: number,
  registroAns: string,
): Atendimentos => {
  const chance = chanceOf('atendimento');
  const active = activeLives(vidas, today);
  const adults = active.filter(({ membro }) => ageOn(membro.nascimento, today) >= 18);
  const app = adults
    .filter(() => chance.is(0.22))
    .map((vida) => [vida, Math.max(vida.ativado ?? today, today - chance.int(0, 720))] as const);
  const obese = adults.filter(({ row }) => Number(row.matricula) % 19 === 0).filter(() => chance.is(0.35));
  return {
    protocolos: protocols(chance, active, today, registroAns),
    tokens: tokens(chance, active, rede, today),
    usuariosApp: app
      .sort((a, b) => a[1] - b[1])
      .map(([{ row }, day], index) => ({
        id: index + 1,
        matricula: row.matricula,
        registrado_em: momentOf(day, chance.int(6, 23), chance.int(0, 59)),
      })),
    restricoes: obese.map(({ row, ativado }, index) => ({
      id: index + 1,
      matricula: row.matricula,
      cadastrada_em: isoOf(Math.max(ativado ?? today, today - chance.int(0, 700))),
      encerrada_em: null,
    })),
    // A removed table took ten draws here; skipping them keeps the later data unchanged.
    autorizacoes: authorizations(later(chance, 10), active, rede, today),
    pedidos: orders(chance, active, today),
  };
};
