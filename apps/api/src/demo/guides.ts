import type { Insertable } from 'kysely';
import type { ContasMedicasTables } from '../db/tables/contasMedicas.ts';
import type { Atendimento, Linha } from './care.ts';
import {
  competenciaOf,
  dayIn,
  dayOfMonth,
  isoOf,
  isoOrNull,
  momentOf,
  monthOf,
  lastDayIn,
} from './calendar.ts';
import type { Vida } from './lives.ts';
import { opcoesAmb } from './procedures.ts';
import { chanceOf, type Chance } from './prng.ts';

type Guia = Insertable<ContasMedicasTables['guia']>;
type Item = Insertable<ContasMedicasTables['guia_item']>;

/** A co-payment to charge: life, guide, month number and cents. */
export interface Coparticipacao {
  vida: Vida;
  guia: string;
  month: number;
  valorCents: number;
}

/** Rows of the guides area. */
export interface Guias {
  lotes: Insertable<ContasMedicasTables['lote_xml']>[];
  guias: Guia[];
  itens: Item[];
  pendencias: Insertable<ContasMedicasTables['guia_pendencia']>[];
  historico: Insertable<ContasMedicasTables['guia_historico']>[];
  coparticipacoes: Coparticipacao[];
}

/** Progress of a guide: the days of its steps, null = not yet. */
interface Andamento {
  status: 0 | 1 | 2 | 3 | null;
  incorporada: number | null;
  baixada: number | null;
}

const progressOf = (chance: Chance, received: number, today: number): Andamento => {
  const incorporated = received + chance.int(2, 22);
  const draw = chance.next();
  if (draw < 0.015) return { status: 3, incorporada: null, baixada: null };
  const isOld = received < today - 60;
  if (incorporated > today || draw < (isOld ? 0.03 : 0.12)) {
    const status = chance.weighted<0 | 2 | null>([
      [null, 50],
      [0, isOld ? 60 : 20],
      [2, isOld ? 5 : 30],
    ]);
    return { status, incorporada: null, baixada: null };
  }
  const settled = incorporated + chance.int(1, 12);
  return { status: 1, incorporada: incorporated, baixada: settled <= today ? settled : null };
};

/** Days up to the 16th count for their own month, later ones for the next month. */
const paymentMonth = (day: number): number => monthOf(day) + (dayOfMonth(day) > 16 ? 1 : 0);

const denials = [
  ['1705', 'Valor apresentado a maior'],
  ['1714', 'Valor acima da tabela contratada'],
  ['1702', 'Cobrança em duplicidade'],
] as const;

/** AMB code for settling a TUSS code; with two, an approval selects the first. */
const ambOf = ({ tabela, codigo }: Linha['procedimento'], isApproved: boolean): string | null => {
  const [first = null, ...others] = tabela === '22' ? opcoesAmb(codigo) : [];
  return others.length === 0 || isApproved ? first : null;
};

const itemOf = (
  chance: Chance,
  guia: Guia,
  { procedimento, quantidade, dia, profissional, grau }: Linha,
  sequencia: number,
  status: Andamento['status'],
): Item => {
  const agreed = procedimento.valor_cents;
  const unit = chance.is(0.9) ? agreed : Math.round(agreed * (1 + chance.int(2, 18) / 100));
  const total = unit * quantidade;
  const isApproved = status === 1 || status === 2 || (status === null && chance.is(0.35));
  const isPending = status === 0 && (sequencia === 1 || chance.is(0.3));
  const isDenied = isApproved && (unit > agreed || chance.is(0.015));
  const approved = unit > agreed ? agreed * quantidade : isDenied ? Math.round(total * 0.5) : total;
  const [code, comment] = unit > agreed ? denials[1] : chance.pick(denials);
  // In hospital accredited doctors are paid directly, not through the hospital.
  const isCredenciado = chance.is(0.95) && procedimento.tipo === 'HM' && guia.tipo_atendimento === '07';
  const isUnknown = status === null && procedimento.tabela === '19' && chance.is(0.2);
  return {
    guia_numero: guia.numero,
    sequencia,
    executado_em: isoOf(dia),
    hora_inicial: `${String(chance.int(7, 18)).padStart(2, '0')}:${chance.pick(['00', '15', '30', '45'])}:00`,
    tabela: procedimento.tabela,
    codigo: procedimento.codigo,
    descricao: procedimento.descricao,
    tabela_aprovada: isUnknown ? '00' : procedimento.tabela,
    codigo_amb: ambOf(procedimento, isApproved),
    tipo: procedimento.tipo ?? null,
    credenciado: isCredenciado,
    // Some files contradict the register, and their approval accepts it.
    credenciado_xml: isCredenciado ? isApproved || (Number(guia.numero) + sequencia) % 7 !== 0 : null,
    quantidade,
    quantidade_aprovada: isApproved ? quantidade : null,
    valor_unitario_cents: unit,
    valor_unitario_operadora_cents: isUnknown ? null : agreed,
    valor_cents: total,
    valor_aprovado_cents: isApproved ? approved : null,
    status: isApproved ? 1 : isPending ? 0 : null,
    pendencia: isPending
      ? chance.pick([
          'Código TUSS não cadastrado na operadora',
          'Procedimento sem autorização',
          'Profissional executante não informado',
          'Atenção: confira o laudo do exame',
        ])
      : null,
    glosa_codigo: isDenied ? code : null,
    glosa_comentario: isDenied ? comment : null,
    observacao: null,
    profissional_conselho: profissional?.crm ?? null,
    profissional_nome: profissional?.nome ?? null,
    grau_participacao: grau,
  };
};

