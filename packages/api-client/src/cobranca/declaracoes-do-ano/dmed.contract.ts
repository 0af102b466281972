import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, optionalText } from '../../kinds/text.ts';
import { ano } from './declaracoesDoAno.contract.ts';

/** A problem to check before a year's file is handed in (COB-31). */
export const pendenciaDaDmed = z.object({
  matricula: idText,
  nome: z.string(),
  /** Name of the holder of the contract. */
  titular: z.string(),
  motivo: z.string(),
  valor: money,
  /** True when the file has this person all the same. */
  noArquivo: z.boolean(),
});

export type PendenciaDaDmed = z.output<typeof pendenciaDaDmed>;

/** The file of a year before it is made; `declarado` = `noArquivo` + `pendente` + `daAdministradora`. */
export const resumoDaDmed = z.object({
  titulares: z.int(),
  dependentes: z.int(),
  /** The sum of all declarations of the year. */
  declarado: money,
  noArquivo: money,
  /** Amount of persons whose data in the register are not enough for the file. */
  pendente: money,
  /** Amount of contracts whose administradora collects and declares. */
  daAdministradora: money,
  contratosDaAdministradora: z.int(),
  /** Reason why no file can be made; null when one can. */
  recusa: optionalText,
  pendencias: z.array(pendenciaDaDmed),
});

export type ResumoDaDmed = z.output<typeof resumoDaDmed>;

export const getDmed = endpoint('GET /cobranca/getDmed/{ano}', {
  summary: 'O que o arquivo da Dmed de um ano levaria, e o que está pendente.',
  params: z.object({ ano }),
  reply: resumoDaDmed,
});

export const baixaDmed = endpoint('POST /cobranca/baixaDmed', {
  summary:
    'O arquivo da Dmed de um ano, em base64, lido de volta antes de sair. Recusado (422) com o campo e o motivo.',
  body: z.object({ ano }),
  reply: z.object({ nomeArquivo: z.string(), conteudo: z.string() }),
});
