import * as z from 'zod/mini';
import { tipoBoleto } from '../../cobranca/boleto/boleto.contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { idText, typed } from '../../kinds/text.ts';
import { maximoDaBusca } from './busca.rules.ts';

/** Somebody of the register, and the type under which the boletos of that person are searched for. */
export const pessoaAchada = z.object({
  matricula: idText,
  nome: z.string(),
  situacao: z.string(),
  tipo: tipoBoleto,
});

/** An open boleto, and what Gerar boleto finds it by; `matricula` is the code of the company for type E. */
export const boletoAchado = z.object({
  nossoNumero: idText,
  nome: z.string(),
  tipo: tipoBoleto,
  matricula: idText,
  vencimento: day,
  /** It is one of ours, and not of a title of the core system. */
  novo: z.optional(z.boolean()),
});

// A POST, because what is typed and what is found are personal data and must not stand in an address (SEG-23).
export const buscaGeral = endpoint('POST /busca/pessoasEBoletos', {
  summary:
    'Pessoas por matrícula, CPF ou nome e boletos em aberto por nosso número, do que os módulos da sessão podem abrir.',
  body: z.object({ texto: typed(maximoDaBusca) }),
  reply: z.object({
    pessoas: z.array(pessoaAchada),
    /** There are more than these. */
    temMaisPessoas: z.boolean(),
    boletos: z.array(boletoAchado),
    temMaisBoletos: z.boolean(),
  }),
});

export type Achados = z.output<typeof buscaGeral.reply>;
export type PessoaAchada = z.output<typeof pessoaAchada>;
export type BoletoAchado = z.output<typeof boletoAchado>;