/** Documents of the care: lots, guides and items with their states, and the resulting co-payments. */
export const buildGuides = (care: readonly Atendimento[], today: number): Guias => {
  const chance = chanceOf('guias');
  const out: Guias = { lotes: [], guias: [], itens: [], pendencias: [], historico: [], coparticipacoes: [] };
  const lots = new Map<string, number>();
  const perProvider = new Map<string, number>();

  const lotOf = (prestador: string, received: number): number => {
    const key = `${prestador} ${received}`;
    const known = lots.get(key);
    if (known) return known;
    const id = lots.size + 1;
    lots.set(key, id);
    const numero = isoOf(received).replaceAll('-', '').slice(2);
    out.lotes.push({
      id,
      prestador_codigo: prestador,
      numero,
      nome_arquivo: `lote_${prestador}_${numero}.xml`,
      padrao: isoOf(received) < '2026-07-01' ? '4.01.00' : '4.03.00',
      recebido_em: momentOf(received, 8, 30),
      sha256: null,
    });
    return id;
  };

  care.forEach((event, index) => {
    const ended = event.dia + event.dias;
    const half = dayOfMonth(ended) <= 15 ? dayIn(monthOf(ended), 15) : lastDayIn(monthOf(ended));
    const received = Math.min(today, half + 3);
    const step = progressOf(chance, received, today);
    const serial = (perProvider.get(event.prestador.codigo) ?? 0) + 1;
    perProvider.set(event.prestador.codigo, serial);
    const month =
      step.baixada !== null
        ? paymentMonth(step.baixada)
        : step.incorporada !== null
          ? paymentMonth(step.incorporada)
          : null;
    const numero = String(20_000_001 + index);
    const needsLeave = event.tipoGuia !== 'CONSULTA';
    const guia: Guia = {
      numero,
      numero_prestador: `${event.prestador.codigo}${String(serial).padStart(6, '0')}`,
      prestador_codigo: event.prestador.codigo,
      matricula: event.vida.row.matricula,
      tipo_guia: event.tipoGuia,
      gui_tipo: event.tipoAtendimento === '07' && step.status !== 1 && chance.is(0.3) ? null : event.guiTipo,
      tipo_atendimento: event.tipoAtendimento,
      regime: event.regime,
      carater: event.carater,
      senha: needsLeave ? String(chance.int(100_000, 999_999)) : null,
      solicitante_codigo: event.solicitante.codigo,
      solicitante_conselho: event.solicitante.crm ?? null,
      solicitante_nome: event.solicitante.nome,
      cid_codigo: event.cid,
      emitida_em: isoOf(event.dia),
      autorizada_em: needsLeave ? isoOf(event.dia - chance.int(0, 3)) : null,
      liberada_em: needsLeave ? isoOf(event.dia) : null,
      faturamento_inicio: event.dias > 0 ? momentOf(event.dia, chance.int(6, 20), 10) : null,
      faturamento_fim: event.dias > 0 ? momentOf(ended, 21, 40) : null,
      lote_xml_id: lotOf(event.prestador.codigo, received),
      importada_em: momentOf(received, 8, 30),
      status: step.status,
      incorporada_em:
        step.incorporada === null ? null : momentOf(step.incorporada, chance.int(8, 17), chance.int(0, 59)),
      competencia: month === null ? null : competenciaOf(month),
      baixada_em: isoOrNull(step.baixada),
      nota_fiscal:
        step.baixada === null
          ? null
          : `${event.prestador.codigo.slice(-4)}${isoOf(step.baixada).slice(2, 7).replace('-', '')}`,
      nota_fiscal_em: isoOrNull(step.baixada),
      valor_cents: 0,
      valor_aprovado_cents: null,
    };
    const items = event.linhas.map((line, at) => itemOf(chance, guia, line, at + 1, step.status));
    guia.valor_cents = items.reduce((sum, item) => sum + item.valor_cents, 0);
    if (step.status === 1 || step.status === 2)
      guia.valor_aprovado_cents = items.reduce((sum, item) => sum + (item.valor_aprovado_cents ?? 0), 0);
    out.guias.push(guia);
    out.itens.push(...items);
    if (step.status === 0)
      out.pendencias.push({
        id: out.pendencias.length + 1,
        guia_numero: numero,
        mensagem: 'Há procedimentos com pendências',
      });
    if (received > today - 45) {
      const writeHistory = (day: number, hour: number, descricao: string, usuario: string) =>
        out.historico.push({
          id: out.historico.length + 1,
          guia_numero: numero,
          feito_em: momentOf(day, hour, 5),
          usuario,
          descricao,
        });
      writeHistory(received, 9, 'Guia importada por XML', 'Sistema');
      if (step.incorporada !== null) writeHistory(step.incorporada, 17, 'Guia incorporada', 'USU_CONTAS');
    }
    const isCharged =
      step.status === 1 &&
      event.vida.coparticipacao > 0 &&
      event.dias === 0 &&
      event.tipoGuia !== 'HONORÁRIOS';
    if (isCharged && guia.valor_aprovado_cents) {
      const share = Math.min(
        15_000,
        Math.round((guia.valor_aprovado_cents * event.vida.coparticipacao) / 100),
      );
      if (share > 0)
        out.coparticipacoes.push({
          vida: event.vida,
          guia: numero,
          month: monthOf(event.dia) + 1,
          valorCents: share,
        });
    }
  });
  return out;
};
