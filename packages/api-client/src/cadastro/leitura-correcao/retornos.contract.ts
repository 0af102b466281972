import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { digits, idText, optionalText } from '../../kinds/text.ts';
import { resultadoRetorno } from './leituraCorrecao.contract.ts';

/** An imported return with the number of lines of each result, as its list has them (SIB-60). */
export const retornoSib = z.object({
  id: idText,
  arquivo: z.string(),
  resultado: resultadoRetorno,
  /** Answered .SBX; null when unknown. */
  envio: optionalText,
  em: dayTime,
  /** The person's name, else the login. */
  por: z.string(),
  aceitos: z.int(),
  rejeitados: z.int(),
  /** Inclusions that came without CCO and without error. */
  semResposta: z.int(),
  naoGravados: z.int(),
  ccosGravados: z.int(),
  /** ANS's reason for refusing the whole file; null when it was processed. */
  motivo: optionalText,
});

export type RetornoSib = z.output<typeof retornoSib>;

export const getRetornosSib = endpoint('GET /cadastro/getRetornosSib', {
  summary:
    'Os retornos da ANS (.RPX) já importados, do mais novo ao mais antigo, com o que cada um respondeu.',
  reply: z.array(retornoSib),
});

const resultadosDaLinha = ['Aceito', 'Rejeitado', 'Sem resposta', 'CCO não gravado'] as const;

/** One movement or CCO of a return, with its result. */
export const linhaRetornoSib = z.object({
  id: idText,
  resultado: z.enum(resultadosDaLinha),
  /** Our bond; null when nobody here has the code or CCO. */
  matricula: optionalText,
  nome: optionalText,
  /** The code of the file, else our matrícula. */
  codigo: optionalText,
  movimento: optionalText,
  /** The CCO in the return or in our file. */
  cco: optionalText,
  motivo: optionalText,
  /** The CCO that the bond has now. */
  ccoHoje: optionalText,
});

export type LinhaRetornoSib = z.output<typeof linhaRetornoSib>;

export const getResultadoRetornoSib = endpoint('GET /cadastro/getResultadoRetornoSib/{retorno}', {
  summary:
    'O resultado de um retorno da ANS, linha por linha: aceito, rejeitado, sem resposta, e cada CCO que não foi gravado, com a razão guardada.',
  params: z.object({ retorno: digits(9) }),
  reply: z.array(linhaRetornoSib),
});
