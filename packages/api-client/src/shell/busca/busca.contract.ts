import * as z from 'zod/mini';
import { tipoBoleto } from '../../cobranca/boleto/boleto.contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { idText, typed } from '../../kinds/text.ts';
import { maximoDaBusca } from './busca.rules.ts';

/** A person of the register, with the type under which the boletos of that person are found. */
export const pessoaAchada = z.object({
  matricula: idText,
  nome: z.string(),
  situacao: z.string(),
  tipo: tipoBoleto,
});

/** An open boleto with its keys in Gerar boleto; `matricula` is the code of the company for type E. */
export const boletoAchado = z.object({
  nossoNumero: idText,
  nome: z.string(),
  tipo: tipoBoleto,
  matricula: idText,
  vencimento: day,
  /** True for a boleto made here, false for a title of the core system. */
  novo: z.optional(z.boolean()),
});

// A POST, because input and results are personal data and must not stand in an address (SEG-23).
export const buscaGeral = endpoint('POST /busca/pessoasEBoletos', {
  summary:
    'Pessoas por matrícula, CPF ou nome e boletos em aberto por nosso número, do que os módulos da sessão podem abrir.',
  body: z.object({ texto: typed(maximoDaBusca) }),
  reply: z.object({
    pessoas: z.array(pessoaAchada),
    /** True when there are more people than these. */
    temMaisPessoas: z.boolean(),
    boletos: z.array(boletoAchado),
    temMaisBoletos: z.boolean(),
  }),
});

export type Achados = z.output<typeof buscaGeral.reply>;
export type PessoaAchada = z.output<typeof pessoaAchada>;
export type BoletoAchado = z.output<typeof boletoAchado>;
