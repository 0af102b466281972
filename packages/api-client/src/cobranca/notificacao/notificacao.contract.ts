import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';
import { camposDaSituacao } from './camposDaSituacao.ts';
import { filas } from './fila.rules.ts';

/** A late contract in the queue of notices (NOT-14). */
export const camposNotificacao = {
  nome: f.required(f.nome('Nome', { footer: 'count' })),
  matricula: f.required(f.matricula('Matrícula', { card: 'none' })),
  /** The situation with its day, in words. */
  rotulo: f.required(f.text('Situação', { card: 'quiet' })),
  /** Each reason why it may not be cancelled; null when it may. */
  falta: f.text('O que falta', { card: 'none' }),
  /** Without fine and interest. */
  valor: f.required(f.money('Valor em aberto', { card: 'amount' })),
  mensalidades: camposDaSituacao.mensalidades,
  diasSemPagar: camposDaSituacao.diasSemPagar,
  dia50: camposDaSituacao.dia50,
  podeDesde: camposDaSituacao.podeDesde,
  porque: f.required(camposDaSituacao.porque),
  fone1: f.phone('Telefone', { card: 'quiet' }),
  prometeEm: f.day('Promete pagar em', { card: 'none' }),
  proximoEm: f.day('Próximo contato', { card: 'none' }),
  anotadoPor: f.pessoa('Anotado por', { card: 'none' }),
  nota: f.text('Anotação', { card: 'none' }),
  situacao: f.required(camposDaSituacao.situacao),
  fila: f.required(f.choice('Fila', filas)),
  /** 'Hoje' when the reader must call today. */
  ligacao: f.choice('Ligação', ['Hoje']),
  /** The open dispute, if any. */
  contestacao: f.count('Contestação'),
} as const;

const linhaNotificacao = rowSchema(camposNotificacao);

export type Notificacao = z.output<typeof linhaNotificacao>;

export const getNotificacoes = endpoint('GET /cobranca/getNotificacoes', {
  summary:
    'Os contratos de quem paga por si com mensalidade vencida e em aberto hoje: a situação de cada um (Lei 9.656/1998, art. 13; RN ANS 593/2023), a razão em palavras e o que a pessoa prometeu.',
  reply: z.array(linhaNotificacao),
});

const feito = z.object({ message: z.string() });
const texto = typed(500).check(z.trim(), z.minLength(1, 'escreva o texto'));
const matricula = typed(20);

export const registraContestacao = endpoint('POST /cobranca/registraContestacao', {
  summary:
    'Registra que o titular contesta o débito: o contrato fica contestado até a resposta (RN ANS 593/2023). Dia depois de hoje, ou outra contestação aberta: 422.',
  body: z.object({ matricula, abertaEm: day, motivo: texto }),
  reply: feito,
});

export const respondeContestacao = endpoint('POST /cobranca/respondeContestacao', {
  summary:
    'Registra a resposta a uma contestação; dela correm dez dias novos para pagar. Já respondida: 409.',
  body: z.object({ id: z.int(), respondidaEm: day, resposta: texto }),
  reply: feito,
});

export const informaInternacao = endpoint('POST /cobranca/informaInternacao', {
  summary:
    'Registra uma internação dita por uma pessoa, do titular ou de um dependente, e a alta dela: a mesma matrícula e o mesmo início dizem a alta.',
  body: z.object({ matricula, inicio: day, fim: z.nullable(day) }),
  reply: feito,
});

export const registraPromessa = endpoint('POST /cobranca/registraPromessa', {
  summary: 'Anota quando o titular promete pagar e quando ligar de novo; vale a mais nova.',
  body: z.object({ matricula, nota: texto, prometeEm: z.nullable(day), proximoEm: z.nullable(day) }),
  reply: feito,
});
