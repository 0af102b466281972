import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { idText, optionalText } from '../../kinds/text.ts';
import { inOrder } from '../../kinds/periodo.ts';

/** An imaging exam of a guide; `tipo` is ULTRASSOM, TOMOGRAFIA or RESSONÂNCIA (CMR-9). */
const exame = z.object({
  guia: idText,
  emissao: day,
  codigo: idText,
  solicitante: optionalText,
  executante: optionalText,
  procedimento: z.string(),
  tipo: z.string(),
});

export type Exame = z.output<typeof exame>;

const quem = { matricula: idText, nome: z.string() };
const quantidades = { qtdeultra: z.int(), qtdetomo: z.int(), qtdemag: z.int() };

/** A person with the number of exams of each kind, and the exams. */
export const pessoaComExames = z.object({ ...quem, ...quantidades, exames: z.array(exame) });

export type PessoaComExames = z.output<typeof pessoaComExames>;

/** One exam with its person; its quantity stands under its own kind. */
export const exameDePessoa = z.extend(exame, { ...quem, ...quantidades });

export type ExameDePessoa = z.output<typeof exameDePessoa>;

const body = z
  .object({ dtInicial: day, dtFinal: day })
  .check(inOrder<'dtInicial', 'dtFinal'>('dtInicial', 'dtFinal'));

export const getRelExamesPessoas = endpoint('POST /contasMedicas/getRelExamesPessoas', {
  summary: 'Beneficiários com ultrassom, tomografia ou ressonância no período, com a lista dos exames.',
  body,
  reply: z.array(pessoaComExames),
});

export const getRelExames = endpoint('POST /contasMedicas/getRelExames', {
  summary: 'Exames de ultrassom, tomografia e ressonância do período, um por linha.',
  body,
  reply: z.array(exameDePessoa),
});
